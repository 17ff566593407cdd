import { pathOf } from './schema.ts';

const WIDTH = 116;

/** JSON for people: whatever fits stands in one line. */
export function readableJson(value: unknown, indent = ''): string {
  const line = spaced(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line;
  const deeper = `${indent}  `;
  const list = Array.isArray(value);
  const parts = list
    ? value.map(one => readableJson(one, deeper))
    : fieldsOf(value).map(([key, one]) => `${JSON.stringify(key)}: ${readableJson(one, deeper)}`);
  const [open, close] = list ? '[]' : '{}';
  return `${open}\n${parts.map(part => `${deeper}${part}`).join(',\n')}\n${indent}${close}`;
}

/** In one line, with a space after commas and colons. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = fieldsOf(value).map(([key, one]) => `${JSON.stringify(key)}: ${spaced(one)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

function fieldsOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, one]) => one !== undefined);
}

// plain letters in one go: alternatives for each would exhaust the stack
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g;

/** Deeper than any place of an edition. */
const DEEPEST = 20;

/** The places of names that an object of this JSON text has twice: `JSON.parse` would silently take the last. */
export function repeatedKeys(text: string): string[] {
  interface Level {
    /** The names so far; a list has none. */
    readonly names: Set<string> | undefined;
    step: string | number;
  }
  const levels: Level[] = [];
  const found = new Set<string>();
  let before = '';
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ names: new Set(), step: '' });
    else if (token === '[') levels.push({ names: undefined, step: 0 });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && level && typeof level.step === 'number') level.step++;
    else if (token.startsWith('"') && level?.names && (before === '{' || before === ',')) {
      const name = String(JSON.parse(token));
      level.step = name;
      if (level.names.has(name) && levels.length <= DEEPEST) found.add(pathOf(levels.map(({ step }) => step)));
      level.names.add(name);
    }
    before = token;
  }
  return [...found];
}
