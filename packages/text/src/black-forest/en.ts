import type { Noun } from '../language.ts';
import { plain, say } from '../runs.ts';
import { EN as phrases } from '../shared/en.ts';
import { NAMES_EN as names } from './names.en.ts';
import type { BlackForestWords } from './words.ts';

/** A good: it has no plural. */
const good = (name: string): Noun => ({ name, counted: { other: name }, each: `for each ${name} you have` });

/** A tile, an animal or the like. */
const thing = (name: string, many = `${name}s`): Noun => ({
  name,
  counted: { one: name, other: many },
  each: `for each ${name}`,
  beside: `for each adjacent ${name}`,
});

/** `the Market`, `Freiburg`, `Village 1`. */
function toward(place: string): string {
  const named = Object.values(names.locations).includes(place) && place !== names.locations.freiburg;
  return named ? `the ${place}` : place;
}

/** Black Forest in English. */
export const EN: BlackForestWords = {
  phrases,
  names,
  nouns: {
    brick: { name: 'brick', counted: { one: 'brick', other: 'bricks' }, each: 'for each brick you have' },
    wood: good('wood'),
    sand: good('sand'),
    charcoal: good('charcoal'),
    water: good('water'),
    porridge: good('porridge'),
    meat: good('meat'),
    glass: good('glass'),
    provisions: {
      name: 'provisions',
      counted: { one: 'provision', other: 'provisions' },
      each: 'for each provision you have',
    },
    commodity: thing('commodity', 'commodities'),
    basic: thing('basic good'),
    field: thing('field'),
    pond: thing('pond'),
    pasture: thing('pasture'),
    forest: thing('forest'),
    pig: thing('pig'),
    cattle: { name: 'cattle', counted: { other: 'cattle' }, each: 'for each of your cattle' },
    animal: thing('animal'),
    progress: {
      name: 'glass hut progress',
      counted: { one: 'step of glass hut progress', other: 'steps of glass hut progress' },
      each: 'for each step of glass hut progress',
    },
    stable: thing('stable'),
    empty: thing('empty space'),
    building: thing('building'),
    'small-estate': thing('small estate'),
    'pig-on-forest': {
      name: 'pig on a forest',
      counted: { one: 'pig on a forest', other: 'pigs on forests' },
      each: 'for each pig on a forest',
    },
    'empty-pasture': thing('pasture without animals', 'pastures without animals'),
    'stocked-pasture': {
      name: 'pasture with at least 2 animals',
      counted: { one: 'pasture with at least 2 animals', other: 'pastures with at least 2 animals' },
      each: 'for each pasture with at least 2 animals',
      beside: 'for each adjacent pasture with at least 2 animals',
    },
    'tannery-pig': {
      name: 'pig kept here',
      counted: { one: 'pig kept here', other: 'pigs kept here' },
      each: 'for each pig kept here',
    },
  },
  wheels: {
    glass: { name: 'the glass wheel', on: 'on the glass wheel', from: 'from the glass wheel' },
    cooking: { name: 'the cooking wheel', on: 'on the cooking wheel', from: 'from the cooking wheel' },
    first: { name: 'the first marker', on: 'on the first marker', from: 'from the first marker' },
    second: { name: 'the second marker', on: 'on the second marker', from: 'from the second marker' },
    track: { name: 'the brick track', on: 'on the brick track', from: 'from the brick track' },
  },
  parts: {
    livestock: 'animals',
    progress: 'glass hut progress',
    build: 'build',
    exchange: 'the conversion',
    special: 'the special effect',
    'glass-charcoal': 'charcoal on the glass wheel',
    'cooking-charcoal': 'charcoal on the cooking wheel',
  },
  kinds: {
    small: 'small building',
    large: 'large building',
    tradesperson: 'tradesperson',
    job: 'job',
  },
  occasions: {
    'estate-added': 'you add an estate',
    'forest-removed': 'you remove a forest',
    'merchant-moved': 'you move the Traveling Merchant',
    'glass-gained': 'you gain glass (production counts), for each one',
    'visit-herder': 'you visit the Herder',
    'enter-village-of-cook': 'you enter the Cook’s village',
    'meat-from-butcher': 'the Butcher gives you meat',
    'pond-from-gardener': 'the Gardener gives you a pond',
    'field-from-farmhand': 'the Farmhand gives you a field',
  },
  specials: {
    'raise-zeros-and-turn-again': 'raise every basic good that stands at 0 to 1, and take another turn after this one',
    'drop-glass-charcoal': 'take the charcoal marker off the glass wheel, which needs no charcoal from now on',
    'pay-three-kinds': 'if you can, pay 1 each of 3 different goods to gain 5 porridge',
    'keep-butchered-pigs': 'Pigs that you give to the Butcher are kept here, up to 5',
    'two-pigs-a-forest': 'Each of your forests houses 2 pigs',
    breed: 'gain 1 matching animal for each pair of your pigs and of your cattle, at most 4',
    'visit-anyone':
      'After visiting the Farmhand you may pay 2 water and visit any other tradesperson instead of your second neighbor',
    'no-pawn-fees': 'You pay nothing for pawns in the villages you enter',
    'wood-to-three': 'raise your wood to 3 if you have less',
    'no-more-estates': 'Your glass hut adds no more small estates',
  },
  cull: what => say`give up ${what}`,
  advance: n => say`advance the glass hut ${n} ${n === 1 ? 'step' : 'steps'}`,
  retreat: n => say`move the glass hut tracker back ${n} ${n === 1 ? 'step' : 'steps'}`,
  whenever: (occasion, condition, then) =>
    condition ? say`Whenever ${occasion}, if you have ${condition}: ${then}` : say`Whenever ${occasion}: ${then}`,
  rivals: '2 bricks (3 with four players, 1 alone)',
  needsAlone: 'Only on an estate without other buildings',

  between: (village, one, other) => `${village}, between ${one} and ${other}`,
  centre: village => `the center of ${village}`,
  nowhere: 'not on the board yet',

  questions: {
    neutralVillage: 'Which village gets the neutral pawn?',
    neutralSpace: 'Which space gets the neutral pawn?',
    neutralMove: 'Where does the neutral pawn go?',
    move: swap => (swap ? say`Where do you move, or do you swap the merchant first?` : say`Where do you move?`),
    act: 'Visit a neighbor, or do the job',
    visit: 'Visit a neighbor',
    job: 'Do the job',
    actAgain: 'Visit the other neighbor, or end your turn',
    endTurn: 'End your turn',
    buildWhat: 'What do you build?',
    keep: 'Not all animals can be housed. Which do you keep?',
    fee: to => (to === undefined ? say`What do you pay for the pawn?` : say`What do you give to ${to} for the pawn?`),
    raiseZero: 'Which good is raised to 1 next?',
    young: 'How many of the young are pigs?',
    payKinds: n => (n === 1 ? say`Pay 1 more good: which one?` : say`Pay 1 each of ${n} more goods: which next?`),
    lastConversions: 'Last conversions before the points are counted',
  },
  answers: {
    swap: name => say`swap the Traveling Merchant with the ${name}`,
    move: (to, white) => say`move ${white ? 'the white pawn ' : ''}to ${toward(to)}`,
    beg: 'beg: gain 1 provision',
    give: what => say`give ${what}`,
    visit: (name, then) => say`${name}: ${then}`,
    job: (name, then) => say`${name}: ${then}`,
    keep: animals => say`keep ${animals}`,
    keepNone: 'keep none',
    endTurn: 'end turn',
    loseAction: 'nothing can be done: go on',
    endGame: 'done: count the points',
  },
  log: {
    herd: (who, animals) => say`${who} now has ${plain(animals) === phrases.nothing ? 'no animals' : animals}`,
    progress: (who, n) => say`${who} is at step ${n} of glass hut progress`,
    estate: (who, estates) => say`${who} adds a small estate (${estates} estates)`,
    swaps: (who, name) => say`${who} swaps the Traveling Merchant with the ${name}`,
    moves: (who, to, provisions) =>
      provisions ? say`${who} moves to ${toward(to)} for ${provisions}` : say`${who} moves to ${toward(to)}`,
    movesNeutral: (who, to) => say`${who} moves the neutral pawn to ${toward(to)}`,
    begs: who => say`${who} begs`,
    visits: (who, name) => say`${who} visits the ${name}`,
    newJob: (name, place) => say`New job: ${name} (${place})`,
    completes: (who, name) => say`${who} completes: ${name}`,
    endsGame: who => say`${who} has reached the end mark: everybody has one more turn`,
    year: n => say`Year ${n} begins`,
  },
  scores: {
    glass: 'Glass',
    'cooking-wheel': 'Cooking wheel',
    'small-estates': 'Small estates',
    livestock: 'Animals on pastures',
  },
  anyKind: 'of your choice',
  sources: { start: 'Start goods', travel: 'Travel', beg: 'Begging', reminder: 'Reminder', fee: 'Fee for a pawn' },
  fences: {
    job: 'a job was revealed',
    deal: 'the tradespeople were dealt anew',
    choice: 'everybody has chosen',
  },
  reasons: {
    seat: () => 'That is another player’s decision',
    over: () => 'The game is over',
    turn: () => 'Others are to decide now',
    question: () => 'Something else is asked now',
    underway: () => 'Finish the action under way first',
    offer: ({ name }) => `${name} is not on the building boards`,
    room: ({ name }) => `There is no room for ${name} in your domain`,
    alone: ({ name }) => `${name} needs an estate without other buildings`,
    needs: ({ name }) => `The condition of ${name} is not met`,
    goods: () => '',
    leave: ({ name }) => `You could pay for ${name}, but nothing lets you build now`,
    owned: ({ name }) => `You have no ${name} to convert with`,
    useless: () => 'That would change nothing now',
    tile: ({ cell }) => `There is no tile to remove at ${cell}`,
    swapped: () => 'The Traveling Merchant was moved already in this turn',
    taken: () => 'A pawn stands there',
    job: () => 'There is no such job where your pawn could do it',
    village: () => 'The first turn goes to a village',
    here: () => 'Your pawn is there already',
    travel: () => 'You cannot pay for the way',
    idle: () => 'There is nothing you could do there',
    beside: ({ name }) => `Your pawn is not next to the ${name}`,
    visited: ({ name }) => `You have visited the ${name} already in this turn`,
    acted: () => 'You have used the action of this turn',
    beg: () => 'You may not beg now',
    herd: () => 'Such a herd cannot be kept',
    neutral: () => 'The neutral pawn cannot go there',
  },
};
