/** What `npm run newcomer` was told. */
export interface Asked {
  /** As `1280x720`. */
  readonly sizes: readonly string[];
  readonly seeds: readonly number[];
  readonly lang: string;
  readonly theme: 'light' | 'dark';
  /** How fast bots are shown. */
  readonly pace: string;
}

const USUAL: Asked = {
  sizes: ['1280x720', '915x412'],
  seeds: [1],
  lang: 'en',
  theme: 'light',
  pace: 'normal',
};

export const asked = (): Asked => ({ ...USUAL, ...JSON.parse(process.env.WALDGLAS_NEWCOMER ?? '{}') });
