import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { attackDoor, findingLine } from './attack.ts';
import { engineDoor } from './engine-door.ts';
import { httpDoor } from './http-door.ts';
import { positionDoor } from './position-door.ts';
import { recordDoor } from './record-door.ts';
import { terminalDoor } from './terminal-door.ts';

const USAGE = 'usage: npm run attack -- [--seconds N] [--seed TEXT] [--door engine|records|positions|http|terminal]';
// found from the bundle as well as from the sources
const root = dirname(dirname(dirname(createRequire(import.meta.url).resolve('@waldglas/attack/package.json'))));
const DOORS = {
  engine: engineDoor,
  records: recordDoor,
  positions: positionDoor,
  http: httpDoor,
  terminal: () => terminalDoor(root),
};
type DoorName = keyof typeof DOORS;

/** The arguments, or nothing if they make no sense. */
function told(args: readonly string[]): { seconds: number; seed: string; doors: DoorName[] } | undefined {
  const given = new Map<string, string>();
  for (let i = 0; i < args.length; i += 2) given.set(args[i] ?? '', args[i + 1] ?? '');
  const seconds = Number(given.get('--seconds') ?? 60);
  const names = Object.keys(DOORS) as DoorName[];
  const doors = given.has('--door') ? names.filter(name => name === given.get('--door')) : names;
  const known = [...given.keys()].every(name => ['--seconds', '--seed', '--door'].includes(name));
  if (!known || !(seconds > 0 && seconds <= 86_400) || doors.length === 0) return undefined;
  return { seconds, seed: given.get('--seed') ?? '1', doors };
}

const call = told(process.argv.slice(2));
if (!call) {
  console.error(USAGE);
  process.exit(2);
}
const { seconds, seed, doors } = call;
let knocks = 0;
let findings = 0;
for (const name of doors) {
  const door = await DOORS[name]();
  const outcome = await attackDoor(door, seed, (seconds * 1000) / doors.length, () => performance.now());
  await door.close();
  knocks += outcome.knocks;
  findings += outcome.findings.length;
  console.log(`${name.padEnd(10)} ${String(outcome.knocks).padStart(8)} knocks, ${outcome.findings.length} findings`);
  for (const finding of outcome.findings) console.log(findingLine(finding));
}
console.log(`attack: ${knocks} knocks in ${seconds} s with seed ${seed}, ${findings} findings`);
process.exit(findings === 0 ? 0 : 1);
