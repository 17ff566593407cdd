import { KINDS } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import type { ComponentChildren } from 'preact';
import { half } from '../../boards/points.ts';
import { WHEELS } from '../../boards/wheel.tsx';
import type { Sitting } from '../../connection/connection.ts';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import { words } from '../../words/language.ts';
import type { Moment } from './course.ts';
import type { EffectWords } from './effect.tsx';
import { ReadOnlyLand, ReadOnlyWheel } from './read-only.tsx';
import type { GlassRoadSpeech } from './speech.ts';
import { TileFace } from './tile.tsx';
import '../../styles/glass-road/market.css';

interface BoardsProps {
  readonly moment: Moment;
  readonly sittings: readonly Sitting[];
  /** Whose land and wheels are shown. */
  readonly seat: number;
  readonly said: GlassRoadSpeech;
  readonly say: EffectWords;
  onSeat(seat: number): void;
  /** What stands below the seats. */
  readonly children: ComponentChildren;
}

/** The table at a moment: the boards of one seat, the market, and everybody's points and goods. */
export function ReplayBoards({ moment, sittings, seat, said, say, onSeat, children }: BoardsProps) {
  const { view, scores, dials } = moment;
  const player = view.players[seat];
  if (!player) return null;
  return (
    <div class="stage">
      <ReadOnlyLand land={player.land} said={said} say={say} score={scores[seat]} />
      <Market moment={moment} said={said} say={say} />
      <div class="wheels">
        {WHEELS.map(wheel => (
          <ReadOnlyWheel
            key={wheel.id}
            wheel={wheel}
            goods={player[wheel.id]}
            steps={dials[seat]?.[wheel.id] ?? 0}
            said={said}
          />
        ))}
      </div>
      <div class="rside">
        <fieldset class="who">
          <legend class="sr">{words.value.whose}</legend>
          {sittings.map((sitting, one) => (
            <SeatButton
              key={one}
              seat={one}
              sitting={sitting}
              moment={moment}
              said={said}
              on={one === seat}
              onPick={() => onSeat(one)}
            />
          ))}
        </fieldset>
        {children}
      </div>
    </div>
  );
}

function Market({ moment: { view }, said, say }: Pick<BoardsProps, 'moment' | 'said' | 'say'>) {
  const { value: w } = words;
  return (
    <section class="market" aria-label={w.market}>
      {KINDS.map(kind => (
        <div
          key={kind}
          class={`mrow ${kind}`}
          style={{ gridTemplateColumns: `1.25rem repeat(${Math.max(4, view.market[kind].length)}, minmax(0, 1fr))` }}
        >
          <div class="kind">
            <Glyph name={`k-${kind}`} size={13} />
            <b>{w.kinds[kind]}</b>
          </div>
          {view.market[kind].map(id => (
            <div key={id} class="tile" title={said.card(id, view.edition).lines.map(plain).join(' ')}>
              <TileFace id={id} name={said.name(id)} edition={view.edition} short={{}} say={say} />
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

function SeatButton({
  seat,
  sitting,
  moment,
  said,
  on,
  onPick,
}: {
  readonly seat: number;
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly said: GlassRoadSpeech;
  readonly on: boolean;
  onPick(): void;
}) {
  const player = moment.view.players[seat];
  const goods = WHEELS.flatMap(({ id }) => Object.entries(player?.[id] ?? {}).map(([good, n]) => ({ id, good, n })));
  return (
    <button type="button" class={`seat p${seat + 1}`} aria-pressed={on} onClick={onPick}>
      <span class="av">
        <Glyph name={sitting.kind === 'human' ? 'pawn' : 'bot'} size={20} />
      </span>
      <b class="serif">{sitting.name}</b>
      {moment.view.goblet === seat && moment.view.players.length > 1 && <Glyph name="goblet" />}
      <span class="sc num">{half(moment.scores[seat]?.points ?? 0)}</span>
      <span class="stock">
        {goods
          .filter(({ n }) => n > 0)
          .map(({ id, good, n }) => (
            <Chip key={`${id} ${good}`} n={n} name={good} words={plain(said.counted(good, n))} size={14} />
          ))}
      </span>
    </button>
  );
}
