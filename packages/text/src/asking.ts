import type {
  Action,
  Bag,
  PendingEffect,
  ReceiveStep,
  RepeatStep,
  SharedAnswer,
  SharedEffect,
  Words,
} from '@waldglas/core';
import type { effects } from './effects.ts';
import type { Phrases } from './phrases.ts';
import { capital, joined, plain, type Runs, say } from './runs.ts';

/** What the questions and answers of effects need to know of a game. */
export interface Scene<W extends Words> {
  /** The name of whatever asks. */
  source(id: string): string | undefined;
  /** The name of a building as what is built. */
  object(id: string): string;
  /** A good, tile or other word that names an answer. */
  thing(id: string): string;
  /** Ready words: `on the glassworks`, `from the glassworks`. */
  onWheel(wheel: string): string;
  fromWheel(wheel: string): string;
  /** What lies on a cell of the seat's board, if it is worth telling. */
  contents(cell: string): string | undefined;
  /** The good that a split divides, how much of it, and its two places. */
  split(pending: PendingEffect<W>): {
    readonly good: W['good'];
    readonly total: number;
    readonly places: readonly string[];
    /** Are the places two markers of one wheel, and not two wheels? */
    readonly markers: boolean;
  };
}

/** Says what effects ask, and the answers, in one language. */
export function asking<W extends Words>(p: Phrases, words: ReturnType<typeof effects<W>>) {
  const { ask } = p;

  /** What an effect asks: the first possible answer tells which of its questions it is. */
  function question(pending: PendingEffect<W>, first: Action | undefined, scene: Scene<W>): Runs {
    const effect = askedOf(pending.effect as SharedEffect<W>, first);
    const verb = first?.verb ?? '';
    const source = scene.source(pending.source);
    if (verb === 'split') return splitQuestion(pending, source, scene);
    // the answers are the parts: named in the question, too, they would make it longer than a line
    if (verb === 'part' && effect.op !== 'either')
      return source === undefined ? capitalised([ask.whatNext]) : say`${source}: ${ask.whatNext}`;
    if (effect.op === 'raise')
      return p.question(undefined, capitalised(p.buildOne(scene.object(effect.building))), ask.buildOn);
    return p.question(
      source,
      source === undefined ? capitalised(words.effect(effect)) : words.effect(effect),
      shortQuestion(effect.op, verb),
    );
  }

  /** Of a gain of several goods, the one whose amount is asked. */
  function askedOf(effect: SharedEffect<W>, first: Action | undefined): SharedEffect<W> {
    if (effect.op !== 'gain' || first?.verb !== 'amount' || !('good' in first)) return effect;
    const good = first.good as W['good'];
    return { ...effect, goods: { [good]: effect.goods[good] } as Bag<W['good']> };
  }

  /** Asks how a good is divided between two wheels or markers; other goods of the same effect are left out. */
  function splitQuestion(pending: PendingEffect<W>, source: string | undefined, scene: Scene<W>): Runs {
    const { good, total, markers } = scene.split(pending);
    const what = [words.counted(good, total)];
    const paid = pending.effect.op === 'pay';
    const done = paid ? p.pay(what) : p.gain(what);
    const [from, on] = markers ? [ask.fromMarker, ask.onMarker] : [ask.fromWheel, ask.whichWheel];
    return p.question(source, source === undefined ? capitalised(done) : done, paid ? from : on);
  }

  function shortQuestion(op: string, verb: string): string {
    switch (verb) {
      case 'cell':
        return op === 'remove' ? ask.removeFrom : op === 'place' ? ask.placeOn : ask.which;
      case 'tile':
        return ask.whichTile;
      case 'good':
      case 'give':
        return ask.whichGood;
      case 'wheel':
        return ask.whichWheel;
      case 'amount':
        // of animals one says which
        return op === 'gain' ? ask.howMany : ask.which;
      case 'take':
        return ask.really;
      default:
        return ask.which;
    }
  }

  /** What is asked between two actions: do it once more, or take what is given? */
  function stepQuestion(step: RepeatStep<W> | ReceiveStep<W>, scene: Scene<W>): Runs {
    const source = scene.source(step.about.source);
    const asked =
      step.step === 'receive'
        ? p.takeGift([words.counted(step.about.good, step.about.n)])
        : p.again(words.effect(step.about.then));
    return source === undefined ? capitalised(asked) : say`${source}: ${asked}`;
  }

  /** An answer to `asked`: to an effect under way, or to a step between two actions. */
  function answer(
    given: SharedAnswer<W>,
    asked: PendingEffect<W> | RepeatStep<W> | ReceiveStep<W> | undefined,
    scene: Scene<W>,
  ): Runs {
    switch (given.verb) {
      case 'cell':
        return p.cell(given.cell, scene.contents(given.cell));
      case 'tile':
        return [scene.thing(given.tile)];
      case 'good': {
        const n = asked && 'effect' in asked && 'n' in asked.effect ? asked.effect.n : undefined;
        return n === undefined ? [scene.thing(given.good)] : [words.alone(given.good, n)];
      }
      case 'wheel':
        return [scene.onWheel(given.wheel)];
      case 'split':
        return splitWords(given.n, asked as PendingEffect<W>, scene);
      case 'amount':
        return p.takeSo([words.counted(given.good, given.n)]);
      case 'part':
        return [scene.thing(given.part)];
      case 'take':
        return asked && 'step' in asked && asked.step === 'receive'
          ? p.takeSo([words.counted(asked.about.good, asked.about.n)])
          : [p.take];
      case 'decline':
        return [asked && 'effect' in asked && asked.effect.op === 'place' ? p.noMore : p.decline];
    }
  }

  /** `2 from the glassworks, 1 from the brickworks`. */
  function splitWords(n: number, pending: PendingEffect<W>, scene: Scene<W>): Runs {
    const { total, places } = scene.split(pending);
    const on = pending.effect.op === 'pay' ? scene.fromWheel : scene.onWheel;
    const [first = '', second = ''] = places;
    const parts = [
      { units: n, place: first },
      { units: total - n, place: second },
    ].filter(({ units }) => units > 0);
    return joined(
      parts.map(({ units, place }) => say`${units} ${on(place)}`),
      ', ',
    );
  }

  return { question, stepQuestion, answer };
}

/** A phrase with a capital, as the beginning of a line. */
export function capitalised(runs: Runs): Runs {
  const [first, ...rest] = runs;
  return typeof first === 'string' && plain(runs) !== '' ? [capital(first), ...rest] : runs;
}

/** An answer as the beginning of a line: with a capital, but for the names of cells, which are small letters everywhere. */
export function asLineStart(action: Action, runs: Runs): Runs {
  return action.verb === 'cell' ? runs : capitalised(runs);
}
