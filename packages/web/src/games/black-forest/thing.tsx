import { factsOf, JOBS, TRADESPEOPLE } from '@waldglas/black-forest';
import type { Seat } from '@waldglas/core';
import { plain } from '@waldglas/text';
import { Glyph } from '../../glyphs/glyph.tsx';
import { RuleText } from '../../table/rule-text.tsx';
import { words } from '../../words/language.ts';
import { givesOf } from './gives.ts';
import { holdingsOf } from './holdings.ts';
import { shownSeat, snapshot, told } from './shown.ts';

/** The rule that says most about a thing. */
const RULES: Readonly<Record<string, string>> = {
  brick: 'BF-2.3',
  provisions: 'BF-2.4',
  first: 'BF-2.4',
  second: 'BF-2.4',
  commodity: 'BF-4.1',
  pig: 'BF-3.4',
  cattle: 'BF-3.4',
  stable: 'BF-3.4',
  pasture: 'BF-3.4',
  forest: 'BF-3.3',
  field: 'BF-3.3',
  pond: 'BF-3.3',
  empty: 'BF-3.3',
  progress: 'BF-3.5',
  'small-estate': 'BF-3.5',
};

/** A good, a landscape tile or an animal explained: how much of it there is, and who brings it. */
export function Thing({ id, seat }: { readonly id: string; readonly seat: Seat | undefined }) {
  const { view } = snapshot.value ?? {};
  const { value: spoken } = told;
  if (!view || !spoken) return null;
  const { said } = spoken;
  const noun = id === 'first' || id === 'second' ? 'provisions' : id;
  const held = holdingsOf(view, seat ?? shownSeat())[noun];
  const people = factsOf(view).tradespersonIds.filter(one =>
    TRADESPEOPLE[one].effects.some((effect: Parameters<typeof givesOf>[0]) => givesOf(effect).has(noun)),
  );
  const jobs = Object.values(view.jobs).filter(job => givesOf(JOBS[job].effect).has(noun));
  return (
    <>
      <h3>
        <Glyph name={noun} size={20} /> <span>{said.noun(noun)}</span>
      </h3>
      {held !== undefined && <p>{plain(said.counted(noun, held))}</p>}
      {people.length + jobs.length > 0 && (
        <p>{words.value.broughtBy([...people, ...jobs].map(said.name).join(', '))}</p>
      )}
      <RuleText number={RULES[noun] ?? 'BF-2.2'} />
    </>
  );
}
