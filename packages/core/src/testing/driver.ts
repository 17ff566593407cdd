import { isIllegal } from '../illegal.ts';
import { type Played, play } from '../play.ts';
import { type Action, type BaseState, type Game, seatLetter, seatOf } from '../rules.ts';

/** Plays and questions a game in lines, as tests read best. Whatever is refused throws. */
export function driver<S extends BaseState, A extends Action, V, E>(game: Game<S, A, V, E>) {
  function seatNamed(letter: string): number {
    const seat = seatOf(letter);
    if (seat === undefined) throw new Error(`no seat ${letter}`);
    return seat;
  }

  /** The state after these lines, each of which must be legal, and what happened. */
  function played(s: S, ...lines: string[]): Played<S, E> {
    const actions = lines.map(line => {
      const action = game.read(line);
      if (isIllegal(action)) throw new Error(action.illegal);
      return action;
    });
    const result = play(game, s, actions);
    if (isIllegal(result)) throw new Error(result.illegal);
    return result;
  }

  return {
    seatNamed,
    played,

    /** The state after these lines, each of which must be legal. */
    act: (s: S, ...lines: string[]): S => played(s, ...lines).state,

    /** The seats that are asked something, in order. */
    asked(s: S): string {
      return game
        .decisions(s)
        .map(({ seat }) => seatLetter(seat))
        .join('');
    },

    /** What a seat may answer, without its letter; with `verb` only the answers that begin with it. */
    offered(s: S, letter: string, verb = ''): string[] {
      const decision = game.decisions(s).find(({ seat }) => seat === seatNamed(letter));
      const lines = (decision?.options ?? []).map(option => game.write(option).slice(2));
      return verb === '' ? lines : lines.filter(line => line.split(' ')[0] === verb);
    },

    /** What a seat may do at any time, without its letter. */
    anytime(s: S, letter: string): string[] {
      return game.anytime(s, seatNamed(letter)).map(action => game.write(action).slice(2));
    },
  };
}
