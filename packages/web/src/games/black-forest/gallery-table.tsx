import { useSignal } from '@preact/signals';
import { type BuildingId, blackForest, factsOf, type View } from '@waldglas/black-forest';
import { rngFrom } from '@waldglas/core';
import { type Lang, plain } from '@waldglas/text';
import type { ComponentChildren } from 'preact';
import type { EffectWords } from '../../boards/effect.tsx';
import { useLoaded } from '../../drawing/use-loaded.ts';
import { useRoom } from '../../drawing/use-room.ts';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import { settings } from '../../settings/settings.ts';
import { words } from '../../words/language.ts';
import { affordableTo } from './affordable.ts';
import { BothSides } from './both-sides.tsx';
import { BuildingBoards } from './building-boards.tsx';
import { Domain } from './land.tsx';
import { ForestMap } from './map.tsx';
import { mapPlan } from './map-layout.ts';
import { Neighbours, Payment, SpaceCards } from './move-panel.tsx';
import { ForestPlayers, OpenJobs } from './players.tsx';
import { middleOfGame } from './sample.ts';
import { holdingsOf, opensOf, previewSpace, type SpacePreview } from './space-preview.ts';
import { effectWordsOf, loadSpeech, type Told } from './speech.ts';
import { usesOf } from './uses.ts';
import { BrickTrack, ForestWheel, toEndMark } from './wheels.tsx';
import { pointsOf, worthOf } from './worth.ts';
import '../../styles/table/top.css';
import '../../styles/black-forest/table.css';

const OTHERS = ['', 'Bruno', 'Wilma'];
const loadNamed = (lang: Lang) => loadSpeech(lang, seat => OTHERS[seat] || words.value.setup.you);

/** Map and boards beside each other need so many letters. */
const SIDE_BY_SIDE = 72;

const TABS = ['map', 'domain', 'buildings', 'players'] as const;
type Tab = (typeof TABS)[number];

/** The parts of the table, with what all of them show. */
interface Kit extends Told {
  readonly say: EffectWords;
  readonly view: View;
  readonly preview: SpacePreview | undefined;
  /** The game after what the preview shows. */
  readonly next: View | undefined;
  onChoose(space: string): void;
}

/** The whole table of Black Forest in the middle of a game, to be looked at: any open space shows what it would bring. */
export function GalleryTable() {
  const told = useLoaded(loadNamed, settings.value.lang);
  const chosen = useSignal('v2.2');
  const tab = useSignal<Tab>('map');
  const { narrow, low } = useRoom(SIDE_BY_SIDE);
  const { value: w } = words;
  if (!told) return null;
  const view = middleOfGame();
  const preview = previewSpace(view, 0, chosen.value);
  const kit: Kit = {
    ...told,
    say: effectWordsOf(told.said),
    view,
    preview,
    next: preview?.visits.at(-1)?.after ?? preview?.arrived,
    onChoose: space => {
      chosen.value = space;
    },
  };
  if (narrow) {
    return (
      <main class="foresttable narrow" data-ready>
        <Top {...kit} />
        <div class="shown">
          {tab.value === 'map' && <MapPanel {...kit} narrow />}
          {tab.value === 'map' && <WheelPair {...kit} />}
          {tab.value === 'domain' && <DomainPanel {...kit} />}
          {tab.value === 'buildings' && <BoardsPanel {...kit} />}
          {tab.value === 'players' && <SidePanel {...kit} />}
        </div>
        <div class={low ? 'thumbsheet' : 'thumbsheet staying'}>
          <nav class="sheettabs" aria-label={w.menu}>
            {TABS.map(one => (
              <button
                key={one}
                type="button"
                aria-pressed={tab.value === one}
                onClick={() => {
                  tab.value = one;
                }}
              >
                {told.table.tabs[one]}
              </button>
            ))}
          </nav>
          <Question {...kit} narrow />
          {tab.value === 'map' && <MovePanel {...kit} narrow />}
        </div>
      </main>
    );
  }
  return (
    <main class="foresttable" data-ready>
      <Top {...kit}>
        <Question {...kit} />
      </Top>
      <div class="publicrow">
        <MapPanel {...kit} />
        <BoardsPanel {...kit} />
      </div>
      <div class="ownrow">
        <WheelPair {...kit} />
        <DomainPanel {...kit} />
        <MovePanel {...kit} />
      </div>
      <SidePanel {...kit} />
    </main>
  );
}

/** How far the turn has come, how many points there are, how near the end is. */
function Top({ view, next, table, children }: Kit & { readonly children?: ComponentChildren }) {
  const { value: w } = words;
  const me = view.players[0];
  const [points = 0] = pointsOf(view);
  const [ahead = points] = next ? pointsOf(next) : [];
  const left = me ? toEndMark(me, factsOf(view).endMark) : 0;
  return (
    <header class="top">
      <a class="brand" href="/gallery/black-forest" title={w.gallery}>
        <Glyph name="glass" size={26} />
        <span class="serif">Waldglas</span>
      </a>
      <ol class="phases">
        {(['swap', 'move', 'act'] as const).map(phase => (
          <li key={phase} class={phase === 'move' ? 'now' : ''}>
            <Glyph name={PHASES[phase]} size={18} />
            <span>{table.phases[phase]}</span>
          </li>
        ))}
      </ol>
      {children}
      <span class="stand">
        <Chip n={left} name="endmark" words={table.toEndMark(left)} size={18} />
        <span class="chip" role="img" aria-label={w.pointsOf(String(points))}>
          <Glyph name="star" size={18} />
          {points}
          {ahead !== points && <em>› {ahead}</em>}
        </span>
      </span>
    </header>
  );
}

/** What is asked, and how things stand. */
function Question({ view, said, table, narrow = false }: Kit & { readonly narrow?: boolean }) {
  const [decision] = blackForest.decisions(blackForest.imagine(view, rngFrom('question')));
  const spaces = Object.values(view.tradespeople).flat().length;
  const open = [...opensOf(view, 0).keys()].filter(space => space.includes('.')).length;
  const me = view.players[0];
  return (
    <div class="question">
      <h1>{decision && plain(said.question(view, decision))}</h1>
      <p>
        {table.openSpaces(open, spaces)} {me && !narrow && `${table.toEndMark(toEndMark(me, factsOf(view).endMark))}. `}
        <a href={`/rules/black-forest#${decision?.ask.rule}`}>{decision?.ask.rule}</a>
      </p>
    </div>
  );
}

const PHASES = { swap: 'commodity', move: 'pawn', act: 'wheel' } as const;

function MapPanel({ view, preview, onChoose, said, table, narrow = false }: Kit & { readonly narrow?: boolean }) {
  return (
    <div class="mapcell">
      <ForestMap
        view={view}
        seat={0}
        shape={narrow ? 'upright' : 'wide'}
        open={opensOf(view, 0)}
        preview={preview}
        onChoose={onChoose}
        said={said}
        table={table}
      />
    </div>
  );
}

/** The boards; a press on a tile shows it whole, with its other side. */
function BoardsPanel({ view, next, said, table, say }: Kit) {
  const read = useSignal<BuildingId | undefined>(undefined);
  return (
    <div class="boardcell">
      <BuildingBoards
        view={view}
        said={said}
        table={table}
        say={say}
        affordable={affordableTo(view, 0, next)}
        chosen={read.value}
        onChoose={id => {
          read.value = id;
        }}
      />
      {read.value && (
        <BothSides
          id={read.value}
          view={view}
          said={said}
          table={table}
          say={say}
          onClose={() => {
            read.value = undefined;
          }}
        />
      )}
    </div>
  );
}

function WheelPair({ view, next, said, table }: Kit) {
  return (
    <div class="wheelpair">
      {(['glass', 'cooking'] as const).map(wheel => (
        <ForestWheel key={wheel} wheel={wheel} view={view} seat={0} next={next} said={said} table={table} />
      ))}
    </div>
  );
}

/** The own estates, with the herd in numbers above and the bricks below. */
function DomainPanel({ view, next, said, table, say }: Kit) {
  const held = holdingsOf(view, 0);
  const free = view.players[0]?.domain.flat().filter(what => what === '').length ?? 0;
  return (
    <section class="domainpanel panel">
      <header>
        <h2>{table.domain}</h2>
        <span class="label">{table.livestock}</span>
        <Chip n={held.pig ?? 0} name="pig" words={plain(said.counted('pig', held.pig ?? 0))} />
        <Chip n={held.cattle ?? 0} name="cattle" words={plain(said.counted('cattle', held.cattle ?? 0))} />
        <span class="freecells">
          <Glyph name="empty" size={14} /> {table.free(free)}
        </span>
      </header>
      <Domain
        view={view}
        seat={0}
        said={said}
        table={table}
        say={say}
        worth={worthOf(view, 0)}
        uses={usesOf(view, 0)}
      />
      <BrickTrack brick={held.brick ?? 0} next={next ? holdingsOf(next, 0).brick : undefined} said={said} />
    </section>
  );
}

/** The move in question: what it costs, what both neighbours give, and going there. */
function MovePanel({ view, preview, said, table, onChoose, narrow = false }: Kit & { readonly narrow?: boolean }) {
  if (!preview) return null;
  const panel = { view, seat: 0, preview, said, table };
  return (
    <section class="movepanel panel">
      {!narrow && <h2>{table.goTo(said.name(preview.to.split('.')[0] ?? ''))}</h2>}
      {narrow && <SpaceCards {...panel} plan={mapPlan(factsOf(view).board, 'upright')} onChoose={onChoose} />}
      <Payment {...panel} />
      {!narrow && <Neighbours {...panel} />}
    </section>
  );
}

function SidePanel({ view, preview, next, said, table, say }: Kit) {
  const story = [...(preview?.events ?? []), ...(preview?.visits.at(-1)?.events ?? [])];
  return (
    <div class="sidepanel">
      <ForestPlayers view={view} seat={0} next={next} said={said} table={table} />
      <OpenJobs view={view} said={said} table={table} say={say} />
      <section class="pl story">
        <h3>{table.ifYouGo}</h3>
        <ol>
          {story.flatMap((event, i) => {
            const told = said.event(event);
            return told ? [<li key={i}>{plain(told)}</li>] : [];
          })}
        </ol>
      </section>
    </div>
  );
}
