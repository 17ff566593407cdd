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

type Calls = Readonly<Record<string, (...args: never[]) => unknown>>;
/** The same functions, seen from the other side. */
export type Remote<C> = {
  readonly [K in keyof C]: C[K] extends (...args: infer P) => infer R ? (...args: P) => Promise<Awaited<R>> : never;
};

/** Answers calls from the other side; whatever is thrown comes back as an error there. */
export function serve(port: Port, calls: Calls): void {
  port.onmessage = async ({ data }: MessageEvent<Call>) => {
    const { id, name, args } = data;
    try {
      const call = calls[name];
      if (!call) throw new Error(`there is no call ${name}`);
      const value = await call(...(args as never[]));
      port.postMessage({ id, value } satisfies Reply);
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies Reply);
    }
  };
}

/** Calls the other side. `told` hears what it says unasked. */
export function remote<C>(port: Port, told?: (message: unknown) => void): Remote<C> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let next = 0;
  port.onmessage = ({ data }: MessageEvent<Reply>) => {
    const call = waiting.get(data.id);
    if (!call) return told?.(data);
    waiting.delete(data.id);
    if (data.error === undefined) call.resolve(data.value);
    else call.reject(new Error(data.error));
  };
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
