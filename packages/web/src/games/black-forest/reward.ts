import {
  type Action,
  blackForest,
  type Event,
  type State,
  type View,
  WHEELS,
  type WheelName,
} from '@waldglas/black-forest';
import { type Bag, type Decision, isPendingEffect, rngFrom, type Seat } from '@waldglas/core';

/** What taking one part of a reward next would do. */
export interface PartPreview {
  readonly part: string;
  readonly action: Action;
  /** How far each wheel would rotate. */
  readonly rotations: Readonly<Record<WheelName, number>>;
  /** How many units it has, if it is a gain of one good. */
  readonly units: number | undefined;
  /** What really comes, by good. */
  readonly gained: Readonly<Record<string, number>>;
  readonly after: View;
}

const imagined = (view: View): State => blackForest.imagine(view, rngFrom('reward'));

/** BF-2.5: the question which part of a reward comes next, if it is asked. */
function partQuestion(view: View, seat: Seat): Decision<Action> | undefined {
  return blackForest.decisions(imagined(view)).find(one => one.seat === seat && one.ask.what === 'part');
}

/** Every part that may come next; questions that a part itself asks get their first answer. */
export function partsOf(view: View, seat: Seat): readonly PartPreview[] {
  return (partQuestion(view, seat)?.options ?? []).flatMap(action =>
    action.verb === 'part' ? [taken(view, seat, action.part, action)] : [],
  );
}

function taken(view: View, seat: Seat, part: string, action: Action): PartPreview {
  const s = imagined(view);
  const rotations = Object.fromEntries(WHEELS.map(wheel => [wheel, 0])) as Record<WheelName, number>;
  const gained: Record<string, number> = {};
  const heard = (event: Event) => {
    if (event.kind === 'turn' && event.seat === seat) rotations[event.wheel] += event.steps;
    if (event.kind !== 'gain' || event.seat !== seat) return;
    for (const [good, n = 0] of Object.entries(event.goods)) gained[good] = (gained[good] ?? 0) + n;
  };
  blackForest.apply(s, action, heard);
  for (let next = ownQuestion(s, seat); next; next = ownQuestion(s, seat)) blackForest.apply(s, next, heard);
  return { part, action, units: unitsOf(view, part), rotations, gained, after: blackForest.view(s, seat) };
}

/** The units of a part that is a gain of one good. */
function unitsOf({ agenda }: View, part: string): number | undefined {
  const top = agenda.at(-1);
  if (!top || !isPendingEffect(top) || top.effect.op !== 'parts') return undefined;
  for (const one of top.effect.of) {
    const goods: Bag = one.op === 'gain' ? one.goods : {};
    if (goods[part] !== undefined) return goods[part];
  }
  return undefined;
}

/** The first answer to what the part itself asks: which wheel, how it is divided. */
function ownQuestion(s: State, seat: Seat): Action | undefined {
  const [decision] = blackForest.decisions(s);
  const own = decision?.seat === seat && (decision.ask.what === 'wheel' || decision.ask.what === 'split');
  return own ? decision.options[0] : undefined;
}

/** So many beginnings of an order are followed at a time. */
const FOLLOWED = 12;

interface Beginning {
  readonly order: readonly string[];
  readonly gained: number;
  readonly view: View;
  readonly over: boolean;
}

/** A sensible order of all parts: one of those in which most comes. Of alike ones the printed order is taken. */
export function suggestedOrder(view: View, seat: Seat): readonly string[] {
  let known: Beginning[] = [{ order: [], gained: 0, view, over: false }];
  while (known.some(({ over }) => !over)) {
    known = known
      .flatMap(one => (one.over ? [one] : longer(one, seat)))
      .sort((a, b) => b.gained - a.gained)
      .slice(0, FOLLOWED);
  }
  // where the order of the rest does not matter it is not asked for
  const all = partsOf(view, seat).map(({ part }) => part);
  const begun = known[0]?.order ?? [];
  return [...begun, ...all.filter(part => !begun.includes(part))];
}

/** What is to be played to take all parts in an order, with the first answers to what they ask themselves. */
export function linesInOrder(view: View, seat: Seat, order: readonly string[]): readonly Action[] {
  const s = imagined(view);
  const actions: Action[] = [];
  const play = (action: Action) => {
    actions.push(action);
    blackForest.apply(s, action);
  };
  for (const part of order) {
    const asked = blackForest.decisions(s).find(one => one.seat === seat && one.ask.what === 'part');
    const next = asked?.options.find(one => one.verb === 'part' && one.part === part);
    // where the order of the rest does not matter it is not asked for
    if (!next) break;
    play(next);
    for (let own = ownQuestion(s, seat); own; own = ownQuestion(s, seat)) play(own);
  }
  return actions;
}

function longer(one: Beginning, seat: Seat): Beginning[] {
  const parts = partsOf(one.view, seat);
  if (parts.length === 0) return [{ ...one, over: true }];
  return parts.map(({ part, gained, after }) => ({
    order: [...one.order, part],
    gained: one.gained + Object.values(gained).reduce((sum, n) => sum + n, 0),
    view: after,
    over: false,
  }));
}
