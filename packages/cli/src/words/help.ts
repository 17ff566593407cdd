/** What a command is for, and what each of its options means. */
type About<Option extends string = never> = Readonly<Record<'about' | Option, string>>;

/** What `--help` says; what stands in brackets at the end is what holds if nothing is told. */
export interface HelpWords {
  readonly about: string;
  /** Commander's own titles. */
  readonly titles: Readonly<Record<'Usage:' | 'Arguments:' | 'Options:' | 'Commands:', string>>;
  readonly help: string;
  /** What several commands can be told. */
  readonly shared: Readonly<
    Record<
      'game' | 'edition' | 'players' | 'seed' | 'option' | 'json' | 'nodes' | 'ms' | 'threads' | 'resume' | 'csv',
      string
    >
  > & { lang(languages: string): string };
  readonly play: About<'seed' | 'load' | 'continue' | 'list' | 'save' | 'auto' | 'lines' | 'noColor' | 'keys'> & {
    game(games: string): string;
    seats(levels: string): string;
  };
  readonly rules: About<'number'> & { game(games: string): string };
  readonly simulate: About<'bots' | 'games' | 'seed' | 'threads' | 'records'>;
  readonly arena: About<'bots' | 'deals' | 'seed'>;
  readonly solo: About<'bot' | 'seeds'>;
  readonly engine: About<'table' | 'token'>;
  readonly serve: About<'port' | 'host'>;
  readonly cards: About<'stats' | 'write'>;
  readonly edition: About<'name' | 'file'>;
  readonly replay: About<'file' | 'at'>;
  readonly perft: About<'depth' | 'divide'>;
  readonly fuzz: About<'seconds' | 'players'>;
  readonly bench: About<'game' | 'seconds'>;
}
