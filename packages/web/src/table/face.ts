import type { Action, Bag, BaseState, Game, ScoreItem, Seat } from '@waldglas/core';
import type { Lang, Speech } from '@waldglas/text';
import type { ComponentChildren, ComponentType } from 'preact';
import type { AnyEvent, Moment, TableSeat, TableSnapshot } from '../connection/connection.ts';
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
export type OptionPlace = 'list' | 'hand' | 'panel' | 'end' | 'less';

/** What is asked, and how it is answered. */
export interface AskingFace<V, A extends Action, E extends AnyEvent> {
  /** The view in which the question is put into words; cards laid out and not sent yet count there. */
  questionView(now: TableSnapshot<V, A, E>): V;
  /** How things stand for whoever is asked, in a sentence; often nothing. */
  standing(now: TableSnapshot<V, A, E>): string;
  placeOf(action: A): OptionPlace;
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
  /** A shorter name for an answer that stands below its option. */
  answerName(answer: A): string | undefined;
  /** What stands on the button that ends the turn. */
  endWords(now: TableSnapshot<V, A, E>): string;
  /** A step that can be taken back, in a word or two. */
  stepWords(action: A): string;
  /** How many of the last lines are taken back, or sent again, together. */
  together(lines: readonly string[]): number;
  /** Stands in place of the list for some questions. */
  readonly Instead?: { when(now: TableSnapshot<V, A, E>): boolean; readonly Panel: ComponentType };
  /** The card that is being played, before the list. */
  readonly InPlay?: ComponentType;
  readonly Hand?: ComponentType;
  /** What the option under the pointer would set going. */
  readonly Consequence?: ComponentType<{ readonly hovered: Preview<V, A, E> }>;
  /** Takes up a hint in its own way; says whether it did. */
  takeHint?(now: TableSnapshot<V, A, E>, actions: readonly A[]): boolean;
  /** What a seat misses for what it is saving for. */
  missing(view: V, seat: Seat, id: string): Bag;
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
  /** How far each thing of a seat that turns has turned in all. */
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

/** What is told about a game beside playing it. */
export interface TellingFace<V, A extends Action, E extends AnyEvent> {
  /** How an event stands in the log. */
  logStyle(event: E): 'line' | 'title' | 'none';
  /** What can be read out, by its key. */
  readonly readings: Readonly<Record<string, (now: TableSnapshot<V, A, E>) => string>>;
  /** What everybody sees of a seat, below its name and points; and what stands beside its name. */
  readonly PlayerSummary: ComponentType<{ readonly seat: Seat }>;
  readonly PlayerMark?: ComponentType<{ readonly seat: Seat }>;
  /** A good or whatever else lies on the boards, explained. */
  readonly Thing: ComponentType<{ readonly id: string; readonly seat: Seat | undefined }>;
  /** A card or tile in full: what it does, why it cannot be had now, how to get there. */
  readonly Detail: ComponentType<{ readonly id: string }>;
  /** The stretches of a game, the first one being its beginning. */
  stages(moments: readonly Moment<V, E>[]): readonly Stage[];
  scoreGroups(items: readonly ScoreItem[]): readonly ScoreGroup[];
  /** The boards at one moment of a replay. */
  readonly ReplayBoards: ComponentType<ReplayBoardsProps<V, E>>;
}

export interface ReplayBoardsProps<V = unknown, E extends AnyEvent = AnyEvent> {
  readonly moment: Moment<V, E>;
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
  /** How far the game is, at the top of the table. */
  readonly Progress: ComponentType;
  readonly asking: AskingFace<V, A, E>;
  readonly pace: PaceFace<V, A, E>;
  readonly telling: TellingFace<V, A, E>;
}

export type AnyFace = GameFace<unknown, Action, AnyEvent>;
export type AnySpeech = Speech<unknown, Action, AnyEvent>;
