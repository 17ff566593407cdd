import { BUILDINGS, type BuildingId, type EstatePlan, factsOf, type View } from '@waldglas/black-forest';
import type { ComponentChildren } from 'preact';
import { aboutApart } from '../../boards/about.ts';
import type { EffectWords } from '../../boards/effect.tsx';
import { House } from '../../boards/houses.tsx';
import { breakable } from '../../boards/hyphens.ts';
import type { Press } from '../../boards/press.ts';
import { Seal } from '../../boards/seal.tsx';
import { Glyph } from '../../glyphs/glyph.tsx';
import { arrangedHerd, type Herd, type Housed, spotName } from './herd.ts';
import { type Land, landsOf } from './lands.ts';
import { Barn, Field, GlassHut, Lake, Meadow, Wood } from './scenery.tsx';
import type { BlackForestSpeech } from './speech.ts';
import { kindsOf } from './tile.tsx';
import type { ForestWords } from './words.ts';

/** What a drawing of a domain needs beside the position. */
interface Toolkit {
  readonly said: BlackForestSpeech;
  readonly table: ForestWords;
  readonly say: EffectWords;
  /** What a building is worth now. */
  worth(id: BuildingId): number;
  /** What pressing a space does, if it does something; by its name in the domain: `2.a3`, `d2+d3`. */
  spotOf?(cell: string): PlotSpot | undefined;
  /** Two free spaces for a large building: they are pressed where they meet. */
  readonly pairs?: readonly string[];
  /** What an option under the pointer would lay or build. */
  readonly ghost?: { readonly what: string; readonly cell: string } | undefined;
}

/** What a space of the own domain can be used for. */
export interface PlotSpot {
  readonly kind: 'answer' | 'use' | 'read';
  readonly words: string;
  readonly press: Press;
  /** What stands on it: how often, or what it would bring. */
  readonly tag?: string | undefined;
  /** What lies there would be cleared. */
  readonly clears?: string | undefined;
}

/** The name of a space in the whole domain. */
export const domainCell = (estate: number, cell: string): string => (estate === 0 ? cell : `${estate + 1}.${cell}`);

/** All estates of a seat: what lies there, the herd in its best arrangement, the hut and how far it has come. */
export function Domain({ view, seat, ...kit }: Toolkit & { readonly view: View; readonly seat: number }) {
  const player = view.players[seat];
  const facts = factsOf(view);
  if (!player) return null;
  const lands = landsOf(player.domain);
  const herd = arrangedHerd(view, seat);
  return (
    <div class={lands.length > 3 ? 'domain many' : 'domain'}>
      {lands.map((land, estate) => (
        <Estate
          key={estate}
          estate={estate}
          plan={estate === 0 ? facts.main : facts.small}
          land={land}
          herd={herd}
          {...(estate === lands.length - 1 && { hut: { tracker: player.tracker, steps: facts.hutSteps } })}
          {...kit}
        />
      ))}
    </div>
  );
}

interface HutProps {
  readonly tracker: number;
  /** From the bottom to the top, where it moves. */
  readonly steps: number;
}

interface EstateProps extends Toolkit {
  /** 0 is the main one. */
  readonly estate: number;
  readonly plan: EstatePlan;
  readonly land: Land;
  readonly herd: Herd;
  /** The glass hut, if it stands here. */
  readonly hut?: HutProps;
}

/** One estate, main or small. */
function Estate({ estate, plan, land, herd, hut, ...kit }: EstateProps) {
  const { columns, rows, stables } = plan;
  const all = Array.from({ length: rows }, (_, row) => [...columns].map(column => `${column}${row + 1}`)).flat();
  const covered = new Set([
    ...Object.keys(land).flatMap(cell => cell.split('+')),
    ...stables.flatMap(one => one.cells),
  ]);
  const named = (label: string) => `${kit.table.estate(estate + 1)}, ${label}`;
  return (
    <div class={estate === 0 ? 'estate main' : 'estate small'} style={{ '--columns': columns.length, '--rows': rows }}>
      {stables.map(({ cells, underHut }) => (
        <Cell
          key={cells[0]}
          cells={cells}
          label={named(underHut && hut ? kit.table.hut(hut.tracker, hut.steps) : kit.said.noun('stable'))}
          {...animals(herd, estate, cells[0], kit)}
          spot={kit.spotOf?.(domainCell(estate, cells[0] ?? ''))}
        >
          {underHut && hut ? <Hut {...hut} /> : <Barn cells={cells.length} />}
        </Cell>
      ))}
      {Object.entries(land).map(([cell, what], i) => (
        <Cell
          key={cell}
          cells={cell.split('+')}
          kind={isBuilding(what) ? 'built' : 'laid'}
          label={named(isBuilding(what) ? kit.said.name(what) : kit.said.noun(what))}
          about={isBuilding(what) ? aboutApart('card', what) : aboutApart('thing', what)}
          {...animals(herd, estate, cell, kit)}
          spot={kit.spotOf?.(domainCell(estate, cell))}
        >
          <Lying what={what} seed={estate * 31 + i} {...kit} />
        </Cell>
      ))}
      {all
        .filter(cell => !covered.has(cell))
        .map(cell => (
          <Cell
            key={cell}
            cells={[cell]}
            kind="free"
            label={named(kit.said.noun('empty'))}
            about={aboutApart('thing', 'empty')}
            spot={kit.spotOf?.(domainCell(estate, cell))}
          />
        ))}
      <Pairs estate={estate} {...kit} />
      <Ghost estate={estate} {...kit} />
    </div>
  );
}

function animals(herd: Herd, estate: number, cell: string | undefined, { say }: Pick<Toolkit, 'say'>) {
  const here = herd.get(spotName(estate, cell ?? ''));
  return here ? { housed: here, spoken: say.counted(here.kind, here.n) } : {};
}

interface CellProps {
  readonly cells: readonly string[];
  readonly label: string;
  readonly kind?: 'laid' | 'built' | 'free';
  readonly housed?: Housed;
  readonly spoken?: string;
  readonly about?: ReturnType<typeof aboutApart>;
  readonly spot?: PlotSpot | undefined;
  readonly children?: ComponentChildren;
}

/** Where a space lies on its estate, or the two spaces that something lies on. */
function areaOf([first = 'a1', second = first]: readonly string[]): string {
  const column = first.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  const row = Number(first.slice(1));
  const wide = second.charCodeAt(0) - first.charCodeAt(0) + 1;
  const high = Number(second.slice(1)) - row + 1;
  return `${row} / ${column} / span ${high} / span ${wide}`;
}

/** A space, or the two spaces that something lies on; a button if it can be used. */
function Cell({ cells, label, kind = 'laid', housed, spoken, about, spot, children }: CellProps) {
  const said = spoken === undefined ? label : `${label}, ${spoken}`;
  const named = `${said} (${cells.join('+')})`;
  const style = { gridArea: areaOf(cells) };
  const inside = (
    <>
      {children}
      {housed && (
        <span class={`beasts n${housed.n}`}>
          {Array.from({ length: housed.n }, (_, i) => (
            <Glyph key={i} name={housed.kind} size={22} />
          ))}
        </span>
      )}
      {spot?.tag !== undefined && <span class="times">{spot.tag}</span>}
      {spot?.clears !== undefined && <span class="clears">{spot.clears}</span>}
    </>
  );
  if (!spot) {
    return (
      <div class={`plot ${kind}`} style={style} role="img" aria-label={named} {...about}>
        {inside}
      </div>
    );
  }
  const { tabIndex: _, ...explained } = about ?? {};
  return (
    <button
      type="button"
      class={`plot ${kind} spot ${spot.kind}`}
      style={style}
      aria-label={spot.words === '' ? named : `${named}: ${spot.words}`}
      {...explained}
      {...spot.press}
    >
      {inside}
    </button>
  );
}

/** The cells of a name in the domain, if they lie on this estate. */
function cellsHere(estate: number, name: string): readonly string[] | undefined {
  const [, number = '1', cells = ''] = /^(?:(\d+)\.)?(.*)$/.exec(name) ?? [];
  return Number(number) === estate + 1 ? cells.split('+') : undefined;
}

/** Where a large building could stand: its two spaces are pressed where they meet. */
function Pairs({ estate, pairs = [], spotOf }: Toolkit & { readonly estate: number }) {
  return (
    <>
      {pairs.map(name => {
        const cells = cellsHere(estate, name);
        const spot = spotOf?.(name);
        return (
          cells &&
          spot && (
            <span key={name} class="pair" style={{ gridArea: areaOf(cells) }}>
              <button type="button" class="spot answer" aria-label={spot.words} {...spot.press}>
                {spot.tag ?? ''}
              </button>
            </span>
          )
        );
      })}
    </>
  );
}

/** What the option under the pointer would lay here. */
function Ghost({ estate, ghost, ...kit }: Toolkit & { readonly estate: number }) {
  const cells = ghost && cellsHere(estate, ghost.cell);
  if (!ghost || !cells) return null;
  return (
    <div
      class={`plot ghost ${isBuilding(ghost.what) ? 'built' : 'laid'}`}
      style={{ gridArea: areaOf(cells) }}
      aria-hidden="true"
    >
      <Lying what={ghost.what} seed={1} {...kit} />
    </div>
  );
}

function isBuilding(what: string): what is BuildingId {
  return Object.hasOwn(BUILDINGS, what);
}

/** What lies on a space. */
function Lying({ what, seed, said, say, worth }: Toolkit & { readonly what: string; readonly seed: number }) {
  if (what === 'forest') return <Wood seed={seed} />;
  if (what === 'field') return <Field />;
  if (what === 'pond') return <Lake />;
  if (what === 'pasture') return <Meadow />;
  if (!isBuilding(what)) return null;
  return (
    <>
      <span class="kinds">
        {kindsOf(what).map(kind => (
          <Glyph key={kind} name={kind} size={11} />
        ))}
      </span>
      <Seal points={worth(what)} size={18} />
      <House id={BUILDINGS[what].name} width={40} />
      <span class="builtname">{breakable(said.name(what), say.words)}</span>
    </>
  );
}

/** The glass hut on its stable, and its progress from the bottom up. */
function Hut({ tracker, steps }: HutProps) {
  return (
    <span class="hut">
      <GlassHut />
      <span class="track">
        {Array.from({ length: steps + 1 }, (_, i) => steps - i).map(step => (
          <span key={step} class={step === tracker ? 'step on' : 'step'}>
            {step === steps && <Glyph name="small-estate" size={11} />}
          </span>
        ))}
      </span>
    </span>
  );
}
