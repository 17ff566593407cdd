import { type GameRecord, isIllegal, newRecord, replay, verify } from '@waldglas/core';
import { filesOf, goodRecord } from '@waldglas/core/testing';
import { describe, expect, test } from 'vitest';
import { blackForest, type State } from '../index.ts';
import { act, acting, asked, full, goods, land, offered, seat, stock } from './fixtures.ts';

/** The same position, played by the readings of games that name no fix. */
const before = (s: State): State => ({ ...s, fixes: [] });

describe('several tiles', () => {
  const FREIBURG = { jobs: { freiburg: 'job-freiburg' } };
  const estate = full('forest', { b2: 'empty', e2: 'pasture', e3: 'pond' });
  const s = acting('freiburg', { ...stock('brick 7 | |'), estates: [estate] }, FREIBURG);
  const first = (state: State) => act(state, 'A job job-freiburg', 'A part field', 'A cell e3');

  test('BF-3.3: whoever lays the first in place of another has to lay the second on the empty space', () => {
    expect(offered(first(s), 'A')).toEqual(['cell b2', 'cell e2']);
    expect(land(act(first(s), 'A cell b2'), 'A')).toMatchObject({ b2: 'field', e3: 'field' });
  });

  test('R-158: games from before went on behind the first cell only', () => {
    expect(offered(first(before(s)), 'A', 'cell')).toEqual([]);
    expect(offered(act(before(s), 'A job job-freiburg', 'A part field', 'A cell b2'), 'A')).toEqual([
      'cell e2',
      'cell e3',
      'decline',
    ]);
  });

  test('BF-3.3: the clearing house lays two fields in the same way', () => {
    const cleared = full('forest', { b2: 'pond', e2: 'pasture', e3: 'pond' });
    const seat = { ...stock('| charcoal 1, water 2, wood 6, glass 1 |'), estates: [cleared] };
    const built = act(
      acting('v1.1', seat, { boards: { small: ['29A'], large: [] } }),
      'A visit builder',
      'A build 29A',
      'A cell a1',
      'A cell b2',
      'A part field',
      'A cell e3',
    );
    expect(offered(built, 'A')).toEqual(['cell a1', 'cell e2']);
  });
});

describe('the reminder', () => {
  const cooking = { porridge: 2, meat: 0, charcoal: 2, provisions: [0, 0], commodity: 0, steps: 1 };
  const butcher = { ...stock('||'), cooking, pigs: 1, estates: [{ a1: 'forest', b2: '19B' }] };
  const s = acting('v1.1', butcher, { pile: ['job-market'] });

  test('BF-2.6: its job and its good come before the rest of the meat, and before the meat of the ham cellar', () => {
    const reminded = act(s, 'A visit butcher 1');
    expect([asked(reminded), offered(reminded, 'A', 'good').length]).toEqual(['A', 7]);
    expect(goods(reminded, 'A')).toBe('| | porridge 1, charcoal 1, commodity 1, provisions 1+1');
    const brick = act(reminded, 'A good brick');
    expect(goods(brick, 'A')).toBe('brick 1 | | meat 1, commodity 2, provisions 2+2');
  });

  test('R-159: in games from before the ham cellar came first', () => {
    expect(goods(act(before(s), 'A visit butcher 1'), 'A')).toBe('| | commodity 2, provisions 2+2');
  });
});

describe('the feeding farm', () => {
  const farm = (seat: object) =>
    acting('v1.1', { ...stock('brick 2 | wood 1, glass 2 |'), ...seat }, { boards: { small: ['24A'], large: [] } });
  const built = (s: State) => act(s, 'A visit builder', 'A build 24A', 'A cell e3');
  const animals = (s: State) => [seat(s, 'A').pigs, seat(s, 'A').cattle];
  const FIELDS = { a1: 'field', b1: 'field', d1: 'field' };

  test('BF-3.4: only what can be housed is offered', () => {
    const s = built(farm({ estates: [{ ...FIELDS, a2: 'forest', a3: 'forest' }] }));
    expect(offered(s, 'A')).toEqual(['amount pig 1', 'amount pig 2']);
    expect(animals(act(s, 'A amount pig 1'))).toEqual([1, 2]);
  });

  test('BF-3.4: more than all the room is not gained, and a single mix is not asked for', () => {
    expect(animals(built(farm({ estates: [FIELDS] })))).toEqual([0, 2]);
  });

  test('BF-3.4: a newcomer may take the place of the other kind', () => {
    const s = built(farm({ estates: [{ ...FIELDS, a2: 'pasture' }], pigs: 3 }));
    expect(offered(s, 'A')).toEqual(['keep 3 2', 'keep 0 3']);
  });

  test('BF-3.4: fewer that find room beside the herd may be chosen as well as more in place of it', () => {
    const estate = { a1: 'forest', a2: 'pasture', b2: 'field', e2: 'field', e3: 'field' };
    const cooking = { porridge: 0, meat: 0, charcoal: 0, provisions: [2, 2], commodity: 0 };
    const owner = { ...stock('brick 5 | wood 4, glass 3 |'), cooking, cattle: 3, estates: [estate] };
    const s = acting('v4.1', owner, { boards: { small: ['24A'], large: [] } });
    const asked = act(s, 'A visit woodworker', 'A cell a1', 'A build 24A', 'A cell a1');
    expect(offered(asked, 'A')).toEqual(['amount pig 0', 'amount pig 3']);
    expect(animals(act(asked, 'A amount pig 0'))).toEqual([0, 5]);
    expect(offered(act(asked, 'A amount pig 3'), 'A')).toEqual(['keep 3 2', 'keep 0 3']);
  });

  test('BF-3.4: where nobody fits beside the herd nor in place of it, nobody comes', () => {
    const s = built(farm({ estates: [FIELDS], cattle: 2 }));
    expect([offered(s, 'A', 'amount'), animals(s)]).toEqual([[], [0, 2]]);
  });

  test('R-160: games from before offered every mix', () => {
    expect(offered(built(before(farm({ estates: [FIELDS] }))), 'A')).toHaveLength(4);
  });
});

describe('games from before', () => {
  const GAMES = new Map(filesOf(new URL('../../../../games/', import.meta.url), '.game', 'black-forest'));
  const OLD: Readonly<Record<string, string>> = {
    'R-157': 'black-forest-three.game',
    'R-158': 'black-forest-before-r-158.game',
    'R-159': 'black-forest-before-r-159.game',
    'R-160': 'black-forest-before-r-160.game',
    'R-161': 'black-forest-before-r-161.game',
  };
  /** What the first lines lead to, whatever the record names. */
  const after = (record: GameRecord, lines: number) =>
    JSON.stringify({ ...replay(blackForest, record, lines), fixes: [] });

  test.each(blackForest.fixes)('%s: an older game replays as it was played, and not by the new reading', fix => {
    const record = goodRecord(GAMES.get(OLD[fix] ?? '') ?? '');
    expect(record.fixes).toEqual([]);
    expect(verify(blackForest, record)).toBeUndefined();
    const differs = (_: string, i: number) => after({ ...record, fixes: [fix] }, i + 1) !== after(record, i + 1);
    expect(record.actions.some(differs)).toBe(true);
  });

  test('R-161: only what depends on what would follow is taken unseen', () => {
    const record = goodRecord(GAMES.get('black-forest-before-r-161.game') ?? '');
    const begun = { ...record, actions: [] };
    const tried = (line: string) => replay(blackForest, { ...begun, actions: [line] });
    expect(isIllegal(tried('A move v1.4'))).toBe(false);
    for (const line of ['A move v5.1', 'A move market', 'A visit cook 1', 'B move v1.4'])
      expect(isIllegal(tried(line)), line).toBe(true);
  });
});

describe('records', () => {
  const fresh = newRecord(blackForest, { players: 3, options: {}, seed: '1' });
  if (isIllegal(fresh)) throw new Error(fresh.illegal);

  test('new ones name every fix', () => {
    expect(fresh.fixes).toEqual(['R-157', 'R-158', 'R-159', 'R-160', 'R-161']);
    expect(blackForest.setup({ players: 3, options: {} }, '1').fixes).toEqual(fresh.fixes);
  });

  test('one that names an unknown fix is refused', () => {
    const fixes = [...fresh.fixes, 'R-999'];
    expect(replay(blackForest, { ...fresh, fixes })).toMatchObject({ illegal: 'there is no fix "R-999"', line: 0 });
  });

  test('R-157: in games from before the provision of the third seat stands on the fuller marker', () => {
    const s = blackForest.setup({ players: 3, options: {}, fixes: [] }, '1');
    const third = 'ABC'.charAt((s.start + 2) % 3);
    expect(seat(s, third).cooking.provisions).toEqual([1, 3]);
  });
});
