/** What cannot be done, as every address of the server says it. */
export interface Fault {
  readonly status: number;
  readonly code: FaultCode;
  /** One plain sentence. */
  readonly error: string;
}

type FaultCode =
  | 'bad-request'
  | 'no-person'
  | 'forbidden'
  | 'no-table'
  | 'not-found'
  | 'full'
  | 'started'
  | 'not-started'
  | 'too-large'
  | 'too-fast'
  | 'broken';

const STATUS: Readonly<Record<FaultCode, number>> = {
  'bad-request': 400,
  'no-person': 401,
  forbidden: 403,
  'no-table': 404,
  'not-found': 404,
  full: 409,
  started: 409,
  'not-started': 409,
  'too-large': 413,
  'too-fast': 429,
  broken: 500,
};

/** Says no. */
export function fault(code: FaultCode, error: string): Fault {
  return { status: STATUS[code], code, error };
}

/** Is this a fault and not what was asked for? */
export function isFault(value: unknown): value is Fault {
  return typeof value === 'object' && value !== null && 'code' in value && 'error' in value && 'status' in value;
}

export const NO_TABLE = fault('no-table', 'There is no such table.');
export const NO_PERSON = fault('no-person', 'Nobody is known by this token.');
