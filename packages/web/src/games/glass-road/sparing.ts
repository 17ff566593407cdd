import type { Action } from '@waldglas/glass-road';

/** Does somebody take less than they could? */
export const isSparing = (action: Action): boolean => 'sparing' in action && action.sparing === true;
