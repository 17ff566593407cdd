import { BUILDINGS, type BuildingId, type Edition, GOODS, JOBS, LEVELS, STOCK } from '@waldglas/black-forest';
import { costFaults } from './costs.ts';
import { type Fault, fault } from './faults.ts';

/** What is wrong with buildings, tradespeople and jobs. */
export function pieceFaults(document: Edition, built: Edition): Fault[] {
  const { buildings, jobs, tradespeople, largeOffered, flippedToB } = document;
  const ids = Object.keys(buildings) as BuildingId[];
  const small = ids.filter(id => BUILDINGS[id].size === 1);
  const faults = ids.flatMap(id => buildingFaults(id, document, built));
  if (flippedToB > small.length / 2) faults.push(fault('flippedToB', 'most', small.length / 2));
  for (const [players, offered] of Object.entries(largeOffered)) {
    for (const level of LEVELS) {
      const there = ids.filter(id => buildings[id]?.level === level).length;
      if (there < offered[level])
        faults.push(fault(`largeOffered.${players}.${level}`, 'fewLarge', level, there, offered[level]));
    }
  }
  for (const [i, job] of jobs.entries()) {
    const { tradesperson } = JOBS[job];
    if (jobs.indexOf(job) < i) faults.push(fault(`jobs[${i}]`, 'twice', job));
    if (tradesperson && !tradespeople[tradesperson]) faults.push(fault('tradespeople', 'absent', tradesperson));
  }
  return faults;
}

function buildingFaults(id: BuildingId, { buildings }: Edition, built: Edition): Fault[] {
  const path = `buildings.${id}`;
  const { cost = {}, level } = buildings[id] ?? {};
  const there = { name: built.name, cost: built.buildings[id]?.cost ?? {} };
  const faults = costFaults(`${path}.cost`, cost, there, STOCK);
  if (BUILDINGS[id].size === 2) return level === undefined ? [...faults, fault(`${path}.level`, 'missing')] : faults;
  const other = `${id.slice(0, 2)}${id.endsWith('A') ? 'B' : 'A'}` as BuildingId;
  if (!buildings[other]) faults.push(fault(path, 'otherSide', id, other));
  return level === undefined ? faults : [...faults, fault(`${path}.level`, 'unknown', level)];
}

const ON_WHEELS = {
  glass: { basic: ['sand', 'charcoal', 'water', 'wood'], refined: ['glass'] },
  cooking: { basic: ['porridge', 'meat', 'charcoal'], refined: ['commodity'] },
} as const;

/** What is wrong with what everybody starts with. */
export function startFaults({ wheels, extra, supply, main, solo, cookingPoints, endMark }: Edition): Fault[] {
  const faults: Fault[] = [];
  for (const wheel of ['glass', 'cooking'] as const) {
    const path = `wheels.${wheel}`;
    const { basic, refined } = ON_WHEELS[wheel];
    const there: readonly string[] = [...basic, ...refined];
    for (const good of GOODS) {
      const n = wheels[wheel][good] ?? 0;
      if (wheels[wheel][good] !== undefined && !there.includes(good))
        faults.push(fault(`${path}.${good}`, 'notOnWheel', good, wheel));
      else if (n > (STOCK.limits[good] ?? 0)) faults.push(fault(`${path}.${good}`, 'most', STOCK.limits[good] ?? 0));
    }
    if (basic.every(good => wheels[wheel][good])) faults.push(fault(path, 'turnsAtOnce', wheel));
  }
  for (const [players, each] of Object.entries(extra))
    if (each.length !== Number(players)) faults.push(fault(`extra.${players}`, 'seats', Number(players)));
  const laid = 4 * Object.values(main.tiles).filter(tile => tile === 'field' || tile === 'pond').length;
  if (supply.limited && supply.fieldsAndPonds < laid) faults.push(fault('supply.fieldsAndPonds', 'least', laid));
  // the large hand starts on the first space of the ring
  if (endMark >= cookingPoints.length) faults.push(fault('endMark', 'most', cookingPoints.length - 1));
  if (!solo.pawns.includes('white')) faults.push(fault('solo.pawns', 'absent', 'white'));
  for (const [i, [points]] of solo.titles.entries()) {
    if (i > 0 && points <= (solo.titles[i - 1]?.[0] ?? 0)) faults.push(fault(`solo.titles[${i}]`, 'rising'));
  }
  return faults;
}
