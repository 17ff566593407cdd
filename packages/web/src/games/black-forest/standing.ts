import type { Action } from '@waldglas/black-forest';
import { isPendingEffect } from '@waldglas/core';
import { open } from './moving.ts';
import { type Snap, told } from './shown.ts';

/** How many tradespeople can be visited. */
function neighboursOffered(options: readonly Action[]): number {
  return new Set(options.flatMap(one => (one.verb === 'visit' ? [one.tradesperson] : []))).size;
}

/** Of provisions one says on which marker, of charcoal on which wheel. */
function isAboutProvisions(effect: object): boolean {
  return 'goods' in effect && Object.hasOwn(effect.goods as object, 'provisions');
}

/** How things stand for whoever is asked: what the question leaves open, in a sentence; often nothing. */
export function standingOf({ view, decision }: Snap): string {
  const { value: spoken } = told;
  const top = view.agenda.at(-1);
  if (!spoken || !top || !decision) return '';
  const { table } = spoken;
  if (isPendingEffect(top)) {
    if (decision.ask.what === 'cell') return table.standing.cell;
    if (decision.ask.what === 'part') return table.standing.part;
    if (decision.ask.what === 'split' && isAboutProvisions(top.effect)) return table.standing.split;
    return decision.ask.what === 'build' ? table.standing.build : '';
  }
  switch (top.step) {
    case 'move': {
      const spaces = Object.values(view.tradespeople).flat().length;
      return table.openSpaces([...open.value.keys()].filter(space => space.includes('.')).length, spaces);
    }
    case 'neutral':
      return table.standing.neutral;
    case 'action':
      return neighboursOffered(decision.options) > 1 ? table.standing.act : '';
    case 'final':
      return table.standing.final;
    default:
      return '';
  }
}
