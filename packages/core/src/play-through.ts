import type { Action, Decision, Seat } from './rules.ts';

/** Who answers next, and what may be answered; nobody once the game is over. */
export interface Answers<A extends Action> {
  readonly seat: Seat;
  readonly options: readonly A[];
}

/** What a game hands to those of its rules that have to play on to see what would follow. */
export interface Playing<S, A extends Action> {
  decisions(s: S): readonly Decision<A>[];
  /** As the first of `decisions`, answers included after which something that has to follow no longer could. */
  answersNow(s: S): Answers<A>;
  apply(s: S, action: A): void;
  runAgenda(s: S): void;
}

/** What is looked for at a position: it is there, it cannot come any more, or the game has to be played on to tell. */
export type Finding = 'found' | 'lost' | 'open';

/** How to look at the positions that follow, and when two of them are the same. */
export interface Looking<S> {
  clone(s: S): S;
  look(s: S): Finding;
  key(s: S): string;
}

/**
 * Can a seat by its own answers get to what is looked for? Plays `s` on, in place and on copies, through all of them;
 * other seats decline what they are offered.
 */
export function playThrough<S, A extends Action>(
  { answersNow, apply }: Playing<S, A>,
  s: S,
  seat: Seat,
  { clone, look, key }: Looking<S>,
): boolean {
  const seen = new Set<string>();

  function leads(at: S): boolean {
    for (;;) {
      const finding = look(at);
      if (finding !== 'open') return finding === 'found';
      const next = answersNow(at);
      const answers = next.seat === seat ? next.options : declining(next.options);
      if (answers.length > 1 && isKnown(at)) return false;
      const last = answers.at(-1);
      for (const answer of answers) {
        if (answer === last) break;
        const then = clone(at);
        apply(then, answer);
        if (leads(then)) return true;
      }
      if (last === undefined) return false;
      apply(at, last);
    }
  }

  function isKnown(at: S): boolean {
    const name = key(at);
    if (seen.has(name)) return true;
    seen.add(name);
    return false;
  }

  return leads(s);
}

function declining<A extends Action>(options: readonly A[]): readonly A[] {
  return options.filter(({ verb }) => verb === 'decline');
}
