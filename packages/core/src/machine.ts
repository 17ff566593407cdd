import {
  isPendingEffect,
  type PendingEffect,
  type ReceiveStep,
  type RepeatStep,
  type SharedTodo,
  type Step,
  underway,
} from './agenda.ts';
import type { Words } from './effect.ts';
import type { Answers, Playing } from './play-through.ts';
import type { Answer, EffectEvent, Emit, Port, PortState } from './port.ts';
import type { resolver } from './resolve.ts';
import { type Action, type Ask, type Decision, onlySeat, type Seat } from './rules.ts';

/** The steps of one game: whom they ask, what may be answered, and what the answer does. */
export interface FlowPort<S extends PortState<W>, W extends Words, F extends Step, A extends Action, E> {
  /** The seats a step waits for; none: it goes on by itself. */
  deciding(s: S, step: F): readonly Seat[];
  /** Every answer of one seat, in canonical order. What would follow is found by playing it on a copy. */
  options(s: S, step: F, seat: Seat, playing: Playing<S, A>): readonly A[];
  /** Of the answers to what an effect asks those after which all that has to follow still can; without it, all. */
  finishing?(s: S, pending: PendingEffect<W>, answers: readonly A[], playing: Playing<S, A>): readonly A[];
  /** Plays the answer. The step is off the agenda; one that still waits for others is put back. */
  answer(s: S, step: F, action: A, emit: Emit<E>): void;
  /** Goes on without an answer; the step is off the agenda. */
  proceed(s: S, step: F, emit: Emit<E>): void;
  /** What is asked, given the answers to it. */
  ask(step: F | PendingEffect<W> | RepeatStep<W> | ReceiveStep<W>, options: readonly A[], s: S): Ask;
  /** Begins an anytime action; false if the action is none. */
  beginAnytime(s: S, action: A, emit: Emit<E>): boolean;
  /** Comes after each part of an action. */
  after(s: S, seat: Seat, emit: Emit<E>): void;
}

const NOBODY: Answers<never> = { seat: -1, options: [] };

/** Runs a game's agenda: what is asked now, and everything that follows from an answer. */
export function machine<S extends PortState<W>, W extends Words, F extends Step, A extends Action, E>(
  effects: ReturnType<typeof resolver<S, W, E>>,
  port: Port<S, W, E | EffectEvent<W>>,
  flow: FlowPort<S, W, F, A, E | EffectEvent<W>>,
) {
  type Todo = SharedTodo<W> | Step;
  type RestStep = RepeatStep<W> | ReceiveStep<W>;
  type EmitAll = Emit<E | EffectEvent<W>>;

  const isRestStep = (todo: Step): todo is RestStep => {
    const { step } = todo;
    return step === 'repeat' || step === 'receive';
  };
  const pendingOf = (todo: Todo): PendingEffect<W> | undefined =>
    isPendingEffect(todo) ? (todo as PendingEffect<W>) : undefined;

  function deciding(s: S, todo: Todo): readonly Seat[] {
    if (isPendingEffect(todo)) return onlySeat(todo.seat);
    const step = todo as Step;
    return isRestStep(step) ? onlySeat(step.seat) : flow.deciding(s, step as F);
  }

  function options(s: S, todo: Todo, seat: Seat): readonly A[] {
    const pending = pendingOf(todo);
    if (pending) return effects.options(s, pending) as readonly Action[] as readonly A[];
    const step = todo as Step;
    if (isRestStep(step)) return effects.restOptions(s, step) as readonly Action[] as readonly A[];
    return flow.options(s, step as F, seat, playing);
  }

  /** The open questions. */
  function decisions(s: S): readonly Decision<A>[] {
    const todo = s.agenda.at(-1);
    if (!todo) return [];
    const seats = deciding(s, todo);
    return seats.length === 1 ? [decision(s, todo, seats[0] as Seat)] : seats.map(seat => decision(s, todo, seat));
  }

  function decision(s: S, todo: Todo, seat: Seat): Decision<A> {
    const answers = options(s, todo, seat);
    const pending = flow.finishing && pendingOf(todo);
    const offered = pending ? (flow.finishing?.(s, pending, answers, playing) ?? answers) : answers;
    return { seat, ask: flow.ask(todo as F, offered, s), options: offered };
  }

  /** What may be answered next while something is played through: only its end tells which answers get there. */
  function answersNow(s: S): Answers<A> {
    const todo = s.agenda.at(-1);
    const seat = todo && deciding(s, todo)[0];
    return todo === undefined || seat === undefined ? NOBODY : { seat, options: options(s, todo, seat) };
  }

  /** Plays an action that is on offer, then goes on to the next question. */
  function apply(s: S, action: A, emit?: (event: E | EffectEvent<W>) => void): void {
    if (!flow.beginAnytime(s, action, emit)) answer(s, action, emit);
    runAgenda(s, emit);
  }

  function answer(s: S, action: A, emit: EmitAll): void {
    const todo = s.agenda.pop();
    if (!todo) throw new Error('the game is over');
    const pending = pendingOf(todo);
    const step = todo as Step;
    if (pending) {
      effects.answer(s, pending, action as Action as Answer<W>, emit);
      afterPart(s, pending.seat, emit);
    } else if (isRestStep(step)) effects.restAnswer(s, step, action as Action as Answer<W>);
    else flow.answer(s, step as F, action, emit);
  }

  /** After a part of an action; when nothing of it is left, what follows of itself. */
  function afterPart(s: S, seat: Seat, emit: EmitAll): void {
    flow.after(s, seat, emit);
    if (!underway(s.agenda, seat)) port.produceIfDue(s, seat, emit);
  }

  function asks(s: S, todo: Todo): boolean {
    const pending = pendingOf(todo);
    return pending ? effects.asks(s, pending) : deciding(s, todo).length > 0;
  }

  /** Does everything that leaves no choice. What is on top of the agenda afterwards is a question, or the game is over. */
  function runAgenda(s: S, emit: EmitAll): void {
    for (let todo = s.agenda.at(-1); todo && !asks(s, todo); todo = s.agenda.at(-1)) {
      s.agenda.pop();
      const pending = pendingOf(todo);
      if (pending) {
        effects.perform(s, pending, emit);
        afterPart(s, pending.seat, emit);
      } else flow.proceed(s, todo as F, emit);
    }
  }

  const playing: Playing<S, A> = { decisions, answersNow, apply, runAgenda: s => runAgenda(s, undefined) };
  return { decisions, apply, runAgenda, playing };
}
