/** Bad input as a value: what is wrong, in one plain sentence. */
export interface Illegal {
  readonly illegal: string;
}

/** Says no. */
export function illegal(reason: string): Illegal {
  return { illegal: reason };
}

/** Tells a refusal from a result. */
export function isIllegal(result: unknown): result is Illegal {
  return typeof result === 'object' && result !== null && 'illegal' in result;
}
