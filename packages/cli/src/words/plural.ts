/** The forms of a word after a number; what is absent is said as `other`. */
export interface Forms {
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** Says numbers in a language: `counted(3, { one: 'game', other: 'games' })` is `3 games`. */
export function counting(lang: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(lang);
  const digits = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  return (n, forms) => `${digits.format(n)} ${forms[rules.select(Math.abs(n)) as keyof Forms] ?? forms.other}`;
}

/** Says names in a row in a language: `A, B and C`. */
export function listing(lang: string): (names: readonly string[]) => string {
  const list = new Intl.ListFormat(lang);
  return names => list.format(names);
}
