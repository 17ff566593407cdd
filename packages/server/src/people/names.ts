/** The most characters of a name, as people count them. */
const LONGEST = 24;
/** Characters that do something to the text around them: controls, and what turns its direction or joins unseen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A name as it is kept: no space around it, none doubled; nothing if it is no name. */
export function readName(text: string): string | undefined {
  if (UNSEEN.test(text)) return undefined;
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const { length } = [...name];
  return length >= 1 && length <= LONGEST ? name : undefined;
}
