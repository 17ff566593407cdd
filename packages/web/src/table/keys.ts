import type { TableSnapshot } from '../connection/connection.ts';
import { settings } from '../settings/settings.ts';
import { sayAloud } from './announce.ts';
import { type Direction, go, rests } from './arrows.ts';
import { hurry, othersPlay } from './bot-queue.ts';
import { choose, redo, takeBack } from './calls.ts';
import { dialog } from './dialog.ts';
import type { AnyFace } from './face.ts';
import { fenceWords } from './fence.ts';
import { cancelGiveUp, endTurn } from './give-up.ts';
import { closeHint, toggleHint } from './hint-button.tsx';
import { closing, covered, face, snapshot } from './model.ts';
import { endOf, numbered } from './option-list.ts';

const isArrow = (key: string): key is Direction => /^Arrow(Left|Right|Up|Down)$/.test(key);

/** Is there nothing else to answer than that the turn ends? */
const isSoleEnd = (of: AnyFace, now: TableSnapshot) =>
  now.decision?.options.length === 1 && endOf(of, now) !== undefined;

/**
 * The keys of the table: digits choose, arrows go about, Enter ends, Ctrl+Z and Ctrl+Y go back and on, H hints, ? explains,
 * Esc closes, and letters read out what lies on the table.
 */
export function onKey(event: KeyboardEvent): void {
  const { value: now } = snapshot;
  const { value: of } = face;
  const target = event.target as HTMLElement | null;
  // the focus goes on to the next answer: a key that is held would play that, too
  if (event.repeat && event.key === 'Enter' && !target?.matches('textarea')) event.preventDefault();
  // nobody acts for a seat that has not taken over yet
  if (!now || !of || covered.value !== undefined || closing.value || target?.closest('input, select, textarea, dialog'))
    return;
  const { key } = event;
  const letter = key.toLowerCase();
  const reading = of.telling.readings[letter];
  if ((event.ctrlKey || event.metaKey) && letter === 'z') {
    event.preventDefault();
    if (event.shiftKey) redo();
    else if (now.seat !== undefined && now.undo.lines.length === 0) sayAloud(fenceWords().whole);
    else takeBack('step');
  } else if ((event.ctrlKey || event.metaKey) && letter === 'y') {
    event.preventDefault();
    redo();
  } else if (event.ctrlKey || event.metaKey || event.altKey) return;
  // whoever speaks to the machine, or slips, can do without them (WCAG 2.1.4)
  else if (/^[^ ]$/.test(key) && !settings.peek().singleKeys) return;
  else if (isArrow(key)) {
    if (go(key)) event.preventDefault();
  } else if (key === '?') {
    dialog.show(now.decision ? { kind: 'rule', number: now.decision.ask.rule } : { kind: 'rules' });
  } else if (key === 'Escape') {
    dialog.close();
    closeHint();
    cancelGiveUp();
  } else if (letter === 'h') toggleHint(true);
  else if (reading) sayAloud(reading(now));
  else if (/^[1-9]$/.test(key)) {
    const options = numbered(of, now);
    const action = options[Number(key) - 1];
    const both = of.asking.both?.(now)?.[Number(key) - 1 - options.length];
    if (action) choose(action);
    else if (both) choose(...both.actions);
  } else if ((key === ' ' || key === 'Enter') && rests(target) && othersPlay.peek()) hurry();
  else if (key === 'Enter' && !event.repeat && rests(target) && isSoleEnd(of, now)) endTurn();
}
