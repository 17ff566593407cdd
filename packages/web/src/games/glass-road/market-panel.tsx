import { signal } from '@preact/signals';
import { type BuildingId, glassRoad, KINDS, type Kind, periodsOf, rowSize } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { useEffect, useRef } from 'preact/hooks';
import { about, aboutApart } from '../../boards/about.ts';
import { noteLeaving } from '../../boards/flight.ts';
import { remember, remembered } from '../../connection/table-memory.ts';
import { QueuedPart } from '../../drawing/frame-queue.tsx';
import { memo } from '../../drawing/memo.ts';
import { useQueued, useSlice } from '../../drawing/slice.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { choose } from '../../table/calls.ts';
import { dialog } from '../../table/dialog.ts';
import { lookAhead } from '../../table/hover-preview.ts';
import { openId, pinned, visited } from '../../table/model.ts';
import { linesOf } from '../../table/offered.ts';
import { words } from '../../words/language.ts';
import { builds } from './builds.ts';
import { drawnTiles } from './drawn.ts';
import { placesIn } from './places.ts';
import { effectWords, since, snapshot, speech, tableWords } from './shown.ts';
import { TileFace } from './tile.tsx';
import { missingOf, payingWords, type Standing, standingOf, standingWords } from './tile-standing.ts';

let lying: readonly string[] = [];

// before anything is drawn anew: to ask for a place afterwards would lay out the page in the middle of it
snapshot.subscribe(now => {
  const { view, seat: viewer = 0 } = now ?? {};
  // a table of another game may be open
  const left: string[] =
    view && now?.game === glassRoad.id
      ? [...Object.values(view.market).flat(), ...(view.players[viewer]?.offer ?? [])]
      : [];
  for (const id of lying) if (!left.includes(id)) noteLeaving(id, '.market');
  lying = left;
});

function Tab({ standing, steps }: { readonly standing: Standing; readonly steps: number }) {
  const glyph = standing === 'gain' ? undefined : standing === 'lost' ? 'warn' : `s-${standing}`;
  return (
    <span class={`tab ${standing}`}>
      {glyph && <Glyph name={glyph} size={11} />}
      {standingWords(standing, steps)}
    </span>
  );
}

interface TileProps {
  readonly id: BuildingId;
  readonly edition: string;
  /** In the private offer of another seat: nobody here can build it. */
  readonly foreign?: boolean;
}

/**
 * A tile on offer: a press builds it if that is possible now, also by an ability that would ask for it; otherwise it tells
 * why not and how to get there.
 */
function MarketTile({ id, edition, foreign = false }: TileProps) {
  const build = useQueued('answer', () => builds.value.get(id), [id]);
  const { standing, steps, short } = useQueued('look', () => ({ ...standingOf(id), short: missingOf(id) }), [id]);
  const pin = useSlice(() => pinned.value === id, [id]);
  const drawn = useSlice(() => !foreign && drawnTiles(since.value, snapshot.value?.seat).includes(id), [id, foreign]);
  const { value: said } = speech;
  const { value: say } = effectWords;
  if (!said || !say) return null;
  const { kind, lines } = said.card(id, edition);
  const name = drawn ? `${said.name(id)} (${tableWords.value.justDrawn})` : said.name(id);
  const told = `${name}, ${kind}. ${lines.map(plain).join(' ')}`;
  const label = foreign ? told : `${told} ${payingWords(standing, steps)}`;
  return (
    <button
      type="button"
      class={foreign ? 'tile' : `tile s-${standing}${build ? ' can' : ''}${drawn ? ' drawn' : ''}`}
      aria-label={label}
      data-id={id}
      {...about('card', id, foreign || build ? undefined : `build ${id}`)}
      {...(build ? { 'data-action': linesOf(build.action, build.answer) } : {})}
      onClick={() => (build ? choose(build.action, build.answer) : dialog.show({ kind: 'detail', id }))}
      {...lookAhead(build?.action, build?.answer)}
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

/** Where each tile of a row lies, also for whoever comes back to the table. */
function usePlaces(kind: Kind, tiles: readonly BuildingId[], size: number): readonly (BuildingId | undefined)[] {
  const id = openId.value ?? '';
  const before = useRef<readonly (string | undefined)[]>([]);
  const table = useRef('');
  if (table.current !== id) {
    table.current = id;
    before.current = (remembered(id).places?.[kind] ?? []).map(one => (one === '' ? undefined : one));
  }
  const places = placesIn(before.current, tiles, size) as readonly (BuildingId | undefined)[];
  before.current = places;
  const kept = places.map(one => one ?? '').join();
  useEffect(() => {
    const { places: known } = remembered(id);
    if (known?.[kind]?.join() !== kept) remember(id, { places: { ...known, [kind]: kept.split(',') } });
  }, [id, kind, kept]);
  return places;
}

/** Does another period come, before which the market is refilled? */
function isRefilled(): boolean {
  const { view } = snapshot.value ?? {};
  return view !== undefined && view.period < periodsOf(view);
}

function Row({ kind, size, edition }: { readonly kind: Kind; readonly size: number; readonly edition: string }) {
  const tiles = useQueued('answer', () => snapshot.value?.view.market[kind] ?? [], [kind]);
  const spots = usePlaces(kind, tiles, size);
  const refills = useSlice(isRefilled);
  return (
    <div class={size === 5 ? `mrow ${kind} five` : `mrow ${kind}`}>
      <div class="kind" {...aboutApart('rule', 'GR-8.1')}>
        <Glyph name={`k-${kind}`} size={13} />
        <b>{tableWords.value.kinds[kind]}</b>
      </div>
      <QueuedPart>
        {spots.map((id, i) =>
          id === undefined ? (
            <div key={`empty ${i}`} class="tile void">
              <Glyph name={`k-${kind}`} size={18} />
              {refills && <i>{tableWords.value.refilled}</i>}
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
/** On a screen so high the private offer lies below the market. */
const ROOM_FOR_OFFER = 860;

/** Is the private offer looked at, where it takes the place of the market? */
const atOffer = signal(false);

// what was drawn is seen at once, and a question about a tile there is answered there
snapshot.subscribe(now => {
  const offer: readonly string[] = now?.view.players[now.seat ?? 0]?.offer ?? [];
  const asked = (now?.decision?.options ?? []).flatMap(one =>
    one.verb === 'tile' ? [one.tile] : one.verb === 'build' ? [one.building] : [],
  );
  if (asked.length > 0) atOffer.value = asked.every(id => offer.includes(id));
  else if (now && drawnTiles(now.events, now.seat).length > 0) atOffer.value = true;
});

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
    <div class="offered scrolls">
      {tiles.map(id => (
        <QueuedPart key={id}>
          <MarketTile id={id} edition={edition} foreign={whose !== undefined} />
        </QueuedPart>
      ))}
    </div>
  );
}

function OfferTitle({ tiles, whose }: OfferProps) {
  const { value: w } = tableWords;
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
      <button {...sheet(false)}>{tableWords.value.market}</button>
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
    <section class="market scrolls" aria-label={tableWords.value.market}>
      <header>
        {sheets ? <Sheets offer={offered} /> : <h2>{tableWords.value.market}</h2>}
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
