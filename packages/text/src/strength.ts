import { type Forms, form, type Lang } from './language.ts';

/** The levels of bots that are spoken of. */
type Level =
  | 'random'
  | 'apprentice'
  | 'journeyman'
  | 'expert'
  | 'master'
  | 'beginner'
  | 'easy'
  | 'medium'
  | 'hard'
  | 'hardest';

/** What was measured about a bot: the share of games won against another, in percent, and the mean points alone. */
interface MeasuredStrength {
  readonly wins?: { readonly against: Level; readonly share: number };
  readonly alone?: { readonly mean: number };
}

interface StrengthWords {
  /** Whom one plays against: `the apprentice`. */
  readonly against: Readonly<Record<Level, string>>;
  wins(percent: number, against: string): string;
  alone(points: string): string;
  readonly points: Forms;
  /** At a table by other facts: what the figures, and what was learned, come from. */
  readonly measuredBefore: string;
  readonly learnedBefore: string;
}

const WORDS: Readonly<Record<Lang, StrengthWords>> = {
  en: {
    against: {
      random: 'random moves',
      apprentice: 'the apprentice',
      journeyman: 'the journeyman',
      expert: 'the expert',
      master: 'the master',
      beginner: 'the level “Beginner”',
      easy: 'the level “Easy”',
      medium: 'the level “Medium”',
      hard: 'the level “Hard”',
      hardest: 'the level “Hardest”',
    },
    wins: (percent, against) => `wins ${percent} % of two-player games against ${against}`,
    alone: points => `${points} in solo games`,
    points: { one: 'point', other: 'points' },
    measuredBefore: 'measured with the built-in facts',
    learnedBefore: 'learned and measured with the built-in facts',
  },
  de: {
    against: {
      random: 'zufällige Züge',
      apprentice: 'den Lehrling',
      journeyman: 'den Gesellen',
      expert: 'den Kenner',
      master: 'den Meister',
      beginner: 'die Stufe „Anfänger“',
      easy: 'die Stufe „Leicht“',
      medium: 'die Stufe „Mittel“',
      hard: 'die Stufe „Schwer“',
      hardest: 'die Stufe „Am schwersten“',
    },
    wins: (percent, against) => `gewinnt ${percent} % der Partien zu zweit gegen ${against}`,
    alone: points => `${points} im Solospiel`,
    points: { one: 'Punkt', other: 'Punkte' },
    measuredBefore: 'gemessen mit den eingebauten Angaben',
    learnedBefore: 'gelernt und gemessen mit den eingebauten Angaben',
  },
  pl: {
    against: {
      random: 'losowymi ruchami',
      apprentice: 'uczniem',
      journeyman: 'czeladnikiem',
      expert: 'znawcą',
      master: 'mistrzem',
      beginner: 'poziomem „Początkujący”',
      easy: 'poziomem „Łatwy”',
      medium: 'poziomem „Średni”',
      hard: 'poziomem „Trudny”',
      hardest: 'poziomem „Najtrudniejszy”',
    },
    wins: (percent, against) => `wygrywa ${percent} % gier dwuosobowych z ${against}`,
    alone: points => `${points} w grze solo`,
    points: { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' },
    measuredBefore: 'zmierzone na wbudowanych danych',
    learnedBefore: 'wyuczone i zmierzone na wbudowanych danych',
  },
};

/** Only who never lost wins 100 %. */
function percentOf(share: number): number {
  return share < 100 ? Math.min(99, Math.round(share)) : 100;
}

/**
 * How strong a bot is, in a few words; nothing where nothing was measured. At a table by facts that are not the usual ones
 * it is told that nothing was measured, or learned, with those.
 */
export function strengthWords(
  lang: Lang,
  { wins, alone }: MeasuredStrength = {},
  otherFacts?: { readonly isLearned: boolean },
): string | undefined {
  const words = WORDS[lang];
  const parts: string[] = [];
  if (wins) parts.push(words.wins(percentOf(wins.share), words.against[wins.against]));
  if (alone) {
    const points = Math.round(alone.mean);
    parts.push(words.alone(`${points} ${form(lang, words.points, points)}`));
  }
  if (otherFacts?.isLearned) parts.push(words.learnedBefore);
  else if (otherFacts && parts.length > 0) parts.push(words.measuredBefore);
  return parts.length === 0 ? undefined : parts.join('; ');
}
