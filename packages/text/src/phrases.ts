import type { ShareId } from '@waldglas/core';
import type { Lang } from './language.ts';
import type { Runs } from './runs.ts';

/** How tiles are placed. */
export interface PlaceWords {
  /** `2 pits, groves or ponds`. */
  readonly what: Runs;
  readonly upTo: boolean;
  /** Of several kinds: all alike, or each as the owner likes. */
  readonly kinds: 'one' | 'alike' | 'mixed';
  /** One on each such space. */
  readonly every: boolean;
  readonly where: 'anywhere' | 'adjacent' | 'estate';
}

/** The short questions that follow what is being done: `place 1 pond – where?`. */
interface Questions {
  readonly placeOn: string;
  readonly removeFrom: string;
  readonly buildOn: string;
  readonly whichTile: string;
  readonly whichGood: string;
  readonly whichWheel: string;
  readonly fromWheel: string;
  /** Where a wheel has two markers of a good. */
  readonly fromMarker: string;
  readonly onMarker: string;
  readonly howMany: string;
  /** One of several. */
  readonly which: string;
  /** In which order. */
  readonly whatNext: string;
  readonly really: string;
}

/** How a hint is said: what to do, how it compares, what it brings. */
interface HintPhrases {
  /** What to do, and why. */
  way(done: Runs, why: Runs): Runs;
  /** One thing after the other. */
  then(steps: readonly Runs[]): Runs;
  /** So many points better than the next way, or worse than the best one. */
  better(points: Runs): Runs;
  worse(points: Runs): Runs;
  /** Where the difference is less than a quarter of a point. */
  readonly asNext: string;
  readonly asBest: string;
  brings(parts: readonly Runs[]): Runs;
  /** `points (+3)`. */
  share(what: string, points: number): Runs;
  /** Where the plan leads: `the plan: Kiln built, a wheel produces once, 5 points more`. */
  leads(parts: readonly Runs[]): Runs;
  built(names: readonly Runs[]): Runs;
  produced(times: number): string;
  more(points: Runs): Runs;
  /** What a way may bring, as the object of `it brings`. */
  readonly shares: Readonly<Record<ShareId, string>>;
}

/**
 * What one language needs to say that both games share. Effects are said as commands (German: as infinitives), so that
 * they can stand behind a colon; log lines are in the third person.
 */
export interface Phrases {
  readonly lang: Lang;
  and(parts: readonly Runs[]): Runs;
  or(parts: readonly Runs[]): Runs;

  /** `wheel`: ready words such as `on the glassworks`. */
  gain(what: Runs, wheel?: string): Runs;
  pay(what: Runs): Runs;
  remove(what: Runs): Runs;
  place(how: PlaceWords): Runs;
  build(how: { readonly small: boolean; readonly free: boolean }): Runs;
  /** Here and below a building's name comes as what is built: inflected, where a language does that. */
  buildOne(name: string): Runs;
  readonly produceWheels: string;
  /** `pay 1 wood to gain 2 water`; it often stands behind a colon, so it has none itself. */
  conversion(cost: Runs, reward: Runs): Runs;
  either(parts: readonly Runs[]): Runs;
  may(then: Runs): Runs;
  repeat(then: Runs): Runs;
  /** `each`: ready words such as `for each pond`. */
  per(each: Runs, then: Runs, most?: number): Runs;
  /** `for every 2 water`. */
  every(what: Runs): Runs;
  /** `for each set of pit, grove and pond`. */
  set(things: Runs): Runs;
  /** What comes with at least so many: `gain 1/2/3 meat with at least 2/4/6 ponds`. */
  steps(least: Runs, then: Runs): Runs;
  /** So many basic goods of one kind, the owner's choice; `except` one of them. */
  basic(n: number, except?: string): Runs;
  /** Behind a gain whose good is chosen once for all units: `(all of one kind)`. */
  readonly alike: string;
  /** What everybody else may take of it. */
  gift(n: number): Runs;

  /** The sentences of cards: what a card costs, and when an effect happens. */
  cost(what: Runs): Runs;
  readonly nothing: string;
  points(n: number): Runs;
  fee(then: Runs): Runs;
  anytime(then: Runs): Runs;
  whenBuilt(then: Runs, conditions: readonly Runs[]): Runs;
  needs(conditions: readonly Runs[]): Runs;
  /** `at least 4 fields`, as the object of `you have`. */
  atLeast(what: Runs): Runs;
  /** `most`: how many count, or how many points there are at most. */
  atEnd(points: Runs, each: Runs, most?: number | Runs): Runs;
  atEndIf(points: Runs, condition: Runs): Runs;
  alone(then: Runs): Runs;

  readonly ask: Questions;
  /** What is asked, by which card or tile: `Inn: gain 2 food – on which wheel?`. */
  question(source: string | undefined, what: Runs, ask: string): Runs;
  again(then: Runs): Runs;
  takeGift(what: Runs): Runs;

  /** Answers. */
  readonly take: string;
  readonly decline: string;
  readonly noMore: string;
  readonly pass: string;
  readonly end: string;
  sparing(option: Runs): Runs;
  convert(name: string, then: Runs): Runs;
  buildFor(name: string, cost: Runs): Runs;
  removeAt(what: string, cell: string): Runs;
  cell(cell: string, what: string | undefined): Runs;
  takeSo(what: Runs): Runs;
  payFee(then: Runs): Runs;

  /** The log. `who` is a player's name or letter. */
  gains(who: string, what: Runs, source: string | undefined): Runs;
  pays(who: string, what: Runs, source: string | undefined): Runs;
  produces(who: string, wheel: string, steps: number): Runs;
  places(who: string, what: string, cell: string): Runs;
  removes(who: string, what: string, cell: string): Runs;
  builds(who: string, name: string, cell: string): Runs;
  ready(who: string): Runs;
  readonly over: string;
  /** Several deeds of one player in one sentence: `A: gains 2 wood; builds Inn`. */
  deeds(who: string, deeds: readonly Runs[]): Runs;

  /** Why not: what is short, and the conversions that would help. */
  missing(what: Runs): Runs;
  helps(first: Runs): Runs;
  /** A reason with its rule at the end. */
  reason(why: Runs, rule: string): Runs;
  readonly youCan: string;
  readonly hint: HintPhrases;
  /** Why nothing can be taken back, where nothing came to light: `another seat has answered since`. */
  readonly fences: Readonly<Record<'answered' | 'needed' | 'nothing' | 'long', string>>;
}
