import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exchangedId } from './editions.ts';
import { isIllegal } from './illegal.ts';
import { type GameRecord, readRecord, writeRecord } from './record.ts';
import { seatLetter } from './rules.ts';

const HEAD = 'waldglas 1\ngame toy\nedition toy-1\nplayers 2\nseed 11\n';
const FULL = `waldglas 1
game toy
edition toy-2
fixes R-014 R-020
players 3
seed two words
option short
option without 3 4
start {"round":2}

A pick 1
A undo
B fill blue

score A 17.5
score B -2
score C 0
`;

test('a full record', () => {
  const record: GameRecord = {
    rules: 'toy',
    edition: 'toy-2',
    fixes: ['R-014', 'R-020'],
    players: 3,
    options: { short: true, without: ['3', '4'] },
    seed: 'two words',
    start: '{"round":2}',
    actions: ['A pick 1', 'A undo', 'B fill blue'],
    scores: [17.5, -2, 0],
  };
  expect(readRecord(FULL)).toEqual(record);
  expect(writeRecord(record)).toBe(FULL);
});

test('a record that has just begun', () => {
  const text = `${HEAD}\n`;
  const record = { rules: 'toy', edition: 'toy-1', fixes: [], players: 2, options: {}, seed: '11', actions: [] };
  expect(readRecord(text)).toEqual(record);
  expect(writeRecord(record)).toBe(text);
  expect(readRecord(HEAD)).toEqual(record);
});

test('options that are off are left out, the others sorted', () => {
  const options = { zoo: true, short: false, without: [], also: ['b', 'a'] };
  const text = writeRecord({ rules: 'toy', edition: 'e', fixes: [], players: 1, options, seed: '', actions: [] });
  expect(text).toBe('waldglas 1\ngame toy\nedition e\nplayers 1\nseed \noption also b a\noption zoo\n\n');
});

test('comments, CRLF, other order and loose spaces are read', () => {
  const text = [
    '# a fine game',
    'waldglas 1',
    'seed  11 # no comment ',
    'players 2',
    '#game other',
    'edition toy-1',
    'game toy',
    '',
    'A pick 1 ',
    '# now B',
    'B  pick 2',
    '',
    '',
  ].join('\r\n');
  expect(readRecord(text)).toEqual({
    rules: 'toy',
    edition: 'toy-1',
    fixes: [],
    players: 2,
    options: {},
    seed: ' 11 # no comment ',
    actions: ['A pick 1', 'B pick 2'],
  });
});

const without = (word: string) => HEAD.replace(new RegExp(`^${word} .*\n`, 'm'), '');
const BAD: [name: string, text: string, line: number, reason: string][] = [
  ['nothing at all', '', 1, 'the first line has to be "waldglas 1"'],
  ['no version', HEAD.replace('waldglas 1\n', ''), 1, 'the first line has to be "waldglas 1"'],
  ['another version', HEAD.replace('waldglas 1', '# old\nwaldglas 2'), 2, 'the first line has to be "waldglas 1"'],
  ['an unknown header', `${HEAD}colour red\n`, 6, 'there is no header "colour"'],
  ['an inherited word as header', `${HEAD}toString red\n`, 6, 'there is no header "toString"'],
  ['a doubled header', `${HEAD}# again\nseed 12\n`, 7, '"seed" stands there twice'],
  ['a doubled option', `${HEAD}option short\noption short\n`, 7, 'the option "short" stands there twice'],
  ['an option without name', `${HEAD}option\n`, 6, '"option" lacks its name'],
  ['no game', `${without('game')}\nA end\n`, 5, 'the line "game ..." is missing'],
  ['no edition', `${without('edition')}\n`, 5, 'the line "edition ..." is missing'],
  ['no players', without('players'), 5, 'the line "players ..." is missing'],
  ['no seed', without('seed'), 5, 'the line "seed ..." is missing'],
  ['two games', HEAD.replace('game toy', 'game toy other'), 2, '"game" needs exactly one word'],
  ['an empty edition', HEAD.replace('edition toy-1', 'edition'), 3, '"edition" needs exactly one word'],
  ['empty fixes', `${HEAD}fixes\n`, 6, '"fixes" names nothing'],
  ['no player', HEAD.replace('players 2', 'players 0'), 4, 'players have to be 1 to 4'],
  ['five players', HEAD.replace('players 2', 'players 5'), 4, 'players have to be 1 to 4'],
  ['players in words', HEAD.replace('players 2', 'players two'), 4, 'players have to be 1 to 4'],
  ['bad JSON', `${HEAD}start {"round":\n`, 6, 'the start is not a position in JSON'],
  ['JSON that is no position', `${HEAD}start [1]\n`, 6, 'the start is not a position in JSON'],
  ['an action without seat', `${HEAD}\nA end\nend\n`, 8, 'a line starts with a seat, A to D, not with "end"'],
  ['an action of a seat too many', `${HEAD}\nC end\n`, 7, 'there is no seat C with 2 players'],
  ['an action without verb', `${HEAD}\nA\n`, 7, 'the action lacks its verb'],
  ['no empty line', `${HEAD}A end\n`, 6, 'there is no header "A"'],
  ['text after the actions', `${HEAD}\nA end\n\nB end\n`, 9, '"B end" is no score: after the actions come the scores'],
  [
    'scores in wrong order',
    `${HEAD}\n\nscore B 1\nscore A 1\n`,
    8,
    'the score of A is due here: one for each seat, in order',
  ],
  ['a score in words', `${HEAD}\n\nscore A many\n`, 8, '"many" is not a number of points'],
  ['a score in hexadecimal', `${HEAD}\n\nscore A 0x10\n`, 8, '"0x10" is not a number of points'],
  ['a score too long', `${HEAD}\n\nscore A 1 2\n`, 8, '"1 2" is not a number of points'],
  ['a score missing', `${HEAD}\n\nscore A 1\n`, 9, 'the score of B is missing'],
  ['text after the scores', `${HEAD}\n\nscore A 1\nscore B 1\n\nA end\n`, 10, 'there is text after the scores'],
  ['too much', `${HEAD}\n${'A end\n'.repeat(900_000)}`, 1, 'the text is larger than 5 MB'],
];
const FACTS = { game: 'toy', name: 'mine', rounds: 5 };
const EXCHANGED = HEAD.replace('toy-1', exchangedId(FACTS));
const FACTS_LINE = `facts ${JSON.stringify(FACTS)}\n`;

describe('the facts of an exchanged edition', () => {
  test('stand in the last line, behind actions and scores', () => {
    const bare = { rules: 'toy', edition: exchangedId(FACTS), fixes: [], players: 2, options: {}, seed: '11' };
    const playing = { ...bare, actions: ['A end'], facts: FACTS };
    expect(writeRecord(playing)).toBe(`${EXCHANGED}\nA end\n\n${FACTS_LINE}`);
    expect(readRecord(`${EXCHANGED}\nA end\n\n${FACTS_LINE}`)).toEqual(playing);
    const over = { ...playing, scores: [1, 2] };
    expect(writeRecord(over)).toBe(`${EXCHANGED}\nA end\n\nscore A 1\nscore B 2\n\n${FACTS_LINE}`);
    expect(readRecord(writeRecord(over))).toEqual(over);
    expect(readRecord(writeRecord({ ...bare, actions: [], facts: FACTS }))).toEqual({
      ...bare,
      actions: [],
      facts: FACTS,
    });
  });

  const MISNAMED: typeof BAD = [
    [
      'an exchanged edition without facts',
      `${EXCHANGED}\nA end\n`,
      8,
      `the facts of edition ${exchangedId(FACTS)} are missing`,
    ],
    [
      'other facts',
      `${EXCHANGED}\nA end\n\n${FACTS_LINE.replace('5', '6')}`,
      9,
      `these are not the facts of edition ${exchangedId(FACTS)}`,
    ],
    ['facts of a built-in edition', `${HEAD}\nA end\n\n${FACTS_LINE}`, 9, 'these are not the facts of edition toy-1'],
    ['facts that are not JSON', `${EXCHANGED}\nA end\n\nfacts {\n`, 9, 'the facts are not JSON'],
    [
      'facts right behind the scores',
      `${EXCHANGED}\n\nscore A 1\nscore B 2\n${FACTS_LINE}`,
      10,
      'an empty line comes before the facts',
    ],
  ];
  test.each(MISNAMED)('%s are refused', (_name, text, line, reason) => {
    expect(readRecord(text)).toMatchObject({ illegal: reason, line });
  });
});

test.each(BAD)('%s is refused', (_name, text, line, reason) => {
  expect(readRecord(text)).toMatchObject({ illegal: reason, line });
});

test('what cannot stand in one line cannot be written', () => {
  const record: GameRecord = {
    rules: 'toy',
    edition: 'e',
    fixes: [],
    players: 1,
    options: {},
    seed: 'a\nb',
    actions: [],
  };
  expect(() => writeRecord(record)).toThrow('more than one line');
});

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
const words = fc.array(word, { minLength: 1, maxLength: 3 });
const arbitraryRecord: fc.Arbitrary<GameRecord> = fc.integer({ min: 1, max: 4 }).chain(players => {
  const seat = fc.nat({ max: players - 1 }).map(seatLetter);
  const points = fc.integer({ min: -200, max: 2000 }).map(n => n / 4);
  return fc.record(
    {
      rules: word,
      edition: word,
      fixes: fc.array(word, { maxLength: 3 }),
      players: fc.constant(players),
      options: fc.dictionary(word, fc.oneof(fc.constant(true), words)),
      seed: fc.string(),
      start: fc.dictionary(fc.string(), fc.jsonValue()).map(value => JSON.stringify(value)),
      actions: fc.array(fc.tuple(seat, words).map(([letter, rest]) => [letter, ...rest].join(' '))),
      scores: fc.array(points, { minLength: players, maxLength: players }),
      facts: fc.record({ game: word, name: fc.string(), anything: fc.jsonValue() }),
    },
    { requiredKeys: ['rules', 'edition', 'fixes', 'players', 'options', 'seed', 'actions'] },
  );
});

/** A record that carries facts names them. */
function namingFacts({ facts, ...record }: GameRecord): GameRecord {
  return facts ? { ...record, edition: exchangedId(facts), facts } : record;
}

test('every record is read as it is written', () => {
  fc.assert(
    fc.property(arbitraryRecord.map(namingFacts), record => {
      const text = writeRecord(record);
      const read = readRecord(text);
      if (isIllegal(read)) throw new Error(read.illegal);
      expect(JSON.parse(JSON.stringify(read))).toEqual(JSON.parse(JSON.stringify(record)));
      expect(writeRecord(read)).toBe(text);
      expect(readRecord(text.replaceAll('\n', '\r\n'))).toEqual(read);
    }),
  );
});

test('any text is read or refused in one of its lines', () => {
  const line = fc.oneof(fc.constantFrom(...FULL.split('\n')), fc.string());
  fc.assert(
    fc.property(fc.array(line), lines => {
      const read = readRecord(['waldglas 1', ...lines].join('\n'));
      if (!isIllegal(read)) return;
      expect(read.line).toBeGreaterThanOrEqual(1);
      expect(read.line).toBeLessThanOrEqual(lines.length + 2);
    }),
  );
});
