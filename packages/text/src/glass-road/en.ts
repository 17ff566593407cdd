import type { Noun } from '../language.ts';
import { joined, say } from '../runs.ts';
import { EN as phrases } from '../shared/en.ts';
import { NAMES_EN as names } from './names.en.ts';
import type { GlassRoadWords } from './words.ts';

/** A good: it has no plural. */
const good = (name: string): Noun => ({ name, counted: { other: name }, each: `for each ${name} you have` });

/** A tile or the like. */
const tile = (name: string, many = `${name}s`): Noun => ({
  name,
  counted: { one: name, other: many },
  each: `for each ${name}`,
  beside: `for each adjacent ${name}`,
});

const network = (name: string): Noun => ({
  name: `largest group of ${name}s`,
  counted: { one: `${name} in the largest group`, other: `${name}s in the largest group` },
  each: `for each ${name} in your largest connected group`,
});

const square = (name: string): Noun => ({
  name: `2×2 square of ${name}s`,
  counted: { one: `2×2 square of ${name}s`, other: `2×2 squares of ${name}s` },
  each: `for a 2×2 square of ${name}s`,
});

/** Glass Road in English. */
export const EN: GlassRoadWords = {
  phrases,
  names,
  nouns: {
    sand: good('sand'),
    food: good('food'),
    charcoal: good('charcoal'),
    water: good('water'),
    wood: good('wood'),
    clay: good('clay'),
    glass: good('glass'),
    brick: { name: 'brick', counted: { one: 'brick', other: 'bricks' }, each: 'for each brick you have' },
    pit: tile('pit'),
    grove: tile('grove'),
    pond: tile('pond'),
    forest: tile('forest'),
    empty: tile('empty space'),
    building: tile('building'),
    immediate: tile('immediate building'),
    hand: { name: 'card in hand', counted: { one: 'card', other: 'cards' }, each: 'for each card left in your hand' },
    'pit-network': network('pit'),
    'grove-network': network('grove'),
    'pond-network': network('pond'),
    'pit-square': square('pit'),
    'grove-square': square('grove'),
    'pond-square': square('pond'),
    'lower-food': {
      name: 'food on the lower wheel',
      counted: { other: 'food on the wheel with less' },
      each: 'for each food on the wheel that has less of it',
    },
    'lower-charcoal': {
      name: 'charcoal on the lower wheel',
      counted: { other: 'charcoal on the wheel with less' },
      each: 'for each charcoal on the wheel that has less of it',
    },
    'paid-glass': {
      name: 'glass paid',
      counted: { other: 'glass paid' },
      each: 'for each glass you paid for your other buildings',
    },
    'paid-brick': {
      name: 'bricks paid',
      counted: { one: 'brick paid', other: 'bricks paid' },
      each: 'for each brick you paid for your other buildings',
    },
    stocked: {
      name: 'basic good at 4 or more',
      counted: { one: 'basic good at 4 or more', other: 'basic goods at 4 or more' },
      each: 'for each basic good of which a wheel holds 4 or more',
    },
    offer: {
      name: 'tile of your private offer',
      counted: { one: 'tile of your private offer', other: 'tiles of your private offer' },
      each: 'for each tile of your private offer',
    },
  },
  wheels: {
    glassworks: { name: 'the glassworks', on: 'on the glassworks', from: 'from the glassworks' },
    brickworks: { name: 'the brickworks', on: 'on the brickworks', from: 'from the brickworks' },
  },
  kinds: {
    processing: 'processing building',
    immediate: 'immediate building',
    bonus: 'bonus building',
    specialist: 'specialist card',
    start: 'start building',
  },
  rows: {
    processing: 'processing buildings',
    immediate: 'immediate buildings',
    bonus: 'bonus buildings',
  },
  specials: {
    'draw-offer': 'draw the top tile of each stack into your private offer',
    'repeat-neighbour': 'use the effect of an adjacent immediate building once more',
  },
  discard: n => say`trade in ${n} ${n === 1 ? 'tile' : 'tiles'} of your private offer`,
  covers: name => say`Lies on the ${name}`,

  questions: {
    choose: (chosen, of) => say`Choose ${of} cards for this period (${chosen} of ${of})`,
    layFaceDown: 'Lay a card face down',
    playCard: 'Play a card',
    playExtra: 'Play one more card, or pass',
    resolve: (card, abilities) =>
      say`${card}: ${abilities === 2 ? 'use one or both abilities' : abilities === 1 ? 'use an ability' : 'nothing more to use'}`,
    resolveForFee: (card, abilities) =>
      say`${card}: pay the fee, then use ${abilities === 2 ? 'one or both abilities' : 'an ability'}`,
    buildWhat: 'What do you build?',
    lastConversions: 'Last conversions before the points are counted',
  },
  answers: {
    pick: card => say`choose ${card}`,
    play: card => say`play ${card}`,
    use: (ability, then) => say`ability ${ability}: ${then}`,
    endCard: 'end turn',
    endGame: 'done: count the points',
    tradeIn: tile => say`trade in ${tile}`,
  },
  log: {
    discards: (who, tile) => say`${who} trades in ${tile}`,
    reveals: (who, card, others) =>
      others.length === 0
        ? say`${who} plays ${card}`
        : say`${who} plays ${card}; ${joined(
            others.map(one => [one]),
            ', ',
            ' and ',
          )} ${others.length === 1 ? 'follows' : 'follow'}`,
    draws: (who, tiles) => say`${who} draws ${tiles}`,
    refills: (row, tiles) => say`New ${row}: ${tiles}`,
    period: (n, who) => (who === undefined ? say`Period ${n} begins` : say`Period ${n} begins; ${who} has the goblet`),
  },
  fences: {
    card: 'a card was revealed',
    tile: 'a tile was drawn',
    draw: 'a card was drawn',
    refill: 'the building board was refilled',
    choice: 'the cards are chosen',
  },
  reasons: {
    seat: () => 'That is another player’s decision',
    over: () => 'The game is over',
    turn: () => 'Others are to decide now',
    question: () => 'Something else is asked now',
    underway: () => 'Finish the action under way first',
    offer: ({ name }) => `${name} is neither on the building board nor in your private offer`,
    room: () => 'There is no empty space on your land',
    covered: ({ name }) => `The start building under ${name} is covered already`,
    goods: () => '',
    leave: ({ name }) => `You could pay for ${name}; it takes an ability that builds`,
    owned: ({ name }) => `You have no ${name} to convert with`,
    tile: ({ cell }) => `There is no landscape tile to remove at ${cell}`,
    fee: () => 'The fee of this card comes first',
    unpaid: () => 'You cannot pay the fee',
    vain: () => 'With the fee paid, neither ability could be used',
    used: () => 'You have no use of that ability left',
    useless: () => 'That would change nothing now',
    hand: ({ name }) => `You do not hold ${name}`,
    resting: ({ name }) => `${name} rests in this period`,
    laid: () => 'You have no card to play now',
    order: ({ name }) => `${name} does not fit here: cards are chosen in their order`,
  },
};
