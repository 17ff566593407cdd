import { below, isIllegal, next, play, type Rng, rngFrom, type Seat, shuffled } from '@waldglas/core';
import { course, difference, walk } from '@waldglas/core/testing';
import { describe, expect, test } from 'vitest';
import { handSize } from './facts.ts';
import { type Action, CARD_IDS, type Event, glassRoad, KINDS, type State } from './index.ts';

const TABLES = [
  { players: 1, options: {} },
  { players: 2, options: {} },
  { players: 3, options: { introductory: true } },
  { players: 4, options: {} },
];
const viewers = (s: State): (Seat | undefined)[] => [...s.players.keys(), undefined];
const positionFor = (s: State, viewer: Seat | undefined) => glassRoad.position(s, viewer ?? 'spectator');
const choosing = (s: State) => s.agenda.some(todo => 'step' in todo && todo.step === 'choose');

/** Shows states of some random games at all points of rest and in between. */
function along(players: number, stride: number, visit: (s: State, rng: Rng) => string | undefined): string[] {
  const wrong: string[] = [];
  const options = TABLES.find(one => one.players === players)?.options ?? {};
  for (const seed of ['secret.1', 'secret.2']) {
    walk(glassRoad, course(glassRoad, { players, options }, seed), stride, (s, n) => {
      const found = visit(s, rngFrom(`${seed}.${n}`));
      if (found !== undefined) wrong.push(`${seed}, after ${n} actions: ${found}`);
    });
  }
  return wrong;
}

/** A state that differs from `s` only in what the viewer may not know: other hands, stacks and chance. */
function otherwise(s: State, viewer: Seat | undefined, rng: Rng): State {
  const other = glassRoad.clone(s);
  other.rng = [next(rng) | 0, next(rng) | 0, next(rng) | 0, next(rng) | 0];
  other.stacks = { ...s.stacks };
  for (const kind of KINDS) {
    const drawn = s.stacks[kind].slice(0, s.drawn[kind]);
    other.stacks = { ...other.stacks, [kind]: [...drawn, ...shuffled(rng, s.stacks[kind].slice(s.drawn[kind]))] };
  }
  other.players = other.players.map((player, seat) => {
    if (seat === viewer) return player;
    // a hand that is not complete yet may have fewer or more cards, from which it can still be completed
    const unready = choosing(s) && player.hand.length < handSize(s);
    const cards = shuffled(rng, unready ? CARD_IDS.slice(0, 8) : CARD_IDS);
    const size = unready ? below(rng, 3) : player.hand.length;
    const faceDown = player.faceDown === 'none' ? 'none' : (cards.at(-1) ?? 'none');
    return { ...player, hand: CARD_IDS.filter(card => cards.slice(0, size).includes(card)), faceDown };
  });
  return other;
}

function seesTheSame(s: State, other: State, viewer: Seat | undefined): string | undefined {
  const who = viewer === undefined ? 'the spectator' : `seat ${viewer}`;
  const seen =
    difference(glassRoad.view(other, viewer), glassRoad.view(s, viewer), 'view') ??
    difference(positionFor(other, viewer), positionFor(s, viewer), 'position');
  return seen === undefined ? undefined : `${who} sees ${seen}`;
}

describe.each([1, 2, 3, 4])('with %d players', players => {
  test('nobody sees a difference between states that differ only in secrets', () => {
    const wrong = along(players, 3, (s, rng) => {
      for (const viewer of viewers(s)) {
        const found = seesTheSame(s, otherwise(s, viewer, rng), viewer);
        if (found !== undefined) return found;
      }
      return undefined;
    });
    expect(wrong).toEqual([]);
  });

  test('nor between the true state and what can be imagined from the view', () => {
    const wrong = along(players, 9, (s, rng) => {
      for (const viewer of viewers(s)) {
        const found = seesTheSame(s, glassRoad.imagine(glassRoad.view(s, viewer), rng), viewer);
        if (found !== undefined) return found;
      }
      return undefined;
    });
    expect(wrong).toEqual([]);
  });

  test('no view or position holds a tile of the stacks, the generator, another hand or a face-down card', () => {
    const wrong = along(players, 5, s => {
      const undrawn = KINDS.flatMap(kind => s.stacks[kind].slice(s.drawn[kind])).filter(id => id !== 'glassworks');
      for (const viewer of viewers(s)) {
        const view = glassRoad.view(s, viewer);
        const texts = [JSON.stringify(view), JSON.stringify(positionFor(s, viewer))];
        const leak = undrawn.find(tile => texts.some(text => text.includes(`"${tile}"`)));
        if (leak !== undefined) return `viewer ${viewer} sees the undrawn ${leak}`;
        if (texts.some(text => /"(rng|stacks|drawn)"/.test(text))) return `viewer ${viewer} sees the stacks or chance`;
        for (const [seat, { hand, faceDown }] of view.players.entries()) {
          if (seat === viewer) continue;
          if (typeof hand !== 'number') return `viewer ${viewer} sees the hand of ${seat}`;
          if (!['none', 'hidden'].includes(faceDown)) return `viewer ${viewer} sees the card of ${seat}`;
        }
      }
      return undefined;
    });
    expect(wrong).toEqual([]);
  });

  test('what a seat may do depends on no secret of others', () => {
    const own = (s: State, seat: Seat) => [
      glassRoad.decisions(s).find(decision => decision.seat === seat),
      glassRoad.anytime(s, seat),
    ];
    const wrong = along(players, 7, (s, rng) => {
      for (const seat of s.players.keys()) {
        const apart = difference(own(otherwise(s, seat, rng), seat), own(s, seat), `seat ${seat}`);
        if (apart !== undefined) return apart;
      }
      return undefined;
    });
    expect(wrong).toEqual([]);
  });
});

function played(s: State, ...lines: string[]): { readonly state: State; readonly events: readonly Event[] } {
  const actions = lines.map(line => glassRoad.read(line)).filter((one): one is Action => !isIllegal(one));
  expect(actions).toHaveLength(lines.length);
  const result = play(glassRoad, s, actions);
  if (isIllegal(result)) throw new Error(result.illegal);
  return result;
}

const HANDS = [
  ['feudal-lord', 'pit-worker', 'builder', 'carpenter', 'woodcutter'],
  ['pit-worker', 'supplier', 'builder', 'clay-worker', 'fish-farmer'],
  ['cultivator', 'supplier', 'builder', 'charcoal-burner', 'water-carrier'],
];

describe('while hands are chosen', () => {
  test('others see nothing of a hand until it is complete, then only that it is', () => {
    let s = glassRoad.setup({ players: 3, options: {} }, 'choose');
    for (const [seat, hand] of HANDS.slice(0, 2).entries()) {
      for (const [n, card] of hand.entries()) {
        const { state, events } = played(s, `${'ABC'.charAt(seat)} pick ${card}`);
        const ready = n === hand.length - 1;
        expect(events).toEqual(ready ? [{ kind: 'ready', seat }] : []);
        for (const viewer of viewers(s)) {
          if (viewer === seat) continue;
          const before = glassRoad.view(s, viewer);
          const players = before.players.map((player, other) =>
            other === seat && ready ? { ...player, hand: 5 } : player,
          );
          expect(glassRoad.view(state, viewer)).toEqual({ ...before, players });
          if (!ready) expect(positionFor(state, viewer)).toEqual(positionFor(s, viewer));
        }
        expect(glassRoad.view(state, seat).players[seat]?.hand).toEqual(hand.slice(0, n + 1));
        s = state;
      }
    }
  });

  test('the last hand closes the step; even then only sizes are seen', () => {
    const picks = HANDS.flatMap((hand, seat) => hand.map(card => `${'ABC'.charAt(seat)} pick ${card}`));
    const { state, events } = played(glassRoad.setup({ players: 3, options: {} }, 'choose'), ...picks);
    expect(JSON.stringify(events)).not.toMatch(/pit-worker|builder|supplier/);
    expect(glassRoad.view(state, undefined).players.map(({ hand }) => hand)).toEqual([5, 5, 5]);
    expect(glassRoad.view(state, 1).players.map(({ hand }) => hand)).toEqual([5, HANDS[1], 5]);
  });
});

describe('a face-down card', () => {
  const picks = HANDS.flatMap((hand, seat) => hand.map(card => `${'ABC'.charAt(seat)} pick ${card}`));
  const start = played(glassRoad.setup({ players: 3, options: {} }, 'choose'), ...picks).state;

  test('is hidden from all but its owner, and known by nothing else than one card less', () => {
    const views = ['builder', 'carpenter'].map(card => {
      const { state, events } = played(start, `A play ${card}`);
      expect(events).toEqual([{ kind: 'ready', seat: 0 }]);
      const [own] = glassRoad.view(state, 0).players;
      expect([own?.faceDown, own?.hand]).toEqual([card, HANDS[0]?.filter(one => one !== card)]);
      for (const viewer of [1, 2, undefined]) {
        const [other] = glassRoad.view(state, viewer).players;
        expect([other?.faceDown, other?.hand]).toEqual(['hidden', 4]);
        const seats = positionFor(state, viewer).seats as Record<string, Record<string, unknown>>;
        expect([seats.A?.ready, seats.A?.faceDown, seats.A?.hand]).toEqual([true, undefined, 4]);
      }
      return [1, 2, undefined].map(viewer => glassRoad.view(state, viewer));
    });
    expect(views[0]).toEqual(views[1]);
  });

  test('of a later seat stays hidden while earlier ones are resolved', () => {
    const { goblet } = start;
    const lines = HANDS.map((hand, seat) => `${'ABC'.charAt(seat)} play ${hand[0]}`);
    const { state, events } = played(start, ...lines);
    const shown = events.flatMap(event => (event.kind === 'reveal' ? [event.seat] : []));
    expect(shown).toEqual([goblet]);
    const seen = glassRoad.view(state, undefined).players.map(({ faceDown }) => faceDown);
    expect(seen).toEqual(HANDS.map((_, seat) => (seat === goblet ? 'none' : 'hidden')));
    expect(JSON.stringify(events)).not.toContain(HANDS[(goblet + 1) % 3]?.[0]);
  });
});
