import { Command, CommanderError } from 'commander';
import { addArena } from './arena.ts';
import { WrongUse } from './arguments.ts';
import { addBench } from './bench.ts';
import { addCards } from './cards.ts';
import { addEngine } from './engine.ts';
import { addFuzz } from './fuzz.ts';
import type { Io } from './io.ts';
import { addPerft } from './perft.ts';
import { addPlay } from './play.ts';
import { addReplay } from './replay.ts';
import { addRules } from './rules.ts';
import { addSimulate } from './simulate.ts';
import { addSolo } from './solo.ts';

const COMMANDS = [
  addPlay,
  addRules,
  addSimulate,
  addArena,
  addSolo,
  addEngine,
  addCards,
  addReplay,
  addPerft,
  addFuzz,
  addBench,
];

/** The whole command line. */
function program(io: Io): Command {
  const root = new Command('waldglas')
    .description('Glass Road and Black Forest in the terminal')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: () => {}, outputError: () => {} });
  for (const add of COMMANDS) add(root, io);
  return root;
}

/** Runs one command and returns its exit code: 0, 1 if it failed, 2 if it was called wrongly. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const root = program(io);
  try {
    const [first] = args;
    const known = root.commands.map(command => command.name());
    if (first === undefined) throw new WrongUse(`which command? There is: ${known.join(', ')} (and --help)`);
    if (!first.startsWith('-') && !known.includes(first)) {
      throw new WrongUse(`there is no command "${first}"; there is: ${known.join(', ')}`);
    }
    await root.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    io.err(`waldglas: ${oneLine(error instanceof Error ? error.message : String(error))}\n`);
    return error instanceof CommanderError || error instanceof WrongUse ? 2 : 1;
  }
}

function oneLine(message: string): string {
  return message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ');
}
