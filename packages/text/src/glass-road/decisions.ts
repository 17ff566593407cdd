import { type Decision, isPendingEffect, type PendingEffect, type Seat } from '@waldglas/core';
import {
  type Action,
  BUILDINGS,
  type CardId,
  factsOf,
  type GlassRoad,
  type Good,
  GRID,
  handSize,
  SPECIALISTS,
  type SpecialistRow,
  type View,
  WHEELS,
} from '@waldglas/glass-road';
import type { asking, Scene } from '../asking.ts';
import type { effects } from '../effects.ts';
import type { Runs } from '../runs.ts';
import type { GlassRoadLexicon } from './lexicon.ts';
import type { GlassRoadWords } from './words.ts';

type Todo = View['agenda'][number];
type AskingStep = Extract<Todo, { step: 'repeat' | 'receive' }>;

/** Says what is asked and what may be answered, in one language. */
export function decisionWords(
  words: GlassRoadWords,
  names: GlassRoadLexicon,
  said: ReturnType<typeof effects<GlassRoad>>,
  asked: ReturnType<typeof asking<GlassRoad>>,
) {
  const { phrases: p, questions, answers } = words;

  function scene(view: View, seat: Seat): Scene<GlassRoad> {
    const player = view.players[seat];
    const [first, second] = WHEELS.map(wheel => player?.[wheel] as Readonly<Record<string, number>> | undefined);
    return {
      ...names,
      contents(cell) {
        const what = player?.land[GRID.index.get(cell.split('+')[0] ?? '') ?? -1] ?? '';
        return what === '' || what === 'void' ? undefined : names.thing(what);
      },
      split({ effect, splits }) {
        const goods = effect.op === 'pay' ? Object.entries(effect.goods) : [];
        // the first good of which more than one division is possible is the one asked for
        const divided = goods.find(([good, n]) => {
          const [there, here] = [first?.[good] ?? 0, second?.[good] ?? 0];
          return splits?.[good] === undefined && there > 0 && here > 0 && there + here > n;
        });
        const [good, total] = divided ?? ['food', 0];
        return { good: good as Good, total, places: WHEELS, markers: false };
      },
    };
  }

  function question(view: View, { seat, ask, options }: Decision<Action>): Runs {
    const top = view.agenda.at(-1);
    if (!top) return [p.over];
    if (isPendingEffect(top)) return asked.question(top, options[0], scene(view, seat));
    switch (top.step) {
      case 'choose': {
        const { hand } = view.players[seat] ?? { hand: 0 };
        return questions.choose(typeof hand === 'number' ? hand : hand.length, handSize(view));
      }
      case 'lay':
        return [questions.layFaceDown];
      case 'play':
        return [top.about.extra ? questions.playExtra : questions.playCard];
      case 'resolve':
        return (ask.what === 'fee' ? questions.resolveForFee : questions.resolve)(
          names.name(top.about.card),
          top.about.abilities,
        );
      case 'build':
        return [questions.buildWhat];
      case 'final':
        return [questions.lastConversions];
      case 'repeat':
      case 'receive':
        return asked.stepQuestion(top, scene(view, seat));
      default:
        return [ask.what];
    }
  }

  /** What a card's ability does for this many players. */
  function ability(view: View, id: CardId | undefined, number: number): Runs {
    if (id === undefined) return [];
    const { abilities, solo }: SpecialistRow = SPECIALISTS[id];
    const effect = (view.players.length === 1 && solo ? solo : abilities)[number - 1];
    return effect ? said.effect(effect) : [];
  }

  function fee(id: CardId | undefined): Runs {
    const row: SpecialistRow | undefined = id && SPECIALISTS[id];
    return row?.fee ? said.effect(row.fee) : [];
  }

  function option(view: View, action: Action): Runs {
    const runs = plainOption(view, action);
    return 'sparing' in action && action.sparing ? p.sparing(runs) : runs;
  }

  function plainOption(view: View, action: Action): Runs {
    const card = cardUnderWay(view);
    switch (action.verb) {
      case 'pick':
        return answers.pick(names.object(action.card));
      case 'play':
        return answers.play(names.object(action.card));
      case 'fee':
        return p.payFee(fee(card));
      case 'use':
        return answers.use(action.ability, ability(view, card, action.ability));
      case 'build':
        return p.buildFor(names.object(action.building), said.goods(factsOf(view).buildings[action.building].cost));
      case 'convert': {
        const { effect } = BUILDINGS[action.building];
        return p.convert(names.name(action.building), effect ? said.effect(effect) : []);
      }
      case 'remove':
        return p.removeAt(scene(view, action.seat).contents(action.cell) ?? '', action.cell);
      case 'pass':
        return [p.pass];
      case 'end':
        return [card === undefined ? answers.endGame : answers.endCard];
      case 'tile':
        if (Object.hasOwn(BUILDINGS, action.tile)) return answers.tradeIn(names.object(action.tile));
        return asked.answer(action, undefined, scene(view, action.seat));
      default: {
        const top = view.agenda.at(-1);
        return asked.answer(
          action,
          top && (isPendingEffect(top) || asksByStep(top)) ? top : undefined,
          scene(view, action.seat),
        );
      }
    }
  }

  return { question, option };
}

function asksByStep(todo: Exclude<Todo, PendingEffect<GlassRoad>>): todo is AskingStep {
  return todo.step === 'repeat' || todo.step === 'receive';
}

/** The card that is being resolved. */
function cardUnderWay(view: View): CardId | undefined {
  for (let i = view.agenda.length - 1; i >= 0; i--) {
    const todo = view.agenda[i];
    if (todo && !isPendingEffect(todo) && todo.step === 'resolve') return todo.about.card;
  }
  return undefined;
}
