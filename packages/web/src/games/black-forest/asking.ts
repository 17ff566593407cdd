import { type Action, blackForest, type Event, type View } from '@waldglas/black-forest';
import { seatLetter } from '@waldglas/core';
import { plain } from '@waldglas/text';
import type { AskingFace, OptionSpot, PaceFace } from '../../table/face.ts';
import { FIRST_TAB } from '../../table/tabs.tsx';
import { words } from '../../words/language.ts';
import { areAlike } from './alike.ts';
import { Consequence } from './consequence.tsx';
import { missingFor } from './cost.ts';
import { takenTogether } from './hinted.ts';
import { InPlay, RewardOrder } from './in-play.tsx';
import { isMoving } from './moving.ts';
import { DOMAIN_TAB } from './player-summary.tsx';
import { type Snap, told } from './shown.ts';
import { wheelTitle } from './speech.ts';
import { standingOf } from './standing.ts';
import { TurnKeys } from './turn-keys.tsx';

const SPOTS: Readonly<Partial<Record<Action['verb'], OptionSpot>>> = {
  end: 'end',
  move: 'panel',
  swap: 'panel',
  beg: 'panel',
  part: 'hand',
  build: 'panel',
};

/** A step that can be taken back, where it is about no card or tile. */
function stepWords(action: Action): string {
  const { said, table } = told.value ?? {};
  if (!said || !table) return '';
  if ('good' in action) return said.noun(action.good);
  if ('tile' in action) return said.noun(action.tile);
  if (action.verb === 'keep')
    return `${plain(said.counted('pig', action.pigs))}, ${plain(said.counted('cattle', action.cattle))}`;
  if ('to' in action) return words.value.table.done.move(said.name(action.to.split('.')[0] ?? ''));
  if (action.verb === 'part') return said.noun(action.part);
  if (action.verb === 'beg') return table.begged;
  if (action.verb === 'split') return said.noun('provisions');
  if (action.verb === 'wheel') return wheelTitle(said, action.wheel);
  const { taken } = words.value;
  return Object.hasOwn(taken, action.verb)
    ? taken[action.verb as keyof typeof taken]
    : blackForest.write(action).slice(2);
}

const isFee = (line: string) => / give /.test(line);

/** The way and what was paid for it are taken back together. */
function together(lines: readonly string[]): number {
  const first = lines.findLastIndex(line => !isFee(line));
  const fees = lines.length - 1 - first;
  return fees > 0 && / move /.test(lines[first] ?? '') ? fees + 1 : 1;
}

const TABS: Readonly<Record<string, string>> = {
  move: FIRST_TAB,
  neutral: FIRST_TAB,
  part: FIRST_TAB,
  build: 'buildings',
  cell: DOMAIN_TAB,
  keep: DOMAIN_TAB,
};

/** All buildings on the boards. */
function wishes({ view, seat: viewer = 0 }: Snap) {
  return [...view.small, ...view.large].map(id => ({ id, line: `${seatLetter(viewer)} build ${id}` }));
}

const BRIEF: readonly Action['verb'][] = ['cell', 'good', 'give', 'tile', 'wheel', 'amount', 'keep'];
const ALONGSIDE: readonly Action['verb'][] = ['wheel', 'good', 'tile', 'split', 'amount'];

/** How Black Forest is asked and answered. */
export const asking: AskingFace<View, Action, Event> = {
  questionView: ({ view }) => view,
  standing: standingOf,
  spotOf: ({ verb }) => (verb === 'part' && !RewardOrder.isThere() ? 'list' : (SPOTS[verb] ?? 'list')),
  // at the end of the game, the conversions that are left
  alsoListed: ({ decision, anytime }) =>
    decision?.ask.what === 'final' ? anytime.filter(({ verb }) => verb === 'convert') : [],
  nothingListed: ({ decision }) => (decision?.ask.what === 'final' ? words.value.noConversions : undefined),
  isBrief: ({ verb }) => BRIEF.includes(verb),
  isAlongside: ({ verb }) => ALONGSIDE.includes(verb),
  isChosenWithAnswer: ({ verb }) => verb === 'visit',
  answerName: () => undefined,
  endWords: ({ decision }) => (decision?.ask.what === 'final' ? words.value.countPoints : words.value.endTurn),
  tabFor: ({ decision }) => TABS[decision?.ask.what ?? ''],
  layoutFor: ({ decision }) => (decision?.ask.what === 'part' ? 'rewarding' : undefined),
  stepWords,
  together,
  InPlay,
  Keys: TurnKeys,
  Consequence,
  missing: missingFor,
  plansTurn: isMoving,
  takenTogether,
  wishes,
};

/** A division that makes no difference. */
function dividedAtOnce(now: Snap): Action | undefined {
  const { ask, options } = now.decision ?? {};
  if (ask?.what !== 'split' || !options) return undefined;
  return areAlike(now.view, options) ? options[0] : undefined;
}

/** What of Black Forest needs no press, and what is waited for. */
export const pace: PaceFace<View, Action, Event> = {
  // a conversion may still be wanted before the turn is over
  endsByItself: ({ decision, anytime }) =>
    decision?.ask.what === 'action' && !anytime.some(({ verb }) => verb === 'convert'),
  answeredAtOnce: dividedAtOnce,
  rearranges: ({ over }) => over,
  dials: (view, seat) => view.players[seat]?.steps ?? {},
};
