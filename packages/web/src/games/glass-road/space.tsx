import { Glyph } from '../../glyphs/glyph.tsx';
import { choose } from '../../table/calls.ts';
import { dialog } from '../../table/dialog.ts';
import { lookAhead } from '../../table/hover-preview.ts';
import { lineOf } from '../../table/model.ts';
import { Said } from '../../table/options.tsx';
import { removalAt } from './land-uses.ts';
import { snapshot, speech } from './shown.ts';
import { Thing } from './thing.tsx';

/** What lies on a space of the own land; if it may leave, a button that says so. */
export function Space({ id, cell }: { readonly id: string; readonly cell: string }) {
  const { value: now } = snapshot;
  const { value: said } = speech;
  const removal = removalAt(cell);
  if (!now || !said) return null;
  return (
    <div class="about space">
      <Thing id={id} seat={now.seat} />
      {removal && (
        <button
          type="button"
          class="soft warns"
          data-action={lineOf(removal)}
          onClick={() => {
            choose(removal);
            dialog.close();
          }}
          {...lookAhead(removal)}
        >
          <Glyph name="warn" size={18} />
          <span>
            <Said runs={said.option(now.view, removal)} />
          </span>
        </button>
      )}
    </div>
  );
}
