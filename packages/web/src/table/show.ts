import type { Action, Seat } from '@waldglas/core';
import { isFor } from '@waldglas/table';
import type { AnyEvent, TableSnapshot } from '../connection/connection.ts';

/**
 * Everything that the page shows of a table. Components read this and nothing else; only `show` makes a new one, from
 * what comes in and the time it comes at.
 */
export interface Shown {
  /** What is drawn. A question that comes too soon is left out of it. */
  readonly now: TableSnapshot | undefined;
  /** What was told and is not drawn yet, the newest last. */
  readonly waiting: readonly TableSnapshot[];
  /** What is being answered by itself: it is drawn only if that fails. */
  readonly answering: TableSnapshot | undefined;
  /** What happened in snapshots that were not drawn. */
  readonly unseen: readonly AnyEvent[];
  /** What has happened since the viewer acted last. */
  readonly since: readonly AnyEvent[];
  /** Same device: the seat that has yet to say that nobody else looks. */
  readonly covered: Seat | undefined;
  /** Lines taken back, which redo would send again; the next one last. */
  readonly undone: readonly string[];
  /** Is an own call under way? Then what the page shows may be out of date, and nothing is sent on top. */
  readonly busy: boolean;
  /** Is everything answered by a person? So it is after undo, until they play on, conversions apart. */
  readonly byHand: boolean;
  /** While something of the viewer moves, other things wait; while it is looked at, only what rearranges the table. */
  readonly motion: 'move' | 'look' | 'rest';
  /** When what moves is taken to rest, or has been looked at. */
  readonly motionEnds: number;
  /** The line that ends the turn by itself, and when. */
  readonly ending: { readonly line: string; readonly at: number } | undefined;
}

/** What can come in. */
export type Incoming =
  /** A table was opened. */
  | { readonly kind: 'opened'; readonly snapshot: TableSnapshot }
  /** The table tells unasked, what bots did. */
  | { readonly kind: 'told'; readonly snapshot: TableSnapshot }
  /** An own call is on its way. A `move` begins a new stretch of what happened since. */
  | { readonly kind: 'sent'; readonly move: boolean; readonly byHand: boolean; readonly undone: readonly string[] }
  | { readonly kind: 'answered'; readonly snapshot: TableSnapshot; readonly undone: readonly string[] }
  | { readonly kind: 'refused' }
  /** The press that led to an answer is painted. */
  | { readonly kind: 'painted' }
  /** What was to be drawn is drawn. */
  | { readonly kind: 'drawn' }
  | { readonly kind: 'uncovered' }
  /** What moved has come to rest. */
  | { readonly kind: 'rested' }
  /** Somebody reads or does something else: the turn does not end by itself. */
  | { readonly kind: 'cancel-end' }
  /** A time that was asked for has come. */
  | { readonly kind: 'tick' };

/** What is to be done about it. */
export type Effect =
  /** Plays a line by itself. */
  | { readonly do: 'send'; readonly line: string }
  /** Comes again with a tick. */
  | { readonly do: 'wake'; readonly at: number }
  /** Comes again once the press, or what is still to be drawn, is on the screen. */
  | { readonly do: 'paint' | 'draw' }
  | { readonly do: 'announce'; readonly events: readonly AnyEvent[]; readonly asks: boolean }
  /** Another seat or game: nothing of the one before stays on the page. */
  | { readonly do: 'forget' }
  /** What lies behind the snapshot: the log, and what wishes would take. */
  | { readonly do: 'look-up' }
  | { readonly do: 'let-bots-play' }
  | { readonly do: 'say-refused' };

/** The time in milliseconds, and how long movements take against the normal ones: 0 if there are none. */
export interface Clock {
  readonly now: number;
  readonly pace: number;
}

/** What depends on the game and on what the person likes. */
export interface Manners {
  /** The answer that even a seat need not look for: there is no other. */
  onlyAnswer(now: TableSnapshot): Action | undefined;
  /** The answer that needs no press, because the person likes it so. */
  ownAnswer(now: TableSnapshot): Action | undefined;
  write(action: Action): string;
  /** Is the table laid out anew for it? */
  rearranges(now: TableSnapshot): boolean;
  /** How far each thing of a seat that turns has turned in all. */
  dials(now: TableSnapshot, seat: Seat): Readonly<Record<string, number>>;
}

type Outcome = readonly [Shown, readonly Effect[]];

/** So long a turn that would end by itself can still be taken back: nothing is lost by a slip of the hand. */
const GRACE = 2500;
/** What moves says itself when it has come to rest; if nobody sees it, it is taken to by then. */
const LONGEST_MOTION = 1000;
/** How long its new numbers are looked at before the table is laid out anew. */
const LOOK = 700;

/** No table is open. */
export const NOTHING: Shown = {
  now: undefined,
  waiting: [],
  answering: undefined,
  unseen: [],
  since: [],
  covered: undefined,
  undone: [],
  busy: false,
  byHand: false,
  motion: 'rest',
  motionEnds: 0,
  ending: undefined,
};

/** What the page shows after something has come in, and what is to be done. */
export function show(shown: Shown, incoming: Incoming, clock: Clock, manners: Manners): Outcome {
  switch (incoming.kind) {
    case 'opened':
      return consider(NOTHING, incoming.snapshot, clock, manners);
    case 'told':
      return told({ ...shown, waiting: [...shown.waiting, incoming.snapshot] }, clock, manners);
    case 'sent': {
      const { byHand, undone, move } = incoming;
      const since = move ? [] : shown.since;
      return [{ ...shown, busy: true, ending: undefined, byHand, undone, since }, []];
    }
    case 'answered': {
      const { undone, snapshot } = incoming;
      const next = { ...shown, undone, waiting: [...shown.waiting, snapshot] };
      return clock.pace === 0 ? answered(next, clock, manners) : [next, [{ do: 'paint' }]];
    }
    case 'painted':
      return answered(shown, clock, manners);
    case 'refused':
      return refused(shown, clock, manners);
    case 'drawn':
      return catchUp(shown, clock, manners);
    case 'uncovered': {
      const { now, busy, waiting } = shown;
      if (!now || busy) return [{ ...shown, covered: undefined }, []];
      // what came while it was covered is not lost
      return newest({ ...shown, covered: undefined, waiting: [{ ...now, events: [] }, ...waiting] }, clock, manners);
    }
    case 'rested':
      return shown.motion === 'move' ? looks(shown, clock, manners) : [shown, []];
    case 'cancel-end':
      return [{ ...shown, ending: undefined }, []];
    case 'tick':
      return ticked(shown, clock, manners);
  }
}

function told(shown: Shown, clock: Clock, manners: Manners): Outcome {
  // where nothing moves there is nothing to wait for; else what is still to be drawn of the moment before comes first
  return clock.pace === 0 ? catchUp(shown, clock, manners) : [shown, [{ do: 'draw' }]];
}

/** Own presses never wait for anything that moves. */
function answered(shown: Shown, clock: Clock, manners: Manners): Outcome {
  return newest({ ...shown, busy: false, answering: undefined }, clock, manners);
}

function refused(shown: Shown, clock: Clock, manners: Manners): Outcome {
  const { answering } = shown;
  const [next, effects] = catchUp({ ...shown, busy: false, answering: undefined }, clock, manners);
  const missed = answering && !(next.now?.id === answering.id && next.now.length > answering.length);
  // newer ones that still wait will show it with them
  if (!missed || next.waiting.length > 0) return [next, [...effects, { do: 'say-refused' }]];
  const [drawn, more] = draw(next, answering, covers(next, answering), clock, manners);
  return [drawn, [...effects, ...more, { do: 'say-refused' }]];
}

/** Draws what waits, unless something moves or an own call is under way. */
function catchUp(shown: Shown, clock: Clock, manners: Manners): Outcome {
  return shown.busy || shown.motion === 'move' ? [shown, []] : newest(shown, clock, manners);
}

/** Of all that waits only the newest is considered, with everything that happened. */
function newest(shown: Shown, clock: Clock, manners: Manners): Outcome {
  const last = shown.waiting.at(-1);
  if (!last) return [shown, []];
  // what happened before something was taken back is told no more
  const kept = shown.waiting.slice(
    Math.max(
      0,
      shown.waiting.findLastIndex(one => one.reset),
    ),
  );
  const reset = kept[0]?.reset === true;
  return consider(
    { ...shown, waiting: [] },
    { ...last, reset, events: kept.flatMap(one => one.events) },
    clock,
    manners,
  );
}

/** What is answered by itself is answered at once, and the page shows what comes after; anything else is drawn. */
function consider(shown: Shown, told: TableSnapshot, clock: Clock, manners: Manners): Outcome {
  const next = { ...told, events: told.reset ? told.events : [...shown.unseen, ...told.events] };
  const hidden = covers(shown, next);
  // a seat that has one answer need not look, so no cover is asked for
  const answer = shown.byHand ? undefined : hidden ? manners.onlyAnswer(next) : manners.ownAnswer(next);
  if (!answer) return draw(shown, next, hidden, clock, manners);
  const line = manners.write(answer);
  if (answer.verb === 'end' && !hidden && next.undo.lines.length > 0) {
    const at = clock.now + GRACE;
    const [drawn, effects] = draw(shown, next, hidden, clock, manners);
    return [{ ...drawn, ending: { line, at } }, [...effects, { do: 'wake', at }]];
  }
  const unseen = next.events.filter(isPublic);
  return [{ ...shown, waiting: [], busy: true, answering: next, unseen }, [{ do: 'send', line }]];
}

/** Does the snapshot have to be hidden from who looked before? */
function covers({ now, covered }: Shown, { seats, over, seat }: TableSnapshot): boolean {
  const people = seats.filter(({ kind }) => kind === 'human').length;
  const other = seat !== now?.seat;
  return people > 1 && !over && seat !== undefined && (other || covered !== undefined);
}

const isPublic = (event: AnyEvent) => isFor(event, undefined);

/** Draws a snapshot: who looks, what is asked, what happened. */
function draw(shown: Shown, told: TableSnapshot, hidden: boolean, clock: Clock, manners: Manners): Outcome {
  const { now: before } = shown;
  const same = told.id === before?.id && told.seat === before.seat;
  const moves = same && clock.pace > 0 && hasTurned(before, told, manners);
  const motion = moves ? 'move' : shown.motion;
  const tooSoon = same && motion !== 'rest' && manners.rearranges(told) && !manners.rearranges(before);
  const now = tooSoon ? { ...told, over: false, decision: undefined, anytime: [] } : told;
  const next: Shown = {
    ...shown,
    now,
    waiting: tooSoon ? [{ ...told, events: [] }] : [],
    unseen: [],
    since: same && !told.reset ? [...shown.since, ...told.events] : told.events,
    covered: hidden ? told.seat : shown.covered,
    motion,
    motionEnds: moves ? clock.now + LONGEST_MOTION * clock.pace : shown.motionEnds,
    ending: undefined,
  };
  const events = hidden ? told.events.filter(isPublic) : told.events;
  return [
    next,
    [
      ...(same ? [] : [{ do: 'forget' } as const]),
      { do: 'announce', events, asks: !hidden && now.decision !== undefined },
      { do: 'look-up' },
      ...(told.id === before?.id ? [] : [{ do: 'let-bots-play' } as const]),
      ...(moves ? [{ do: 'wake', at: next.motionEnds } as const] : []),
    ],
  ];
}

function hasTurned(before: TableSnapshot, now: TableSnapshot, { dials }: Manners): boolean {
  const { seat: viewer = 0 } = now;
  const known = dials(before, viewer);
  return Object.entries(dials(now, viewer)).some(([dial, steps]) => steps > (known[dial] ?? 0));
}

/** What moved rests: its new numbers are looked at. */
function looks(shown: Shown, clock: Clock, manners: Manners): Outcome {
  const motionEnds = clock.now + LOOK * clock.pace;
  const [next, effects] = catchUp({ ...shown, motion: 'look', motionEnds }, clock, manners);
  return [next, [...effects, { do: 'wake', at: next.motionEnds }]];
}

function ticked(shown: Shown, clock: Clock, manners: Manners): Outcome {
  const { ending, motion, motionEnds, busy } = shown;
  if (ending && !busy && clock.now >= ending.at) {
    return [{ ...shown, ending: undefined, busy: true }, [{ do: 'send', line: ending.line }]];
  }
  if (motion === 'rest' || clock.now < motionEnds) return [shown, []];
  return motion === 'move' ? looks(shown, clock, manners) : catchUp({ ...shown, motion: 'rest' }, clock, manners);
}
