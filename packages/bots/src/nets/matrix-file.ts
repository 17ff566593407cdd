/** Names along one side of a matrix. */
type Axis = readonly string[];

/** Numbers by two names each: row by row. */
export interface Matrix<T extends Int16Array | Float32Array> {
  readonly rows: Axis;
  readonly columns: Axis;
  readonly values: T;
}

/** Matrices by name, and what is told about them. */
interface MatrixFile<T extends Int16Array | Float32Array> {
  readonly about: Readonly<Record<string, unknown>>;
  readonly matrices: Readonly<Record<string, Matrix<T>>>;
}

interface Header {
  readonly kind: Kind;
  readonly about: Readonly<Record<string, unknown>>;
  readonly axes: readonly Axis[];
  /** The name of each matrix and the places of its rows and columns among the axes. */
  readonly matrices: readonly (readonly [name: string, rows: number, columns: number])[];
}

type Kind = 'int16' | 'float32';

const MAGIC = 0x57474d31;
const BYTES: Readonly<Record<Kind, number>> = { int16: 2, float32: 4 };

/** Writes matrices as bytes: a mark, the length of a header, the header as JSON, then all numbers, low byte first. */
export function writeMatrices({ about, matrices }: MatrixFile<Int16Array | Float32Array>): Uint8Array {
  const list = Object.entries(matrices);
  const axes: Axis[] = [];
  const place = (axis: Axis) => {
    const known = axes.findIndex(one => one.length === axis.length && one.every((name, i) => name === axis[i]));
    return known >= 0 ? known : axes.push(axis) - 1;
  };
  const kind: Kind = list.some(([, { values }]) => values instanceof Float32Array) ? 'float32' : 'int16';
  const header: Header = {
    kind,
    about,
    axes,
    matrices: list.map(([name, { rows, columns }]) => [name, place(rows), place(columns)]),
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const count = list.reduce((sum, [, { values }]) => sum + values.length, 0);
  const bytes = new Uint8Array(8 + text.length + count * BYTES[kind]);
  const data = new DataView(bytes.buffer);
  data.setUint32(0, MAGIC);
  data.setUint32(4, text.length, true);
  bytes.set(text, 8);
  let at = 8 + text.length;
  for (const [, { values }] of list) {
    for (const value of values) {
      if (kind === 'int16') data.setInt16(at, value, true);
      else data.setFloat32(at, value, true);
      at += BYTES[kind];
    }
  }
  return bytes;
}

/** Reads what `writeMatrices` wrote; throws if it is something else or cut short. */
export function readMatrices(bytes: Uint8Array): MatrixFile<Int16Array | Float32Array> {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || data.getUint32(0) !== MAGIC) throw new Error('not a file of weights');
  const start = 8 + data.getUint32(4, true);
  const { kind, about, axes, matrices }: Header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, start)));
  let at = start;
  const read = ([name, r, c]: Header['matrices'][number]): [string, Matrix<Int16Array | Float32Array>] => {
    const rows = axes[r] ?? [];
    const columns = axes[c] ?? [];
    const count = rows.length * columns.length;
    if (at + count * BYTES[kind] > bytes.length) throw new Error(`weights are cut short in ${name}`);
    const values = kind === 'int16' ? new Int16Array(count) : new Float32Array(count);
    for (let i = 0; i < count; i++, at += BYTES[kind]) {
      values[i] = kind === 'int16' ? data.getInt16(at, true) : data.getFloat32(at, true);
    }
    return [name, { rows, columns, values }];
  };
  return { about, matrices: Object.fromEntries(matrices.map(read)) };
}

type Matrices = MatrixFile<Int16Array | Float32Array>['matrices'];

/** Matrices under names that say whose they are: several nets lie in one file. */
export function prefixed(owner: string, matrices: Matrices): Matrices {
  return Object.fromEntries(Object.entries(matrices).map(([name, matrix]) => [`${owner}.${name}`, matrix]));
}

/** Those of an owner by their own names; without an owner, all. */
export function ownedBy(owner: string | undefined, matrices: Matrices): Matrices {
  if (owner === undefined) return matrices;
  const own = Object.entries(matrices).filter(([name]) => name.startsWith(`${owner}.`));
  return Object.fromEntries(own.map(([name, matrix]) => [name.slice(owner.length + 1), matrix]));
}

/** Copies numbers into a matrix wherever both names are known in both; everything else stays as it is. */
export function overlay<T extends Int16Array | Float32Array>(
  target: Matrix<T>,
  source: Matrix<Int16Array | Float32Array> | undefined,
): void {
  if (!source) return;
  const columns = places(target.columns, source.columns);
  const rows = places(target.rows, source.rows);
  for (const [r, row] of rows.entries()) {
    if (row === undefined) continue;
    for (const [c, column] of columns.entries()) {
      if (column === undefined) continue;
      target.values[r * columns.length + c] = source.values[row * source.columns.length + column] ?? 0;
    }
  }
}

/** Where each of these names stands in another list. */
function places(names: Axis, among: Axis): (number | undefined)[] {
  const known = new Map(among.map((name, i) => [name, i]));
  return names.map(name => known.get(name));
}
