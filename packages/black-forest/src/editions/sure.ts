/** Facts that the rulebook does not state outright: pictures only, or conclusions. */
export const FACTS = [
  'wheel-sections',
  'start-pose',
  'brick-limit',
  'provision-split',
  'cooking-points',
  'reminder-steps',
  'end-mark',
  'landscape-supply',
  'two-stables',
  'empty-at-start',
  'main-grid',
  'small-grid',
  'forest-size',
  'hut-size',
  'hut-track',
  'large-turned',
  'village-rings',
  'backs-by-village',
  'ring-order',
  'paths',
  'solo-side',
  'back-pictures',
  'large-levels',
] as const;
export type Fact = (typeof FACTS)[number];

/** Where a fact comes from: said in the rulebook, said elsewhere, following from what is said, or fitted to it. */
export type Status = 'rulebook' | 'attested' | 'derived' | 'reconstructed';

/** A reading that we do not play, as the values that would stand here instead. */
type Rival = Readonly<Record<string, string | number | boolean>>;

/** How far to trust a fact: 0 is a mere guess, 1 is certain. */
export interface Sure {
  readonly status: Status;
  readonly confidence: number;
  readonly rivals: readonly Rival[];
}

/** How sure by where it comes from, then the rivals. */
const said = (confidence: number, ...rivals: Rival[]): Sure => ({ status: 'rulebook', confidence, rivals });
const attested = (confidence: number, ...rivals: Rival[]): Sure => ({ status: 'attested', confidence, rivals });
const derived = (confidence: number, ...rivals: Rival[]): Sure => ({ status: 'derived', confidence, rivals });
const fitted = (confidence: number, ...rivals: Rival[]): Sure => ({
  status: 'reconstructed',
  confidence,
  rivals,
});

/** How sure we are of `bf-1`. Whatever is not named here, the rulebook says in words. */
export const SURE: Readonly<Record<Fact, Sure>> = {
  'wheel-sections': derived(0.97),
  'start-pose': derived(0.9),
  'brick-limit': said(0.97),
  'provision-split': derived(0.85),
  'cooking-points': fitted(0.4),
  'reminder-steps': said(0.95),
  'end-mark': fitted(0.45, { endMark: 7 }, { endMark: 9 }),
  'landscape-supply': derived(0.65, { limited: false }),
  'two-stables': derived(0.85),
  'empty-at-start': fitted(0.45),
  'main-grid': fitted(
    0.3,
    { columns: 4, rows: 4, usable: 12, homestead: 'the four cells in the middle' },
    { columns: 3, rows: 4, usable: 9 },
  ),
  'small-grid': fitted(0.3, { columns: 2, rows: 4, empty: 4 }),
  'forest-size': derived(0.75, { cells: 2 }),
  'hut-size': fitted(0.5),
  'hut-track': fitted(0.5, { hutSteps: 4 }, { hutSteps: 5 }),
  'large-turned': derived(0.55, { allowHorizontal: false }),
  'village-rings': attested(0.85),
  'backs-by-village': derived(0.9),
  'ring-order': fitted(0.4),
  paths: fitted(0.3),
  'solo-side': fitted(0.55),
  'back-pictures': derived(0.7),
  'large-levels': derived(0.9),
};
