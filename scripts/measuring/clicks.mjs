// How many clicks a card of Glass Road takes.
import { line, median } from './figures.mjs';
import { open } from './page.mjs';
import { play } from './playing.mjs';

const GAMES = 5;
/** Whoever has played so many games is spared the click that ends a turn in which nothing is left to do. */
const FIRST_GAMES = 3;

/** Over several games: how many clicks a card takes depends on what was dealt, and on whether turns end by themselves. */
async function clicksPerCard(browser, { address }, finished) {
  const cards = [];
  const verbs = {};
  let clicks = 0;
  for (let i = 0; i < GAMES; i++) {
    const { context, page, load } = await open(browser, address, 'off', finished);
    await load();
    const played = await play(page, 500);
    await context.close();
    cards.push(...played.cards);
    clicks += played.clicks;
    for (const [verb, n] of Object.entries(played.verbs)) verbs[verb] = (verbs[verb] ?? 0) + n;
  }
  return { middle: median(cards), cards: cards.length, clicks, verbs };
}

export async function measureClicks(browser, wire) {
  for (const [who, finished] of [
    ['from the fourth game on', FIRST_GAMES],
    ['in the first games', 0],
  ]) {
    console.error(`playing whole games, ${who} ...`);
    const game = await clicksPerCard(browser, wire, finished);
    line(`clicks per card, ${who}, median of ${game.cards}`, game.middle, 4, '');
    const verbs = Object.entries(game.verbs).map(pair => pair.join(' '));
    console.log(`  ${game.clicks} clicks in ${GAMES} games: ${verbs.join(', ')}`);
  }
}
