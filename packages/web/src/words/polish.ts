const PLURALS = new Intl.PluralRules('pl');

/** A number with the noun in its form: `1 krok, 2 kroki, 5 kroków`. */
export function counted(n: number, one: string, few: string, many: string): string {
  const rule = PLURALS.select(Math.abs(n));
  return `${n} ${rule === 'one' ? one : rule === 'few' ? few : many}`.replace('-', '−');
}
