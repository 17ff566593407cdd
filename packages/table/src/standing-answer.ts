import {
  type Action,
  type AnyEvent,
  type BaseState,
  type Decision,
  type Game,
  type ReceiveStep,
  underway,
  type Words,
} from '@waldglas/core';

/**
 * What a seat that is away answers by itself: it takes a gift or a fee if all of it finds room, none of its wheels turns and
 * nothing more is asked. Anything else is for the person.
 */
export function standingAnswer<S extends BaseState, A extends Action, V, E extends AnyEvent>(
  game: Game<S, A, V, E>,
  state: S,
  { seat, ask, options }: Decision<A>,
): A | undefined {
  const take = ask.what === 'gift' ? options.find(({ verb }) => verb === 'take') : undefined;
  if (!take) return undefined;
  const { n } = (state.agenda.at(-1) as ReceiveStep<Words>).about;
  const after = game.clone(state);
  const own: E[] = [];
  game.apply(after, take, event => {
    if (event.seat === seat) own.push(event);
  });
  const isPlain = !own.some(({ kind }) => kind === 'turn') && !underway(after.agenda as Agenda, seat);
  return isPlain && gained(own) === n ? take : undefined;
}

type Agenda = Parameters<typeof underway>[0];

/** How many goods came. */
function gained(events: readonly AnyEvent[]): number {
  const first = events.find(({ kind }) => kind === 'gain');
  const goods = first && 'goods' in first ? (first.goods as Readonly<Record<string, number>>) : {};
  return Object.values(goods).reduce((sum, n) => sum + n, 0);
}
