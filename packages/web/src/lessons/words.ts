import type { Lang } from '@waldglas/text';

/** What a lesson says in every game. */
interface LessonWords {
  readonly step: (n: number, of: number) => string;
  readonly pressLit: string;
  readonly pressThis: string;
  readonly back: string;
  readonly again: string;
  readonly againShort: string;
  readonly skip: string;
  readonly skipShort: string;
  readonly leave: string;
  readonly leaveShort: string;
  readonly next: string;
  readonly play: string;
  readonly notNow: string;
  readonly readFirst: string;
}

const EN: LessonWords = {
  step: (n, of) => `Step ${n} of ${of}`,
  pressLit: 'Press the lit choice',
  pressThis: 'Press this',
  back: 'Back',
  again: 'Show it again',
  againShort: 'Again',
  skip: 'Skip this step',
  skipShort: 'Skip',
  leave: 'Leave the lesson',
  leaveShort: 'Leave',
  next: 'Go on',
  play: 'Play a whole game',
  notNow: 'Not now: in this step only the lit choice can be pressed.',
  readFirst: 'Not now: this step is done. Go on, or look at it again.',
};

const DE: LessonWords = {
  step: (n, of) => `Schritt ${n} von ${of}`,
  pressLit: 'Drücke auf das Helle',
  pressThis: 'Drücke hier',
  back: 'Zurück',
  again: 'Noch einmal',
  againShort: 'Nochmal',
  skip: 'Schritt überspringen',
  skipShort: 'Auslassen',
  leave: 'Lektion verlassen',
  leaveShort: 'Verlassen',
  next: 'Weiter',
  play: 'Eine ganze Partie spielen',
  notNow: 'Jetzt nicht: In diesem Schritt geht nur, was hell ist.',
  readFirst: 'Jetzt nicht: Dieser Schritt ist fertig. Geh weiter oder sieh ihn dir noch einmal an.',
};

const PL: LessonWords = {
  step: (n, of) => `Krok ${n} z ${of}`,
  pressLit: 'Naciśnij to, co świeci',
  pressThis: 'Naciśnij tutaj',
  back: 'Wstecz',
  again: 'Pokaż jeszcze raz',
  againShort: 'Jeszcze raz',
  skip: 'Pomiń ten krok',
  skipShort: 'Pomiń',
  leave: 'Opuść lekcję',
  leaveShort: 'Wyjdź',
  next: 'Dalej',
  play: 'Zagraj całą partię',
  notNow: 'Nie teraz: w tym kroku można nacisnąć tylko to, co świeci.',
  readFirst: 'Nie teraz: ten krok jest gotowy. Idź dalej albo obejrzyj go jeszcze raz.',
};

export const LESSON_WORDS: Readonly<Record<Lang, LessonWords>> = { en: EN, de: DE, pl: PL };
