import { type BuildingId, type Event, KINDS, type Kind, rowSize, type View } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { pointsText } from '../../boards/points.ts';
import { botLevel, type TableSeat } from '../../connection/connection.ts';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import type { ReplayBoardsProps } from '../../table/face.ts';
import { words } from '../../words/language.ts';
import type { EffectWords } from './effect.tsx';
import { placesIn } from './places.ts';
import { ReadOnlyLand, ReadOnlyWheel } from './read-only.tsx';
import { effectWords, speech, tableWords } from './shown.ts';
import type { GlassRoadSpeech } from './speech.ts';
import { TileFace } from './tile.tsx';
import { WHEELS } from './wheels.ts';

type BoardsProps = ReplayBoardsProps<View, Event>;
type ReplayMoment = BoardsProps['moment'];

interface Told {
  readonly moment: ReplayMoment;
  readonly said: GlassRoadSpeech;
}

/** The table at a moment: the boards of one seat, the market, and everybody's points and goods. */
export function ReplayBoards({ moment, earlier, seats, seat, onSeat, children }: BoardsProps) {
  const { value: said } = speech;
  const { value: say } = effectWords;
  const { view, scores } = moment;
  const player = view.players[seat];
  if (!player || !said || !say) return null;
  return (
    <div class="stage">
      <ReadOnlyLand land={player.land} said={said} say={say} score={scores[seat]} />
      <Market moment={moment} earlier={earlier} said={said} say={say} />
      <div class="wheels">
        {WHEELS.map(wheel => (
          <ReadOnlyWheel
            key={wheel.id}
            wheel={wheel}
            goods={player[wheel.id]}
            steps={player.steps[wheel.id]}
            said={said}
          />
        ))}
      </div>
      <div class="rside">
        <fieldset class="who">
          <legend class="sr">{words.value.whose}</legend>
          {seats.map((seated, one) => (
            <SeatButton
              key={one}
              seat={one}
              seated={seated}
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

/** Where the tiles of a row lie after all that has happened: as on the table, what is taken leaves its place empty. */
function placesAt(moments: readonly ReplayMoment[], kind: Kind): readonly (string | undefined)[] {
  return moments.reduce<readonly (string | undefined)[]>(
    (places, { view }) => placesIn(places, view.market[kind], Math.max(rowSize(view), view.market[kind].length)),
    [],
  );
}

function Market({
  moment,
  earlier,
  said,
  say,
}: Told & { readonly earlier: readonly ReplayMoment[]; readonly say: EffectWords }) {
  const { view } = moment;
  const { value: w } = tableWords;
  const places = (kind: Kind) => placesAt([...earlier, moment], kind) as readonly (BuildingId | undefined)[];
  return (
    <section class="market" aria-label={w.market}>
      {KINDS.map(kind => (
        <div
          key={kind}
          class={`mrow ${kind}`}
          style={{ gridTemplateColumns: `1.25rem repeat(${places(kind).length}, minmax(0, 1fr))` }}
        >
          <div class="kind">
            <Glyph name={`k-${kind}`} size={13} />
            <b>{w.kinds[kind]}</b>
          </div>
          {places(kind).map((id, i) =>
            id === undefined ? (
              <div key={`empty ${i}`} class="tile void" />
            ) : (
              <div key={id} class="tile" title={said.card(id, view.edition).lines.map(plain).join(' ')}>
                <TileFace id={id} name={said.name(id)} edition={view.edition} short={{}} say={say} />
              </div>
            ),
          )}
        </div>
      ))}
    </section>
  );
}

function SeatButton({
  seat,
  seated,
  moment,
  said,
  on,
  onPick,
}: {
  readonly seat: number;
  readonly seated: TableSeat;
  readonly moment: ReplayMoment;
  readonly said: GlassRoadSpeech;
  readonly on: boolean;
  onPick(): void;
}) {
  const player = moment.view.players[seat];
  const goods = WHEELS.flatMap(({ id }) => Object.entries(player?.[id] ?? {}).map(([good, n]) => ({ id, good, n })));
  return (
    <button type="button" class={`seat p${seat + 1}`} aria-pressed={on} onClick={onPick}>
      <span class="av">
        <Glyph name={botLevel(seated) ? 'bot' : 'pawn'} size={20} />
      </span>
      <b class="serif">{seated.name}</b>
      {moment.view.goblet === seat && moment.view.players.length > 1 && <Glyph name="goblet" />}
      <span class="sc num">{pointsText(moment.scores[seat]?.points ?? 0)}</span>
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
