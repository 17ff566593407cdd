import { type Noun, number } from '../language.ts';
import type { Phrases, PlaceWords } from '../phrases.ts';
import { capital, joined, plain, type Runs, say } from '../runs.ts';

/** What is said before a noun of each gender, in the accusative. */
const EACH = {
  m: { each: 'für jeden', adjacent: 'angrenzenden' },
  f: { each: 'für jede', adjacent: 'angrenzende' },
  n: { each: 'für jedes', adjacent: 'angrenzende' },
} as const;
export type Gender = keyof typeof EACH;

/** `für jeden`, `für jede`, `für jedes`. */
export const forEach = (gender: Gender): string => EACH[gender].each;

/** Which endings of buildings are of which gender; asked in this order: `see` before `e`. */
const BUILDINGS: readonly (readonly [article: 'den' | 'das' | 'die', endings: RegExp])[] = [
  [
    'den',
    /(bau|betrieb|brunnen|hof|keller|laden|meiler|ofen|park|platz|schuppen|see|speicher|stall|stollen|trog|turm)$/i,
  ],
  ['das', /(amt|bad|becken|depot|dorf|gut|haus|hotel|lager|plateau|schloss|vorkommen|werk)$/i],
  ['die', /(e|ei|helling|ik|insel|ion|kammer|ung|zucht|zunft)$/i],
];

/** `den Gasthof`, `die Waldhütte am See`, `das Badehaus`. */
export function theBuilding(name: string): string {
  const [noun = ''] = name.split(' ');
  const article = BUILDINGS.find(([, endings]) => endings.test(noun))?.[0];
  return article === undefined ? name : `${article} ${name}`;
}

/** At the beginning of a sentence: `Der Gasthof` is or has something, `Den Gasthof` one could pay. */
export const buildingIs = (name: string): string => capital(theBuilding(name)).replace(/^Den /, 'Der ');
export const buildingOne = (name: string): string => capital(theBuilding(name));

/** A good: it has no plural. */
export const good = (name: string): Noun => ({ name, counted: { other: name }, each: `pro ${name}` });

/** A tile, an animal or the like; `oblique` where it is inflected behind `each`. */
export const thing = (name: string, many: string, gender: Gender, oblique = name): Noun => ({
  name,
  counted: { one: name, other: many },
  each: `${EACH[gender].each} ${oblique}`,
  beside: `${EACH[gender].each} ${EACH[gender].adjacent} ${oblique}`,
});

const where = {
  one: { anywhere: '', adjacent: ' auf ein angrenzendes leeres Feld', estate: ' auf ein leeres Feld dieses Landguts' },
  several: { anywhere: '', adjacent: ' auf angrenzende leere Felder', estate: ' auf leere Felder dieses Landguts' },
};
const by = (source: string | undefined) => (source === undefined ? '' : ` (${source})`);
const most = (n: number | Runs | undefined) => (n === undefined ? '' : say` (höchstens ${n})`);

const and = (parts: readonly Runs[]) => joined(parts, ', ', ' und ');
const or = (parts: readonly Runs[]) => joined(parts, ', ', ' oder ');

function place({ what, upTo, kinds, every, where: on }: PlaceWords): Runs {
  const kind = { one: '', alike: ' (alle gleich)', mixed: ' (beliebig gemischt)' }[kinds];
  if (every) return say`auf jedes ${on === 'adjacent' ? 'angrenzende ' : ''}leere Feld ${what} legen${kind}`;
  const [first = ''] = what;
  const number = typeof first !== 'string' && first.n === 1 ? 'one' : 'several';
  return say`${upTo ? 'bis zu ' : ''}${what}${where[number][on]} legen${kind}`;
}

const NOTHING = 'nichts';
const isNothing = (what: Runs) => plain(what) === NOTHING;

/** Is it one unit of one thing? */
function single([first, ...more]: Runs): boolean {
  return more.length === 0 && first !== undefined && typeof first !== 'string' && first.n === 1;
}

/** The shared phrases in German. */
export const DE: Phrases = {
  lang: 'de',
  and,
  or,

  gain: (what, wheel) => say`${what}${wheel === undefined ? '' : ` ${wheel}`} erhalten`,
  pay: what => say`${what} zahlen`,
  remove: what => say`${what} entfernen`,
  place,
  build: ({ small, free }) => say`ein ${small ? 'kleines ' : ''}Gebäude ${free ? 'kostenlos ' : ''}bauen`,
  buildOne: name => say`${name} bauen`,
  produceWheels: 'die Räder drehen',
  conversion: (cost, reward) => say`${cost}, dafür ${reward}`,
  either: parts => say`entweder ${or(parts)}`,
  may: then => say`auf Wunsch ${then}`,
  repeat: then => say`beliebig oft ${then}`,
  per: (each, then, n) => say`${each} ${then}${most(n)}`,
  every: what => say`für je ${what}`,
  set: things => say`für jeden Satz aus ${things}`,
  steps: (least, then) => say`bei mindestens ${least} ${then}`,
  basic: (n, except) => {
    const other = except === undefined ? '' : ` (außer ${except})`;
    return n === 1 ? say`1 einfache Ware nach Wahl${other}` : say`${n} gleiche einfache Waren nach Wahl${other}`;
  },
  alike: ' (nur eine Sorte)',
  gift: n => say`allen anderen je ${n} davon anbieten`,

  cost: what => say`Kosten: ${isNothing(what) ? 'keine' : what}`,
  nothing: NOTHING,
  points: n => say`${number('de', n)} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`,
  fee: then => say`Eingangskosten: ${then}`,
  anytime: then => say`Jederzeit: ${then}`,
  whenBuilt: (then, conditions) =>
    conditions.length === 0 ? say`Beim Bau: ${then}` : say`Beim Bau, wenn du ${and(conditions)} hast: ${then}`,
  needs: conditions => say`Bedingung: ${and(conditions)}`,
  atLeast: what => say`mindestens ${what}`,
  atEnd: (points, each, n) => say`Am Ende: ${points} ${each}${most(n)}`,
  atEndIf: (points, condition) => say`Am Ende: ${points}, wenn du ${condition} hast`,
  alone: then => say`Solo, ${then}`,

  ask: {
    placeOn: 'wohin?',
    removeFrom: 'wo?',
    buildOn: 'wo?',
    whichTile: 'welches Plättchen?',
    whichGood: 'welche Ware?',
    whichWheel: 'auf welchem Rad?',
    fromWheel: 'von welchem Rad?',
    fromMarker: 'von welcher Marke?',
    onMarker: 'auf welcher Marke?',
    howMany: 'wie viel nimmst du?',
    which: 'was genau?',
    whatNext: 'was kommt als Nächstes?',
    really: 'machst du das?',
  },
  question: (source, what, ask) => say`${source === undefined ? '' : `${source}: `}${what} – ${ask}`,
  again: then => say`noch einmal ${then}?`,
  takeGift: what => say`${what} nehmen?`,

  take: 'ja',
  decline: 'nein',
  noMore: 'nichts mehr legen',
  pass: 'passen',
  end: 'Fertig',
  sparing: option => say`${option} – aber weniger nehmen`,
  convert: (name, then) => say`${name}: ${then}`,
  buildFor: (name, cost) => (isNothing(cost) ? say`${name} kostenlos bauen` : say`${name} für ${cost} bauen`),
  removeAt: (what, cell) => say`${what} auf ${cell} entfernen`,
  cell: (cell, what) => say`${cell}${what === undefined ? '' : ` (${what})`}`,
  takeSo: what => say`${what} nehmen`,
  payFee: then => say`Eingangskosten: ${then}`,

  gains: (who, what, source) => say`${who} erhält ${what}${by(source)}`,
  pays: (who, what, source) => say`${who} zahlt ${what}${by(source)}`,
  produces: (who, wheel, steps) => say`${who}: ${wheel} produziert${steps === 1 ? '' : ` ${steps}-mal`}`,
  places: (who, what, cell) => say`${who} legt 1 ${what} auf ${cell}`,
  removes: (who, what, cell) => say`${who} entfernt 1 ${what} von ${cell}`,
  builds: (who, name, cell) => say`${who} baut ${theBuilding(name)} auf ${cell}`,
  ready: who => say`${who} ist bereit`,
  over: 'Das Spiel ist zu Ende',
  deeds: (who, deeds) => say`${who} ${joined(deeds, ', ', ' und ')}`,

  missing: what => say`dir ${single(what) ? 'fehlt' : 'fehlen'} ${what}`,
  helps: first => say`${first} – das würde vorher helfen`,
  reason: (why, rule) => say`${why} (${rule}).`,
  youCan: 'Das geht jetzt.',
  hint: {
    way: (done, why) => say`${done} – ${why}`,
    then: steps => joined(steps, '; dann '),
    better: points => say`etwa ${points} besser als der nächste Vorschlag`,
    worse: points => say`etwa ${points} schlechter als der beste Vorschlag`,
    asNext: 'etwa so gut wie der nächste Vorschlag',
    asBest: 'etwa so gut wie der beste Vorschlag',
    brings: parts => say`das bringt ${joined(parts, ', ', ' und ')}`,
    share: (what, n) => say`${what} (+${number('de', n)})`,
    leads: parts => say`der Plan: ${joined(parts, ', ')}`,
    built: names => say`${joined(names, ', ', ' und ')} gebaut`,
    produced: n => (n === 1 ? 'ein Rad produziert einmal' : `Räder produzieren ${n}-mal`),
    more: points => say`${points} mehr`,
    shares: {
      points: 'Punkte',
      goods: 'einfache Waren',
      refined: 'wertvolle Waren',
      land: 'besseres Land',
      builds: 'Gebäude in Reichweite',
      buildings: 'nützliche Gebäude',
    },
  },
  fences: {
    answered: 'inzwischen hat jemand anders geantwortet',
    needed: 'spätere Züge bauen darauf auf',
    nothing: 'es gibt nichts zurückzunehmen',
    long: 'in dieser Partie wurde schon zu viel zurückgenommen',
  },
};
