import { words } from '../words/language.ts';
import { snapshot, speech } from './model.ts';

/** Why nothing more can be taken back: in a few words for the bar, and whole for whoever asks. */
interface FenceWords {
  readonly short: string;
  readonly whole: string;
}

/** Nothing was done that could be taken back: then there is nothing to say why. */
const NOTHING = 'nothing';

/** What stops undo in the game that is shown. */
export function fenceWords(): FenceWords {
  const { fence = NOTHING } = snapshot.value?.undo ?? {};
  const why = speech.value?.fence(fence) ?? '';
  const { short, whole } = words.value.table.fence;
  return fence === NOTHING ? { short: why, whole: why } : { short: short(why), whole: whole(why) };
}
