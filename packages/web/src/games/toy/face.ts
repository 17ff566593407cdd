import { type ToyAction, type ToyEvent, type ToyView, toy } from '@waldglas/core/toy';
import type { GameFace } from '../../table/face.ts';
import { BowlPanel, PlayerSummary, ReplayBoards, Rounds } from './boards.tsx';
import { loadSpeech } from './speech.ts';

/** The smallest face there is: what every game has to bring, and nothing else. It is never shipped. */
export const face: GameFace<ToyView, ToyAction, ToyEvent> = {
  rules: toy as unknown as GameFace<ToyView, ToyAction, ToyEvent>['rules'],
  title: () => 'Toy',
  loadSpeech,
  panels: [{ row: 'upper', tab: 'table', Panel: BowlPanel }],
  tabs: [{ id: 'table', glyph: 'map', name: () => 'Table' }],
  Progress: Rounds,
  asking: {
    questionView: ({ view }) => view,
    standing: () => '',
    spotOf: ({ verb }) => (verb === 'end' ? 'end' : 'list'),
    alsoListed: ({ anytime }) => anytime,
    nothingListed: () => undefined,
    isBrief: () => false,
    isAlongside: () => false,
    isChosenWithAnswer: () => false,
    answerName: () => undefined,
    endWords: () => 'End turn',
    stepWords: ({ verb }) => verb,
    together: () => 1,
    missing: () => ({}),
    wishes: () => [],
  },
  pace: {
    endsByItself: () => true,
    answeredAtOnce: () => undefined,
    rearranges: ({ over }) => over,
    dials: () => ({}),
  },
  telling: {
    logStyle: () => 'line',
    readings: {},
    readOut: () => '',
    PlayerSummary,
    Thing: () => null,
    Detail: () => null,
    stages: moments =>
      moments.map(({ scores }, at) => ({
        label: String(at),
        at,
        points: scores.map(({ points }) => points),
        goods: scores.map(() => ({})),
      })),
    scoreGroups: items => [{ id: 'printed', title: 'Marbles and cards', items }],
    ReplayBoards,
  },
};
