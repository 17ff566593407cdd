import { BUILDINGS, type BuildingId, GRID, START, type StartId } from '@waldglas/glass-road';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { about, UNUSABLE } from '../../boards/about.ts';
import { flyIn } from '../../boards/flight.ts';
import { Forest, Grove, Meadow, Pit, Pond } from '../../boards/scenery.tsx';
import { memo } from '../../drawing/memo.ts';
import type { EffectWords } from './effect.tsx';
import { BuiltFace, StartFace } from './tile.tsx';

/** What can be done with a space: an answer, or something at any time. */
export interface Spot {
  readonly line: string;
  readonly words: string;
  /** An answer to the question, or a use of what stands there. */
  readonly kind: 'answer' | 'use';
  /** How often it could be used. */
  readonly times?: number;
}

interface LandProps {
  readonly land: readonly string[];
  name(id: string): string;
  noun(id: string): string;
  /** What a building is worth now. */
  worth(id: string): number | string;
  /** What can be done with a space; nothing where the land is only looked at. */
  spotOf?(cell: string): Spot | undefined;
  onPick?(line: string, event: MouseEvent): void;
  onPoint?(line: string): void;
  onLeave?(line: string): void;
  /** Tells about a building, or on the own land about whatever lies there. */
  onRead?(id: string, cell: string): void;
  /** May what lies there be removed? */
  isRemovable?(cell: string): boolean;
  /** A building about to be placed, on the space under the pointer. */
  readonly ghost?: { readonly id: string; readonly cell: string } | undefined;
  /** The spaces that have just changed. */
  readonly fresh?: readonly string[];
  readonly say: EffectWords;
}

/** Is this cell the second half of a forest? */
function isRest(what: string): boolean {
  return what === 'forest<' || what === 'forest^';
}

/** A seat's land: the biggest thing on the table. */
export function LandBoard(props: LandProps) {
  const {
    land,
    noun,
    name,
    worth,
    spotOf,
    onPick,
    onPoint,
    onLeave,
    onRead,
    isRemovable,
    ghost,
    fresh = [],
    say,
  } = props;
  const cells = GRID.names.map((cell, i) => ({ cell, i, what: land[i] ?? '' }));
  const board = useRef<HTMLDivElement>(null);
  const built = cells.filter(({ cell, what }) => fresh.includes(cell) && isBuilding(what));
  // by then the market has given the tile away, and nothing has been painted yet
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      for (const { cell, what } of built) {
        const space = board.current?.querySelector<HTMLElement>(`[data-cell=${cell}]`);
        if (space) flyIn(what, space);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [built.map(({ cell, what }) => `${cell} ${what}`).join()]);
  return (
    <div class="land" ref={board}>
      <Meadow />
      <div class="cells">
        {cells.map(({ cell, i, what }) => {
          if (what === 'void' || isRest(what)) return null;
          const column = cell.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
          const row = Number(cell.slice(1));
          const right = land[i + 1] === 'forest<';
          const below = land[i + 6] === 'forest^';
          const wide = what === 'forest' && right;
          const tall = what === 'forest' && !right && below;
          const full = wide ? `${cell}+${GRID.names[i + 1]}` : tall ? `${cell}+${GRID.names[i + 6]}` : cell;
          const spot = spotOf?.(full);
          const style = {
            gridColumn: `${column} / span ${wide ? 2 : 1}`,
            gridRow: `${row} / span ${tall ? 2 : 1}`,
          };
          const shown = ghost?.cell === cell ? ghost.id : what;
          const label = `${cell}: ${what === '' ? noun('empty') : noun(what)}`;
          const content = <Face what={shown} wide={wide} seed={i} name={name(shown)} points={worth(shown)} say={say} />;
          const kind = fresh.includes(full) ? `${classOf(shown)} fresh` : classOf(shown);
          const explaining = isBuilding(shown)
            ? { 'data-id': shown, ...about('card', shown) }
            : about('thing', what === '' ? 'empty' : what);
          const readable = onRead !== undefined && (isBuilding(shown) || spotOf !== undefined);
          const read = () => onRead?.(what === '' ? 'empty' : what, full);
          // whoever goes from button to button need not pass every meadow: arrows lead there
          const passedBy = !spot && !isBuilding(what) && !isRemovable?.(full);
          if (!spotOf && !readable) {
            return (
              <div
                key={cell}
                data-cell={cell}
                class={`cell ${kind}`}
                style={style}
                role="img"
                aria-label={label}
                {...explaining}
                tabIndex={-1}
              >
                {content}
              </div>
            );
          }
          const can = spot ? ` can ${spot.kind}${ghost?.cell === cell ? ' ghost' : ''}` : '';
          // a button even while nothing can be done: what stands there is not drawn anew whenever that changes
          return (
            <button
              key={cell}
              type="button"
              data-cell={cell}
              class={`cell ${kind}${can}`}
              style={style}
              aria-label={spot && spot.words !== full ? `${label}. ${spot.words}` : label}
              {...explaining}
              {...(!spot && !readable && UNUSABLE)}
              {...(passedBy && { tabIndex: -1 })}
              {...(readable && {
                onContextMenu: (event: MouseEvent) => {
                  event.preventDefault();
                  read();
                },
              })}
              {...(spot
                ? {
                    'data-action': spot.line,
                    onClick: (event: MouseEvent) => onPick?.(spot.line, event),
                    onMouseEnter: () => onPoint?.(spot.line),
                    onMouseMove: () => onPoint?.(spot.line),
                    onMouseLeave: () => onLeave?.(spot.line),
                    onFocus: () => onPoint?.(spot.line),
                    onBlur: () => onLeave?.(spot.line),
                  }
                : readable && { onClick: read, 'aria-haspopup': 'dialog' as const })}
            >
              {content}
              {spot?.times !== undefined && <span class="uses">{say.words.uses(spot.times)}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}

function classOf(what: string): string {
  if (what === '') return 'emp';
  if (Object.hasOwn(START, what)) return 'start';
  if (Object.hasOwn(BUILDINGS, what)) return `bld ${BUILDINGS[what as BuildingId].kind}`;
  return 't';
}

function isBuilding(what: string): boolean {
  return Object.hasOwn(BUILDINGS, what) || Object.hasOwn(START, what);
}

interface FaceProps {
  readonly what: string;
  readonly wide: boolean;
  readonly seed: number;
  readonly name: string;
  readonly points: number | string;
  readonly say: EffectWords;
}

/** What stands on a space. Most of a land stays as it was whatever happens. */
const Face = memo(({ what, wide, seed, name, points, say }: FaceProps) => {
  if (what === 'forest') return <Forest wide={wide} seed={seed} />;
  if (what === 'pond') return <Pond />;
  if (what === 'pit') return <Pit />;
  if (what === 'grove') return <Grove />;
  if (Object.hasOwn(START, what)) return <StartFace id={what as StartId} name={name} points={points} say={say} />;
  if (Object.hasOwn(BUILDINGS, what)) {
    return <BuiltFace id={what as BuildingId} name={name} points={points} say={say} />;
  }
  return null;
});

/** A land in little, by colours; spaces that have just changed have an edge. */
export function MiniLand({
  land,
  fresh = [],
}: {
  readonly land: readonly string[];
  readonly fresh?: readonly string[];
}) {
  return (
    <svg class="mini" viewBox="0 0 50 40" width="75" height="60" aria-hidden="true">
      {GRID.names.map((cell, i) => {
        const what = land[i] ?? '';
        const column = cell.charCodeAt(0) - 'a'.charCodeAt(0) - 1;
        if (column < 0) return null;
        return (
          <rect
            key={cell}
            x={column * 10}
            y={(Number(cell.slice(1)) - 1) * 10}
            width="9.2"
            height="9.2"
            rx="1.6"
            fill={MINI[what] ?? (isRest(what) ? MINI.forest : 'var(--k-imm)')}
            {...(fresh.includes(cell) && { class: 'fresh' })}
          />
        );
      })}
    </svg>
  );
}

const MINI: Readonly<Record<string, string>> = {
  '': 'var(--l-grass)',
  forest: 'var(--l-forest)',
  pond: 'var(--l-water)',
  pit: 'var(--l-earth)',
  grove: 'var(--l-leaf2)',
};
