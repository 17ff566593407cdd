import {
  type Action,
  blackForest,
  type Event,
  type State,
  type TradespersonId,
  type View,
} from '@waldglas/black-forest';
import { type Decision, rngFrom, type Seat } from '@waldglas/core';
import { areAlike } from './alike.ts';
import { changesOf, holdingsOf } from './holdings.ts';

/** What a visit would change: goods, animals, tiles, progress, by noun; and whether it lets one build. */
export interface VisitPreview {
  readonly tradesperson: TradespersonId;
  readonly changes: Readonly<Record<string, number>>;
  readonly builds: boolean;
  readonly after: View;
}

/** A good that is paid for a pawn. */
interface Fee {
  /** Who gets it; nobody: the supply. */
  readonly to: Seat | undefined;
  /** The one that would be paid, and all that could be. */
  readonly good: string;
  readonly choices: readonly string[];
}

/** What going to a space means now. */
export interface SpacePreview {
  readonly to: string;
  readonly provisions: number;
  readonly fees: readonly Fee[];
  /** The move and the payment of the fees, to be played together. */
  readonly actions: readonly Action[];
  /** Each neighbour, each of its effects, after the way and the fees are paid and the wheels have turned. */
  readonly visits: readonly VisitPreview[];
  /** What the job of the place would change. */
  readonly job: Readonly<Record<string, number>> | undefined;
  /** What would happen on the way, and the game on arrival, before any visit. */
  readonly events: readonly Event[];
  readonly arrived: View;
  /** The game after both neighbours, or the job; what is built is left out. */
  readonly after: View;
}

/** How a pawn goes: the white one of a single player, and the goods that are to be paid as fees. */
export interface Manner {
  readonly white?: boolean;
  readonly paid?: readonly (string | undefined)[];
}

type Move = Extract<Action, { verb: 'move' }>;

/** More questions than any way or visit asks. */
const MOST_QUESTIONS = 40;

/** The moves that a seat may choose from. */
export function movesOf(view: View, seat: Seat, white = false): readonly Move[] {
  const options = blackForest.decisions(imagined(view)).find(one => one.seat === seat)?.options ?? [];
  return options.flatMap(one => (one.verb === 'move' && (one.white === true) === white ? [one] : []));
}

/** The places that a seat may go to, and how many provisions the way takes. */
export function opensOf(view: View, moves: readonly Move[]): ReadonlyMap<string, number> {
  return new Map(moves.map(move => [move.to, travelled(view, move)]));
}

function travelled(view: View, move: Action): number {
  let provisions = 0;
  blackForest.apply(imagined(view), move, event => {
    if (event.kind === 'move') ({ provisions } = event);
  });
  return provisions;
}

const imagined = (view: View): State => blackForest.imagine(view, rngFrom('preview'));

/** Plays a move and each visit that it leads to on imagined states; questions in between get their first answer. */
export function previewSpace(view: View, seat: Seat, to: string, manner: Manner = {}): SpacePreview | undefined {
  const move = movesOf(view, seat, manner.white).find(one => one.to === to);
  if (!move) return undefined;
  const s = imagined(view);
  const events: Event[] = [];
  const emit = (event: Event) => void events.push(event);
  blackForest.apply(s, move, emit);
  const { fees, answers } = payWay(s, view, seat, to, manner.paid ?? [], emit);
  const asked = answered(s, seat, emit, () => false);
  const arrived = blackForest.view(s, seat);
  const job = asked?.options.find(({ verb }) => verb === 'job');
  const done = job && finished(s, seat, job);
  return {
    to,
    provisions: events.find(event => event.kind === 'move')?.provisions ?? 0,
    fees,
    actions: [move, ...answers],
    visits: (asked?.options ?? []).flatMap(option => {
      if (option.verb !== 'visit') return [];
      const { after, builds } = finished(s, seat, option);
      return [{ tradesperson: option.tradesperson, changes: changesOf(arrived, after, seat), builds, after }];
    }),
    job: done && changesOf(arrived, done.after, seat),
    events,
    arrived,
    after: job && done ? done.after : afterBoth(s, seat, asked),
  };
}

/** Pays for the way and for pawns: with the goods that are wanted, or those there are most of. */
function payWay(
  s: State,
  view: View,
  seat: Seat,
  to: string,
  paid: readonly (string | undefined)[],
  emit: (event: Event) => void,
): { readonly fees: readonly Fee[]; readonly answers: readonly Action[] } {
  const payees = payeesOf(view, seat, to);
  const fees: Fee[] = [];
  const answers: Action[] = [];
  let open = false;
  for (let asked = paymentAsked(s, seat); asked; asked = paymentAsked(s, seat)) {
    const now = blackForest.view(s, seat);
    const held = holdingsOf(now, seat);
    const goods = asked.options.flatMap(one => (one.verb === 'give' ? [one] : []));
    const most = goods.toSorted((a, b) => (held[b.good] ?? 0) - (held[a.good] ?? 0))[0];
    const give = goods.find(({ good }) => good === paid[fees.length]) ?? most;
    const answer = give ?? asked.options[0];
    if (!answer) break;
    if (give) fees.push({ to: payees[fees.length], good: give.good, choices: goods.map(({ good }) => good) });
    // from which marker the way is paid is asked where that makes a difference
    open ||= !give && !areAlike(now, asked.options);
    if (!open) answers.push(answer);
    blackForest.apply(s, answer, emit);
  }
  return { fees, answers };
}

/** The next question about the price of the way. */
function paymentAsked(s: State, seat: Seat): Decision<Action> | undefined {
  return blackForest
    .decisions(s)
    .find(({ seat: asked, ask }) => asked === seat && (ask.what === 'give' || ask.source === 'travel'));
}

/** An action played to its end, or until something can be built. */
function finished(s: State, seat: Seat, action: Action): { readonly after: View; readonly builds: boolean } {
  const then = blackForest.clone(s);
  const builds = playOut(then, seat, action);
  return { after: blackForest.view(then, seat), builds };
}

/** Plays an action with its questions; stops where something can be built, and says so. */
function playOut(s: State, seat: Seat, action: Action): boolean {
  blackForest.apply(s, action);
  let builds = false;
  answered(
    s,
    seat,
    () => undefined,
    ({ options }) => {
      builds ||= options.some(({ verb }) => verb === 'build');
      return builds;
    },
  );
  return builds;
}

/** The game after one effect of each neighbour, as far as nothing is built. */
function afterBoth(s: State, seat: Seat, asked: Decision<Action> | undefined): View {
  let now = s;
  const seen = new Set<string>();
  for (let next = asked; next; next = blackForest.decisions(now).find(one => one.seat === seat)) {
    const visit = next.options.find(one => one.verb === 'visit' && !seen.has(one.tradesperson));
    if (visit?.verb !== 'visit' || seen.size === 2) break;
    seen.add(visit.tradesperson);
    const then = blackForest.clone(now);
    if (!playOut(then, seat, visit)) now = then;
  }
  return blackForest.view(now, seat);
}

/** Answers what is asked until the seat has to act; `heed` hears each question and may stop there. */
function answered(
  s: State,
  seat: Seat,
  emit: (event: Event) => void,
  heed: (decision: Decision<Action>) => boolean,
): Decision<Action> | undefined {
  for (let i = 0; i < MOST_QUESTIONS; i++) {
    const [decision] = blackForest.decisions(s);
    if (!decision || decision.ask.what === 'action' || decision.ask.what === 'move')
      return decision?.seat === seat ? decision : undefined;
    const [first] = decision.options;
    if (heed(decision) || !first) return undefined;
    blackForest.apply(s, first, emit);
  }
  return undefined;
}

/** BF-4.3: whose pawns are in the village that is entered, clockwise; the neutral one last. */
function payeesOf(view: View, seat: Seat, to: string): (Seat | undefined)[] {
  const village = to.split('.')[0] ?? '';
  const n = view.players.length;
  const owners: (Seat | undefined)[] = Array.from({ length: n - 1 }, (_, i) => (seat + i + 1) % n);
  const here = owners.filter(other => view.players[other ?? 0]?.pawn.split('.')[0] === village);
  return view.neutral.split('.')[0] === village ? [...here, undefined] : here;
}
