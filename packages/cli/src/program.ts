import type { ComplaintWords } from '@waldglas/core';
import { loadComplaintWords } from '@waldglas/text/complaints';
import { Command, CommanderError } from 'commander';
import { addArena } from './arena.ts';
import { addBench } from './bench.ts';
import { addCards } from './cards.ts';
import { type CliWords, LANGUAGES, type Lang, loadWords } from './catalog.ts';
import { addEdition } from './edition.ts';
import { addEngine } from './engine.ts';
import { addFuzz } from './fuzz.ts';
import type { Io } from './io.ts';
import { addPerft } from './perft.ts';
import { addPlay } from './play.ts';
import { addReplay } from './replay.ts';
import { addRules } from './rules.ts';
import { addServe } from './serve.ts';
import { addSimulate } from './simulate.ts';
import { addSolo } from './solo.ts';
import type { WrongWords } from './words/wrong.ts';
import { Failure, WrongUse } from './wrong.ts';

const COMMANDS = [
  addPlay,
  addRules,
  addSimulate,
  addArena,
  addSolo,
  addEngine,
  addServe,
  addCards,
  addEdition,
  addReplay,
  addPerft,
  addFuzz,
  addBench,
];

/** The whole command line. */
function program(io: Io, words: CliWords): Command {
  const { help } = words;
  const root = new Command('waldglas')
    .description(help.about)
    .helpOption('-h, --help', help.help)
    .helpCommand(false)
    .configureHelp({ styleTitle: title => help.titles[title as keyof typeof help.titles] ?? title })
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: () => {}, outputError: () => {} });
  for (const add of COMMANDS) add(root, io, words);
  return root;
}

/** The language that is asked for, found before anything else: help and errors speak it too. */
export function toldLanguage(args: readonly string[]): Lang | undefined {
  const told = args.flatMap((arg, i) => (arg === '--lang' ? (args[i + 1] ?? []) : arg.split('--lang=').slice(1)));
  return LANGUAGES.find(lang => lang === told[0]);
}

/** Runs one command and returns its exit code: 0, 1 if it failed, 2 if it was called wrongly. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const words = await loadWords(toldLanguage(args) ?? io.lang);
  const root = program(io, words);
  try {
    const [first] = args;
    const known = root.commands.map(command => command.name());
    if (first === undefined) throw new WrongUse('noCommand', known);
    if (!first.startsWith('-') && !known.includes(first)) throw new WrongUse('unknownCommand', first, known);
    await root.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    io.err(`waldglas: ${oneLine(saidOf(error, words.wrong, await loadComplaintWords(words.lang)))}\n`);
    return error instanceof CommanderError || error instanceof WrongUse ? 2 : 1;
  }
}

/** What commander finds wrong, by its codes. */
const FOUND: Readonly<Record<string, 'unknownOption' | 'needsArgument' | 'needsOption' | 'needsValue' | 'tooMany'>> = {
  'commander.unknownOption': 'unknownOption',
  'commander.missingArgument': 'needsArgument',
  'commander.missingMandatoryOptionValue': 'needsOption',
  'commander.optionMissingArgument': 'needsValue',
  'commander.excessArguments': 'tooMany',
};

function saidOf(error: unknown, words: WrongWords, complaints: ComplaintWords): string {
  if (error instanceof WrongUse || error instanceof Failure) return error.said(words, complaints);
  const message = error instanceof Error ? error.message : String(error);
  // what the system says has no language of ours
  if (error instanceof Error && 'syscall' in error)
    return words.unusable('path' in error ? String(error.path) : message);
  const found = error instanceof CommanderError ? FOUND[error.code] : undefined;
  // commander names what it is about between quotation marks
  return found ? words[found](/'([^']+)'/.exec(message)?.[1] ?? '') : message;
}

/** In one line that does nothing to the terminal, whatever a file is called. */
function oneLine(message: string): string {
  return message.replace(/\s*\n\s*/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '?');
}
