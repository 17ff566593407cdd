/** A call to the other side. */
interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Its answer, or why there is none. */
interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** What both a worker and the thread inside it can do. */
interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** What a worker can do beside: say that it could not be started, or that a message is unreadable. */
interface Distant extends Port {
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/** Functions that answer calls, now or later. */
type Served<C> = {
  readonly [K in keyof C]: C[K] extends (...args: infer P) => infer R ? (...args: P) => R | Promise<Awaited<R>> : never;
};
/** The same functions, seen from the other side. */
export type Remote<C> = {
  readonly [K in keyof C]: C[K] extends (...args: infer P) => infer R ? (...args: P) => Promise<Awaited<R>> : never;
};

/** Says something to the other side that it has not asked for. */
export function tell(port: Port, unasked: unknown): void {
  port.postMessage({ unasked });
}

/** Answers calls from the other side; whatever is thrown comes back as an error there. */
export function serve<C>(port: Port, calls: Served<C>): void {
  const named = new Map<string, unknown>(Object.entries(calls));
  port.onmessage = async ({ data }: MessageEvent<Call>) => {
    const { id, name, args } = data;
    try {
      const call = named.get(name);
      if (typeof call !== 'function') throw new Error(`there is no call ${name}`);
      const value = await call(...args);
      port.postMessage({ id, value } satisfies Reply);
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies Reply);
    }
  };
}

/**
 * Calls the other side. `told` hears what it says unasked, `lost` that it answers no more: whatever waits fails then.
 */
export function remote<C>(
  port: Distant,
  told?: (message: unknown) => void,
  lost?: (error: Error, waited: boolean) => void,
): Remote<C> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let next = 0;
  port.onmessage = ({ data }: MessageEvent<Reply | { readonly unasked: unknown }>) => {
    if ('unasked' in data) return told?.(data.unasked);
    const call = waiting.get(data.id);
    if (!call) return;
    waiting.delete(data.id);
    if (data.error === undefined) call.resolve(data.value);
    else call.reject(new Error(data.error));
  };
  function lose(error: Error): void {
    const calls = [...waiting.values()];
    waiting.clear();
    for (const { reject } of calls) reject(error);
    lost?.(error, calls.length > 0);
  }
  // a file that is not there says nothing about itself
  port.onerror = ({ message }) => lose(new Error(message || 'a worker could not be started'));
  port.onmessageerror = () => lose(new Error('a message could not be read'));
  return new Proxy({} as Remote<C>, {
    get:
      (_, name: string) =>
      (...args: unknown[]) =>
        new Promise((resolve, reject) => {
          const id = next++;
          waiting.set(id, { resolve, reject });
          port.postMessage({ id, name, args } satisfies Call);
        }),
  });
}
