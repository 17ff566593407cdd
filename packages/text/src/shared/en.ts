import { number } from '../language.ts';
import type { Phrases, PlaceWords } from '../phrases.ts';
import { joined, type Runs, say } from '../runs.ts';

const where = { anywhere: '', adjacent: ' on adjacent empty spaces', estate: ' on empty spaces of this estate' };
const by = (source: string | undefined) => (source === undefined ? '' : ` (${source})`);
const and = (parts: readonly Runs[]) => joined(parts, ', ', ' and ');
const most = (n: number | Runs | undefined) => (n === undefined ? '' : say` (at most ${n})`);

function place({ what, upTo, kinds, every, where: on }: PlaceWords): Runs {
  const kind = { one: '', alike: ' (all of one kind)', mixed: ' (each as you like)' }[kinds];
  const spaces = every ? ` on every ${on === 'adjacent' ? 'adjacent ' : ''}empty space` : where[on];
  return say`place ${upTo ? 'up to ' : ''}${what}${spaces}${kind}`;
}

/** The shared phrases in English. */
export const EN: Phrases = {
  lang: 'en',
  and,
  or: parts => joined(parts, ', ', ' or '),

  gain: (what, wheel) => say`gain ${what}${wheel === undefined ? '' : ` ${wheel}`}`,
  pay: what => say`pay ${what}`,
  remove: what => say`remove ${what}`,
  place,
  build: ({ small, free }) => say`build a ${small ? 'small ' : ''}building${free ? ' for free' : ''}`,
  buildOne: name => say`build ${name}`,
  produceWheels: 'turn the wheels',
  conversion: (cost, reward) => say`${cost} to ${reward}`,
  either: parts => say`either ${joined(parts, ', ', ' or ')}`,
  may: then => say`if you like, ${then}`,
  repeat: then => say`as often as you like, ${then}`,
  per: (each, then, n) => say`${each}, ${then}${most(n)}`,
  every: what => say`for every ${what}`,
  set: things => say`for each set of ${things}`,
  steps: (least, then) => say`${then} with at least ${least}`,
  basic: (n, except) => {
    const other = except === undefined ? '' : ` other than ${except}`;
    return n === 1 ? say`1 basic good of your choice${other}` : say`${n} of one basic good of your choice${other}`;
  },
  alike: ' (all of one kind)',
  gift: n => say`every other player may take ${n} of it`,

  cost: what => say`Cost: ${what}`,
  nothing: 'nothing',
  points: n => say`${number('en', n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`,
  fee: then => say`Fee: ${then}`,
  anytime: then => say`At any time: ${then}`,
  whenBuilt: (then, conditions) =>
    conditions.length === 0 ? say`When built: ${then}` : say`When built, if you have ${and(conditions)}: ${then}`,
  needs: conditions => say`Needs ${and(conditions)}`,
  atLeast: what => say`at least ${what}`,
  atEnd: (points, each, n) => say`At the end: ${points} ${each}${most(n)}`,
  atEndIf: (points, condition) => say`At the end: ${points} if you have ${condition}`,
  alone: then => say`Solo, ${then}`,

  ask: {
    placeOn: 'where?',
    removeFrom: 'from where?',
    buildOn: 'where?',
    whichTile: 'which tile?',
    whichGood: 'which good?',
    whichWheel: 'on which wheel?',
    fromWheel: 'from which wheel?',
    fromMarker: 'from which marker?',
    onMarker: 'on which marker?',
    howMany: 'how much do you take?',
    which: 'which one?',
    whatNext: 'what comes next?',
    really: 'do it?',
  },
  question: (source, what, ask) => say`${source === undefined ? '' : `${source}: `}${what} – ${ask}`,
  again: then => say`once more? ${then}`,
  takeGift: what => say`take ${what}?`,

  take: 'yes',
  decline: 'no',
  noMore: 'no more',
  pass: 'pass',
  end: 'Done',
  sparing: option => say`${option} – but take less`,
  convert: (name, then) => say`${name}: ${then}`,
  buildFor: (name, cost) => say`build ${name} for ${cost}`,
  removeAt: (what, cell) => say`remove ${what} at ${cell}`,
  cell: (cell, what) => say`${cell}${what === undefined ? '' : ` (${what})`}`,
  takeSo: what => say`take ${what}`,
  payFee: then => say`pay the fee: ${then}`,

  gains: (who, what, source) => say`${who} gains ${what}${by(source)}`,
  pays: (who, what, source) => say`${who} pays ${what}${by(source)}`,
  produces: (who, wheel, steps) => say`${who}: ${wheel} turns${steps === 1 ? '' : ` ${steps} times`}`,
  places: (who, what, cell) => say`${who} places ${what} on ${cell}`,
  removes: (who, what, cell) => say`${who} removes ${what} from ${cell}`,
  builds: (who, name, cell) => say`${who} builds ${name} on ${cell}`,
  ready: who => say`${who} is ready`,
  over: 'The game is over',
  deeds: (who, deeds) => say`${who}: ${joined(deeds, '; ')}`,

  missing: what => say`you are ${what} short`,
  helps: first => say`${first} – that would help first`,
  reason: (why, rule) => say`${why} (${rule}).`,
  youCan: 'You can do that now.',
  hint: {
    way: (done, why) => say`${done} – ${why}`,
    then: steps => joined(steps, '; then '),
    better: points => say`about ${points} better than the next way`,
    worse: points => say`about ${points} worse than the best way`,
    asNext: 'about as good as the next way',
    asBest: 'about as good as the best way',
    brings: parts => say`it brings ${and(parts)}`,
    share: (what, n) => say`${what} (+${number('en', n)})`,
    leads: parts => say`the plan: ${joined(parts, ', ')}`,
    built: names => say`${and(names)} built`,
    produced: n => (n === 1 ? 'a wheel produces once' : `wheels produce ${n} times`),
    more: points => say`${points} more`,
    shares: {
      points: 'points',
      goods: 'basic goods',
      refined: 'refined goods',
      land: 'better land',
      builds: 'buildings within reach',
      buildings: 'useful buildings',
    },
  },
  fences: {
    answered: 'another player has answered since',
    needed: 'later moves depend on it',
    nothing: 'there is nothing to take back',
    long: 'too much was taken back in this game',
  },
};
