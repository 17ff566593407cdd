import { isRecordOpen } from '../connection/open-record.ts';
import { snapshot } from '../table/model.ts';
import { problem, trouble } from '../table/trouble.ts';
import { words } from '../words/language.ts';
import { exportGame } from './export.ts';

/** What was refused, or what goes wrong behind the table and what one can do about it. */
export function Troubles() {
  if (problem.value !== undefined) {
    return (
      <p class="problem" role="alert">
        {problem.value}
      </p>
    );
  }
  const { value: what } = trouble;
  if (!what) return null;
  const { value: w } = words;
  const { value: now } = snapshot;
  return (
    <div class="trouble" role="alert">
      <p>{w.trouble[what]}</p>
      {what === 'notKept' && now && isRecordOpen(now) && (
        <button type="button" class="soft" onClick={() => void exportGame()}>
          {w.export}
        </button>
      )}
      {what === 'bots' && (
        <button type="button" class="soft" onClick={() => location.reload()}>
          {w.error.reload}
        </button>
      )}
      <button
        type="button"
        class="soft"
        onClick={() => {
          trouble.value = undefined;
        }}
      >
        {w.close}
      </button>
    </div>
  );
}
