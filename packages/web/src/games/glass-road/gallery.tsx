import { useSignal } from '@preact/signals';
import { BUILDING_IDS, BUILDINGS, CARD_IDS, KINDS, NEWEST, START_IDS } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { Forest, Grove, Pit, Pond } from '../../boards/scenery.tsx';
import { Section } from '../../boards/section.tsx';
import { Glyph } from '../../glyphs/glyph.tsx';
import { words } from '../../words/language.ts';
import { CardFace } from './card.tsx';
import { costOf } from './cost.ts';
import type { EffectWords } from './effect.tsx';
import { ReadOnlyWheel } from './read-only.tsx';
import type { TableSpeech } from './speech.ts';
import { StartFace, TileFace } from './tile.tsx';
import { useSpeech } from './use-speech.ts';
import { WHEELS } from './wheels.ts';
import './styles.ts';

interface Told {
  readonly said: TableSpeech;
  readonly say: EffectWords;
}

/** Every card, tile and wheel of Glass Road. */
export function Gallery() {
  const speech = useSpeech();
  if (!speech) return null;
  const { gallery: w } = speech.said.table;
  return (
    <div data-ready>
      <p>{w.text}</p>
      <Section title={w.people}>
        <People {...speech} />
      </Section>
      <Section title={w.buildings}>
        <Buildings {...speech} />
      </Section>
      <Section title={w.startBuildings}>
        <StartBuildings {...speech} />
      </Section>
      <Section title={w.landscape}>
        <Landscape {...speech} />
      </Section>
      <Section title={w.wheels}>
        <Wheels said={speech.said} />
      </Section>
    </div>
  );
}

/** Both faces of what it says: the pictures, and the sentences. */
function Sentences({ id, said }: { readonly id: string; readonly said: TableSpeech }) {
  return <p class="sentence">{said.card(id).lines.map(plain).join(' ')}</p>;
}

function People({ said, say }: Told) {
  return (
    <ul class="cards">
      {CARD_IDS.map(id => (
        <li key={id}>
          <div class="hcard">
            <CardFace id={id} name={said.name(id)} solo={false} say={say} />
          </div>
          <Sentences id={id} said={said} />
        </li>
      ))}
    </ul>
  );
}

type Standing = 'now' | 'conv' | 'no';
const STANDINGS: readonly Standing[] = ['now', 'conv', 'no'];

/** All tiles of each kind, in the state that is chosen. */
function Buildings({ said, say }: Told) {
  const standing = useSignal<Standing>('now');
  const { value: w } = words;
  const text = { now: w.affordable, conv: w.afterConversions, no: w.notYet };
  return (
    <>
      <fieldset class="choice">
        <legend class="sr">{said.table.gallery.buildings}</legend>
        {STANDINGS.map(one => (
          <label key={one}>
            <input
              type="radio"
              name="standing"
              checked={standing.value === one}
              onChange={() => {
                standing.value = one;
              }}
            />
            <span>{text[one]}</span>
          </label>
        ))}
      </fieldset>
      {KINDS.map(kind => (
        <div key={kind} class={`kindrow ${kind}`}>
          <h3>
            <Glyph name={`k-${kind}`} size={18} /> {said.table.kinds[kind]}
          </h3>
          <ul class="tiles">
            {BUILDING_IDS.filter(id => BUILDINGS[id].kind === kind).map(id => (
              <li key={id}>
                <div class={`tile s-${standing.value}`}>
                  <TileFace
                    id={id}
                    name={said.name(id)}
                    edition={NEWEST}
                    short={standing.value === 'now' ? {} : costOf(id, NEWEST)}
                    say={say}
                  />
                  <span class={`tab ${standing.value}`}>
                    <Glyph name={`s-${standing.value}`} size={11} />
                    {text[standing.value]}
                  </span>
                </div>
                <Sentences id={id} said={said} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function StartBuildings({ said, say }: Told) {
  return (
    <ul class="cards">
      {START_IDS.map(id => (
        <li key={id}>
          <div class="cell start">
            <StartFace id={id} name={said.name(id)} points={0} say={say} />
          </div>
          <Sentences id={id} said={said} />
        </li>
      ))}
    </ul>
  );
}

function Landscape({ said }: Told) {
  const tiles = [
    { id: 'grove', drawing: <Grove /> },
    { id: 'pond', drawing: <Pond /> },
    { id: 'pit', drawing: <Pit /> },
    { id: 'forest', drawing: <Forest wide seed={2} /> },
    { id: 'forest', drawing: <Forest wide={false} seed={3} /> },
  ];
  return (
    <ul class="scenes">
      {tiles.map(({ id, drawing }, i) => (
        <li key={i}>
          <div class={`cell t${i === 3 ? ' wide' : i === 4 ? ' tall' : ''}`}>{drawing}</div>
          {said.noun(id)}
        </li>
      ))}
    </ul>
  );
}

const STATES = [
  { goods: { sand: 0, food: 1, charcoal: 2, water: 3, wood: 4, glass: 0, clay: 1, brick: 0 }, steps: 0 },
  { goods: { sand: 2, food: 3, charcoal: 1, water: 7, wood: 5, glass: 3, clay: 4, brick: 3 }, steps: 0 },
  { goods: { sand: 0, food: 2, charcoal: 2, water: 0, wood: 6, glass: 2, clay: 0, brick: 1 }, steps: 4 },
  { goods: { sand: 0, food: 2, charcoal: 1, water: 3, wood: 4, glass: 1, clay: 0, brick: 0 }, steps: 2, rotated: true },
];

function Wheels({ said }: Pick<Told, 'said'>) {
  return (
    <ul class="wheelstates">
      {WHEELS.flatMap(wheel =>
        STATES.map(({ goods, steps, rotated }, i) => {
          const held: Readonly<Record<string, number>> = goods;
          const next = rotated ? { goods: { ...held, ...afterRotation(wheel, held) }, steps: steps + 1 } : undefined;
          return (
            <li key={`${i} ${wheel.id}`}>
              <ReadOnlyWheel wheel={wheel} goods={held} steps={steps} said={said} {...(next ? { next } : {})} />
              {said.table.gallery.wheelStates[i]}
            </li>
          );
        }),
      )}
    </ul>
  );
}

/** The goods after the one missing good has come and the wheel has rotated once. */
function afterRotation(
  { basic, refined }: (typeof WHEELS)[number],
  goods: Readonly<Record<string, number>>,
): Record<string, number> {
  const after = basic.map(good => [good, Math.max(0, (goods[good] ?? 0) - 1)] as const);
  return { ...Object.fromEntries(after), [refined]: (goods[refined] ?? 0) + 1 };
}
