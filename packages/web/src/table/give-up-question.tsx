import { addStyles } from '../drawing/add-styles.ts';
import css from '../styles/table/give-up.css?inline';
import { words } from '../words/language.ts';
import { cancelGiveUp, confirmGiveUp, givenUp } from './give-up.ts';

addStyles(css);

/** What would be given up, above the button that was pressed; the safe answer has the focus. */
export function GiveUpQuestion() {
  const { value: what } = givenUp;
  if (what === undefined) return null;
  const { value: w } = words;
  return (
    <div class="giveup" role="alertdialog" aria-labelledby="giveup" aria-describedby="giveup-why">
      <p>
        <b id="giveup" class="serif">
          {what.title}
        </b>
        <span id="giveup-why">{what.why}</span>
      </p>
      <button type="button" class="soft warns" data-confirm="" onClick={confirmGiveUp}>
        {w.table.giveUp.yes}
      </button>
      <button type="button" class="end" ref={button => button?.focus()} onClick={cancelGiveUp}>
        {w.table.giveUp.no} <span class="kbd">Esc</span>
      </button>
    </div>
  );
}
