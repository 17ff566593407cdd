import { type Action, type Event, glassRoad, type View } from '@waldglas/glass-road';
import type { GameFace, Panel } from '../../table/face.ts';
import { words } from '../../words/language.ts';
import { asking, pace } from './asking.ts';
import { scoreGroups, stages } from './course.ts';
import { Detail } from './detail.tsx';
import { LandPanel } from './land-panel.tsx';
import { MarketPanel } from './market-panel.tsx';
import { Goblet, PlayerSummary } from './player-summary.tsx';
import { PeriodTrack } from './progress.tsx';
import { READINGS } from './read-out.ts';
import { ReplayBoards } from './replay-boards.tsx';
import { loadSpeech } from './speech.ts';
import { Thing } from './thing.tsx';
import { BrickworksPanel, GlassworksPanel } from './wheel-panel.tsx';
import '../../styles/boards/wheel.css';
import '../../styles/glass-road/frame.css';

/** Cards are chosen without the land and the wheels. */
const isSpare: Panel['isSpare'] = ({ decision }) => decision?.ask.what === 'choose';

/** What the table shows of Glass Road. */
export const face: GameFace<View, Action, Event> = {
  rules: glassRoad as unknown as GameFace<View, Action, Event>['rules'],
  title: () => words.value.games['glass-road'].name,
  loadSpeech,
  panels: [
    { row: 'upper', tab: 'table', Panel: LandPanel, isSpare },
    { row: 'upper', tab: 'market', Panel: MarketPanel },
    { row: 'lower', tab: 'table', Panel: GlassworksPanel, isSpare },
    { row: 'lower', tab: 'table', Panel: BrickworksPanel, isSpare },
  ],
  tabs: [
    { id: 'table', glyph: 'map', name: () => words.value.tabs.table },
    { id: 'market', glyph: 'build', name: () => words.value.tabs.market },
  ],
  Progress: PeriodTrack,
  asking,
  pace,
  telling: {
    // who is ready is seen on the table
    logStyle: ({ kind }) => (kind === 'ready' ? 'none' : kind === 'period' ? 'title' : 'line'),
    readings: READINGS,
    PlayerSummary,
    PlayerMark: Goblet,
    Thing,
    Detail,
    stages,
    scoreGroups,
    ReplayBoards,
  },
};
