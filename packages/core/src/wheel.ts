/** The goods on one production wheel, by name. */
export type Wheel = Record<string, number>;

/** How a wheel is laid out: its goods and how far each can go. */
export interface WheelSpec {
  readonly basic: readonly string[];
  readonly refined: readonly string[];
  readonly basicMax: number;
  readonly refinedMax: number;
}

/** How many steps the wheel turns now: no basic good may be at 0, no refined good at its end. */
export function stepsDue(wheel: Wheel, spec: WheelSpec): number {
  let steps = spec.basicMax;
  for (const good of spec.basic) {
    const there = wheel[good] ?? 0;
    if (there === 0) return 0;
    if (there < steps) steps = there;
  }
  for (const good of spec.refined) steps = Math.min(steps, spec.refinedMax - (wheel[good] ?? 0));
  return steps;
}

/** Turns the wheel: each step takes 1 of every basic good and adds 1 of every refined one. */
export function rotate(wheel: Wheel, spec: WheelSpec, steps: number): void {
  for (const good of spec.basic) wheel[good] = (wheel[good] ?? 0) - steps;
  for (const good of spec.refined) wheel[good] = (wheel[good] ?? 0) + steps;
}
