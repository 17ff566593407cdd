import { BUILDINGS, type BuildingId, type EstatePlan, factsOf, type View } from '@waldglas/black-forest';
import type { ComponentChildren } from 'preact';
import { aboutApart } from '../../boards/about.ts';
import type { EffectWords } from '../../boards/effect.tsx';
import { House } from '../../boards/houses.tsx';
import { breakable } from '../../boards/hyphens.ts';
import { Seal } from '../../boards/seal.tsx';
import { Glyph } from '../../glyphs/glyph.tsx';
import { arrangedHerd, type Herd, type Housed, spotName } from './herd.ts';
import { type Land, landsOf } from './lands.ts';
import { Barn, Field, GlassHut, Lake, Meadow, Wood } from './scenery.tsx';
import type { BlackForestSpeech } from './speech.ts';
import { kindsOf } from './tile.tsx';
import type { ForestWords } from './words.ts';
import '../../styles/black-forest/land.css';

/** What a drawing of a domain needs beside the position. */
interface Toolkit {
  readonly said: BlackForestSpeech;
  readonly table: ForestWords;
  readonly say: EffectWords;
  /** What a building is worth now. */
  worth(id: BuildingId): number;
  /** How often a conversion could be used now. */
  uses?(id: BuildingId): number | undefined;
}

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
  const named = (label: string) => `${kit.say.words.estate(estate + 1)}, ${label}`;
  return (
    <div class={estate === 0 ? 'estate main' : 'estate small'} style={{ '--columns': columns.length, '--rows': rows }}>
      {stables.map(({ cells, underHut }) => (
        <Cell
          key={cells[0]}
          cells={cells}
          label={named(underHut && hut ? kit.table.hut(hut.tracker, hut.steps) : kit.said.noun('stable'))}
          {...animals(herd, estate, cells[0], kit)}
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
        >
          <Lying what={what} seed={estate * 31 + i} {...kit} />
        </Cell>
      ))}
      {all
        .filter(cell => !covered.has(cell))
        .map(cell => (
          <Cell key={cell} cells={[cell]} kind="free" label={named(kit.said.noun('empty'))} />
        ))}
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
  readonly children?: ComponentChildren;
}

/** A space, or the two spaces that something lies on. */
function Cell({ cells, label, kind = 'laid', housed, spoken, about, children }: CellProps) {
  const [first = 'a1', second = first] = cells;
  const column = first.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  const row = Number(first.slice(1));
  const wide = second.charCodeAt(0) - first.charCodeAt(0) + 1;
  const high = Number(second.slice(1)) - row + 1;
  const said = spoken === undefined ? label : `${label}, ${spoken}`;
  return (
    <div
      class={`plot ${kind}`}
      style={{ gridArea: `${row} / ${column} / span ${high} / span ${wide}` }}
      role="img"
      aria-label={`${said} (${cells.join('+')})`}
      {...about}
    >
      {children}
      {housed && (
        <span class={`beasts n${housed.n}`}>
          {Array.from({ length: housed.n }, (_, i) => (
            <Glyph key={i} name={housed.kind} size={22} />
          ))}
        </span>
      )}
    </div>
  );
}

function isBuilding(what: string): what is BuildingId {
  return Object.hasOwn(BUILDINGS, what);
}

/** What lies on a space. */
function Lying({ what, seed, said, say, worth, uses }: Toolkit & { readonly what: string; readonly seed: number }) {
  if (what === 'forest') return <Wood seed={seed} />;
  if (what === 'field') return <Field />;
  if (what === 'pond') return <Lake />;
  if (what === 'pasture') return <Meadow />;
  if (!isBuilding(what)) return null;
  const times = uses?.(what);
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
      {times !== undefined && <span class="times">{say.words.uses(times)}</span>}
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
