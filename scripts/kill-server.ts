// Kills a server again and again while two people play, on both databases, and tells whether anything that was
// acknowledged is missing or doubled: `npm run kill-server -- 40 SEED`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killAgainAndAgain } from '../packages/server/src/kit-kill.ts';
import { startPostgres } from '../packages/server/src/kit-postgres.ts';

const [, , times = '40', seed = String(process.pid)] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'waldglas-kill-'));
const postgres = await startPostgres();
const places = [
  ['libsql', { folder: join(folder, 'data') }],
  ['PostgreSQL', { url: await postgres.database() }],
] as const;
for (const [store, place] of places) {
  const result = await killAgainAndAgain(place, Number(times), seed);
  console.log(JSON.stringify({ store, seed, ...result }));
  if (result.missing.length + result.doubled.length > 0) process.exitCode = 1;
}
await postgres.stop();
rmSync(folder, { recursive: true });
