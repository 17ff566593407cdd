// Mutation testing of the rules that matter most: wheels, flow, travel, constructing, scoring. Prints the share of killed
// mutants.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['--no-install', 'stryker', 'run', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
