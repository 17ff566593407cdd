// Proves over many random games that what is offered is what playing it through finds, in both games and for every number
// of players: `npm run look-ahead -- --games 1000 [--game black-forest] [--players 2]`. Ends with 1 if it is not.
import { parseArgs } from 'node:util';
import { eventfulGame as eventfulBlackForest } from '../packages/black-forest/src/examples/eventful.ts';
import { blackForest } from '../packages/black-forest/src/index.ts';
import { lookAheadFaults } from '../packages/core/src/testing/look-ahead.ts';
import { eventfulGame as eventfulGlassRoad } from '../packages/glass-road/src/examples/eventful.ts';
import { glassRoad } from '../packages/glass-road/src/index.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    game: { type: 'string' },
    players: { type: 'string' },
  },
});
const games = Number(values.games);
const counts = values.players === undefined ? [1, 2, 3, 4] : [Number(values.players)];

/** Half of the games begin as dealt, half with buildings that make it hard to tell what would follow. */
const PROOFS: Readonly<Record<string, (players: number, seed: string, i: number) => string[]>> = {
  'glass-road': (players, seed, i) => {
    const start = i % 2 ? eventfulGlassRoad(players, seed, i) : glassRoad.setup({ players, options: {} }, seed);
    return lookAheadFaults(glassRoad, start, seed);
  },
  'black-forest': (players, seed, i) => {
    const start = i % 2 ? eventfulBlackForest(players, seed, i) : blackForest.setup({ players, options: {} }, seed);
    return lookAheadFaults(blackForest, start, seed);
  },
};

let faults = 0;
for (const [game, proof] of Object.entries(PROOFS)) {
  if (values.game !== undefined && values.game !== game) continue;
  for (const players of counts) {
    const begun = performance.now();
    const found: string[] = [];
    for (let i = 0; i < games; i += 1) {
      const more = proof(players, `look-ahead.${players}.${i}`, i);
      if (found.length < 10) for (const fault of more) console.log(`${game}, ${players} players, ${fault}`);
      found.push(...more);
      // a run takes hours: whoever stops it knows how far it came
      if ((i + 1) % 50 === 0) console.error(`${game}, ${players} players: ${i + 1} games, ${found.length} faults`);
    }
    faults += found.length;
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(`${game}, ${players} players: ${games} games, ${found.length} faults, ${seconds} s`);
  }
}
process.exit(faults > 0 ? 1 : 0);
