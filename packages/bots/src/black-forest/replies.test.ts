import { type Action, blackForest, type State } from '@waldglas/black-forest';
import { lowest } from '@waldglas/core';
import { expect, test } from 'vitest';
import { meter } from '../meter.ts';
import { worthBy } from './evaluate.ts';
import { afterReplies, type Replies } from './replies.ts';
import { turnPort } from './turn.ts';
import { TUNED } from './weights.ts';

const PORT = turnPort({ cells: 1, builds: 3, goods: 3, gives: 1, parts: 2 });
const REPLIES: Replies = {
  look: { port: PORT, anytimeActions: 1, moveNodes: 10, swapNodes: 5, swaps: 2 },
  nodes: 200,
  share: 0.5,
};
const WORTH = worthBy(TUNED);

const count = (nodes: number) => meter({ seed: 'replies' }, nodes);

/** The first turn of a game up to its end, which is not played yet. */
function endOfFirstTurn(players: number): State {
  const s = blackForest.setup({ players, options: {} }, 'replies');
  for (let decision = lowest(blackForest.decisions(s)); decision; decision = lowest(blackForest.decisions(s))) {
    const end = decision.options.find(({ verb }) => verb === 'end');
    if (end) return s;
    const [first] = decision.options.filter(({ verb }) => verb !== 'swap');
    if (first) blackForest.apply(s, first);
  }
  throw new Error('over too soon');
}

test.each([2, 3, 4])('with %i players all others have had a turn, and it is the own move again', players => {
  const s = endOfFirstTurn(players);
  const seat = s.turn;
  const before = structuredClone(s);
  const then = afterReplies(s, seat, new Map(), REPLIES, WORTH, count(5000));
  expect(s).toEqual(before);
  expect(lowest(blackForest.decisions(then))).toMatchObject({ seat, ask: { what: 'move' } });
  expect(then.players.filter(({ pawn }) => pawn === 'none')).toEqual([]);
});

test('what others answered before is their answer again without a thought, if they still can', () => {
  const s = endOfFirstTurn(2);
  const other = 1 - s.turn;
  const known = new Map<number, readonly Action[]>();
  const first = afterReplies(s, s.turn, known, REPLIES, WORTH, count(5000));
  expect(known.get(other)?.length).toBeGreaterThan(1);
  const nodes = count(5000);
  expect(afterReplies(s, s.turn, known, REPLIES, WORTH, nodes)).toEqual(first);
  expect(nodes.count()).toBe(0);
});

test('an answer that is not possible any more is thought of anew', () => {
  const s = endOfFirstTurn(2);
  const other = 1 - s.turn;
  const taken: Action = { seat: other, verb: 'move', to: s.players[s.turn]?.pawn ?? '' };
  const nodes = count(5000);
  const then = afterReplies(s, s.turn, new Map([[other, [taken]]]), REPLIES, WORTH, nodes);
  expect(nodes.count()).toBeGreaterThan(0);
  expect(then.players[other]?.pawn).not.toBe(taken.to);
});
