import { useSignal } from '@preact/signals';
import { type Event, factsOf, type View } from '@waldglas/black-forest';
import { plain } from '@waldglas/text';
import { UNUSABLE } from '../../boards/about.ts';
import { pointsText } from '../../boards/points.ts';
import { compact } from '../../drawing/compact.ts';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import type { ReplayBoardsProps } from '../../table/face.ts';
import { words } from '../../words/language.ts';
import { affordableTo } from './affordable.ts';
import { BuildingBoards } from './building-boards.tsx';
import { holdingsOf } from './holdings.ts';
import { toEndMark } from './how-far.ts';
import { Domain } from './land.tsx';
import { ForestMap } from './map.tsx';
import { effectWords, told } from './shown.ts';
import { BrickTrack, ForestWheel } from './wheels.tsx';

type BoardsProps = ReplayBoardsProps<View, Event>;

const NOTHING_OPEN: ReadonlyMap<string, number> = new Map();

/** On a large screen either is shown in the same place. */
const SIDES = ['map', 'buildings'] as const;

/** The table at a moment: the map, the building boards, the estates of one seat, and everybody's points and goods. */
export function ReplayBoards({ moment, seats, seat, onSeat, children }: BoardsProps) {
  const { value: spoken } = told;
  const { value: say } = effectWords;
  const side = useSignal<(typeof SIDES)[number]>('map');
  const { view, scores } = moment;
  if (!spoken || !say) return null;
  const items = scores[seat]?.items ?? [];
  return (
    <div class="stage forest">
      {(compact.value || side.value === 'map') && (
        <div class="mapcell">
          <ForestMap
            view={view}
            seat={seat}
            shape={compact.value ? 'upright' : 'wide'}
            open={NOTHING_OPEN}
            press={() => undefined}
            {...spoken}
          />
        </div>
      )}
      {(compact.value || side.value === 'buildings') && (
        <BuildingBoards
          view={view}
          say={say}
          affordable={affordableTo(view, seat, () => false)}
          press={() => UNUSABLE}
          {...spoken}
        />
      )}
      {!compact.value && (
        <fieldset class="mapswitch">
          <legend class="sr">{spoken.table.map}</legend>
          {SIDES.map(one => (
            <button
              key={one}
              type="button"
              aria-pressed={side.value === one}
              onClick={() => {
                side.value = one;
              }}
            >
              {spoken.table.tabs[one]}
            </button>
          ))}
        </fieldset>
      )}
      <section class="domainpanel panel">
        <Domain
          view={view}
          seat={seat}
          say={say}
          worth={id => items.reduce((sum, { source, points }) => sum + (source === id ? points : 0), 0)}
          {...spoken}
        />
        <BrickTrack brick={holdingsOf(view, seat).brick ?? 0} said={spoken.said} />
      </section>
      <div class="wheels">
        {(['glass', 'cooking'] as const).map(wheel => (
          <ForestWheel key={wheel} wheel={wheel} view={view} seat={seat} {...spoken} />
        ))}
      </div>
      <div class="rside">
        <fieldset class="who">
          <legend class="sr">{words.value.whose}</legend>
          {seats.map((seated, one) => {
            const held = holdingsOf(view, one);
            const player = view.players[one];
            return (
              <button
                key={one}
                type="button"
                class={`seat p${one + 1}`}
                aria-pressed={one === seat}
                onClick={() => onSeat(one)}
              >
                <span class="av">
                  <Glyph name={seated.kind === 'human' ? 'pawn' : 'bot'} size={20} />
                </span>
                <b class="serif">{seated.name}</b>
                {player && !view.solo && (
                  <Chip
                    n={toEndMark(player, factsOf(view).endMark)}
                    name="endmark"
                    words={spoken.table.toEndMark(toEndMark(player, factsOf(view).endMark))}
                  />
                )}
                <span class="sc num">{pointsText(scores[one]?.points ?? 0)}</span>
                <span class="stock">
                  {Object.entries(held)
                    .filter(([, n]) => n > 0)
                    .map(([noun, n]) => (
                      <Chip key={noun} n={n} name={noun} words={plain(spoken.said.counted(noun, n))} size={14} />
                    ))}
                </span>
              </button>
            );
          })}
        </fieldset>
        {children}
      </div>
    </div>
  );
}
