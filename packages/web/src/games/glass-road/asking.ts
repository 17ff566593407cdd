import { isPendingEffect, seatLetter } from '@waldglas/core';
import { type Action, BUILDINGS, type BuildingId, type Event, glassRoad, type View } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { settings } from '../../settings/settings.ts';
import type { AskingFace, GivenUp, OptionSpot, PaceFace } from '../../table/face.ts';
import { followUpOf } from '../../table/preview.ts';
import { FIRST_TAB } from '../../table/tabs.tsx';
import { words } from '../../words/language.ts';
import { waysToUseBoth } from './both-abilities.ts';
import { ChooseCards } from './choose-cards.tsx';
import { Consequence } from './consequence.tsx';
import { costOf, missingFrom } from './cost.ts';
import { drawnTiles } from './drawn.ts';
import { CardInPlay, Hand } from './hand.tsx';
import { layOut, withLaidOut } from './laid-out.ts';
import { RULES } from './rules.ts';
import { type Snap, speech, tableWords } from './shown.ts';
import { isSparing } from './sparing.ts';
import { wheelTitle } from './speech.ts';
import { standingOf } from './standing.ts';

const isChoosing = ({ decision }: Snap) => decision?.ask.what === 'choose';

const SPOTS: Readonly<Partial<Record<Action['verb'], OptionSpot>>> = { end: 'end', pick: 'panel', play: 'hand' };

function spotOf(action: Action): OptionSpot {
  if (isSparing(action)) return 'less';
  return SPOTS[action.verb] ?? 'list';
}

/** The card that the viewer resolves. */
function resolving({ view, seat: viewer = 0 }: Snap) {
  const top = view.agenda.at(-1);
  return top && !isPendingEffect(top) && top.step === 'resolve' && top.seat === viewer ? top.about : undefined;
}

/** Abilities that could be used, as long as none was. */
function givenUp(now: Snap): GivenUp | undefined {
  const card = resolving(now);
  const usable = now.decision?.options.some(({ verb }) => verb === 'use' || verb === 'fee');
  if (!card || !usable || card.used.length > 0) return undefined;
  const { giveUp: w } = tableWords.value;
  return { ...(card.abilities > 1 ? w.both : w.one), why: w.why };
}

/** A step that can be taken back, where it is about no card or tile. */
function stepWords(action: Action): string {
  const { value: said } = speech;
  const { value: w } = words;
  if (action.verb === 'amount' && said) return plain(said.counted(action.good, action.n));
  if ('good' in action) return said?.noun(action.good) ?? action.good;
  if ('tile' in action) return said?.noun(action.tile) ?? action.tile;
  if ('wheel' in action) return said ? wheelTitle(said, action.wheel) : action.wheel;
  if (action.verb === 'use') return tableWords.value.ability(action.ability);
  if (Object.hasOwn(w.taken, action.verb)) return w.taken[action.verb as keyof typeof w.taken];
  return action.verb === 'split' && said
    ? tableWords.value.splitStep(action.n, wheelTitle(said, 'glassworks'))
    : glassRoad.write(action).slice(2);
}

const isPick = (line: string | undefined) => / pick /.test(line ?? '');

/** Steps are taken back one by one, but the cards of a hand all together. */
function together(lines: readonly string[]): number {
  const single = lines.findLastIndex(line => !isPick(line));
  return isPick(lines.at(-1)) ? lines.length - 1 - single : 1;
}

/** A hand is looked at once more before it is taken. */
function takeHint(now: Snap, actions: readonly Action[]): boolean {
  const cards = actions.flatMap(action => (action.verb === 'pick' ? [action.card] : []));
  if (cards.length > 0) layOut(now, cards);
  return cards.length > 0;
}

/** The tiles on offer: the market, and the private offer. */
function wishes({ view, seat: viewer = 0 }: Snap) {
  const tiles = [...Object.values(view.market).flat(), ...(view.players[viewer]?.offer ?? [])];
  return tiles.map(id => ({ id, line: `${seatLetter(viewer)} build ${id}` }));
}

const BRIEF: readonly Action['verb'][] = ['cell', 'good', 'tile', 'wheel', 'split', 'amount'];
const ALONGSIDE: readonly Action['verb'][] = ['wheel', 'good', 'tile', 'split'];

/** Where a question is answered on a small screen; the others wherever one is. */
const TABS: Readonly<Record<string, string>> = { build: 'market', cell: FIRST_TAB, choose: FIRST_TAB };

/** Whoever draws tiles sees them at once. */
function tabFor({ decision, events, seat }: Snap): string | undefined {
  return TABS[decision?.ask.what ?? ''] ?? (drawnTiles(events, seat).length > 0 ? 'market' : undefined);
}

/** How Glass Road is asked and answered. */
export const asking: AskingFace<View, Action, Event> = {
  questionView: now => (isChoosing(now) ? withLaidOut(now) : now.view),
  standing: standingOf,
  spotOf,
  // at the end of the game, the conversions that are left
  alsoListed: ({ decision, anytime }) =>
    decision?.ask.what === 'final' ? anytime.filter(one => one.verb === 'convert' && spotOf(one) === 'list') : [],
  nothingListed: ({ decision }) => (decision?.ask.what === 'final' ? words.value.noConversions : undefined),
  isBrief: ({ verb }) => BRIEF.includes(verb),
  isAlongside: ({ verb }) => ALONGSIDE.includes(verb),
  isChosenWithAnswer: ({ verb }) => verb === 'use' || verb === 'fee',
  answerName: answer => (answer.verb === 'wheel' && speech.value ? wheelTitle(speech.value, answer.wheel) : undefined),
  both: waysToUseBoth,
  givenUp,
  endWords: ({ decision }) => (decision?.ask.what === 'final' ? words.value.countPoints : words.value.endTurn),
  tabFor,
  stepWords,
  together,
  Instead: { when: isChoosing, Panel: ChooseCards },
  InPlay: CardInPlay,
  Hand,
  Consequence,
  takeHint,
  missing: (view, seat, id) =>
    Object.hasOwn(BUILDINGS, id) ? missingFrom(view, seat, costOf(id as BuildingId, view.edition)) : {},
  wishes,
};

/**
 * The end of a card comes by itself; a conversion may open an ability, and where none is left it can be made later. A card
 * that brought nothing is looked at: it is not played away unseen.
 */
function endsByItself(now: Snap): boolean {
  const card = resolving(now);
  if (!card || card.used.length === 0) return false;
  return card.abilities === 0 || !now.anytime.some(({ verb }) => verb === 'convert');
}

/** A fee that can be paid in one way. */
function paidAtOnce(now: Snap): Action | undefined {
  const fee = now.decision?.options.find(({ verb }) => verb === 'fee');
  return fee && settings.peek().autoFee && !followUpOf(RULES, now, fee) ? fee : undefined;
}

/** What of Glass Road needs no press, and what is waited for. */
export const pace: PaceFace<View, Action, Event> = {
  endsByItself,
  answeredAtOnce: paidAtOnce,
  rearranges: now => now.over || isChoosing(now),
  dials: (view, seat) => view.players[seat]?.steps ?? {},
};
