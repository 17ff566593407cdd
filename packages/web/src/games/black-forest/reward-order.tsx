import type { Action, View } from '@waldglas/black-forest';
import type { EffectWords } from '../../boards/effect.tsx';
import type { Press } from '../../boards/press.ts';
import { addStyles } from '../../drawing/add-styles.ts';
import { lazyPart } from '../../drawing/lazy-part.tsx';
import { Glyph } from '../../glyphs/glyph.tsx';
import css from '../../styles/black-forest/reward.css?inline';
import { holdingsOf } from './holdings.ts';
import { type PartPreview, partsOf } from './reward.ts';
import type { ComparedProps } from './reward-compared.tsx';
import { pictureOf } from './reward-picture.ts';
import { bestPlan, linesOf } from './reward-plan.ts';
import type { Told } from './speech.ts';

addStyles(css);

// parts can be taken without it
const ComparedOrders = lazyPart<ComparedProps>(async () => (await import('./reward-compared.tsx')).ComparedOrders);

export interface RewardProps extends Told {
  readonly view: View;
  readonly seat: number;
  readonly say: EffectWords;
  /** The part that is looked at. */
  readonly looked?: string | undefined;
  /** A part is taken, or all of them: what is played for it. */
  onTake(actions: readonly Action[]): void;
  /** What a button for a part does beside that: pointer and focus look ahead. */
  look(part: PartPreview): Press;
}

/** BF-2.5: a reward part by part: press the next one, each tells what it does to the wheels; or take all as suggested. */
export function RewardOrder({ view, seat, said, table, say, looked, onTake, look }: RewardProps) {
  const plan = bestPlan(view, seat);
  const order = plan.steps.map(({ part }) => part);
  const parts = partsOf(view, seat).toSorted((a, b) => order.indexOf(a.part) - order.indexOf(b.part));
  const held = holdingsOf(view, seat);
  if (parts.length === 0) return null;
  const pictures = new Map(parts.map(one => [one.part, pictureOf(one.part, said.option(view, one.action), held)]));
  return (
    <section class="reward panel" aria-label={table.reward}>
      <header>
        <p class="idle">{table.suggested}</p>
        <button type="button" class="end" onClick={() => onTake(linesOf(plan, view, seat))}>
          {table.takeInOrder}
        </button>
      </header>
      <ol>
        {parts.map(one => {
          const { glyph, words } = pictures.get(one.part) ?? { glyph: undefined, words: '' };
          const { units } = one;
          const lost = units === undefined ? 0 : units - (one.gained[one.part] ?? 0);
          const [before, after] = glyph === undefined ? [] : [held[glyph], holdingsOf(one.after, seat)[glyph]];
          const rotated = one.rotations.glass + one.rotations.cooking;
          return (
            <li key={one.part}>
              <button
                type="button"
                class={`part${order[0] === one.part ? ' next' : ''}${glyph === undefined ? ' worded' : ''}`}
                onClick={() => onTake([one.action])}
                {...look(one)}
              >
                <b class="nth num">{order.indexOf(one.part) + 1}</b>
                <span class="amount num">
                  {units !== undefined && `+${units}`} {glyph !== undefined && <Glyph name={glyph} size={26} />}
                </span>
                <span class="tells">
                  <b>{words}</b>
                  {rotated > 0 && (
                    <span class="turns">
                      <Glyph name="wheel" size={14} /> {say.words.rotatesTimes(rotated)}
                    </span>
                  )}
                  <Fits
                    lost={lost}
                    nothing={units === undefined && after !== undefined && after === before}
                    table={table}
                  />
                </span>
                {after !== undefined && (
                  <span class="change num">
                    {before} › {after}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <ComparedOrders
        view={view}
        seat={seat}
        best={plan}
        looked={looked}
        pictures={pictures}
        say={say}
        said={said}
        table={table}
      />
    </section>
  );
}

/** How much of a part is lost; all of it, if there is no room for an animal. */
function Fits({ lost, nothing, table }: Pick<Told, 'table'> & { readonly lost: number; readonly nothing: boolean }) {
  if (nothing) return <span class="lost">{table.nothingThere}</span>;
  return <span class={lost > 0 ? 'lost' : 'fits'}>{lost > 0 ? table.lost(lost) : table.allFits}</span>;
}
