import { EN } from './en.ts';
import type { WebWords } from './words.ts';

export const DE: WebWords = EN;
