import type { HelpWords } from './help.ts';

/** The help in English. */
export const HELP: HelpWords = {
  about: 'Glass Road and Black Forest in the terminal',
  titles: { 'Usage:': 'Usage:', 'Arguments:': 'Arguments:', 'Options:': 'Options:', 'Commands:': 'Commands:' },
  help: 'show this help',
  shared: {
    game: 'which game',
    players: 'how many play (2)',
    seed: 'the seed (1)',
    option: 'a set-up option: NAME, or NAME=a,b for a list; may be repeated',
    lang: languages => `the language: ${languages} (that of the environment)`,
    json: 'print one line of JSON and nothing else',
    nodes: 'how many positions a call may look at (what each level likes)',
    ms: 'or how many milliseconds it may take',
    threads: 'how many games at the same time (one for each core)',
    resume: 'keep results in this file, and go on with those it has',
    csv: 'write a line for each game',
  },
  play: {
    about: 'a game at this terminal, for people and bots',
    game: games => `which game: ${games} (the first)`,
    seats: levels => `who plays: human or ${levels}, with commas (human)`,
    seed: 'the seed (a new one)',
    load: 'go on with a saved game',
    continue: 'go on with the game that was left last',
    save: 'save the game here when it ends or is left',
    auto: 'answer by itself where there is only one thing to do',
    lines: 'line by line instead of a full screen, for screen readers',
    noColor: 'without colours',
    keys: 'While playing, h asks the strongest bot for a hint, u takes back, ? lists everything else.',
  },
  rules: {
    about: 'the rules of a game: all of them, a chapter, or one rule by its number',
    number: 'a rule such as GR-2.3, or the number of a chapter',
    game: games => `which game: ${games} (that of the rule, or the first)`,
  },
  simulate: {
    about: 'games of bots, their scores, and a checksum over their records',
    bots: 'one name for all seats, or one for each (random)',
    games: 'how many games (100)',
    seed: 'game i has the seed TEXT.i (1)',
    threads: 'how many games at the same time (1)',
    records: 'write every record into this folder',
  },
  arena: {
    about: 'how bots compare: the same deals in all seats',
    bots: 'the levels that meet; with more than two players the first sits alone',
    deals: 'how many deals (200)',
    seed: 'deal i has the seed TEXT.i (1)',
  },
  solo: {
    about: 'what a bot gets alone',
    bot: 'which level',
    seeds: 'a file with a seed per line, or how many of the frozen ones (300)',
  },
  engine: { about: 'JSON lines in, one JSON line out for each: see docs/engine-protocol.md' },
  cards: {
    about: 'every card and tile of a game, one line each',
    stats: 'count the rows of each table, and those that use the escape hatch',
    write: 'write cards.GAME.LANG.txt for every game and language into this folder',
  },
  replay: {
    about: 'checks a record and shows a position of it, or checks every record of a folder',
    file: 'the record, or a folder of them',
    at: 'the position after so many lines (all)',
  },
  perft: {
    about: 'how many lines of decisions there are to a depth',
    depth: 'how many decisions deep',
    divide: 'also for each first decision',
  },
  fuzz: {
    about: 'random games until something breaks; writes what it finds as fuzz-SEED.game',
    seconds: 'how long (10)',
    players: 'how many play (any number)',
  },
  bench: {
    about: 'how fast the rules are, on one thread: the median of twenty runs',
    game: 'which game (each in turn)',
    seconds: 'how long each figure is measured (4)',
  },
};
