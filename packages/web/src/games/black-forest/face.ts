import { type Action, blackForest, type Event, type View } from '@waldglas/black-forest';
import { lazyPart } from '../../drawing/lazy-part.tsx';
import type {
  BuiltTileProps,
  DetailProps,
  GameFace,
  MomentsProps,
  ReplayBoardsProps,
  ThingProps,
} from '../../table/face.ts';
import { listingWords } from '../../table/game-listing.ts';
import { asking, pace } from './asking.ts';
import { BoardsPanel } from './boards-panel.tsx';
import { closingWords } from './closing-words.ts';
import { scoreGroups, stages } from './course.ts';
import { JobsPanel } from './jobs-panel.tsx';
import { LandPanel } from './land-panel.tsx';
import { listing } from './listing.ts';
import { MapPanel } from './map-panel.tsx';
import { DOMAIN_TAB, PlayerSummary, Whereabouts } from './player-summary.tsx';
import { TurnTrack } from './progress.tsx';
import { READINGS } from './read-out.ts';
import { told } from './shown.ts';
import { loadSpeech } from './speech.ts';
import { WheelsPanel } from './wheel-panel.tsx';
import { closedYear, yearsDone } from './year.ts';
import './styles.ts';

const tabName = (id: 'map' | 'domain' | 'buildings') => () => told.value?.table.tabs[id] ?? '';

// nobody waits for a replay when a table is opened, nor for what is told about a thing
const Detail = lazyPart<DetailProps>(async () => (await import('./detail.tsx')).Detail);
const Thing = lazyPart<ThingProps>(async () => (await import('./thing.tsx')).Thing);
const ReplayBoards = lazyPart<ReplayBoardsProps<View, Event>>(
  async () => (await import('./replay-boards.tsx')).ReplayBoards,
);

// a year has to be played first
const BuiltTile = lazyPart<BuiltTileProps>(async () => (await import('./closing.tsx')).BuiltTile);
const PawnsPlaced = lazyPart<MomentsProps<View, Event>>(async () => (await import('./closing.tsx')).PawnsPlaced);

/** What the table shows of Black Forest. */
export const face: GameFace<View, Action, Event> = {
  rules: blackForest as unknown as GameFace<View, Action, Event>['rules'],
  title: () => listingWords(listing).name,
  loadSpeech,
  panels: [
    { row: 'upper', tab: 'table', Panel: MapPanel },
    { row: 'upper', tab: 'buildings', Panel: BoardsPanel },
    { row: 'lower', tab: 'table', Panel: WheelsPanel },
    { row: 'lower', tab: DOMAIN_TAB, Panel: LandPanel },
  ],
  tabs: [
    { id: 'table', glyph: 'map', name: tabName('map') },
    { id: DOMAIN_TAB, glyph: 'small-estate', name: tabName('domain') },
    { id: 'buildings', glyph: 'build', name: tabName('buildings') },
  ],
  neededHeight: 42,
  Progress: TurnTrack,
  asking,
  pace,
  telling: {
    logStyle: ({ kind }) => (kind === 'ready' ? 'none' : kind === 'year' ? 'title' : 'line'),
    readings: READINGS,
    readOut: () => told.value?.table.readOut ?? '',
    PlayerSummary,
    PlayerMark: Whereabouts,
    Common: JobsPanel,
    Thing,
    Detail,
    stages,
    scoreGroups,
    closing: { done: yearsDone, words: closingWords, closed: closedYear, Tile: BuiltTile, More: PawnsPlaced },
    ReplayBoards,
  },
};
