const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `20 minutes ago`. */
export function ago(then: number, lang: string): string {
  const passed = Date.now() - then;
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, one]) => passed >= one) ?? (['second', 1000] as const);
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(passed / size), unit);
}
