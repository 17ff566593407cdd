import { type Signal, useSignal } from '@preact/signals';

/** Something asked of the server by a press: under way, or what was wrong with it. */
interface Attempts {
  readonly busy: Signal<boolean>;
  readonly wrong: Signal<unknown>;
  /** Says whether it was done. */
  attempt(work: () => Promise<void>): Promise<boolean>;
}

export function useAttempts(): Attempts {
  const busy = useSignal(false);
  const wrong = useSignal<unknown>(undefined);
  return {
    busy,
    wrong,
    async attempt(work) {
      busy.value = true;
      wrong.value = undefined;
      await work().catch(error => {
        wrong.value = error;
      });
      busy.value = false;
      return wrong.peek() === undefined;
    },
  };
}
