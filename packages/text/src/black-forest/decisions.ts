import {
  type Action,
  type BlackForest,
  BUILDINGS,
  type BuildingId,
  factsOf,
  JOBS,
  TRADESPEOPLE,
  type View,
} from '@waldglas/black-forest';
import { type Decision, isPendingEffect, type PendingEffect, type Seat, type SharedAnswer } from '@waldglas/core';
import type { asking, Scene } from '../asking.ts';
import type { effects } from '../effects.ts';
import type { Runs } from '../runs.ts';
import type { Who } from '../speech.ts';
import { costWords } from './cards.ts';
import type { BlackForestLexicon } from './lexicon.ts';
import type { BlackForestWords } from './words.ts';

type Todo = View['agenda'][number];
type AskingStep = Extract<Todo, { step: 'repeat' | 'receive' }>;

/** Says what is asked and what may be answered, in one language. */
export function decisionWords(
  words: BlackForestWords,
  names: BlackForestLexicon,
  said: ReturnType<typeof effects<BlackForest>>,
  asked: ReturnType<typeof asking<BlackForest>>,
  who: Who,
) {
  const { phrases: p, questions, answers } = words;

  /** Where a pawn may stand, with the tradespeople beside it. */
  function location(view: View, to: string): string {
    const [village = '', space] = to.split('.');
    if (to === 'none') return words.nowhere;
    if (space === 'centre') return words.centre(names.name(village));
    const ring = view.tradespeople[village];
    const number = Number(space);
    if (!ring || space === undefined) return names.name(village);
    const [one = '', other = ''] = [ring[number - 1], ring[number % ring.length]];
    return words.between(names.name(village), names.name(one), names.name(other));
  }

  function scene(view: View, seat: Seat): Scene<BlackForest> {
    const player = view.players[seat];
    return {
      source: names.source,
      object: names.object,
      thing: names.thing,
      onWheel: names.onWheel,
      fromWheel: names.fromWheel,
      contents(cell) {
        const what = contentsOf(view, seat, cell);
        return what === '' ? undefined : names.thing(what);
      },
      split(pending) {
        const goods = 'goods' in pending.effect ? Object.entries(pending.effect.goods) : [];
        const { charcoal, provisions } = Object.fromEntries(goods);
        const paid = pending.effect.op === 'pay';
        const [glass, cooking] = [player?.glass.charcoal ?? 0, player?.cooking.charcoal ?? 0];
        // charcoal comes first; it is asked for only where there is a choice
        const asksCharcoal = charcoal !== undefined && pending.splits?.charcoal === undefined && paid;
        if (asksCharcoal && glass > 0 && cooking > 0 && glass + cooking > charcoal) {
          return { good: 'charcoal', total: charcoal, places: ['glass', 'cooking'], markers: false };
        }
        return { good: 'provisions', total: provisions ?? 0, places: ['first', 'second'], markers: true };
      },
    };
  }

  function question(view: View, { seat, ask, options }: Decision<Action>): Runs {
    const top = view.agenda.at(-1);
    if (!top) return [p.over];
    if (isPendingEffect(top)) return effectQuestion(view, top, options[0]);
    switch (top.step) {
      case 'neutral':
        if (!top.about.setup) return [questions.neutralMove];
        return [top.about.village === undefined ? questions.neutralVillage : questions.neutralSpace];
      case 'move':
        return questions.move(options.some(({ verb }) => verb === 'swap'));
      case 'action':
        if (top.about.done || options[0]?.verb === 'end' || options[0]?.verb === 'pass') return [questions.endTurn];
        if (top.about.visited.length > 0) return [questions.actAgain];
        if (!options.some(({ verb }) => verb === 'job')) return [questions.visit];
        return [options.some(({ verb }) => verb === 'visit') ? questions.act : questions.job];
      case 'final':
        return [questions.lastConversions];
      case 'repeat':
      case 'receive':
        return asked.stepQuestion(top, scene(view, seat));
      default:
        return [ask.what];
    }
  }

  function effectQuestion(view: View, pending: PendingEffect<BlackForest>, first: Action | undefined): Runs {
    const { effect } = pending;
    switch (effect.op) {
      case 'construct':
        return [questions.buildWhat];
      case 'rehouse':
        return [questions.keep];
      case 'fee':
        return questions.fee(effect.to === undefined ? undefined : who(effect.to));
      case 'zeros':
        return [questions.raiseZero];
      case 'litter':
        return [questions.young];
      case 'kinds':
        return questions.payKinds(effect.n);
      default:
        return asked.question(pending, first, scene(view, pending.seat));
    }
  }

  function option(view: View, action: Action): Runs {
    switch (action.verb) {
      case 'swap':
        return answers.swap(names.object(action.tradesperson));
      case 'move':
        return answers.move(location(view, action.to), action.white === true);
      case 'neutral':
        return [location(view, action.to)];
      case 'beg':
        return [answers.beg];
      case 'give':
        return answers.give([said.counted(action.good, 1)]);
      case 'visit': {
        const effect = TRADESPEOPLE[action.tradesperson].effects[(action.option ?? 1) - 1];
        return answers.visit(names.name(action.tradesperson), effect ? said.effect(effect) : []);
      }
      case 'job':
        return answers.job(names.name(action.job), said.effect(JOBS[action.job].effect));
      case 'build':
        return p.buildFor(names.object(action.building), price(view, action.building as BuildingId));
      case 'convert': {
        const effect = BUILDINGS[action.building].convert?.[(action.option ?? 1) - 1];
        return p.convert(names.name(action.building), effect ? said.effect(effect) : []);
      }
      case 'remove':
        return p.removeAt(names.thing(contentsOf(view, action.seat, action.cell)), action.cell);
      case 'keep':
        return action.pigs + action.cattle === 0
          ? [answers.keepNone]
          : answers.keep(said.goods({ pig: action.pigs, cattle: action.cattle }));
      case 'pass':
        return [answers.loseAction];
      case 'end':
        return [ending(view) ? answers.endGame : answers.endTurn];
      case 'amount':
        return herdWords(view, action.n);
      default:
        return sharedOption(view, action);
    }
  }

  function sharedOption(view: View, action: SharedAnswer<BlackForest>): Runs {
    const top = view.agenda.at(-1);
    return asked.answer(
      action,
      top && (isPendingEffect(top) || asksByStep(top)) ? top : undefined,
      scene(view, action.seat),
    );
  }

  /** Of so many animals, how many are pigs. */
  function herdWords(view: View, pigs: number): Runs {
    const top = view.agenda.at(-1);
    const all = top && isPendingEffect(top) && 'n' in top.effect ? (top.effect.n ?? 0) : pigs;
    const kinds = Object.entries({ pig: pigs, cattle: all - pigs }).filter(([, n]) => n > 0);
    return p.and(kinds.map(([kind, n]) => [said.alone(kind, n)]));
  }

  /** What a building costs at this table. */
  function price(view: View, id: BuildingId): Runs {
    const { rivals, ...cost } = factsOf(view).buildings[id].cost;
    const more = rivals ? (factsOf(view).rivals[view.players.length] ?? 0) : 0;
    return costWords(words, said, more > 0 ? { ...cost, brick: (cost.brick ?? 0) + more } : cost);
  }

  return { question, option, location };
}

function asksByStep(todo: Exclude<Todo, PendingEffect<BlackForest>>): todo is AskingStep {
  return todo.step === 'repeat' || todo.step === 'receive';
}

function ending(view: View): boolean {
  const top = view.agenda.at(-1);
  return top !== undefined && !isPendingEffect(top) && top.step === 'final';
}

/** What lies on a cell of a seat's domain: a tile, a building, nothing. */
function contentsOf(view: View, seat: Seat, cell: string): string {
  const [, estate = '1', name = ''] = /^(?:(\d+)\.)?([a-e]\d)/.exec(cell) ?? [];
  const index = 'abcde'.indexOf(name.charAt(0)) + 5 * (Number(name.slice(1)) - 1);
  const what = view.players[seat]?.domain[Number(estate) - 1]?.[index] ?? '';
  return what === 'void' || what === '<' || what === '^' ? '' : what;
}
