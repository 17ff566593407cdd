import type { OnlineTable } from '../../connection/online/online-table.ts';
import { onlineWords } from '../../words/online/language.ts';
import { loadNewVersion } from '../new-version.tsx';
import { Icon } from './icon.tsx';

/** Is the table reached? A quiet sign, in the bar of the table. */
export function ReachSign({ online }: { readonly online: OnlineTable }) {
  const { value: reach } = online.reach;
  const said = onlineWords.value.reach[reach];
  return (
    <span class={`reach ${reach}`} role="status" title={said}>
      <Icon name="signal" size={16} /> <span>{said}</span>
    </span>
  );
}

/** What is safe and what to do, if it is not reached. */
export function ReachLine({ online }: { readonly online: OnlineTable }) {
  const { value: reach } = online.reach;
  const { value: w } = onlineWords;
  if (reach === 'here' || reach === 'connecting') return null;
  return (
    <div class={`reachline ${reach}`} role="status">
      <p>{w.reachLine[reach]}</p>
      {reach === 'newer' && (
        <button type="button" class="soft" onClick={() => void loadNewVersion()}>
          {w.newVersion}
        </button>
      )}
    </div>
  );
}
