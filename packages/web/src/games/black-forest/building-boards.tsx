import {
  BUILDINGS,
  type BuildingId,
  factsOf,
  type LargeId,
  LEVELS,
  SMALL,
  type SmallId,
  type View,
} from '@waldglas/black-forest';
import type { ComponentChildren } from 'preact';
import { about } from '../../boards/about.ts';
import type { EffectWords } from '../../boards/effect.tsx';
import type { Press } from '../../boards/press.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import type { Affordable } from './affordable.ts';
import type { Told } from './speech.ts';
import { LargeFace, OneLine, SmallFace } from './tile.tsx';

/** What the buildings of a row are about. */
const ROWS = [
  ...['brick', 'wood', 'sand', 'charcoal', 'water', 'porridge', 'meat', 'pig', 'cattle'],
  ...['field', 'glass-hut', 'star'],
] as const;
const COLUMNS = [0, 1, 2] as const;

/** The two sides of the small tile of a row and a column. */
function sidesOf(row: number, column: number): readonly [SmallId, SmallId] {
  const number = String((row - 1) * COLUMNS.length + column + 1).padStart(2, '0');
  return [`${number}A` as SmallId, `${number}B` as SmallId];
}

interface BoardsProps extends Told {
  readonly view: View;
  readonly say: EffectWords;
  readonly affordable: ReadonlyMap<BuildingId, Affordable>;
  /** Those that can be built at once. */
  readonly can?: readonly BuildingId[];
  /** Those that are looked for; without it all. */
  passes?(id: BuildingId): boolean;
  /** Stands in place of the title. */
  readonly title?: ComponentChildren;
  /** What pressing a tile does. */
  press(id: BuildingId): Press;
}

/** The building boards: small ones in rows by what they are about and columns by the glass they cost, large ones by level. */
export function BuildingBoards(props: BoardsProps) {
  const { view, said, table, say } = props;
  const setting = { edition: view.edition, players: view.players.length };
  return (
    <section class="buildings scrolls" aria-label={table.buildings}>
      <header>
        {props.title ?? <strong class="serif">{table.buildings}</strong>}
        {COLUMNS.map(glass => (
          <span key={glass} class="glasses">
            {glass} <Glyph name="glass" size={14} />
          </span>
        ))}
        <span class="glasses">
          3 <Glyph name="glass" size={14} />
        </span>
      </header>
      <div class="smalls">
        {ROWS.map((glyph, i) => (
          <div key={glyph} class="buildrow">
            <span class="rowmark">
              <Glyph name={glyph} size={16} />
            </span>
            {COLUMNS.map(column => {
              const [a, b] = sidesOf(i + 1, column);
              const id = view.small.includes(a) ? a : view.small.includes(b) ? b : undefined;
              return id ? (
                <Offered key={a} id={id} {...props}>
                  <SmallFace id={id} name={said.name(id)} setting={setting} short={missingFor(props, id)} say={say} />
                </Offered>
              ) : (
                <Taken key={a} sides={[a, b]} {...props} />
              );
            })}
          </div>
        ))}
      </div>
      <div class="larges">
        {view.large
          .toSorted((a, b) => levelOf(view, a) - levelOf(view, b))
          .map(id => (
            <Offered key={id} id={id} large {...props}>
              <LargeFace id={id} name={said.name(id)} setting={setting} short={missingFor(props, id)} say={say} />
            </Offered>
          ))}
      </div>
    </section>
  );
}

/** Where a level comes in their order. */
const levelOf = (view: View, id: LargeId) => LEVELS.indexOf(factsOf(view).buildings[id].level ?? 'I');

const missingFor = ({ affordable }: BoardsProps, id: BuildingId) => affordable.get(id)?.short ?? {};

interface OfferedProps extends BoardsProps {
  readonly id: BuildingId;
  readonly large?: boolean;
  readonly children: ComponentChildren;
}

/** A tile that can be had; how it stands is its edge and its sign. */
function Offered({ id, large = false, said, table, affordable, can, passes, press, children }: OfferedProps) {
  const standing = affordable.get(id)?.standing ?? 'no';
  return (
    <button
      type="button"
      class={`bt ${large ? 'large' : 'small'} s-${standing}${can?.includes(id) ? ' can' : ''}${passes?.(id) === false ? ' passed' : ''}`}
      aria-label={`${said.name(id)}: ${table.standings[standing]}`}
      data-id={id}
      {...about('card', id, `build ${id}`)}
      {...press(id)}
    >
      {children}
    </button>
  );
}

/** The space of a small tile that somebody has built. */
function Taken({ sides, view, said, table, say }: BoardsProps & { readonly sides: readonly [SmallId, SmallId] }) {
  for (const [seat, { domain }] of view.players.entries()) {
    const id = sides.find(one => domain.some(estate => estate.includes(one)));
    if (id === undefined) continue;
    return (
      <span class={`bt taken p${seat + 1}`} role="img" aria-label={table.takenBy(said.name(id), said.who(seat))}>
        <span class="av">
          <Glyph name="pawn" size={13} />
        </span>
        <OneLine name={said.name(id)} say={say} />
      </span>
    );
  }
  return <span class="bt taken" />;
}

/** All small tiles: what both sides are called, in the order of the boards. */
export const ALL_SIDES: readonly (readonly [SmallId, SmallId])[] = ROWS.flatMap((_, i) =>
  COLUMNS.map(column => sidesOf(i + 1, column)),
);

/** The other side of a small tile. */
export function otherSide(id: BuildingId): SmallId | undefined {
  const building = BUILDINGS[id];
  if (building.size === 2) return undefined;
  const { row, column } = SMALL[building.id];
  return sidesOf(row, column).find(side => side !== id);
}
