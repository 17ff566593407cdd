import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BUILDING_IDS, CARD_IDS, GOODS, LANDSCAPES, START_IDS } from './packages/glass-road/src/index.ts';

const ROOT = dirname(fileURLToPath(import.meta.url));

/** Who may import whom: `core <- games <- text, bots <- server, web, cli`. */
const ARROWS: Record<string, readonly string[]> = {
  core: [],
  'glass-road': ['core'],
  cli: ['core', 'glass-road'],
};

interface Source {
  readonly path: string;
  readonly package: string;
  readonly text: string;
  readonly test: boolean;
}

function sources(folder: string): Source[] {
  return readdirSync(folder).flatMap(name => {
    const full = join(folder, name);
    if (statSync(full).isDirectory()) return name === 'node_modules' ? [] : sources(full);
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

describe('the architecture', () => {
  test('every package has its arrows', () => {
    expect([...new Set(ALL.map(source => source.package))].sort()).toEqual(Object.keys(ARROWS).sort());
  });

  test('packages import only what lies below them', () => {
    const wrong = ALL.flatMap(source =>
      imports(source.text)
        .map(specifier => target(source, specifier))
        .filter(to => to !== undefined && to !== source.package && !ARROWS[source.package]?.includes(to))
        .map(to => `${source.path} imports ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  test('rules use neither clock nor chance of their own, nor the machine', () => {
    const rules = ALL.filter(source => source.package !== 'cli' && !source.test && !source.path.includes('/testing/'));
    const found = rules.flatMap(({ path, text }) =>
      [/Math\.random/, /\bDate\b/, /performance\./, /setTimeout/, /process\./, /from 'node:/]
        .filter(pattern => pattern.test(code(text)))
        .map(pattern => `${path}: ${pattern}`),
    );
    expect(found).toEqual([]);
  });

  test('the core names no card, good or tile', () => {
    const words = [...BUILDING_IDS, ...CARD_IDS, ...START_IDS, ...GOODS, ...LANDSCAPES, 'forest', 'glassworks', 'brickworks'];
    const named = ALL.filter(source => source.package === 'core').flatMap(({ path, text }) =>
      words.filter(word => new RegExp(`['"\`.]${word}['"\`\\b]`).test(code(text))).map(word => `${path} names ${word}`),
    );
    expect(named).toEqual([]);
  });

  test('no file is longer than 300 lines', () => {
    const long = ALL.map(({ path, text }) => [path, text.split('\n').length - 1] as const).filter(([, lines]) => lines > 300);
    expect(long).toEqual([]);
  });

  test('no test is switched off or narrowed', () => {
    const off = ALL.filter(source => source.test && /\.(only|skip|todo|fixme)\(/.test(source.text)).map(({ path }) => path);
    expect(off).toEqual([]);
  });
});
