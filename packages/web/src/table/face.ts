import type { Action, AnyEvent, Bag, BaseState, Game, ScoreItem, Seat } from '@waldglas/core';
import type { Lang, Speech } from '@waldglas/text';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Moment, TableSeat, TableSnapshot } from '../connection/connection.ts';
import type { Preview } from './preview.ts';

/** A part of the table that a game draws itself. */
export interface Panel {
  /** Where it lies on a large screen: above, or below beside the question. Its width is in the styles of the game. */
  readonly row: 'upper' | 'lower';
  /** Where it lies on a small screen, where one tab is shown at a time. */
  readonly tab: string;
  readonly Panel: ComponentType;
  /** Can that be answered without the panel? Then the panel may come a little later. */
  isSpare?(now: TableSnapshot): boolean;
}

/** A tab of a small screen; those of players and log belong to every game. */
export interface Tab {
  readonly id: string;
  readonly glyph: string;
  name(): string;
}

/**
 * Where an option is pressed: in the list beside the question, among the cards in hand (numbered behind the list), in a
 * panel of the game, at the end of the turn, or beside the option that it takes less of.
 */
export type OptionSpot = 'list' | 'hand' | 'panel' | 'end' | 'less';

/** What the end of a turn would give up. */
export interface GivenUp {
  /** For the button that ends the turn. */
  readonly what: string;
  /** The question before that. */
  readonly title: string;
  readonly why: string;
}

/** What is asked, and how it is answered. */
export interface AskingFace<V, A extends Action, E extends AnyEvent> {
  /** The view in which the question is put into words; cards laid out and not sent yet count there. */
  questionView(now: TableSnapshot<V, A, E>): V;
  /** How things stand for whoever is asked, in a sentence; often nothing. */
  standing(now: TableSnapshot<V, A, E>): string;
  spotOf(action: A): OptionSpot;
  /** What stands in the list though the question does not ask for it. */
  alsoListed(now: TableSnapshot<V, A, E>): readonly A[];
  /** In place of an empty list. */
  nothingListed(now: TableSnapshot<V, A, E>): string | undefined;
  /** Is it said in a word or two? Such options stand side by side. */
  isBrief(action: A): boolean;
  /** Can it be chosen with what asks for it? */
  isAlongside(answer: A): boolean;
  /** Is an answer to what it asks next offered together with it? */
  isChosenWithAnswer(action: A): boolean;
  /** The ways to take two options by one press, where their order makes no difference: what is played, and its name. */
  both?(now: TableSnapshot<V, A, E>): readonly { readonly actions: readonly [A, ...A[]]; readonly name: string }[];
  /** A shorter name for an answer that stands below its option. */
  answerName(answer: A): string | undefined;
  /** What ending the turn now would give up, though it could be had; the person is asked once. */
  givenUp?(now: TableSnapshot<V, A, E>): GivenUp | undefined;
  /** What stands on the button that ends the turn. */
  endWords(now: TableSnapshot<V, A, E>): string;
  /** A class for the table while it is laid out for a question of its own. */
  readonly layoutFor?: (now: TableSnapshot<V, A, E>) => string | undefined;
  /** On a small screen: the tab where the question is answered, or what has just come is seen, if not wherever one is. */
  tabFor?(now: TableSnapshot<V, A, E>): string | undefined;
  /** A step that can be taken back, in a word or two. */
  stepWords(action: A): string;
  /** How many of the last lines are taken back, or sent again, together. */
  together(lines: readonly string[]): number;
  /** Stands in place of the list for some questions. */
  readonly Instead?: { when(now: TableSnapshot<V, A, E>): boolean; readonly Panel: ComponentType };
  /** The card that is being played, before the list. */
  readonly InPlay?: ComponentType;
  readonly Hand?: ComponentType;
  /** What else a turn may go on with, beside undo. */
  readonly Keys?: ComponentType;
  /** What an option would set going beside what it says itself. */
  readonly Consequence?: ComponentType<{ readonly ahead: Preview<V, A, E> }>;
  /** Takes up a hint in its own way; says whether it did. */
  takeHint?(now: TableSnapshot<V, A, E>, actions: readonly A[]): boolean;
  /** Of a hinted way: how many of its first actions one press takes; one if nothing is said. */
  takenTogether?(now: TableSnapshot<V, A, E>, actions: readonly A[]): number;
  /** What a seat misses for what it is saving for. */
  missing(view: V, seat: Seat, id: string): Bag;
  /** Does a turn begin that a planner can think about? Games without one have none. */
  plansTurn?(now: TableSnapshot<V, A, E>): boolean;
  /** The things that can be wished for now, each with the line that would bring it. */
  wishes(now: TableSnapshot<V, A, E>): readonly { readonly id: string; readonly line: string }[];
}

/** What needs no press, and what is waited for. */
export interface PaceFace<V, A extends Action, E extends AnyEvent> {
  /** Does an end that is the only answer come by itself, if the person likes that? */
  endsByItself(now: TableSnapshot<V, A, E>): boolean;
  /** What is answered at once, if the person likes that. */
  answeredAtOnce(now: TableSnapshot<V, A, E>): A | undefined;
  /** Is the table laid out anew for it? Then it waits until what moved has been looked at. */
  rearranges(now: TableSnapshot<V, A, E>): boolean;
  /** How far each dial of a seat has rotated in all. */
  dials(view: V, seat: Seat): Readonly<Record<string, number>>;
}

/** The end of a stretch of the game, for charts and for the marks of a replay. */
export interface Stage {
  readonly label: string;
  /** The index of its moment. */
  readonly at: number;
  /** By seat. */
  readonly points: readonly number[];
  readonly goods: readonly Readonly<Record<string, number>>[];
}

/** Lines of a score that belong together. */
export interface ScoreGroup {
  /** Names its colour. */
  readonly id: string;
  readonly title: string;
  readonly items: readonly ScoreItem[];
}

/** What a stretch of the game has brought one seat. */
export interface SeatGains {
  readonly before: number;
  readonly after: number;
  /** The tiles it has built, in that order. */
  readonly built: readonly string[];
  /** The goods that its wheels gave by themselves. */
  readonly produced: Readonly<Record<string, number>>;
}

/** A stretch of the game that has ended. */
export interface ClosedStretch {
  /** By seat. */
  readonly seats: readonly SeatGains[];
  /** The length of the record when it began. */
  readonly from: number;
}

/** What is said about it beside that. */
export interface ClosingWords {
  readonly title: string;
  /** How much is still to come, in a sentence. */
  readonly still: string;
  /** On the button that goes on, and what is done then. */
  readonly next: string;
  readonly then: string;
  /** Who has something from now on that matters to everybody. */
  readonly lead?: { readonly glyph: string; readonly title: string; readonly line: string };
}

export interface BuiltTileProps {
  readonly id: string;
  readonly edition: string;
}

export interface MomentsProps<V, E extends AnyEvent> {
  readonly moments: readonly Moment<V, E>[];
}

/** The page at the end of a stretch of the game: a period, a year. */
interface ClosingFace<V, A extends Action, E extends AnyEvent> {
  /** How many stretches are over. */
  done(view: V): number;
  words(now: TableSnapshot<V, A, E>): ClosingWords;
  /** What one has brought, by its moments; nothing if there are none. */
  closed(stretch: readonly Moment<V, E>[]): ClosedStretch | undefined;
  /** A tile that was built. */
  readonly Tile: ComponentType<BuiltTileProps>;
  /** What else there is to tell. */
  readonly More?: ComponentType<MomentsProps<V, E>>;
}

export interface ThingProps {
  readonly id: string;
  readonly seat: Seat | undefined;
}

export interface DetailProps {
  readonly id: string;
  /** Where it lies on the own land. */
  readonly cell?: string | undefined;
}

/** What is told about a game beside playing it. */
interface TellingFace<V, A extends Action, E extends AnyEvent> {
  /** How an event stands in the log. */
  logStyle(event: E): 'line' | 'title' | 'none';
  /** What can be read out, by its key. */
  readonly readings: Readonly<Record<string, (now: TableSnapshot<V, A, E>) => string>>;
  /** What that is, in the same order. */
  readOut(): string;
  /** What everybody sees of a seat, below its name and points; and what stands beside its name. */
  readonly PlayerSummary: ComponentType<{ readonly seat: Seat }>;
  readonly PlayerMark?: ComponentType<{ readonly seat: Seat }>;
  /** What lies open for everybody, below the players. */
  readonly Common?: ComponentType;
  /** A good or whatever else lies on the boards, explained. */
  readonly Thing: ComponentType<ThingProps>;
  /** A card or tile in full, or what lies on an own space: what it does, why it cannot be had now, how to get there. */
  readonly Detail: ComponentType<DetailProps>;
  /** The stretches of a game, the first one being its beginning. */
  stages(moments: readonly Moment<V, E>[]): readonly Stage[];
  scoreGroups(items: readonly ScoreItem[]): readonly ScoreGroup[];
  /** The page at the end of a stretch, if the game has such. */
  readonly closing?: ClosingFace<V, A, E>;
  /** The boards at one moment of a replay. */
  readonly ReplayBoards: ComponentType<ReplayBoardsProps<V, E>>;
}

export interface ReplayBoardsProps<V = unknown, E extends AnyEvent = AnyEvent> {
  readonly moment: Moment<V, E>;
  /** The moments before it. */
  readonly earlier: readonly Moment<V, E>[];
  readonly seats: readonly TableSeat[];
  /** Whose boards are shown. */
  readonly seat: Seat;
  onSeat(seat: Seat): void;
  /** What stands below the seats. */
  readonly children: ComponentChildren;
}

/** All that the table needs to show a game it knows nothing about. Each game has one in `games/GAME/face.ts`. */
export interface GameFace<V, A extends Action, E extends AnyEvent> {
  readonly rules: Game<BaseState, A, V, E>;
  /** The name of the game, in the language of the page. */
  title(): string;
  loadSpeech(lang: Lang, who: (seat: Seat) => string): Promise<Speech<V, A, E>>;
  readonly panels: readonly Panel[];
  readonly tabs: readonly Tab[];
  /** How many letters high a window has to be for all panels at once, if that is more than usual. */
  readonly neededHeight?: number;
  /** How far the game is, at the top of the table. */
  readonly Progress: ComponentType;
  readonly asking: AskingFace<V, A, E>;
  readonly pace: PaceFace<V, A, E>;
  readonly telling: TellingFace<V, A, E>;
}

export type AnyFace = GameFace<unknown, Action, AnyEvent>;
