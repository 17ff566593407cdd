import type { Bag } from '@waldglas/core';
import type { Action, BuildingId } from '@waldglas/glass-road';
import { lastPlanOf } from '../../table/plans.ts';
import { words } from '../../words/language.ts';
import { costOf, missingFrom } from './cost.ts';
import { preview, snapshot, tableWords } from './shown.ts';

export type Standing = 'now' | 'conv' | 'no' | 'gain' | 'lost';

/** How a tile stands: affordable, after conversions, not; or what the option under the pointer makes of it. */
export function standingOf(id: BuildingId): { readonly standing: Standing; readonly steps: number } {
  const { value: now } = snapshot;
  const { seat: viewer = 0 } = now ?? {};
  if (!now) return { standing: 'no', steps: 0 };
  const cost = costOf(id, now.view.edition);
  const payable = Object.keys(missingFrom(now.view, viewer, cost)).length === 0;
  const hovered = preview.value;
  if (hovered && !hovered.hidden && !isBuildOf(hovered.answer ?? hovered.action, id)) {
    const then = Object.keys(missingFrom(hovered.view, viewer, cost)).length === 0;
    if (then !== payable) return { standing: then ? 'gain' : 'lost', steps: 0 };
  }
  if (payable) return { standing: 'now', steps: 0 };
  const plan = lastPlanOf(id);
  const steps = plan?.first.filter(({ verb }) => verb === 'convert').length ?? 0;
  return plan?.reached ? { standing: 'conv', steps } : { standing: 'no', steps: 0 };
}

/** The same for who listens, whatever the pointer is at: can it be paid? */
export function payingWords(standing: Standing, steps: number): string {
  const { paying } = tableWords.value;
  if (standing === 'conv') return paying.afterConversions(steps);
  return standing === 'now' || standing === 'lost' ? paying.now : paying.notYet;
}

/** What of its cost the viewer misses. */
export function missingOf(id: BuildingId): Bag {
  const { view, seat: viewer = 0 } = snapshot.value ?? {};
  return view ? missingFrom(view, viewer, costOf(id, view.edition)) : {};
}

function isBuildOf(action: Action | undefined, id: string): boolean {
  return action?.verb === 'build' && action.building === id;
}

/** How a tile stands, in a word or two. */
export function standingWords(standing: Standing, steps: number): string {
  const { value: w } = words;
  return {
    now: w.affordable,
    conv: w.conversions(steps),
    no: w.notYet,
    gain: `+ ${w.withPreview}`,
    lost: `− ${w.lost}`,
  }[standing];
}
