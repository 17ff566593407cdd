import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as blackForest from './packages/black-forest/src/index.ts';
import * as glassRoad from './packages/glass-road/src/index.ts';

const ROOT = dirname(fileURLToPath(import.meta.url));

/** Who may import whom: `core <- games <- text, bots <- server, web, cli`. */
const ARROWS: Record<string, readonly string[]> = {
  core: [],
  'glass-road': ['core'],
  'black-forest': ['core'],
  text: ['core', 'glass-road', 'black-forest'],
  cli: ['core', 'glass-road', 'black-forest', 'text', 'table', 'protocol', 'bots', 'server'],
  table: ['core'],
  protocol: ['core', 'glass-road', 'black-forest', 'table', 'text'],
  bots: ['core', 'glass-road', 'black-forest', 'table'],
  server: ['core', 'glass-road', 'black-forest', 'text', 'table', 'protocol', 'bots'],
  attack: ['core', 'protocol', 'server', 'cli'],
  web: ['core', 'table', 'protocol', 'glass-road', 'black-forest', 'text', 'bots'],
};
const GAMES = ['glass-road', 'black-forest'];

interface Source {
  readonly path: string;
  readonly package: string;
  readonly text: string;
  readonly test: boolean;
}

function sources(folder: string): Source[] {
  return readdirSync(folder).flatMap(name => {
    const full = join(folder, name);
    if (statSync(full).isDirectory()) return name === 'node_modules' || name === 'dist' ? [] : sources(full);
    if (!/\.(ts|tsx|mts|mjs)$/.test(name)) return [];
    const path = relative(ROOT, full);
    const text = readFileSync(full, 'utf8');
    return [{ path, package: path.split('/')[1] ?? '', text, test: /\.test\.ts$/.test(name) }];
  });
}

const ALL = sources(join(ROOT, 'packages'));

/** The code without comments: only what runs can break the rules below. */
function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

function imports(text: string): string[] {
  return [...code(text).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(match => match[1] ?? '');
}

/** The package behind an import, if it is one of ours. */
function target(source: Source, specifier: string): string | undefined {
  if (specifier.startsWith('@waldglas/')) return specifier.split('/')[1];
  if (!specifier.startsWith('.')) return undefined;
  return relative(join(ROOT, 'packages'), resolve(ROOT, dirname(source.path), specifier)).split('/')[0];
}

/** Every `path imports package` of some sources. */
function arrowsOf(found: readonly Source[]): { source: Source; to: string }[] {
  return found.flatMap(source =>
    imports(source.text).flatMap(specifier => {
      const to = target(source, specifier);
      return to === undefined || to === source.package ? [] : [{ source, to }];
    }),
  );
}

/** The ids of everything that a game has. */
const WORDS: Record<string, readonly string[]> = {
  'glass-road': [
    ...glassRoad.BUILDING_IDS,
    ...glassRoad.CARD_IDS,
    ...glassRoad.START_IDS,
    ...glassRoad.GOODS,
    ...glassRoad.LANDSCAPES,
    ...glassRoad.WHEELS,
    ...glassRoad.SPECIALS,
  ],
  'black-forest': [
    ...blackForest.BUILDING_IDS,
    ...Object.values(blackForest.BUILDINGS).map(({ name }) => name),
    ...blackForest.TRADESPERSON_IDS,
    ...blackForest.JOB_IDS,
    ...blackForest.LOCATION_IDS,
    ...blackForest.GOODS,
    ...blackForest.TILES,
    ...blackForest.ANIMALS,
    ...blackForest.WHEELS,
    ...blackForest.OCCASIONS,
    ...blackForest.SPECIALS,
  ],
};

/** Words of the shared vocabulary that happen to be an id somewhere: how many, and where a tile may go. */
const SHARED = ['count', 'estate'];

/** Words of the tables of the games, which no id tells. */
const TABLE_WORDS = ['market', 'period', 'offer', 'village', 'domain', 'tradespeople', 'jobs', 'endMark'];
const GAME_NAME = /glass-?road|black-?forest/i;

/** A word as a text of its own, or as a field. */
function names(text: string, word: string): boolean {
  return new RegExp(`(['"\`])${word}\\1|\\.${word}\\b`).test(text);
}

describe('the architecture', () => {
  test('every package has its arrows', () => {
    expect([...new Set(ALL.map(source => source.package))].sort()).toEqual(Object.keys(ARROWS).sort());
  });

  test('packages import only what lies below them', () => {
    const wrong = arrowsOf(ALL).filter(({ source, to }) => !ARROWS[source.package]?.includes(to));
    expect(wrong.map(({ source, to }) => `${source.path} imports ${to}`)).toEqual([]);
  });

  test('packages name in their package.json what they import', () => {
    for (const name of Object.keys(ARROWS)) {
      const used = new Set(arrowsOf(ALL.filter(source => source.package === name)).map(({ to }) => `@waldglas/${to}`));
      const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));
      const named = Object.keys(dependencies).filter(one => one.startsWith('@waldglas/'));
      expect(named.sort(), name).toEqual([...used].sort());
    }
  });

  test('in the terminal only the catalog imports games', () => {
    const arrows = arrowsOf(ALL.filter(source => source.package === 'cli')).filter(({ to }) => GAMES.includes(to));
    expect([...new Set(arrows.map(({ source }) => source.path))]).toEqual(['packages/cli/src/catalog.ts']);
  });

  test('rules use neither clock nor chance of their own, nor the machine', () => {
    const rules = ALL.filter(
      source =>
        !['attack', 'cli', 'server', 'web'].includes(source.package) &&
        !source.test &&
        // `read-weights.ts` only reads a file that is shipped, for programs of Node
        !/\/testing\/|told\.ts$|read-weights\.ts$/.test(source.path),
    );
    const found = rules.flatMap(({ path, text }) =>
      [/Math\.random/, /\bDate\b/, /performance\./, /setTimeout/, /process\./, /from 'node:/]
        .filter(pattern => pattern.test(code(text)))
        .map(pattern => `${path}: ${pattern}`),
    );
    expect(found).toEqual([]);
  });

  test('no file is longer than 300 lines', () => {
    const long = ALL.map(({ path, text }) => [path, text.split('\n').length - 1] as const).filter(
      ([, lines]) => lines > 300,
    );
    expect(long).toEqual([]);
  });

  test('no test is switched off or narrowed', () => {
    const off = ALL.filter(source => source.test && /\.(only|skip|todo|fixme)\(/.test(source.text)).map(
      ({ path }) => path,
    );
    expect(off).toEqual([]);
  });
});

describe('the web client', () => {
  const WEB = join('packages', 'web', 'src');
  /** The folders and files of the client: each imports only from those before it. */
  const LAYERS = [
    'words',
    'settings',
    'glyphs',
    'drawing',
    'boards',
    'connection',
    'table',
    'lessons',
    'games',
    'listings.ts',
    'pictures.ts',
    'catalog.ts',
    'faces.ts',
    'workers',
    'app',
    'main.tsx',
  ];
  const CLIENT = ALL.filter(({ path }) => path.startsWith(WEB) && !path.endsWith('.d.ts'));
  const layerOf = (path: string) => LAYERS.indexOf(relative(WEB, path).split('/')[0] ?? '');
  /** Every `path imports path` inside the client, types included. */
  const WITHIN = CLIENT.flatMap(({ path, text }) =>
    imports(text)
      .filter(specifier => specifier.startsWith('.') && !/\.(css|svg)/.test(specifier))
      .map(specifier => ({ path, to: join(dirname(path), specifier) })),
  );

  test('every folder has its layer', () => {
    expect(CLIENT.filter(({ path }) => layerOf(path) < 0).map(({ path }) => path)).toEqual([]);
    expect(WITHIN.length).toBeGreaterThan(300);
  });

  test('folders import in one direction', () => {
    const wrong = WITHIN.filter(({ path, to }) => layerOf(to) > layerOf(path));
    expect(wrong.map(({ path, to }) => `${path} imports ${to}`)).toEqual([]);
  });

  test('only the lists of games and a game itself know a game', () => {
    const game = /^@waldglas\/((text|bots)\/)?(glass-road|black-forest)\b|^@waldglas\/core\/toy$/;
    const KNOWING = ['games', 'listings.ts', 'pictures.ts', 'catalog.ts', 'faces.ts'];
    const isAllowed = (path: string) => KNOWING.includes(LAYERS[layerOf(path)] ?? '');
    // tests of any table play the toy
    const isTest = (path: string) => /\.test\.ts$|\/fixtures\.ts$/.test(path);
    const wrong = CLIENT.filter(
      ({ path, text }) =>
        !isAllowed(path) && imports(text).some(one => game.test(one) && !(isTest(path) && one.endsWith('/toy'))),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
    const reached = WITHIN.filter(({ path, to }) => LAYERS[layerOf(to)] === 'games' && !isAllowed(path));
    expect(reached.map(({ path, to }) => `${path} imports ${to}`)).toEqual([]);
  });

  test('no word of a game stands where every game is played', () => {
    const shared = ['app', 'table', 'connection', 'drawing', 'settings'].map(folder => `${join(WEB, folder)}/`);
    const found = CLIENT.filter(({ path, test }) => shared.some(one => path.startsWith(one)) && !test);
    // a glass is the sign of the house, and a bar lies along the edge of a page
    const words = new Set([...Object.values(WORDS).flat(), ...TABLE_WORDS]);
    for (const one of [...SHARED, 'glass', 'bar']) words.delete(one);
    const named = found.flatMap(({ path, text }) =>
      [...[...words].filter(word => names(code(text), word)), ...(GAME_NAME.exec(code(text)) ?? [])].map(
        word => `${path} names ${word}`,
      ),
    );
    expect(found.length).toBeGreaterThan(80);
    // so the games were kept that early clients left behind
    expect(named).toEqual([`${join(WEB, 'connection', 'kept-game.ts')} names period`]);
  });

  test('games do not know each other', () => {
    const gameOf = (path: string) => relative(join(WEB, 'games'), path).split('/')[0];
    const wrong = WITHIN.filter(
      ({ path, to }) =>
        path.startsWith(join(WEB, 'games')) && to.startsWith(join(WEB, 'games')) && gameOf(path) !== gameOf(to),
    );
    expect(wrong.map(({ path, to }) => `${path} imports ${to}`)).toEqual([]);
  });
});

describe('the core', () => {
  test.each(GAMES)('names no card, good or tile of %s', game => {
    const words = [...new Set(WORDS[game])].filter(word => !SHARED.includes(word));
    expect(words.length).toBeGreaterThan(100);
    const core = ALL.filter(source => source.package === 'core').map(({ path, text }) => ({ path, text: code(text) }));
    const named = core.flatMap(({ path, text }) =>
      words.filter(word => names(text, word)).map(word => `${path} names ${word}`),
    );
    expect(named).toEqual([]);
  });

  test('names no game', () => {
    const named = ALL.filter(
      source => source.package === 'core' && GAMES.some(game => code(source.text).includes(game)),
    );
    expect(named.map(({ path }) => path)).toEqual([]);
  });
});

describe('whoever knows one game finds everything in the other', () => {
  const FILES = [
    'action',
    'actions',
    'build',
    'cards',
    'engine',
    'flow',
    'index',
    'land',
    'notation',
    'nouns',
    'from-position',
    'position',
    'reach',
    'score',
    'setup',
    'specials',
    'state',
    'view',
    'wheels',
    'why',
    'words',
  ].map(name => `${name}.ts`);
  const TABLES = ['data/index.ts', 'data/rows.ts', 'editions/index.ts', 'editions/edition.ts'];
  const TESTS = ['contract.test.ts', 'data/data.test.ts', 'examples/example.ts', 'rules/fixtures.ts'];

  test.each(GAMES)('%s has the files of every game', game => {
    const missing = [...FILES, ...TABLES, ...TESTS].filter(
      file => !existsSync(join(ROOT, 'packages', game, 'src', file)),
    );
    expect(missing).toEqual([]);
  });
});
