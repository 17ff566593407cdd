import type { Share } from '@waldglas/core';

/** What has grown or shrunk, the biggest change first. */
export function gains(before: readonly Share[], after: readonly Share[]): Share[] {
  const changes = after.map(({ what, value }) => ({
    what,
    value: value - (before.find(one => one.what === what)?.value ?? 0),
  }));
  return changes.filter(({ value }) => Math.abs(value) > 1e-9).sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
}
