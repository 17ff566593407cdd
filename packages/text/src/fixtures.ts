import { blackForest } from '@waldglas/black-forest';
import type { Action, AnyGame, Decision } from '@waldglas/core';
import { eachLine, filesOf, goodRecord } from '@waldglas/core/testing';
import { glassRoad } from '@waldglas/glass-road';
import { DE as BLACK_FOREST_DE } from './black-forest/de.ts';
import { EN as BLACK_FOREST_EN } from './black-forest/en.ts';
import { blackForestSpeech } from './black-forest/index.ts';
import { PL as BLACK_FOREST_PL } from './black-forest/pl.ts';
import { DE as GLASS_ROAD_DE } from './glass-road/de.ts';
import { EN as GLASS_ROAD_EN } from './glass-road/en.ts';
import { glassRoadSpeech } from './glass-road/index.ts';
import { PL as GLASS_ROAD_PL } from './glass-road/pl.ts';
import { plain } from './runs.ts';
import type { AnySpeech } from './speech.ts';

/** Both games with their words in three languages, as the tests see them. */
export const GAMES: readonly (readonly [game: AnyGame, speeches: readonly AnySpeech[]])[] = [
  [glassRoad, [GLASS_ROAD_EN, GLASS_ROAD_DE, GLASS_ROAD_PL].map(words => glassRoadSpeech(words))],
  [blackForest, [BLACK_FOREST_EN, BLACK_FOREST_DE, BLACK_FOREST_PL].map(words => blackForestSpeech(words))],
] as const;

export const WORDS = {
  'glass-road': [GLASS_ROAD_EN, GLASS_ROAD_DE, GLASS_ROAD_PL],
  'black-forest': [BLACK_FOREST_EN, BLACK_FOREST_DE, BLACK_FOREST_PL],
} as const;

/** What is said in the course of games: examples of each kind of question, option and event. */
export interface Told {
  readonly examples: ReadonlyMap<string, readonly string[]>;
  /** Every sentence. */
  readonly all: ReadonlySet<string>;
}

const EXAMPLES = 3;
const GOLDEN = new URL('../../../games/', import.meta.url);

/** Says everything that happens in the golden games. */
export function tellGames(game: AnyGame, speech: AnySpeech): Told {
  const examples = new Map<string, string[]>();
  const all = new Set<string>();
  function note(kind: string, words: string): void {
    all.add(words);
    const list = examples.get(kind) ?? [];
    if (list.length < EXAMPLES && !list.includes(words)) examples.set(kind, [...list, words]);
  }
  function noteDecision(view: unknown, decision: Decision<Action>): void {
    note(`ask ${decision.ask.what}`, plain(speech.question(view, decision)));
    for (const option of decision.options) note(`option ${option.verb}`, plain(speech.option(view, option)));
  }
  for (const [, text] of filesOf(GOLDEN, '.game', game.id)) {
    eachLine(game, goodRecord(text), ({ before, action, events, after }) => {
      const view = game.view(before, action.seat);
      const decision = game.decisions(before).find(one => one.seat === action.seat);
      if (decision) noteDecision(view, decision);
      for (const option of game.anytime(before, action.seat)) {
        note(`anytime ${option.verb}`, plain(speech.option(view, option)));
      }
      for (const event of events) {
        const words = speech.event(event);
        if (words) note(`event ${event.kind}`, plain(words));
      }
      if (game.decisions(after).length > 0) return;
      for (const { items } of game.scores(after)) {
        for (const item of items) note('score', plain(speech.score(item)));
      }
    });
  }
  return { examples, all };
}

/** A colon behind a colon in one clause, or two full stops. */
export const DOUBLED = /: [^.;–(]*: |\.\.$/;

/** Words that are English in any of our sentences and are no word of German or Polish. */
const ENGLISH = new Set(
  `the of and you your is are for each with without from gain pay place remove build which where what how many when built
  at least any time end points card cards tile tiles choose done nothing wheel wood water food clay brick bricks pond
  ponds forest forests pit pits grove groves goods good one once every adjacent empty space spaces building buildings
  turn turns take keep move visit job jobs village fee plays gains pays builds places removes draws moves visits begs
  another player something finish first would help short then better worse best next way about brings`.split(/\s+/),
);

/** The English words of a sentence. */
export function english(sentence: string): string[] {
  return (sentence.toLowerCase().match(/\p{L}+/gu) ?? []).filter(word => ENGLISH.has(word));
}
