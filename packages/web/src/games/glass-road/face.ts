import { type Action, type Event, glassRoad, type View } from '@waldglas/glass-road';
import { lazyPart } from '../../drawing/lazy-part.tsx';
import type {
  BuiltTileProps,
  DetailProps,
  GameFace,
  MomentsProps,
  Panel,
  ReplayBoardsProps,
  ThingProps,
} from '../../table/face.ts';
import { listingWords } from '../../table/game-listing.ts';
import { asking, pace } from './asking.ts';
import { closingWords } from './closing-words.ts';
import { scoreGroups, stages } from './course.ts';
import { LandPanel } from './land-panel.tsx';
import { listing } from './listing.ts';
import { MarketPanel } from './market-panel.tsx';
import { closedPeriod, periodsDone } from './period.ts';
import { Goblet, PlayerSummary } from './player-summary.tsx';
import { PeriodTrack } from './progress.tsx';
import { READINGS } from './read-out.ts';
import { tableWords } from './shown.ts';
import { loadSpeech } from './speech.ts';
import { BrickworksPanel, GlassworksPanel } from './wheel-panel.tsx';
import './styles.ts';

/** Cards are chosen without the land and the wheels. */
const isSpare: Panel['isSpare'] = ({ decision }) => decision?.ask.what === 'choose';

// nobody waits for a replay when a table is opened, nor for what is told about a thing
const Detail = lazyPart<DetailProps>(async () => (await import('./detail.tsx')).Detail);
const Thing = lazyPart<ThingProps>(async () => (await import('./thing.tsx')).Thing);
const ReplayBoards = lazyPart<ReplayBoardsProps<View, Event>>(
  async () => (await import('./replay-boards.tsx')).ReplayBoards,
);

// a period has to be played first
const BuiltTile = lazyPart<BuiltTileProps>(async () => (await import('./closing.tsx')).BuiltTile);
const CardsPlayed = lazyPart<MomentsProps<View, Event>>(async () => (await import('./closing.tsx')).CardsPlayed);

/** What the table shows of Glass Road. */
export const face: GameFace<View, Action, Event> = {
  rules: glassRoad as unknown as GameFace<View, Action, Event>['rules'],
  title: () => listingWords(listing).name,
  loadSpeech,
  panels: [
    { row: 'upper', tab: 'table', Panel: LandPanel, isSpare },
    { row: 'upper', tab: 'market', Panel: MarketPanel },
    { row: 'lower', tab: 'table', Panel: GlassworksPanel, isSpare },
    { row: 'lower', tab: 'table', Panel: BrickworksPanel, isSpare },
  ],
  tabs: [
    { id: 'table', glyph: 'map', name: () => tableWords.value.tabs.table },
    { id: 'market', glyph: 'build', name: () => tableWords.value.tabs.market },
  ],
  Progress: PeriodTrack,
  asking,
  pace,
  telling: {
    // who is ready is seen on the table
    logStyle: ({ kind }) => (kind === 'ready' ? 'none' : kind === 'period' ? 'title' : 'line'),
    readings: READINGS,
    readOut: () => tableWords.value.readOut,
    PlayerSummary,
    PlayerMark: Goblet,
    Thing,
    Detail,
    stages,
    scoreGroups,
    closing: { done: periodsDone, words: closingWords, closed: closedPeriod, Tile: BuiltTile, More: CardsPlayed },
    ReplayBoards,
  },
};
