/** The period of a view, for games that have some. */
export function periodIn(view: unknown): { readonly period?: number } {
  const told = typeof view === 'object' && view !== null && 'period' in view;
  return told && typeof view.period === 'number' ? { period: view.period } : {};
}
