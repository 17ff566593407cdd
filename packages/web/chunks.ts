import type { Rolldown } from 'vite';

/** Rules, and how far a game is: workers play by them. */
const rules = (game: string) => ({
  name: `${game}-rules`,
  test: new RegExp(`packages/${game}/src|web/src/games/${game}/how-far`),
});

const bots = (game: string) => ({ name: `${game}-bots`, test: new RegExp(`packages/bots/src/${game}/`) });

/** What is shown and said of a game; languages, galleries, lessons, planner, rewards, replays, closing pages, details and positions come when they are opened. */
const shown = (game: string) => ({
  name: game,
  test: new RegExp(
    `web/src/games/${game}/(?!gallery|sample|lessons|position|planner|replay|closing\\.|detail|both-sides|thing|pawn-turns|space-cards|build-choice|reward|words\\.(de|pl))|text/src/${game}/(?!(en|de|pl)\\.)[a-z-]+\\.ts`,
  ),
});

/** The files that workers load: nothing to look at is in them. */
const FOR_WORKERS = /^assets\/(records|core|bots|[a-z-]+-(rules|bots|worker))-/;

/**
 * What is built into one file, the first that fits. Few files: to a slow machine each costs more than its content. A page
 * loads what it shows and nothing of another page or game (`tests/preloads.test.ts`).
 */
export const chunks: NonNullable<Rolldown.CodeSplittingOptions['groups']> = [
  // up to the bots they are for workers, too
  {
    name: 'records',
    test: /core\/src\/record\.ts|bots\/weights\/|web\/src\/(catalog|connection\/(?!local-table)[a-z-]+)\.ts|preload-helper/,
  },
  { name: 'core', test: /packages\/(core|table)\/src|web\/src\/connection\/local-table\.ts/ },
  rules('glass-road'),
  rules('black-forest'),
  { name: 'bots', test: /packages\/bots\/src\/(nets\/)?(?!strength)[a-z-]+\.ts|web\/src\/workers\/learned-bots\.ts/ },
  bots('glass-road'),
  bots('black-forest'),
  { name: 'base', tags: ['$initial'], test: /^(?!.*-worker\.ts$)/ },
  {
    // what the start page and tables show
    name: 'pages',
    test: /web\/src\/(listings|games\/[\w-]+\/listing|boards\/(drawings|houses|points)|table\/(dialog|game-listing)|app\/(opening|title|no-table)|drawing\/add-styles)\.tsx?/,
  },
  { name: 'pictures', test: /web\/src\/(pictures|games\/[\w-]+\/picture)\.tsx?/ },
  {
    name: 'start',
    test: /bots\/src\/strength\.ts|web\/src\/(app\/(start|hero|header|game-card|saved-games|setup-dialog|settings-\w+|edition-choice)|boards\/modal)\.tsx?/,
  },
  // the table with all that it draws at once, and what games share; the rest of it comes when it is opened
  {
    name: 'table',
    test: /web\/src\/(app\/table-page\.tsx|boards\/(?!chart|modal)|drawing\/|table\/(rule-text|closed-stretch|detail-parts)|words\/once)|text\/src\/(?!strength)[a-z-]+\.ts/,
  },
  shown('glass-road'),
  shown('black-forest'),
];

/** The files for workers fetch nothing ahead: it takes a document to do so. Nothing is lost, as a worker loads little. */
export function dependenciesToFetch(_: string, files: string[], { hostId }: { readonly hostId: string }): string[] {
  return FOR_WORKERS.test(hostId) ? [] : files;
}
