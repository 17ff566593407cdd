/** The languages of the product. */
export const LANGS = ['en', 'de', 'pl'] as const;
export type Lang = (typeof LANGS)[number];

/** The ready forms of a word by plural class (`Intl.PluralRules`); what is absent is said as `other`. */
export interface Forms {
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** A thing that can be counted, in ready forms: we store them, not grammar. */
export interface Noun {
  /** By itself: `pond`, `Teich`, `jezioro`. */
  readonly name: string;
  /** After a number, as what is gained, paid or placed. */
  readonly counted: Forms;
  /** After a number, by itself as on a label; as `counted` unless told (Polish: the nominative). */
  readonly alone?: Forms;
  /** After a number, as what is missing; as `counted` unless told (Polish: the genitive). */
  readonly missing?: Forms;
  /** `for each pond`. */
  readonly each: string;
  /** `for each adjacent pond`, where a card counts so. */
  readonly beside?: string;
  /** After `with at least` and several numbers; as `counted` unless told (German: the dative). */
  readonly atLeast?: string;
}

const RULES = new Map<Lang, Intl.PluralRules>();

/** The form of a word after a number. */
export function form(lang: Lang, forms: Forms, n: number): string {
  let rules = RULES.get(lang);
  if (!rules) {
    rules = new Intl.PluralRules(lang);
    RULES.set(lang, rules);
  }
  return forms[rules.select(Math.abs(n)) as keyof Forms] ?? forms.other;
}

/** Points may be halves: `1.5` in English, `1,5` elsewhere. */
export function number(lang: Lang, n: number): string {
  const digits = String(Math.abs(n));
  return (n < 0 ? '−' : '') + (lang === 'en' ? digits : digits.replace('.', ','));
}
