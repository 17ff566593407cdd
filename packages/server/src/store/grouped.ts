/** Does one of several pieces of work inside a shared step; what goes wrong with it concerns it alone. */
export type WithinStep<S, T> = (step: S) => Promise<T>;

interface Waiting<S> {
  readonly work: WithinStep<S, unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Lets work that comes while a step is under way share the next step. A database that syncs every commit to the disk then
 * does so once for many; nobody hears that work is done before the commit it was in.
 */
export function grouped<S>(inStep: (all: (step: S) => Promise<void>) => Promise<void>, most = 64) {
  let waiting: Waiting<S>[] = [];
  let isBusy = false;

  async function run(group: readonly Waiting<S>[]): Promise<void> {
    const told: (() => void)[] = [];
    try {
      await inStep(async step => {
        for (const { work, resolve, reject } of group)
          told.push(
            await work(step).then(
              value => () => resolve(value),
              error => () => reject(error),
            ),
          );
      });
      for (const tell of told) tell();
    } catch (error) {
      // nothing of the group is stored
      for (const { reject } of group) reject(error);
    }
  }

  async function runAll(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await run(group);
    }
    isBusy = false;
  }

  return <T>(work: WithinStep<S, T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      if (!isBusy) void runAll();
    });
}
