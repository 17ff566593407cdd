import { type Action, blackForest, type State, type View, WHEELS } from '@waldglas/black-forest';
import { type Seat, underway } from '@waldglas/core';
import { imagined, ownQuestion, partOptions, takePart, unitsOf } from './reward.ts';

/** A part in its turn, and how far the wheels rotate right after it. */
interface PlannedPart {
  readonly part: string;
  readonly units: number | undefined;
  readonly rotations: number;
}

/** All parts of a reward in an order, and how it ends. */
export interface RewardPlan {
  readonly steps: readonly PlannedPart[];
  /** How many units find no room. */
  readonly lost: number;
  readonly after: View;
}

/** So many beginnings of an order are followed at a time. */
const FOLLOWED = 6;

/** An order that was begun: what has come so far. */
interface Beginning {
  readonly steps: readonly PlannedPart[];
  readonly gained: Readonly<Record<string, number>>;
  readonly s: State;
}

/** One of the ways in which most comes of a reward, of alike ones the nearest to the printed order; or one that begins so. */
export function bestPlan(view: View, seat: Seat, first?: string): RewardPlan {
  const s = imagined(view);
  const options = partOptions(s, seat);
  const printed = options.map(({ part }) => part);
  const from: Beginning = { steps: [], gained: {}, s };
  // where the order of the rest does not matter it is not asked for
  const whole = ({ steps }: Beginning) => [...steps, ...printed.flatMap(part => restStep(steps, s, part))];
  const place = (one: Beginning) => whole(one).map(({ part }) => String(printed.indexOf(part)).padStart(2));
  const better = (a: Beginning, b: Beginning) => comeOf(b) - comeOf(a) || (place(a).join() < place(b).join() ? -1 : 1);
  const ended: Beginning[] = [];
  let known = options.filter(({ part }) => (first ?? part) === part).map(option => begun(from, option, seat));
  while (known.length > 0) {
    known = known.flatMap(one => {
      const next = partOptions(one.s, seat);
      if (next.length === 0) ended.push(one);
      return next.map(option => begun(one, option, seat));
    });
    known = known.sort(better).slice(0, FOLLOWED);
  }
  const best = ended.sort(better)[0] ?? from;
  const steps = whole(best);
  const lost = steps.reduce((sum, { part, units = 0 }) => sum + Math.max(0, units - (best.gained[part] ?? 0)), 0);
  return { steps, lost, after: blackForest.view(best.s, seat) };
}

const comeOf = ({ gained }: Beginning) => Object.values(gained).reduce((sum, n) => sum + n, 0);

function restStep(steps: readonly PlannedPart[], s: State, part: string): PlannedPart[] {
  const known = steps.some(step => step.part === part);
  return known ? [] : [{ part, units: unitsOf(s, part), rotations: 0 }];
}

function begun(before: Beginning, option: Action & { readonly part: string }, seat: Seat): Beginning {
  const s = blackForest.clone(before.s);
  const units = unitsOf(s, option.part);
  const { rotations, gained } = takePart(s, seat, option, anyAnswer);
  const all: Record<string, number> = { ...before.gained };
  for (const [good, n] of Object.entries(gained)) all[good] = (all[good] ?? 0) + n;
  const rotated = WHEELS.reduce((sum, wheel) => sum + rotations[wheel], 0);
  return { steps: [...before.steps, { part: option.part, units, rotations: rotated }], gained: all, s };
}

/** An answer to whatever a part asks: nothing is built or exchanged, anything else as it comes. */
function anyAnswer(s: State, seat: Seat): Action | undefined {
  const [decision] = blackForest.decisions(s);
  if (decision?.seat !== seat || decision.ask.what === 'part' || !underway(s.agenda, seat)) return undefined;
  return decision.options.find(({ verb }) => verb === 'decline' || verb === 'pass') ?? decision.options[0];
}

/** What is to be played for a plan, with the first answers to what they ask themselves. */
export function linesOf({ steps }: RewardPlan, view: View, seat: Seat): readonly Action[] {
  const s = imagined(view);
  const actions: Action[] = [];
  const play = (action: Action) => {
    actions.push(action);
    blackForest.apply(s, action);
  };
  for (const { part } of steps) {
    const next = partOptions(s, seat).find(one => one.part === part);
    // where the order of the rest does not matter it is not asked for
    if (!next) break;
    play(next);
    for (let own = ownQuestion(s, seat); own; own = ownQuestion(s, seat)) play(own);
  }
  return actions;
}
