import type {
  BaseState,
  EffectEvent,
  Emit,
  PendingEffect,
  ReceiveStep,
  RepeatStep,
  Rng,
  Seat,
  ShownEvent,
  Step,
} from '@waldglas/core';
import type { BuildingId, JobId, LargeId, SmallId, TradespersonId } from './data/index.ts';
import type { Domain } from './land.ts';
import type { BlackForest, Occasion } from './words.ts';

export interface Options {
  /** All small buildings on side A. */
  readonly firstGame: boolean;
}

export interface Player {
  /** The glassmaking wheel. Without charcoal once the potash manufacturer has taken its marker away. */
  glass: { sand: number; charcoal?: number; water: number; wood: number; glass: number };
  cooking: Record<'porridge' | 'meat' | 'charcoal' | 'commodity', number>;
  /** The two provision markers on the cooking wheel. */
  first: { provisions: number };
  second: { provisions: number };
  track: { brick: number };
  /** How far each dial has turned in all. */
  steps: Readonly<Record<'glass' | 'cooking', number>>;
  /** Glass hut progress. */
  tracker: number;
  /** Is the job-and-resource reminder still there? */
  reminder: boolean;
  domain: Domain;
  pigs: number;
  cattle: number;
  /** Pigs kept on the tannery. */
  tannery: number;
  /** A pawn space, a village's centre, a location, or nowhere yet; solo: the pawn placed last. */
  pawn: string;
  jobs: readonly JobId[];
  done: boolean;
}

/** Solo: the pawns of this year on the board, and those still to come. */
export interface Solo {
  readonly placed: Readonly<Record<string, 'coloured' | 'white'>>;
  readonly coloured: number;
  readonly white: boolean;
  /** The clockmaker's extra turn: the pawn placed last moves on. */
  readonly again: boolean;
}

export type Flow =
  /** Two players: name the village, then the space, of the neutral pawn; or move it after a swap. */
  | Step<'neutral', { readonly village?: string; readonly setup?: true }>
  | Step<'move', { readonly swapped: boolean }>
  /** With the tradespeople visited in this turn. */
  | Step<'action', { readonly visited: readonly TradespersonId[]; readonly done: boolean }>
  | Step<'final', undefined>
  /** What goes on of itself: a turn begins, a pawn has arrived, a turn is over. */
  | Step<'turn' | 'closed', undefined>
  | Step<'arrived', { readonly atCook: boolean }>
  /** The commodity is paid: the travelling merchant changes places. */
  | Step<'swap', { readonly tradesperson: TradespersonId }>
  /** The reward of a job is taken: the next one is revealed. */
  | Step<'completed', { readonly job: JobId }>;

export type Todo = PendingEffect<BlackForest> | RepeatStep<BlackForest> | ReceiveStep<BlackForest> | Flow;

/** Wheels, agenda and chance change in place; read-only parts are replaced as a whole, so copies share them. */
export interface State extends BaseState {
  readonly edition: string;
  readonly fixes: readonly string[];
  readonly options: Options;
  players: Player[];
  /** The rings of the villages. */
  tradespeople: Readonly<Record<string, readonly TradespersonId[]>>;
  /** The open jobs by village or location. */
  jobs: Readonly<Record<string, JobId>>;
  /** The pile as shuffled at set-up, and how many of it have been revealed. Secret. */
  pile: readonly JobId[];
  revealed: number;
  /** Two players: the space of the neutral pawn. */
  neutral: string;
  small: readonly SmallId[];
  large: readonly LargeId[];
  /** The seat that began, the year (solo), and whose turn it is. */
  start: Seat;
  year: number;
  turn: Seat;
  /** The clockmaker: the same seat has another turn; and whether the present one is such a turn. */
  again: boolean;
  extra: boolean;
  /** Once the end is triggered: by whom, and how many turns are left. */
  ending?: { readonly by: Seat; readonly left: number };
  solo?: Solo;
  /** What happened and may set off permanent effects, until the wheels have turned. */
  noted: readonly Note[];
  agenda: Todo[];
  rng: Rng;
  shown: number;
}

export interface Note {
  readonly seat: Seat;
  readonly occasion: Occasion;
}

export type Event =
  | EffectEvent<BlackForest>
  | ShownEvent
  | { readonly kind: 'animals'; readonly seat: Seat; readonly pigs: number; readonly cattle: number }
  | { readonly kind: 'progress'; readonly seat: Seat; readonly tracker: number }
  | { readonly kind: 'estate'; readonly seat: Seat; readonly estates: number }
  | { readonly kind: 'build'; readonly seat: Seat; readonly building: BuildingId; readonly cell: string }
  | { readonly kind: 'swap'; readonly seat: Seat; readonly tradesperson: TradespersonId }
  | { readonly kind: 'move'; readonly seat: Seat; readonly to: string; readonly provisions: number }
  | { readonly kind: 'neutral'; readonly seat: Seat; readonly to: string }
  | { readonly kind: 'beg'; readonly seat: Seat }
  | { readonly kind: 'visit'; readonly seat: Seat; readonly tradesperson: TradespersonId }
  | { readonly kind: 'job'; readonly job: JobId; readonly place: string }
  | { readonly kind: 'completed'; readonly seat: Seat; readonly job: JobId }
  | { readonly kind: 'ending'; readonly seat: Seat }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'ready'; readonly seat: Seat }
  | { readonly kind: 'over' };

/** A copy that shares nothing that changes in place. */
export function clone(s: State): State {
  const copy: State = {
    edition: s.edition,
    fixes: s.fixes,
    options: s.options,
    players: s.players.map(clonePlayer),
    tradespeople: s.tradespeople,
    jobs: s.jobs,
    pile: s.pile,
    revealed: s.revealed,
    neutral: s.neutral,
    small: s.small,
    large: s.large,
    start: s.start,
    year: s.year,
    turn: s.turn,
    again: s.again,
    extra: s.extra,
    noted: s.noted,
    agenda: s.agenda.slice(),
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    shown: s.shown,
  };
  if (s.ending) copy.ending = s.ending;
  if (s.solo) copy.solo = s.solo;
  return copy;
}

export function clonePlayer(p: Player): Player {
  const { porridge, meat, charcoal, commodity } = p.cooking;
  return {
    glass: cloneGlass(p.glass),
    cooking: { porridge, meat, charcoal, commodity },
    first: { provisions: p.first.provisions },
    second: { provisions: p.second.provisions },
    track: { brick: p.track.brick },
    steps: p.steps,
    tracker: p.tracker,
    reminder: p.reminder,
    domain: p.domain,
    pigs: p.pigs,
    cattle: p.cattle,
    tannery: p.tannery,
    pawn: p.pawn,
    jobs: p.jobs,
    done: p.done,
  };
}

function cloneGlass({ sand, charcoal, water, wood, glass }: Player['glass']): Player['glass'] {
  return charcoal === undefined ? { sand, water, wood, glass } : { sand, charcoal, water, wood, glass };
}

export function playerOf(s: State, seat: Seat): Player {
  const player = s.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
}

/** Chance was used, or something hidden is known now: nobody takes back what led here. */
export function show(s: State, what: 'job' | 'deal' | 'choice', emit: Emit<Event>): void {
  s.shown++;
  emit?.({ kind: 'shown', what });
}

/** Something happened that permanent effects may wait for. */
export function note(s: State, seat: Seat, occasion: Occasion, times = 1): void {
  const noted = s.noted.slice();
  for (let i = 0; i < times; i++) noted.push({ seat, occasion });
  s.noted = noted;
}
