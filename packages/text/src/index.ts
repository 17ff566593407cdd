export type { Lang } from './language.ts';
export { LANGS, number } from './language.ts';
export type { Picture, Run, Runs } from './runs.ts';
export { capital, plain, sentence } from './runs.ts';
export type { AnySpeech, CardText, Speech, Who } from './speech.ts';
