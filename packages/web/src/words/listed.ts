/** Names in a row, as a language says them: `Ada, Bruno and Wilma`. */
export function listed(lang: string, names: readonly string[]): string {
  return new Intl.ListFormat(lang).format(names);
}
