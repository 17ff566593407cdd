import { type Position, rngFrom, type Seat } from '@waldglas/core';
import { course, walk } from '@waldglas/core/testing';
import { describe, expect, test } from 'vitest';
import { inOrder, tilesEverywhere } from './golden-coverage.ts';
import { CARD_IDS, type CardId, factsOf, glassRoad, KINDS, type State } from './index.ts';
import { act, stateOf } from './rules/fixtures.ts';
import { tilesInPlay } from './setup.ts';

const DRAWS = 2000;

interface Cards {
  readonly hand: readonly CardId[];
  readonly faceDown: CardId | 'none';
}

/** What one viewer takes for the cards of a seat, in many draws. */
function guesses(s: State, viewer: Seat | undefined, seat: Seat, draws = DRAWS): Cards[] {
  const view = glassRoad.view(s, viewer);
  return Array.from({ length: draws }, (_, i) => {
    const player = glassRoad.imagine(view, rngFrom(`guess.${i}`)).players[seat];
    if (!player) throw new Error(`no seat ${seat}`);
    return player;
  });
}

const inHand = (all: readonly Cards[], card: CardId) => all.filter(({ hand }) => hand.includes(card)).length;
const faceDown = (all: readonly Cards[], card: CardId) => all.filter(one => one.faceDown === card).length;

/** Every seat holds these five cards in round 1, A has the goblet. */
function dealt(...hands: string[]): State {
  const seats = Object.fromEntries(hands.map((hand, seat) => ['ABCD'.charAt(seat), { hand: hand.split(' ') }]));
  return stateOf({ players: hands.length }, { phase: 'play', period: 1, round: 1, goblet: 'A', seats });
}

const A = 'pit-worker cultivator supplier carpenter woodcutter';
const B = 'forest-manager pond-builder builder clay-worker fish-farmer';
const C = 'forest-manager pond-builder builder clay-worker water-carrier';
const D = 'feudal-lord supplier builder clay-worker charcoal-burner';

describe('who had a free slot and did not join', () => {
  const three = act(dealt(A, B, C), 'A play cultivator', 'B play fish-farmer', 'C play water-carrier');

  test('three players: does not hold that card, but it may lie face down since before', () => {
    for (const viewer of [2, undefined]) {
      const all = guesses(three, viewer, 1);
      expect(inHand(all, 'cultivator')).toBe(0);
      expect(faceDown(all, 'cultivator')).toBeGreaterThan(0);
      expect(inHand(all, 'builder')).toBeGreaterThan(0);
      expect(all.every(({ hand }) => hand.length === 4)).toBe(true);
    }
  });

  test('three players: never lays that card later', () => {
    const later = act(three, 'A end', 'B end', 'C end', 'A play supplier', 'B play forest-manager');
    expect(glassRoad.position(later, 'all').round).toBe(2);
    for (const viewer of [0, 2, undefined]) {
      const all = guesses(later, viewer, 1);
      for (const card of ['cultivator', 'fish-farmer', 'water-carrier'] as const) {
        expect([card, inHand(all, card), faceDown(all, card)]).toEqual([card, 0, 0]);
      }
      expect(faceDown(all, 'supplier')).toBeGreaterThan(0);
      expect(faceDown(all, 'builder')).toBeGreaterThan(0);
    }
  });

  test('four players: each of them by what it could have joined', () => {
    const lines = ['A play woodcutter', 'B play fish-farmer', 'C play water-carrier', 'D play builder'];
    const s = act(dealt(A, B, C, D), ...lines, 'A end', 'B end');
    for (const seat of [2, 3]) {
      const all = guesses(s, 0, seat);
      const shown = (['woodcutter', 'fish-farmer', 'water-carrier'] as const).map(card => inHand(all, card));
      expect(shown).toEqual([0, 0, 0]);
      expect(inHand(all, 'builder')).toBeGreaterThan(0);
    }
    const revealed = guesses(s, 0, 2);
    expect([inHand(revealed, 'water-carrier'), faceDown(revealed, 'water-carrier')]).toEqual([0, 0]);
    expect(faceDown(guesses(s, 0, 3), 'fish-farmer')).toBeGreaterThan(0);
    // the own cards are no guess
    const own = guesses(s, 3, 3, 5).map(({ hand, faceDown: card }) => [...hand, card]);
    expect(new Set(own.map(cards => cards.join()))).toEqual(
      new Set(['feudal-lord,supplier,clay-worker,charcoal-burner,builder']),
    );
  });

  test('a card joined with is out, and with both slots full nothing is learnt', () => {
    const part: Position = {
      phase: 'play',
      round: 2,
      goblet: 'A',
      history: [
        { round: 1, seat: 'A', card: 'pit-worker', joined: ['B'] },
        { round: 1, seat: 'B', card: 'fish-farmer', joined: [] },
        { round: 1, seat: 'C', card: 'clay-worker', joined: ['B'] },
      ],
      seats: {
        A: { hand: ['supplier', 'carpenter', 'woodcutter'] },
        B: { hand: ['builder', 'pond-builder'], slots: ['pit-worker', 'clay-worker'] },
        C: { hand: ['builder', 'water-carrier', 'forest-manager'] },
      },
    };
    const laid = act(stateOf({ players: 3 }, part), 'A play supplier', 'B play pond-builder', 'C play forest-manager');
    const all = guesses(laid, 2, 1);
    expect(inHand(all, 'supplier')).toBeGreaterThan(0);
    for (const card of ['pit-worker', 'clay-worker', 'fish-farmer'] as const) {
      expect([card, inHand(all, card), faceDown(all, card)]).toEqual([card, 0, 0]);
    }
    // C had a free slot: for C the same card does tell something
    expect(inHand(guesses(laid, 0, 2), 'supplier')).toBe(0);
  });
});

/** Every hand of a seat at a moment of the period's history. */
function handAt(s: State, seat: Seat, at: number): CardId[] {
  const player = s.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  const round = s.history[at]?.round;
  const later = s.history.slice(at + 1);
  const laidBefore = (one: { round: number }) => s.players.length > 2 && one.round === round;
  const shown = later.filter(one => one.seat === seat && !laidBefore(one)).map(({ card }) => card);
  const joined = later.filter(one => one.joined.includes(seat)).map(({ card }) => card);
  const down = player.faceDown === 'none' || laidBefore(s) ? [] : [player.faceDown];
  return [...player.hand, ...shown, ...joined, ...down];
}

/** Where a hand contradicts the period's history: somebody should have joined. Counted anew, not by the engine. */
function contradictions(s: State): string[] {
  return s.history.flatMap(({ seat: shower, card, joined }, at) =>
    s.players.flatMap((_, seat) => {
      if (seat === shower || joined.includes(seat)) return [];
      const full = s.history.slice(0, at).filter(one => one.joined.includes(seat)).length >= 2;
      return !full && handAt(s, seat, at).includes(card) ? [`seat ${seat} hid ${card}`] : [];
    }),
  );
}

describe('all pairs of hand and face-down card', () => {
  // B is the last to reveal in round 3 and lacked nine cards on the way, three of them only in this round.
  const shows = (round: number, seats: string, cards: string) =>
    cards.split(' ').map((card, i) => ({ round, seat: seats.charAt(i), card, joined: [] }));
  const history = [
    ...shows(1, 'CDAB', 'pit-worker forest-manager pond-builder feudal-lord'),
    ...shows(2, 'CDAB', 'cultivator supplier builder carpenter'),
    ...shows(3, 'CDA', 'slash-and-burn-farmer woodcutter clay-worker'),
  ];
  const seats = {
    B: { hand: ['fuel-collector', 'fish-farmer'], faceDown: 'water-carrier' },
    ...Object.fromEntries(['A', 'C', 'D'].map(letter => [letter, { hand: ['charcoal-burner', 'water-carrier'] }])),
  };
  const resolving = { phase: 'resolve', turn: 'A', card: 'clay-worker', abilities: 2, round: 3, goblet: 'C' };
  const s = stateOf({ players: 4 }, { ...resolving, history, seats });

  /** By trying them all. */
  function possible(): string[] {
    const pairs: string[] = [];
    const free = CARD_IDS.filter(card => !['feudal-lord', 'carpenter'].includes(card));
    for (const down of free) {
      for (const [i, first] of free.entries()) {
        for (const second of free.slice(i + 1)) {
          if (first === down || second === down) continue;
          const other = glassRoad.clone(s);
          other.players = other.players.map((player, seat) =>
            seat === 1 ? { ...player, hand: [first, second], faceDown: down } : { ...player, hand: [] },
          );
          if (contradictions(other).length === 0) pairs.push(`${first} ${second} ${down}`);
        }
      }
    }
    return pairs;
  }

  test('are dealt, each as often as any other', () => {
    const pairs = possible();
    // face down one of 4 that could still be held, or one of the 3 shown in this round: 4 x 3 + 3 x 6
    expect(pairs).toHaveLength(30);
    const draws = 6000;
    for (const viewer of [0, undefined]) {
      const times = new Map(pairs.map(pair => [pair, 0]));
      const dealt = guesses(s, viewer, 1, draws).map(({ hand, faceDown: down }) => `${hand.join(' ')} ${down}`);
      expect(dealt.filter(pair => !times.has(pair))).toEqual([]);
      for (const pair of dealt) times.set(pair, (times.get(pair) ?? 0) + 1);
      const even = draws / pairs.length;
      const chiSquare = [...times.values()].reduce((sum, n) => sum + (n - even) ** 2 / even, 0);
      // 29 degrees of freedom: above 58.3 in one of a thousand
      expect(chiSquare).toBeLessThan(58.3);
    }
  });
});

describe('along random games', () => {
  const TABLES = [
    { players: 1, options: { introductory: true } },
    { players: 2, options: {} },
    { players: 3, options: { introductory: true } },
    { players: 4, options: { without: ['roofer', 'inn'] } },
  ];

  /** What is wrong with an imagined state, beside the true one. */
  function faults(s: State, imagined: State): string[] {
    const wrong = contradictions(imagined);
    const { buildings } = factsOf(s);
    for (const kind of KINDS) {
      const stack = imagined.stacks[kind].slice(imagined.drawn[kind]);
      if (tilesEverywhere(imagined, kind).join() !== inOrder(tilesInPlay(s, kind)).join()) wrong.push(`${kind} tiles`);
      if (stack.length !== s.stacks[kind].length - s.drawn[kind]) wrong.push(`${kind} stack`);
      const starters = stack.filter(id => buildings[id].starter).length;
      const onTop = stack.slice(0, starters).every(id => buildings[id].starter);
      if (s.options.introductory && !onTop) wrong.push(`${kind}: a starter tile under others`);
    }
    return wrong;
  }

  test.each(TABLES)('$players players: hands fit, stacks hold exactly the unseen tiles, starters on top', options => {
    const wrong: string[] = [];
    const seats = Array.from({ length: options.players }, (_, seat) => seat);
    for (const seed of ['1', '2']) {
      walk(glassRoad, course(glassRoad, options, seed), 7, (s, n) => {
        wrong.push(...contradictions(s).map(what => `${seed}.${n}, truly: ${what}`));
        for (const viewer of [...seats, undefined]) {
          const imagined = glassRoad.imagine(glassRoad.view(s, viewer), rngFrom(`${seed}.${n}`));
          wrong.push(...faults(s, imagined).map(what => `${seed}.${n}, viewer ${viewer}: ${what}`));
        }
      });
    }
    expect(wrong).toEqual([]);
  });

  test('the order of a stack is anybody’s guess', () => {
    const view = glassRoad.view(glassRoad.setup({ players: 2, options: {} }, '1'), 0);
    const tops = new Set(
      Array.from({ length: 400 }, (_, i) => glassRoad.imagine(view, rngFrom(`${i}`)).stacks.bonus[0]),
    );
    expect(tops.size).toBe(view.left.bonus);
  });
});

describe('solo', () => {
  const hand: CardId[] = ['pond-builder', 'builder', 'carpenter', 'woodcutter'];
  const resting: CardId[] = ['feudal-lord', 'pit-worker', 'fish-farmer'];
  const history = [{ round: 1, seat: 'A', card: 'supplier', joined: [] }];
  const part = { phase: 'resolve', period: 3, round: 1, card: 'supplier', abilities: 1, history };
  const s = stateOf({ players: 1 }, { ...part, seats: { A: { hand, resting } } });

  test('the player knows the cards, a spectator only which they cannot be', () => {
    expect(guesses(s, 0, 0, 20).every(one => one.hand.join() === hand.join())).toBe(true);
    const all = guesses(s, undefined, 0);
    expect(all.every(one => one.hand.length === 4 && one.faceDown === 'none')).toBe(true);
    for (const card of CARD_IDS) {
      const out = resting.includes(card) || card === 'supplier';
      if (out) expect([card, inHand(all, card)]).toEqual([card, 0]);
      else expect(inHand(all, card), card).toBeGreaterThan(DRAWS / 4);
    }
  });
});
