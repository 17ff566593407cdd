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

/** Closes a switch: a new member of the union stops the compiler here. */
export function unreachable(never: never): never {
  throw new Error(`unreachable: ${JSON.stringify(never)}`);
}
