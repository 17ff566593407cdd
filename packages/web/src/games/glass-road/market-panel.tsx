import { signal } from '@preact/signals';
import type { Bag } from '@waldglas/core';
import { type Action, type BuildingId, KINDS, type Kind, rowSize } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { useRef } from 'preact/hooks';
import { about, aboutApart } from '../../boards/about.ts';
import { noteLeaving } from '../../boards/flight.ts';
import { QueuedPart } from '../../drawing/frame-queue.tsx';
import { memo } from '../../drawing/memo.ts';
import { useQueued, useSlice } from '../../drawing/slice.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { choose } from '../../table/calls.ts';
import { dialog } from '../../table/dialog.ts';
import { lookAhead } from '../../table/hover-preview.ts';
import { lineOf, pinned, visited } from '../../table/model.ts';
import { lastPlanOf } from '../../table/plans.ts';
import { words } from '../../words/language.ts';
import { costOf, missingFrom } from './cost.ts';
import { effectWords, preview, snapshot, speech } from './shown.ts';
import { TileFace } from './tile.tsx';
import '../../styles/glass-road/market.css';

let lying: readonly string[] = [];

// before anything is drawn anew: to ask for a place afterwards would lay out the page in the middle of it
snapshot.subscribe(now => {
  const { view, seat: viewer = 0 } = now ?? {};
  const left: string[] = view ? [...Object.values(view.market).flat(), ...(view.players[viewer]?.offer ?? [])] : [];
  for (const id of lying) if (!left.includes(id)) noteLeaving(id);
  lying = left;
});

type Standing = 'now' | 'conv' | 'no' | 'gain' | 'lost';

/** How a tile stands: affordable, after conversions, not; or what the option under the pointer makes of it. */
function standingOf(id: BuildingId): { readonly standing: Standing; readonly steps: number } {
  const { value: now } = snapshot;
  const { seat: viewer = 0 } = now ?? {};
  if (!now) return { standing: 'no', steps: 0 };
  const cost = costOf(id, now.view.edition);
  const payable = Object.keys(missingFrom(now.view, viewer, cost)).length === 0;
  const hovered = preview.value;
  if (hovered && !hovered.hidden && !isBuildOf(hovered.action, id)) {
    const then = Object.keys(missingFrom(hovered.view, viewer, cost)).length === 0;
    if (then !== payable) return { standing: then ? 'gain' : 'lost', steps: 0 };
  }
  if (payable) return { standing: 'now', steps: 0 };
  const plan = lastPlanOf(id);
  const steps = plan?.first.filter(({ verb }) => verb === 'convert').length ?? 0;
  return plan?.reached ? { standing: 'conv', steps } : { standing: 'no', steps: 0 };
}

/** What of its cost the viewer misses. */
function missingOf(id: BuildingId): Bag {
  const { view, seat: viewer = 0 } = snapshot.value ?? {};
  return view ? missingFrom(view, viewer, costOf(id, view.edition)) : {};
}

/** The option to build it now. */
function buildOf(id: BuildingId): Action | undefined {
  return snapshot.value?.decision?.options.find(one => isBuildOf(one, id) && !('sparing' in one && one.sparing));
}

function isBuildOf(action: Action, id: string): boolean {
  return action.verb === 'build' && action.building === id;
}

function Tab({ standing, steps }: { readonly standing: Standing; readonly steps: number }) {
  const { value: w } = words;
  const text = {
    now: w.affordable,
    conv: w.conversions(steps),
    no: w.notYet,
    gain: `+ ${w.withPreview}`,
    lost: `− ${w.lost}`,
  }[standing];
  const glyph = standing === 'gain' ? undefined : standing === 'lost' ? 'warn' : `s-${standing}`;
  return (
    <span class={`tab ${standing}`}>
      {glyph && <Glyph name={glyph} size={11} />}
      {text}
    </span>
  );
}

interface TileProps {
  readonly id: BuildingId;
  readonly edition: string;
  /** In the private offer of another seat: nobody here can build it. */
  readonly foreign?: boolean;
}

/** A tile on offer: a click builds it if that is possible now, otherwise tells why not and how to get there. */
function MarketTile({ id, edition, foreign = false }: TileProps) {
  const build = useQueued('answer', () => buildOf(id), [id]);
  const { standing, steps, short } = useQueued('look', () => ({ ...standingOf(id), short: missingOf(id) }), [id]);
  const pin = useSlice(() => pinned.value === id, [id]);
  const { value: said } = speech;
  const { value: say } = effectWords;
  if (!said || !say) return null;
  const { kind, lines } = said.card(id, edition);
  const label = `${said.name(id)}, ${kind}. ${lines.map(plain).join(' ')}`;
  return (
    <button
      type="button"
      class={foreign ? 'tile' : `tile s-${standing}${build ? ' can' : ''}`}
      aria-label={label}
      data-id={id}
      {...about('card', id, foreign ? undefined : `build ${id}`)}
      {...(build ? { 'data-action': lineOf(build) } : {})}
      onClick={() => (build ? choose(build) : dialog.show({ kind: 'detail', id }))}
      {...lookAhead(build)}
      onContextMenu={event => {
        event.preventDefault();
        dialog.show({ kind: 'detail', id });
      }}
    >
      {pin && (
        <span class="pin">
          <Glyph name="pin" size={14} />
        </span>
      )}
      <Face id={id} name={said.name(id)} edition={edition} short={foreign ? {} : short} say={say} />
      {!foreign && <Tab standing={standing} steps={steps} />}
    </button>
  );
}

const Face = memo(TileFace);

/** Where each tile of a row lies: what is taken leaves its spot empty, and nothing else moves. */
function useSpots(tiles: readonly BuildingId[], size: number): readonly (BuildingId | undefined)[] {
  const before = useRef<readonly (BuildingId | undefined)[]>([]);
  const kept = Array.from({ length: size }, (_, i) => before.current[i]).map(id =>
    id !== undefined && tiles.includes(id) ? id : undefined,
  );
  const fresh = tiles.filter(id => !kept.includes(id));
  before.current = kept.map(id => id ?? fresh.shift());
  return before.current;
}

function Row({ kind, size, edition }: { readonly kind: Kind; readonly size: number; readonly edition: string }) {
  const tiles = useQueued('answer', () => snapshot.value?.view.market[kind] ?? [], [kind]);
  const spots = useSpots(tiles, size);
  return (
    <div class={size === 5 ? `mrow ${kind} five` : `mrow ${kind}`}>
      <div class="kind" {...aboutApart('rule', 'GR-8.1')}>
        <Glyph name={`k-${kind}`} size={13} />
        <b>{words.value.kinds[kind]}</b>
      </div>
      <QueuedPart>
        {spots.map((id, i) =>
          id === undefined ? (
            <div key={`empty ${i}`} class="tile void">
              <Glyph name={`k-${kind}`} size={18} />
              <i>{words.value.refilled}</i>
            </div>
          ) : (
            <MarketTile key={id} id={id} edition={edition} />
          ),
        )}
      </QueuedPart>
    </div>
  );
}

const screenHeight = signal(innerHeight);
addEventListener('resize', () => {
  screenHeight.value = innerHeight;
});
/** Tiles have room for their picture on a screen that high; on one so high the private offer lies below them. */
const ROOMY = 650;
const ROOM_FOR_OFFER = 860;

/** Is the private offer looked at, where it takes the place of the market? */
const atOffer = signal(false);

/** The private offer: the own one, or that of the seat whose land is looked at. */
function offerNow() {
  const { view, seat: viewer = 0, seats } = snapshot.value ?? {};
  const seat = visited.value ?? viewer;
  return {
    tiles: view?.players[seat]?.offer ?? [],
    whose: seat === viewer ? undefined : seats?.[seat]?.name,
    edition: view?.edition ?? '',
  };
}

type OfferProps = ReturnType<typeof offerNow>;

function Offer({ tiles, edition, whose }: OfferProps) {
  return (
    <div class="offered">
      {tiles.map(id => (
        <QueuedPart key={id}>
          <MarketTile id={id} edition={edition} foreign={whose !== undefined} />
        </QueuedPart>
      ))}
    </div>
  );
}

function OfferTitle({ tiles, whose }: OfferProps) {
  const { value: w } = words;
  return <>{`${whose === undefined ? w.offer : w.offerOf(whose)} (${tiles.length})`}</>;
}

/** Market and private offer as two sheets, one on top, where there is no room for both. */
function Sheets({ offer: offered }: { readonly offer: OfferProps }) {
  const sheet = (offer: boolean) => ({
    type: 'button' as const,
    'aria-pressed': atOffer.value === offer,
    onClick: () => {
      atOffer.value = offer;
    },
  });
  return (
    <div class="twosides">
      <button {...sheet(false)}>{words.value.market}</button>
      <button {...sheet(true)}>
        <OfferTitle {...offered} />
      </button>
    </div>
  );
}

/** The three rows on offer, and the private offer. */
export function MarketPanel() {
  const { size, edition } = useSlice(() => {
    const { view } = snapshot.value ?? {};
    const size = view ? rowSize(view) : 4;
    return { size, edition: view?.edition ?? '' };
  });
  const { value: w } = words;
  const offered = useQueued('answer', offerNow);
  const has = offered.tiles.length > 0;
  const sheets = has && screenHeight.value < ROOM_FOR_OFFER;
  return (
    <section class={screenHeight.value < ROOMY ? 'market low' : 'market'} aria-label={w.market}>
      <header>
        {sheets ? <Sheets offer={offered} /> : <h2>{w.market}</h2>}
        <p>
          <span class="lg" /> {w.affordable} <span class="lg conv" /> {w.afterConversions} <span class="lg no" />{' '}
          {w.notYet}
        </p>
      </header>
      {sheets && atOffer.value ? (
        <Offer {...offered} />
      ) : (
        KINDS.map(kind => <Row key={kind} kind={kind} size={size} edition={edition} />)
      )}
      {has && !sheets && (
        <div class="offer">
          <h3 {...aboutApart('rule', 'GR-7.6')}>
            <OfferTitle {...offered} />
          </h3>
          <Offer {...offered} />
        </div>
      )}
    </section>
  );
}
