import {
  type Action,
  blackForest,
  type Event,
  type State,
  type View,
  WHEELS,
  type WheelName,
} from '@waldglas/black-forest';
import { type Bag, isPendingEffect, rngFrom, type Seat } from '@waldglas/core';

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

/** A state that fits what is seen; chance plays no part in a reward. */
export const imagined = (view: View): State => blackForest.imagine(view, rngFrom('reward'));

type PartAction = Extract<Action, { verb: 'part' }>;

/** BF-2.5: the parts that may come next, if that is asked. */
export function partOptions(s: State, seat: Seat): readonly PartAction[] {
  const asked = blackForest.decisions(s).find(one => one.seat === seat && one.ask.what === 'part');
  return (asked?.options ?? []).flatMap(one => (one.verb === 'part' ? [one] : []));
}

/** Every part that may come next; questions that a part itself asks get their first answer. */
export function partsOf(view: View, seat: Seat): readonly PartPreview[] {
  return partOptions(imagined(view), seat).map(action => {
    const s = imagined(view);
    const come = takePart(s, seat, action, ownQuestion);
    return { part: action.part, action, units: unitsOf(view, action.part), after: blackForest.view(s, seat), ...come };
  });
}

/** Plays a part in a state, and what it asks as `answer` says; tells what comes. */
export function takePart(
  s: State,
  seat: Seat,
  action: Action,
  answer: (s: State, seat: Seat) => Action | undefined,
): Pick<PartPreview, 'rotations' | 'gained'> {
  const rotations = Object.fromEntries(WHEELS.map(wheel => [wheel, 0])) as Record<WheelName, number>;
  const gained: Record<string, number> = {};
  const heard = (event: Event) => {
    if (event.kind === 'turn' && event.seat === seat) rotations[event.wheel] += event.steps;
    if (event.kind !== 'gain' || event.seat !== seat) return;
    for (const [good, n = 0] of Object.entries(event.goods)) gained[good] = (gained[good] ?? 0) + n;
  };
  const herd = () => ({ pig: s.players[seat]?.pigs ?? 0, cattle: s.players[seat]?.cattle ?? 0 });
  const before = herd();
  blackForest.apply(s, action, heard);
  for (let next = answer(s, seat); next; next = answer(s, seat)) blackForest.apply(s, next, heard);
  // animals come as far as there is room for them
  const { pig, cattle } = herd();
  return { rotations, gained: { ...gained, pig: pig - before.pig, cattle: cattle - before.cattle } };
}

/** The units of a part that is a gain of one good. */
export function unitsOf({ agenda }: Pick<State, 'agenda'>, part: string): number | undefined {
  const top = agenda.at(-1);
  if (!top || !isPendingEffect(top) || top.effect.op !== 'parts') return undefined;
  for (const one of top.effect.of) {
    const goods: Bag = one.op === 'gain' ? one.goods : {};
    if (goods[part] !== undefined) return goods[part];
  }
  return undefined;
}

/** The first answer to what the part itself asks: which wheel, how it is divided. */
export function ownQuestion(s: State, seat: Seat): Action | undefined {
  const [decision] = blackForest.decisions(s);
  const own = decision?.seat === seat && (decision.ask.what === 'wheel' || decision.ask.what === 'split');
  return own ? decision.options[0] : undefined;
}
