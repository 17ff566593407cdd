import type { Action, AnyEvent, Seat } from '@waldglas/core';
import { isFor } from '@waldglas/table';
import type { TableSnapshot } from '../connection/connection.ts';
import { NOTHING, type Shown } from './shown.ts';

/** What can come in. */
export type Incoming =
  /** A table was opened. */
  | { readonly kind: 'opened'; readonly snapshot: TableSnapshot }
  /** Whoever comes back is told what had happened since their last move. */
  | { readonly kind: 'recalled'; readonly events: readonly AnyEvent[] }
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
  /** The page about a stretch that has ended was looked at. */
  | { readonly kind: 'went-on' }
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
  /** Something that was told of was taken back: the log, and what happened since, have to be found anew. */
  | { readonly do: 'read-anew' }
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
export interface Policy {
  /** The answer that even a seat need not look for: there is no other. */
  onlyAnswer(now: TableSnapshot): Action | undefined;
  /** The answer that needs no press, because the person likes it so. */
  ownAnswer(now: TableSnapshot): Action | undefined;
  write(action: Action): string;
  /** Is somebody about to take back, or reading a note? */
  isHeld(): boolean;
  /** Does a stretch of the game end between the two, and does the person like a page about it? */
  closes(before: TableSnapshot, now: TableSnapshot): boolean;
  /** Had they that page before them when they left this table? */
  stillCloses(now: TableSnapshot): boolean;
  /** Is the table laid out anew for it? */
  rearranges(now: TableSnapshot): boolean;
  /** How far each dial of a seat has rotated in all. */
  dials(now: TableSnapshot, seat: Seat): Readonly<Record<string, number>>;
}

type Outcome = readonly [Shown, readonly Effect[]];

/** So long a turn that would end by itself can still be taken back: nothing is lost by a slip of the hand. */
const GRACE = 2500;
/** While somebody is about to take back, or reads, it waits; it looks so often whether they still do. */
const HELD = 500;
/** What moves says itself when it has come to rest; if nobody sees it, it is taken to by then. */
const LONGEST_MOTION = 1000;
/** How long its new numbers are looked at before the table is laid out anew. */
const LOOK = 700;

/** What the page shows after something has come in, and what is to be done. */
export function show(shown: Shown, incoming: Incoming, clock: Clock, policy: Policy): Outcome {
  switch (incoming.kind) {
    case 'opened':
      return answerOrDraw(
        { ...NOTHING, closing: policy.stillCloses(incoming.snapshot) },
        incoming.snapshot,
        clock,
        policy,
      );
    case 'recalled':
      return [{ ...shown, since: [...incoming.events, ...shown.since] }, []];
    case 'told':
      return told({ ...shown, waiting: [...shown.waiting, incoming.snapshot] }, clock, policy);
    case 'sent': {
      const { byHand, undone, move } = incoming;
      const since = move ? [] : shown.since;
      return [{ ...shown, busy: true, ending: undefined, byHand, undone, since }, []];
    }
    case 'answered': {
      const { undone, snapshot } = incoming;
      const next = { ...shown, undone, waiting: [...shown.waiting, snapshot] };
      return clock.pace === 0 ? answered(next, clock, policy) : [next, [{ do: 'paint' }]];
    }
    case 'painted':
      return answered(shown, clock, policy);
    case 'refused':
      return refused(shown, clock, policy);
    case 'drawn':
      return catchUp(shown, clock, policy);
    case 'uncovered': {
      const { now, busy, waiting } = shown;
      if (!now || busy) return [{ ...shown, covered: undefined }, []];
      // what came while it was covered is not lost
      return newest({ ...shown, covered: undefined, waiting: [{ ...now, events: [] }, ...waiting] }, clock, policy);
    }
    case 'went-on': {
      const asks = shown.covered === undefined && shown.now?.decision !== undefined;
      return [{ ...shown, closing: false }, [{ do: 'announce', events: [], asks }]];
    }
    case 'rested':
      return shown.motion === 'move' ? looks(shown, clock, policy) : [shown, []];
    case 'cancel-end':
      return [{ ...shown, ending: undefined }, []];
    case 'tick':
      return ticked(shown, clock, policy);
  }
}

function told(shown: Shown, clock: Clock, policy: Policy): Outcome {
  // where nothing moves there is nothing to wait for; else what is still to be drawn of the moment before comes first
  return clock.pace === 0 ? catchUp(shown, clock, policy) : [shown, [{ do: 'draw' }]];
}

/** Own presses never wait for anything that moves. */
function answered(shown: Shown, clock: Clock, policy: Policy): Outcome {
  return newest({ ...shown, busy: false, answering: undefined }, clock, policy);
}

function refused(shown: Shown, clock: Clock, policy: Policy): Outcome {
  const { answering } = shown;
  const [next, effects] = catchUp({ ...shown, busy: false, answering: undefined }, clock, policy);
  const missed = answering && !(next.now?.id === answering.id && next.now.length > answering.length);
  // newer ones that still wait will show it with them
  if (!missed || next.waiting.length > 0) return [next, [...effects, { do: 'say-refused' }]];
  const [drawn, more] = draw(next, answering, covers(next, answering), clock, policy);
  return [drawn, [...effects, ...more, { do: 'say-refused' }]];
}

/** Draws what waits, unless something moves or an own call is under way. */
function catchUp(shown: Shown, clock: Clock, policy: Policy): Outcome {
  return shown.busy || shown.motion === 'move' ? [shown, []] : newest(shown, clock, policy);
}

/** Of all that waits only the newest is considered, with everything that happened. */
function newest(shown: Shown, clock: Clock, policy: Policy): Outcome {
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
  return answerOrDraw(
    { ...shown, waiting: [] },
    { ...last, reset, events: kept.flatMap(one => one.events) },
    clock,
    policy,
  );
}

/** What is answered by itself is answered at once, and the page shows what comes after; anything else is drawn. */
function answerOrDraw(shown: Shown, told: TableSnapshot, clock: Clock, policy: Policy): Outcome {
  const next = { ...told, events: told.reset ? told.events : [...shown.unseen, ...told.events] };
  const hidden = covers(shown, next);
  // a seat that has one answer need not look, so no cover is asked for
  const answer = shown.byHand ? undefined : hidden ? policy.onlyAnswer(next) : policy.ownAnswer(next);
  if (!answer) return draw(shown, next, hidden, clock, policy);
  const line = policy.write(answer);
  if (answer.verb === 'end' && !hidden && next.undo.lines.length > 0) {
    const at = clock.now + GRACE;
    const [drawn, effects] = draw(shown, next, hidden, clock, policy);
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
function draw(shown: Shown, told: TableSnapshot, hidden: boolean, clock: Clock, policy: Policy): Outcome {
  const { now: before } = shown;
  const same = told.id === before?.id && told.seat === before.seat;
  const moves = same && clock.pace > 0 && hasRotated(before, told, policy);
  const motion = moves ? 'move' : shown.motion;
  const tooSoon = same && motion !== 'rest' && policy.rearranges(told) && !policy.rearranges(before);
  const closing = shown.closing || (told.id === before?.id && policy.closes(before, told));
  const now = tooSoon ? { ...told, over: false, decision: undefined, anytime: [] } : told;
  const next: Shown = {
    ...shown,
    now,
    waiting: tooSoon ? [{ ...told, events: [] }] : [],
    unseen: [],
    since: same && !told.reset ? [...shown.since, ...told.events] : told.events,
    covered: hidden ? told.seat : shown.covered,
    closing,
    motion,
    motionEnds: moves ? clock.now + LONGEST_MOTION * clock.pace : shown.motionEnds,
    ending: undefined,
  };
  const events = hidden ? told.events.filter(isPublic) : told.events;
  return [
    next,
    [
      ...(same ? [] : [{ do: 'forget' } as const]),
      ...(same && told.reset ? [{ do: 'read-anew' } as const] : []),
      { do: 'announce', events, asks: !hidden && !closing && now.decision !== undefined },
      { do: 'look-up' },
      ...(told.id === before?.id ? [] : [{ do: 'let-bots-play' } as const]),
      ...(moves ? [{ do: 'wake', at: next.motionEnds } as const] : []),
    ],
  ];
}

function hasRotated(before: TableSnapshot, now: TableSnapshot, { dials }: Policy): boolean {
  const { seat: viewer = 0 } = now;
  const known = dials(before, viewer);
  return Object.entries(dials(now, viewer)).some(([dial, steps]) => steps > (known[dial] ?? 0));
}

/** What moved rests: its new numbers are looked at. */
function looks(shown: Shown, clock: Clock, policy: Policy): Outcome {
  const motionEnds = clock.now + LOOK * clock.pace;
  const [next, effects] = catchUp({ ...shown, motion: 'look', motionEnds }, clock, policy);
  return [next, [...effects, { do: 'wake', at: next.motionEnds }]];
}

function ticked(shown: Shown, clock: Clock, policy: Policy): Outcome {
  const { ending, motion, motionEnds, busy } = shown;
  if (ending && !busy && clock.now >= ending.at && policy.isHeld()) {
    const at = clock.now + HELD;
    return [{ ...shown, ending: { ...ending, at } }, [{ do: 'wake', at }]];
  }
  if (ending && !busy && clock.now >= ending.at) {
    return [{ ...shown, ending: undefined, busy: true }, [{ do: 'send', line: ending.line }]];
  }
  if (motion === 'rest' || clock.now < motionEnds) return [shown, []];
  return motion === 'move' ? looks(shown, clock, policy) : catchUp({ ...shown, motion: 'rest' }, clock, policy);
}
