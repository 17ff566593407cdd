import { signal } from '@preact/signals';
import type { Bag } from '@waldglas/core';
import { type Action, type BuildingId, KINDS, type Kind } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { noteLeaving } from '../boards/flight.ts';
import { still } from '../boards/still.ts';
import { costOf, TileFace } from '../boards/tile.tsx';
import { about, aboutApart } from '../explain/about.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../language.ts';
import { dialog } from '../pages/dialogs.ts';
import { InTurn } from '../pages/in-turn.tsx';
import { pointAt, preview } from './ahead.ts';
import { choose, lineOf, pinned, saying, snapshot, soon, speech } from './model.ts';
import { atMarket } from './parts.ts';
import { plans } from './plans.ts';
import { shortOf } from './preview.ts';
import { useSlice, useSliceInTurn } from './slice.ts';

let offered: readonly string[] = [];

// before anything is drawn anew: to ask for a place afterwards would lay out the page in the middle of it
snapshot.subscribe(now => {
  const { view, viewer = 0 } = now ?? {};
  const left: string[] = view ? [...Object.values(view.market).flat(), ...(view.players[viewer]?.offer ?? [])] : [];
  for (const id of offered) if (!left.includes(id)) noteLeaving(id);
  offered = left;
});

type Standing = 'now' | 'conv' | 'no' | 'gain' | 'lost';

/** How a tile stands: affordable, after conversions, not; or what the option under the pointer makes of it. */
function standingOf(id: BuildingId): { readonly standing: Standing; readonly steps: number } {
  const { value: now } = soon;
  const { viewer = 0 } = now ?? {};
  if (!now) return { standing: 'no', steps: 0 };
  const cost = costOf(id, now.view.edition);
  const payable = Object.keys(shortOf(now.view, viewer, cost)).length === 0;
  const ahead = preview.value;
  if (ahead && !ahead.hidden && !isBuildOf(ahead.action, id)) {
    const then = Object.keys(shortOf(ahead.view, viewer, cost)).length === 0;
    if (then !== payable) return { standing: then ? 'gain' : 'lost', steps: 0 };
  }
  if (payable) return { standing: 'now', steps: 0 };
  const plan = plans.value.get(id);
  const steps = plan?.first.filter(({ verb }) => verb === 'convert').length ?? 0;
  return plan?.reached ? { standing: 'conv', steps } : { standing: 'no', steps: 0 };
}

/** What of its cost the viewer lacks. */
function lackOf(id: BuildingId): Bag {
  const { view, viewer = 0 } = soon.value ?? {};
  return view ? shortOf(view, viewer, costOf(id, view.edition)) : {};
}

/** The option to build it now. */
function buildOf(id: BuildingId): Action | undefined {
  return atMarket.value?.decision?.options.find(one => isBuildOf(one, id) && !('sparing' in one && one.sparing));
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

/** A tile on offer: a click builds it if that is possible now, otherwise tells why not and how to get there. */
function MarketTile({ id, edition }: { readonly id: BuildingId; readonly edition: string }) {
  const build = useSlice(() => buildOf(id), [id]);
  const { standing, steps, short } = useSliceInTurn(() => ({ ...standingOf(id), short: lackOf(id) }), [id]);
  const pin = useSlice(() => pinned.value === id, [id]);
  const { value: said } = speech;
  const { value: say } = saying;
  if (!said || !say) return null;
  const { kind, lines } = said.card(id);
  const label = `${said.name(id)}, ${kind}. ${lines.map(plain).join(' ')}`;
  return (
    <button
      type="button"
      class={`tile s-${standing}${build ? ' can' : ''}`}
      aria-label={label}
      data-tile={id}
      {...about('tile', id, `build ${id}`)}
      {...(build ? { 'data-action': lineOf(build) } : {})}
      onClick={() => (build ? choose(build) : dialog.show({ kind: 'tile', id }))}
      onMouseEnter={() => {
        pointAt(build);
      }}
      onMouseLeave={() => {
        pointAt();
      }}
      onFocus={() => {
        pointAt(build);
      }}
      onBlur={() => {
        pointAt();
      }}
      onContextMenu={event => {
        event.preventDefault();
        dialog.show({ kind: 'tile', id });
      }}
    >
      {pin && (
        <span class="pin">
          <Glyph name="pin" size={14} />
        </span>
      )}
      <Face id={id} name={said.name(id)} cost={costOf(id, edition)} short={short} say={say} />
      <Tab standing={standing} steps={steps} />
    </button>
  );
}

const Face = still(TileFace);

function Row({ kind, size, edition }: { readonly kind: Kind; readonly size: number; readonly edition: string }) {
  const tiles = useSlice(() => atMarket.value?.view.market[kind] ?? [], [kind]);
  return (
    <div class={`mrow ${kind}`} style={{ gridTemplateColumns: `1.25rem repeat(${size}, minmax(0, 1fr))` }}>
      <div class="kind" {...aboutApart('rule', 'GR-8.1')}>
        <Glyph name={`k-${kind}`} size={13} />
        <b>{words.value.kinds[kind]}</b>
      </div>
      <InTurn>
        {tiles.map(id => (
          <MarketTile key={id} id={id} edition={edition} />
        ))}
        {Array.from({ length: Math.max(0, size - tiles.length) }, (_, i) => (
          <div key={`empty ${i}`} class="tile void">
            <Glyph name={`k-${kind}`} size={18} />
            <i>{words.value.refilled}</i>
          </div>
        ))}
      </InTurn>
    </div>
  );
}

const screenHeight = signal(innerHeight);
addEventListener('resize', () => {
  screenHeight.value = innerHeight;
});
/** Tiles have room for their picture on a screen that high; with the private offer below them it takes more. */
const ROOMY = { alone: 650, withOffer: 800 };

/** The three rows on offer, and the own private offer. */
export function MarketPanel() {
  const { size, edition, offer } = useSlice(() => {
    const { view, viewer = 0 } = atMarket.value ?? {};
    const size = view?.players.length === 4 && !view.options.smallMarket ? 5 : 4;
    return { size, edition: view?.edition ?? '', offer: view?.players[viewer]?.offer ?? [] };
  });
  const { value: w } = words;
  const low = screenHeight.value < (offer.length > 0 ? ROOMY.withOffer : ROOMY.alone);
  return (
    <section class={low ? 'market low' : 'market'} aria-label={w.market}>
      <header>
        <h2>{w.market}</h2>
        <p>
          <span class="lg" /> {w.affordable} <span class="lg conv" /> {w.afterConversions} <span class="lg no" />{' '}
          {w.notYet}
        </p>
      </header>
      {KINDS.map(kind => (
        <Row key={kind} kind={kind} size={size} edition={edition} />
      ))}
      {offer.length > 0 && (
        <div class="offer">
          <h3 {...aboutApart('rule', 'GR-7.6')}>{w.offer}</h3>
          <div class="offered">
            {offer.map(id => (
              <InTurn key={id}>
                <MarketTile id={id} edition={edition} />
              </InTurn>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
