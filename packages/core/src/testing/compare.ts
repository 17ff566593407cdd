/** Where two plain values differ first, or nothing if they are equal; an undefined field counts as absent. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    return `${path || 'value'}: ${brief(a)} and ${brief(b)}`;
  }
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) {
    return `${path || 'value'}: ${a.length} and ${b.length} members`;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(a[key], b[key], path ? `${path}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where a value holds something that JSON cannot carry; an undefined field is merely absent. */
export function notPlain(value: unknown, path = 'value'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  const plain = Array.isArray(value) ? Array.prototype : Object.prototype;
  if (Object.getPrototypeOf(value) !== plain) return `${path} is no plain object`;
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined && !Array.isArray(value)) continue;
    const found = notPlain(member, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The value as it comes back from JSON. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
