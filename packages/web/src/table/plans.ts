import { signal } from '@preact/signals';
import type { Advisor } from '../connection/advisor.ts';
import type { Plan, TableSnapshot } from '../connection/connection.ts';
import type { AnyFace } from './face.ts';
import { snapshot } from './model.ts';

interface Plans {
  readonly of: TableSnapshot | undefined;
  readonly found: ReadonlyMap<string, Plan>;
}

const NONE: Plans = { of: undefined, found: new Map() };

/** What each thing that can be wished for would take, and in which moment. */
const plans = signal(NONE);

/** What something would take; as long as that is not known anew, what it took a moment ago. */
export const lastPlanOf = (id: string): Plan | undefined => plans.value.found.get(id);

/** What something would take now; nothing as long as that is not known. */
export function planOf(id: string): Plan | undefined {
  return plans.value.of?.length === snapshot.value?.length ? lastPlanOf(id) : undefined;
}

export function forgetPlans(): void {
  plans.value = NONE;
}

/** Finds out behind the page what wishes would take; nothing changes if by then something else is shown. */
export async function findPlans(advisor: Advisor, { asking }: AnyFace, now: TableSnapshot): Promise<void> {
  const { seat, view, game } = now;
  const wishes = asking.wishes(now);
  if (seat === undefined || wishes.length === 0) return;
  const found = await advisor.plans(
    { game, view, seat },
    wishes.map(({ line }) => line),
  );
  if (snapshot.peek() === now)
    plans.value = { of: now, found: new Map(wishes.map(({ id }, i) => [id, found[i] as Plan])) };
}
