import type { View } from '@waldglas/black-forest';
import { type Picture, plain } from '@waldglas/text';
import type { EffectWords } from '../../boards/effect.tsx';
import { Glyph } from '../../glyphs/glyph.tsx';
import { type PartPreview, partQuestion, partsOf, suggestedOrder } from './reward.ts';
import { holdingsOf } from './space-preview.ts';
import type { Told } from './speech.ts';
import '../../styles/black-forest/reward.css';

interface RewardProps extends Told {
  readonly view: View;
  readonly seat: number;
  readonly say: EffectWords;
  /** A part is taken: the game goes on from there. */
  onTake(after: View): void;
  /** A part is looked at; nothing: none is. */
  onLook(part: PartPreview | undefined): void;
}

/** BF-2.5: a reward part by part: press the next one, each tells what it does to the wheels; or take all as suggested. */
export function RewardOrder({ view, seat, said, table, say, onTake, onLook }: RewardProps) {
  const question = partQuestion(view, seat);
  const parts = partsOf(view, seat);
  const order = suggestedOrder(view, seat);
  const held = holdingsOf(view, seat);
  if (!question) return null;
  return (
    <section class="reward panel" aria-label={table.reward}>
      <header>
        <h3>{plain(said.question(view, question))}</h3>
        <span>{table.suggested}</span>
      </header>
      <ol>
        {parts.map(one => {
          const { glyph, words } = pictured(said.option(view, one.action), one.part);
          const { units } = one;
          const lost = units === undefined ? 0 : units - (one.gained[one.part] ?? 0);
          const after = holdingsOf(one.after, seat)[glyph];
          const turned = one.turns.glass + one.turns.cooking;
          return (
            <li key={one.part}>
              <button
                type="button"
                class={order[0] === one.part ? 'part next' : 'part'}
                onClick={() => onTake(one.after)}
                onMouseEnter={() => onLook(one)}
                onMouseLeave={() => onLook(undefined)}
                onFocus={() => onLook(one)}
                onBlur={() => onLook(undefined)}
              >
                <b class="nth num">{order.indexOf(one.part) + 1}</b>
                <span class="amount num">
                  {units !== undefined && `+${units}`} <Glyph name={glyph} size={26} />
                </span>
                <span class="tells">
                  <b>{words}</b>
                  <span class={lost > 0 ? 'lost' : ''}>
                    {turned > 0 && <Glyph name="wheel" size={14} />}
                    {turned > 0 && ` ${say.words.turnsTimes(turned)} · `}
                    {lost > 0 ? table.lost(lost) : table.allFits}
                  </span>
                </span>
                {after !== undefined && (
                  <span class="change num">
                    {held[glyph]} › {after}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" class="end" onClick={() => onTake(allTaken(view, seat, order))}>
        {table.takeRest}
        {order.map(part => (
          <Glyph key={part} name={part} size={18} />
        ))}
      </button>
    </section>
  );
}

/** The picture in what is said of a part. */
function pictured(runs: readonly (string | Picture)[], part: string): Picture {
  return (runs.find(run => typeof run !== 'string') as Picture | undefined) ?? { glyph: part, words: plain(runs) };
}

/** The game after all parts in an order. */
function allTaken(view: View, seat: number, order: readonly string[]): View {
  return order.reduce((now, part) => partsOf(now, seat).find(one => one.part === part)?.after ?? now, view);
}
