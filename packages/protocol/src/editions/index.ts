export { admitChecked, admitDocument, factsFault } from './admit.ts';
export { checkEdition, checkText, type EditionCheck, type EditionRules } from './check.ts';
export type { Difference } from './compare.ts';
export { loadFaultWords } from './fault-words.ts';
export { type Fault, type FaultWords, fault, faultText } from './faults.ts';
export { readableJson } from './json.ts';
export { publishedSchema } from './schema.ts';
