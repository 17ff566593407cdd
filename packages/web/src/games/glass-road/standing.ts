import { isPendingEffect } from '@waldglas/core';
import { type Snap, tableWords } from './shown.ts';

/** How things stand for whoever is asked: what the question leaves open, in a sentence; often nothing. */
export function standingOf({ view, seat: viewer = 0, seats, decision }: Snap): string {
  const { standing: w } = tableWords.value;
  const top = view.agenda.at(-1);
  const nameOf = (seat: number) => seats[seat]?.name ?? '';
  if (!top) return '';
  if (isPendingEffect(top)) return decision?.ask.what === 'cell' ? w.cell : '';
  switch (top.step) {
    case 'choose':
      return seats.length === 1 ? '' : w.choose;
    case 'lay':
      return view.goblet === viewer ? w.youReveal : w.reveals(nameOf(view.goblet));
    case 'play':
      return seats.length === 1 ? '' : top.about.extra ? w.extra : w.play;
    case 'receive': {
      const giving = view.agenda.findLast(todo => !isPendingEffect(todo) && todo.step === 'resolve');
      return giving ? w.gift(nameOf(giving.seat)) : '';
    }
    case 'resolve': {
      const { card, abilities, used } = top.about;
      if (decision?.ask.what === 'end') return used.length === 0 ? tableWords.value.nothingUsable : '';
      const showing = view.history.findLast(one => one.card === card);
      if (!showing) return '';
      if (showing.seat !== viewer) return w.following(nameOf(showing.seat));
      if (showing.joined.length > 0) return w.followed(showing.joined.map(nameOf));
      if (seats.length === 1) return abilities + used.length === 2 ? '' : w.drawn;
      return w.both;
    }
    case 'build':
      return w.build;
    case 'final':
      return w.final;
    default:
      return '';
  }
}
