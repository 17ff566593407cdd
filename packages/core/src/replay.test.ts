import { describe, expect, test } from 'vitest';
import { isIllegal } from './illegal.ts';
import type { GameRecord } from './record.ts';
import { append, begin, live, replay } from './replay.ts';
import { seatLetter } from './rules.ts';
import { withUndo } from './testing/records.ts';
import { toy } from './testing/toy.ts';
import type { ToyEvent, ToyState } from './testing/toy-state.ts';
import { verify } from './verify.ts';

const NEW: GameRecord = {
  rules: 'toy',
  edition: 'toy-2',
  fixes: [],
  players: 2,
  options: {},
  seed: '11',
  actions: [],
};

function stateOf(record: GameRecord): ToyState {
  const s = replay(toy, record);
  if (isIllegal(s)) throw new Error(`${s.line}: ${s.illegal}`);
  return s;
}

/** The record with the first offered answer of each of these seats. */
function firsts(record: GameRecord, seats: readonly number[]): GameRecord {
  return seats.reduce((longer, seat) => {
    const option = toy.decisions(stateOf(longer)).find(decision => decision.seat === seat)?.options[0];
    if (!option) throw new Error(`seat ${seat} is not asked`);
    return append(longer, [toy.write(option)]);
  }, record);
}

function undone(record: GameRecord, seat: number): GameRecord {
  const shorter = withUndo(toy, record, seat);
  if (isIllegal(shorter)) throw new Error(shorter.illegal);
  return shorter;
}

/** Everybody has picked; A is at turn. */
const TURN = firsts(NEW, [0, 0, 1, 1]);
const turn = (...lines: string[]) => append(TURN, lines);

describe('live lines', () => {
  test.each([
    [[], []],
    [
      ['A x', 'B y'],
      [0, 1],
    ],
    [['A x', 'B y', 'A undo'], [1]],
    [['A x', 'A y', 'B z', 'A undo', 'A undo'], [2]],
    [['A x', 'A undo', 'A y', 'B z', 'B undo'], [2]],
  ])('%j', (actions, indices) => {
    expect(live(actions)).toEqual(indices);
  });

  test('an undo with nothing to cancel', () => {
    expect(live(['A x', 'B undo'])).toMatchObject({ illegal: 'B has nothing to take back', line: 2 });
    expect(live(['A x', 'A undo', 'A undo'])).toMatchObject({ illegal: 'A has nothing to take back', line: 3 });
  });
});

describe('begin', () => {
  test('the set-up of table, edition and seed', () => {
    const s = begin(toy, { ...NEW, edition: 'toy-1', fixes: ['R-001'], options: { short: true, without: ['1', '2'] } });
    expect(s).toMatchObject({ edition: 'toy-1', fixes: ['R-001'], rounds: 1, pack: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] });
    expect(begin(toy, NEW)).toEqual(toy.setup({ players: 2, options: {} }, '11'));
  });

  test('a start position is put into it', () => {
    const start = '{"phase":"turn","turn":"B","seats":{"A":{"marbles":{"red":7}}}}';
    const s = begin(toy, { ...NEW, start });
    expect(s).toMatchObject({ agenda: [{ step: 'turn', seat: 1 }], players: [{ marbles: { red: 7, blue: 0 } }, {}] });
  });

  test.each<[Partial<GameRecord>, string]>([
    [{ rules: 'other' }, 'this is a record of "other", not of "toy"'],
    [{ edition: 'toy-9' }, 'there is no edition "toy-9"'],
    [{ players: 1 }, 'the game is for 2 to 3 players'],
    [{ players: 4 }, 'the game is for 2 to 3 players'],
    [{ players: 2.5 }, 'the game is for 2 to 3 players'],
    [{ options: { long: true } }, 'there is no option "long"; there is: short, without'],
    [{ options: { toString: true } }, 'there is no option "toString"; there is: short, without'],
    [{ options: { short: ['1'] } }, 'the option "short" is on or off, not a list'],
    [{ options: { without: true } }, 'the option "without" needs a list'],
    [{ options: { without: ['3', '13'] } }, 'the option "without" does not know "13"'],
    [{ seed: '1\nA end' }, 'a seed is one line without control characters'],
    [{ start: '{' }, 'the start is not a position in JSON'],
    [{ start: '7' }, 'the start is not a position in JSON'],
    [{ start: '{"phase":"lunch"}' }, '"phase" cannot be "lunch"'],
  ])('%j is refused', (change, reason) => {
    expect(begin(toy, { ...NEW, ...change })).toMatchObject({ illegal: reason });
    expect(replay(toy, { ...NEW, ...change })).toMatchObject({ illegal: reason, line: 0 });
  });
});

describe('replay', () => {
  test('folds the live lines of the first actions', () => {
    const record = turn('A take', 'A undo', 'A draw');
    expect(stateOf(turn('A draw'))).toEqual(stateOf(record));
    expect(replay(toy, record, 4)).toEqual(stateOf(TURN));
    expect(replay(toy, record, 5)).toEqual(stateOf(turn('A take')));
    expect(replay(toy, record, 0)).toEqual(begin(toy, NEW));
  });

  test('tells what happened in the live lines only', () => {
    const events: ToyEvent[] = [];
    replay(toy, turn('A take', 'A undo', 'A draw'), undefined, event => events.push(event));
    expect(events).toEqual([
      { kind: 'shown', what: 'picks' },
      { kind: 'shown', what: 'card' },
    ]);
  });

  test('names the line that is wrong', () => {
    expect(replay(toy, turn('A take', 'A dance'))).toMatchObject({ illegal: 'there is no verb "dance"', line: 6 });
    expect(replay(toy, turn('A take', 'A take'))).toMatchObject({ illegal: '"A take" is not among: end', line: 6 });
    expect(replay(toy, turn('A take', 'A undo', 'A end'))).toMatchObject({ line: 7 });
    expect(replay(toy, append(NEW, ['B undo']))).toMatchObject({ line: 1 });
  });

  test('more lines: the scores are left out', () => {
    expect(append({ ...TURN, scores: [1, 2] }, ['A take'])).toEqual(turn('A take'));
  });
});

describe('undo', () => {
  test('takes back line by line, as long as nothing came to light', () => {
    const record = turn('A take', 'A end');
    const once = undone(record, 0);
    expect(once.actions).toEqual([...record.actions, 'A undo']);
    expect(stateOf(once)).toEqual(stateOf(turn('A take')));
    const twice = undone(once, 0);
    expect(stateOf(twice)).toEqual(stateOf(TURN));
    expect(withUndo(toy, twice, 0)).toMatchObject({ fence: 'picks', line: 4 });
  });

  test('nothing to take back', () => {
    expect(withUndo(toy, NEW, 0)).toMatchObject({ illegal: 'A has nothing to take back', fence: 'nothing', line: 0 });
    expect(withUndo(toy, firsts(NEW, [0]), 1)).toMatchObject({ fence: 'nothing', line: 0 });
  });

  test('what came to light is named, with the line that showed it', () => {
    expect(withUndo(toy, TURN, 1)).toMatchObject({
      illegal: 'something has come to light since',
      fence: 'picks',
      line: 4,
    });
    expect(withUndo(toy, turn('A draw'), 0)).toMatchObject({ fence: 'card', line: 5 });
    expect(withUndo(toy, turn('A draw', 'A end', 'B take'), 0)).toMatchObject({ fence: 'answered', line: 7 });
  });

  test('the end before a draw of another seat stands', () => {
    expect(withUndo(toy, turn('A take', 'A end', 'B draw'), 0)).toMatchObject({ fence: 'card', line: 7 });
  });

  test('another seat has answered', () => {
    const record = turn('A take', 'A end', 'B take');
    expect(withUndo(toy, record, 0)).toMatchObject({ illegal: 'B has answered since', fence: 'answered', line: 7 });
    expect(stateOf(undone(undone(record, 1), 0))).toEqual(stateOf(turn('A take')));
  });

  test('anytime actions of another seat do not count', () => {
    const open = turn('A take', 'B swap');
    expect(stateOf(undone(open, 0))).toEqual(stateOf(turn('B swap')));
    const answered = append(open, ['B marble blue']);
    expect(stateOf(undone(answered, 0))).toEqual(stateOf(turn('B swap', 'B marble blue')));
  });

  test('an own anytime action is taken back answer by answer', () => {
    const once = undone(turn('B swap', 'B marble blue'), 1);
    expect(stateOf(once)).toEqual(stateOf(turn('B swap')));
    expect(stateOf(undone(once, 1))).toEqual(stateOf(TURN));
  });

  test('anytime actions inside anytime actions do not count either', () => {
    const record = turn('A take', 'A swap', 'B swap', 'B marble blue');
    expect(stateOf(undone(record, 0))).toEqual(stateOf(turn('A take', 'B swap', 'B marble blue')));
  });

  test('an answer after an anytime action counts again', () => {
    const record = turn('A take', 'A end', 'B swap', 'B marble blue', 'B take');
    expect(withUndo(toy, record, 0)).toMatchObject({ fence: 'answered', line: 9 });
  });

  test('what another seat has used is needed', () => {
    const record = turn('A fill green', 'B swap', 'B marble green');
    const fence = { illegal: 'line 7 would not be possible without it', fence: 'needed', line: 7 };
    expect(withUndo(toy, record, 0)).toMatchObject(fence);
    expect(stateOf(undone(undone(record, 1), 0))).toEqual(stateOf(turn('B swap')));
  });

  test('the end of the game can be taken back, if nothing was shown', () => {
    const short = { ...TURN, options: { short: true } };
    const over = append(short, ['A take', 'A end', 'B take', 'B end']);
    expect(toy.decisions(stateOf(over))).toEqual([]);
    expect(toy.decisions(stateOf(undone(over, 1)))).toHaveLength(1);
  });

  test('a broken record is no record of the caller', () => {
    expect(() => withUndo(toy, turn('B take'), 0)).toThrow('line 5');
  });
});

describe('undo while several seats choose', () => {
  test('in the same open step the answers of others do not count', () => {
    const record = firsts(NEW, [0, 0, 1]);
    const own = firsts(NEW, [0]).actions;
    const shorter = undone(record, 0);
    expect(stateOf(shorter)).toEqual(stateOf(append(NEW, [...own, record.actions[2] ?? ''])));
    expect(stateOf(undone(shorter, 0)).players[0]?.picks).toEqual([]);
  });

  test('also if only one seat was left to answer, and with an anytime action on top', () => {
    const record = append(firsts(NEW, [0, 0, 1]), ['B swap']);
    expect(stateOf(undone(record, 0)).players.map(player => player.picks.length)).toEqual([1, 1]);
  });

  test('an own anytime action stands once others have answered after it: reopened, it would ask before them', () => {
    const record = firsts(append(NEW, ['A swap', 'A marble blue']), [1]);
    expect(withUndo(toy, record, 0)).toMatchObject({ fence: 'needed', line: 3 });
  });

  test('once the last answer has closed the step, it stands', () => {
    expect(withUndo(toy, TURN, 0)).toMatchObject({ fence: 'picks', line: 4 });
    const silent = {
      ...toy,
      apply: (s: ToyState, ...rest: [Parameters<typeof toy.apply>[1]]) => {
        const { shown } = s;
        toy.apply(s, ...rest);
        s.shown = shown;
      },
    };
    expect(withUndo(silent, TURN, 0)).toMatchObject({ fence: 'answered', line: 4 });
  });

  test('three seats', () => {
    const record = firsts({ ...NEW, players: 3 }, [2, 0, 2, 1, 0]);
    for (const seat of [0, 1, 2]) {
      const left = stateOf(undone(record, seat)).players.map(player => player.picks.length);
      expect(left, seatLetter(seat)).toEqual([2, 1, 2].map((n, i) => (i === seat ? n - 1 : n)));
    }
  });
});

describe('verify', () => {
  const whole = append(TURN, ['A take', 'A undo', 'A fill blue', 'A end', 'B take', 'B end']);
  const short = { ...whole, options: { short: true } };

  test('a fair record', () => {
    expect(verify(toy, NEW)).toBeUndefined();
    expect(verify(toy, whole)).toBeUndefined();
    const points = toy.scores(stateOf(short)).map(score => score.points);
    expect(verify(toy, { ...short, scores: points })).toBeUndefined();
    expect(verify(toy, { ...short, scores: points.map(n => n + 1) })).toMatchObject({ line: 11 });
  });

  test('scores before the end', () => {
    const early = { ...whole, scores: [0, 0] };
    expect(verify(toy, early)).toMatchObject({ illegal: 'there are scores, but the game is not over', line: 11 });
  });

  test('an undo that was not allowed then', () => {
    const record = turn('A draw', 'A undo', 'A take');
    expect(isIllegal(replay(toy, record))).toBe(false);
    expect(verify(toy, record)).toMatchObject({ illegal: 'something has come to light since', line: 6 });
  });

  test('a taken-back line that was not legal then', () => {
    const record = turn('A end', 'A undo', 'A take');
    expect(isIllegal(replay(toy, record))).toBe(false);
    expect(verify(toy, record)).toMatchObject({ line: 5 });
  });

  test('a line that is not legal', () => {
    expect(verify(toy, turn('B take'))).toMatchObject({ line: 5 });
  });
});
