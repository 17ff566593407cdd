import type { Seat } from '@waldglas/core';
import { CARD_IDS, factsOf, SPECIALISTS, type SpecialistRow } from '@waldglas/glass-road';
import { HIGHEST_BASIC, HIGHEST_REFINED } from '../../boards/wheel-geometry.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { visited } from '../../table/model.ts';
import { RuleText } from '../../table/rule-text.tsx';
import { words } from '../../words/language.ts';
import { givesOf } from './gives.ts';
import { snapshot, speech } from './shown.ts';
import { wheelTitle } from './speech.ts';
import { WHEELS } from './wheels.ts';

/** A good or a landscape tile explained: where it lies, and who brings it. */
export function Thing({ id, seat }: { readonly id: string; readonly seat: Seat | undefined }) {
  const { value: said } = speech;
  const { view, seat: viewer = 0 } = snapshot.value ?? {};
  if (!said) return null;
  const { value: w } = words;
  const player = view?.players[seat ?? visited.value ?? viewer];
  const wheels = WHEELS.filter(({ basic, refined }) => [...basic, refined].includes(id as 'wood'));
  const cards = (view ? factsOf(view).cardIds : CARD_IDS).filter(card => {
    const { abilities }: SpecialistRow = SPECIALISTS[card];
    return abilities.some(ability => givesOf(ability).has(id));
  });
  return (
    <>
      <h3>
        <Glyph name={id} size={20} /> <span>{said.noun(id)}</span>
      </h3>
      {wheels.map(wheel => {
        const most = wheel.refined === id ? HIGHEST_REFINED : HIGHEST_BASIC;
        return <p key={wheel.id}>{w.held(wheelTitle(said, wheel.id), player?.[wheel.id][id as 'food'] ?? 0, most)}</p>;
      })}
      {cards.length > 0 && <p>{w.broughtBy(cards.map(said.name).join(', '))}</p>}
      <RuleText number={ruleOf(id)} />
    </>
  );
}

/** The rule that says most about it. */
function ruleOf(id: string): string {
  if (id === 'glass' || id === 'brick') return 'GR-2.3';
  if (id === 'forest') return 'GR-3.2';
  if (id === 'empty') return 'GR-8.7';
  return ['pit', 'grove', 'pond'].includes(id) ? 'GR-3.1' : 'GR-2.2';
}
