import type { View } from '@waldglas/black-forest';
import { plain } from '@waldglas/text';
import { useMemo } from 'preact/hooks';
import type { EffectWords } from '../../boards/effect.tsx';
import { addStyles } from '../../drawing/add-styles.ts';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import css from '../../styles/black-forest/reward-compared.css?inline';
import { holdingsOf, TILES } from './holdings.ts';
import type { PartPicture } from './reward-picture.ts';
import { bestPlan, type RewardPlan } from './reward-plan.ts';
import type { Told } from './speech.ts';

addStyles(css);

export interface ComparedProps extends Told {
  readonly view: View;
  readonly seat: number;
  /** What is suggested. */
  readonly best: RewardPlan;
  readonly looked: string | undefined;
  readonly pictures: ReadonlyMap<string, PartPicture>;
  readonly say: EffectWords;
}

/** What the suggested order comes to, beside one that begins with another part; and when the wheels would turn. */
export function ComparedOrders({ view, seat, best, looked, pictures, say, said, table }: ComparedProps) {
  const [first, ...rest] = best.steps;
  const others = useMemo(() => rest.map(({ part }) => bestPlan(view, seat, part)), [view, seat]);
  const differing = others.filter(other => nounsBetween(best, other, seat).length > 0);
  // the one that is looked at, or else the one that it would be a pity to take
  const looksElsewhere = looked !== undefined && looked !== first?.part;
  const other = looksElsewhere
    ? others.find(({ steps }) => steps[0]?.part === looked)
    : differing.toSorted((a, b) => b.lost - a.lost)[0];
  const between = other ? nounsBetween(best, other, seat) : [];
  const shown = looksElsewhere && other ? other : best;
  const kit = { nouns: between, seat, pictures, said, table };
  return (
    <div class="orders">
      {other && between.length > 0 ? (
        <div class="twoorders">
          <Outcome plan={best} tag={table.orders.suggested} on={shown === best} {...kit} />
          <Outcome plan={other} tag={looksElsewhere ? table.orders.asShown : ''} on={shown === other} {...kit} />
        </div>
      ) : (
        <p class="idle">{table.orders.same}</p>
      )}
      <ol class="course" aria-label={table.orders.course}>
        {shown.steps.map(({ part, units, rotations }) => (
          <li key={part}>
            <span class="stop">
              <Stop units={units} picture={pictures.get(part)} />
            </span>
            {rotations > 0 && (
              <span class="turns">
                <Glyph name="wheel" size={13} /> {say.words.rotatesTimes(rotations)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Stop({ units, picture }: { readonly units: number | undefined; readonly picture: PartPicture | undefined }) {
  const { glyph, words = '' } = picture ?? {};
  return glyph === undefined ? <span>{words}</span> : <Chip n={units ?? ''} name={glyph} words={words} />;
}

const ON_TILES: readonly string[] = [...TILES, 'pig', 'cattle'];

/** What one has more of after one order than after the other. Where tiles are placed, and what lives on them, is chosen later. */
function nounsBetween(
  { after: one, steps }: RewardPlan,
  { after: other }: RewardPlan,
  seat: number,
): readonly string[] {
  const [first, second] = [holdingsOf(one, seat), holdingsOf(other, seat)];
  const open = steps.some(({ part }) => TILES.includes(part)) ? ON_TILES : [];
  return Object.keys(first).filter(noun => first[noun] !== second[noun] && !open.includes(noun));
}

/** An order by its first part: what one would have then of all that differs, and what would be lost. */
function Outcome({
  plan: { steps, lost, after },
  tag,
  on,
  nouns,
  seat,
  pictures,
  said,
  table,
}: Pick<ComparedProps, 'seat' | 'pictures' | 'said' | 'table'> & {
  readonly plan: RewardPlan;
  readonly tag: string;
  readonly on: boolean;
  readonly nouns: readonly string[];
}) {
  const held = holdingsOf(after, seat);
  const first = steps[0]?.part ?? '';
  return (
    <section class={on ? 'outcome on' : 'outcome'}>
      <header>
        <b class="serif">{table.orders.first(pictures.get(first)?.words ?? said.noun(first))}</b>
        <span>{tag}</span>
      </header>
      <p class="has">
        {nouns.map(noun => (
          <Chip key={noun} n={held[noun] ?? 0} name={noun} words={plain(said.counted(noun, held[noun] ?? 0))} />
        ))}
      </p>
      <p class={lost > 0 ? 'lost' : 'fits'}>{lost > 0 ? table.lost(lost) : table.allFits}</p>
    </section>
  );
}
