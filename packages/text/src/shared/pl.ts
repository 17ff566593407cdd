import { type Forms, form, type Noun, number } from '../language.ts';
import type { Phrases, PlaceWords } from '../phrases.ts';
import { joined, plain, type Runs, say, sentence } from '../runs.ts';

const GENDERS = {
  m: { each: 'każdy', beside: 'przylegający', own: 'posiadany' },
  f: { each: 'każdą', beside: 'przylegającą', own: 'posiadaną' },
  n: { each: 'każde', beside: 'przylegające', own: 'posiadane' },
};
type Gender = keyof typeof GENDERS;

/** A good without a plural: `1 glinę`, `5 gliny`. */
export function mass(gender: Gender, name: string, one: string, more: string): Noun {
  const { each, own } = GENDERS[gender];
  const counted = { one, other: more };
  return {
    name,
    counted,
    alone: { ...counted, one: name },
    missing: { other: more },
    each: `za ${each} ${own} ${one}`,
  };
}

/** A thing: `1 świnię`, `2 świnie`, `5 świń`, and `świni` as the one that is missing. */
export function thing(gender: Gender, name: string, forms: readonly string[], missingOne: string): Noun {
  const { each, beside } = GENDERS[gender];
  const counted = after(forms);
  return {
    name,
    counted,
    // what is no person has one form for both in the other genders
    ...(gender === 'f' && { alone: { ...counted, one: name } }),
    missing: { one: missingOne, other: counted.other },
    each: `za ${each} ${counted.one}`,
    beside: `za ${each} ${beside} ${counted.one}`,
  };
}

/** The forms after 1, 2 and 5. */
export function after([one = '', two = one, five = two]: readonly string[]) {
  return { one, few: two, other: five };
}

/** A good that is counted in pieces. */
export function piece(gender: Gender, name: string, forms: readonly string[], missingOne: string): Noun {
  const { each, own } = GENDERS[gender];
  return { ...thing(gender, name, forms, missingOne), each: `za ${each} ${own} ${after(forms).one}` };
}

/** How tiles are placed, by what a space is called: `pustym polu`, `pustych polach`. */
export function placing(space: string, spaces: string): Phrases['place'] {
  const where = { anywhere: '', adjacent: ` na przylegających ${spaces}`, estate: ` na ${spaces} tej posiadłości` };
  return ({ what, upTo, kinds, every, where: on }: PlaceWords) => {
    const kind = { one: '', alike: ' (wszystkie jednakowe)', mixed: ' (rodzaje dowolne)' }[kinds];
    const there = every ? ` na każdym ${on === 'adjacent' ? 'przylegającym ' : ''}${space}` : where[on];
    return say`połóż ${upTo ? 'najwyżej ' : ''}${what}${there}${kind}`;
  };
}

const NOTHING = 'nic';
/** Is it nothing? Some Polish phrases are put otherwise then. */
export const isNothing = (what: Runs): boolean => plain(what) === NOTHING;

const words = (n: number, forms: Forms) => `${number('pl', n)} ${form('pl', forms, n)}`;
const by = (source: string | undefined) => (source === undefined ? '' : ` (${source})`);
const most = (n: number | Runs | undefined) =>
  n === undefined ? '' : typeof n === 'number' ? ` (liczy się najwyżej ${n})` : say` (najwyżej ${n})`;

/** What other players may take; it is joined by `a`, not by `i`. */
const OTHERS = 'każdy inny gracz może otrzymać ';
const and = (parts: readonly Runs[]) =>
  joined(parts, ', ', plain(parts.at(-1) ?? []).startsWith(OTHERS) ? ', a ' : ' i ');

const BASIC = {
  one: 'dowolne dobro podstawowe',
  few: 'jednakowe dobra podstawowe',
  other: 'jednakowych dóbr podstawowych',
};

/** The shared phrases in Polish. */
export const PL: Phrases = {
  lang: 'pl',
  and,
  or: parts => joined(parts, ', ', ' lub '),

  gain: (what, wheel) => say`otrzymaj ${what}${wheel === undefined ? '' : ` ${wheel}`}`,
  pay: what => say`zapłać ${what}`,
  remove: what => say`usuń ${what}`,
  place: placing('pustym polu', 'pustych polach'),
  build: ({ small, free }) => say`zbuduj ${small ? 'mały ' : ''}budynek${free ? ' za darmo' : ''}`,
  buildOne: name => say`zbuduj ${name}`,
  produceWheels: 'obróć koła',
  conversion: (cost, reward) => say`${cost}, a w zamian ${reward}`,
  either: parts => say`albo ${joined(parts, ', albo ')}`,
  may: then => say`jeśli chcesz, ${then}`,
  repeat: then => say`dowolną liczbę razy ${then}`,
  per: (each, then, n) => say`${each} ${then}${most(n)}`,
  every: what => say`za każde ${what}`,
  set: things => say`za każdy komplet, czyli ${things}`,
  steps: (least, then) => say`${then}, jeśli masz co najmniej ${least}`,
  basic: (n, except) => say`${words(n, BASIC)}${except === undefined ? '' : `, ale nie ${except}`}`,
  alike: ' (wszystko jednego rodzaju)',
  gift: n => say`${OTHERS}${words(n, { one: 'takie samo', few: 'takie same', other: 'takich samych' })}`,

  cost: what => (isNothing(what) ? say`Nic nie kosztuje` : say`Kosztuje ${what}`),
  nothing: NOTHING,
  points: n => say`${words(n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`,
  fee: then => say`Opłata: ${then}`,
  anytime: then => say`W dowolnym momencie: ${then}`,
  whenBuilt: (then, conditions) =>
    conditions.length === 0
      ? say`Po wybudowaniu: ${then}`
      : say`Po wybudowaniu, jeśli masz ${and(conditions)}: ${then}`,
  needs: conditions => say`Warunek: masz ${and(conditions)}`,
  atLeast: what => say`co najmniej ${what}`,
  atEnd: (points, each, n) => say`Na koniec gry: ${points} ${each}${most(n)}`,
  atEndIf: (points, condition) => say`Na koniec gry: ${points}, jeśli masz ${condition}`,
  alone: then => say`W grze solo ${then}`,

  ask: {
    placeOn: 'gdzie?',
    removeFrom: 'skąd?',
    buildOn: 'gdzie?',
    whichTile: 'co wybierasz?',
    whichGood: 'które dobro?',
    whichWheel: 'na którym kole?',
    fromWheel: 'z którego koła?',
    fromMarker: 'z którego znacznika?',
    onMarker: 'na którym znaczniku?',
    howMany: 'ile bierzesz?',
    which: 'co wybierasz?',
    whatNext: 'co teraz?',
    really: 'robisz to?',
  },
  question: (source, what, ask) => say`${source === undefined ? '' : `${source}: `}${what} – ${ask}`,
  again: then => say`${then} – jeszcze raz?`,
  takeGift: what => say`bierzesz ${what}?`,

  take: 'tak',
  decline: 'nie',
  noMore: 'wystarczy',
  pass: 'pas',
  end: 'Gotowe',
  sparing: option => say`${option} – ale weź mniej`,
  convert: (name, then) => say`${name}: ${then}`,
  buildFor: (name, cost) => say`zbuduj ${name} za ${isNothing(cost) ? 'darmo' : cost}`,
  removeAt: (what, cell) => say`usuń ${what} z ${cell}`,
  cell: (cell, what) => say`${cell}${by(what)}`,
  takeSo: what => say`weź ${what}`,
  payFee: then => say`opłata: ${then}`,

  gains: (who, what, source) => say`${who} otrzymuje ${what}${by(source)}`,
  pays: (who, what, source) => say`${who} płaci ${what}${by(source)}`,
  produces: (who, wheel, steps) => say`${who}: ${wheel} obraca się${steps === 1 ? '' : ` ${steps} razy`}`,
  places: (who, what, cell) => say`${who} kładzie ${what} na ${cell}`,
  removes: (who, what, cell) => say`${who} usuwa ${what} z ${cell}`,
  builds: (who, name, cell) => say`${who} buduje ${name} na ${cell}`,
  ready: who => say`${who} zgłasza gotowość`,
  over: 'Koniec gry',
  // the name goes on as the subject: many deeds have a colon of their own
  deeds: (who, deeds) => say`${who} ${joined(deeds, '; ')}`,

  missing: what => say`brakuje ci ${what}`,
  helps: first => say`${first} – to by najpierw pomogło`,
  reason: (why, rule) => sentence(say`${why} (${rule})`),
  youCan: 'Możesz to zrobić teraz.',
  hint: {
    // a dash may stand in what is done
    way: (done, why) => say`${done}. ${sentence(why)}`,
    then: steps => joined(steps, '; potem '),
    better: points => say`mniej więcej o ${points} lepsze od następnej propozycji`,
    worse: points => say`mniej więcej o ${points} gorsze od najlepszej propozycji`,
    asNext: 'mniej więcej równie dobre jak następna propozycja',
    asBest: 'mniej więcej równie dobre jak najlepsza propozycja',
    brings: parts => say`to daje ${joined(parts, ', ', ' i ')}`,
    share: (what, n) => say`${what} (+${number('pl', n)})`,
    leads: parts => say`dalszy plan: ${joined(parts, ', ')}`,
    built: names => say`budowa (${joined(names, ', ', ' i ')})`,
    produced: n =>
      n === 1 ? 'jeden obrót koła' : words(n, { one: 'obrót kół', few: 'obroty kół', other: 'obrotów kół' }),
    more: points => say`${points} więcej`,
    shares: {
      points: 'punkty',
      goods: 'dobra podstawowe',
      refined: 'dobra ulepszone',
      land: 'lepszy krajobraz',
      builds: 'budynki w zasięgu',
      buildings: 'przydatne budynki',
    },
  },
  fences: {
    answered: 'zapadła już decyzja innego gracza',
    needed: 'zależą od tego późniejsze ruchy',
    nothing: 'nie ma czego cofnąć',
    long: 'w tej partii cofano już zbyt wiele razy',
  },
};
