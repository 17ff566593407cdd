import type { ComponentChildren } from 'preact';
import { Modal } from '../boards/modal.tsx';
import { isRecordOpen } from '../connection/open-record.ts';
import { addStyles } from '../drawing/add-styles.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import css from '../styles/app/menu.css?inline';
import { dialog } from '../table/dialog.ts';
import { face, snapshot } from '../table/model.ts';
import { words } from '../words/language.ts';
import { exportGame } from './export.ts';

addStyles(css);

interface EntryProps {
  readonly glyph: string;
  readonly text: readonly [title: string, line: string];
}

function EntryWords({ glyph, text: [title, line] }: EntryProps): ComponentChildren {
  return (
    <>
      <Glyph name={glyph} size={22} />
      <span>
        <b>{title}</b>
        <small>{line}</small>
      </span>
    </>
  );
}

function Press({ onPress, ...entry }: EntryProps & { onPress(): void }) {
  return (
    <li>
      <button type="button" onClick={onPress}>
        <EntryWords {...entry} />
      </button>
    </li>
  );
}

function Link({ href, ...entry }: EntryProps & { readonly href: string }) {
  return (
    <li>
      <a href={href} onClick={dialog.close}>
        <EntryWords {...entry} />
      </a>
    </li>
  );
}

/** Everything that can be done with the game as a whole, in one place. */
export function MenuDialog() {
  const { value: now } = snapshot;
  if (!now) return null;
  const { value: w } = words;
  const { menu } = w.table;
  return (
    <Modal key="menu" title={face.value?.title() ?? w.menu} onClose={dialog.close}>
      <ul class="tablemenu">
        {isRecordOpen(now) && (
          <Press
            glyph="log"
            text={menu.save}
            onPress={() => {
              dialog.close();
              void exportGame();
            }}
          />
        )}
        <Link glyph="play" text={menu.replay} href={`${now.address}/replay`} />
        <Link glyph="again" text={menu.fresh} href={`/play/${now.game}`} />
        <Press glyph="settings" text={menu.settings} onPress={() => dialog.show({ kind: 'settings' })} />
        <Press glyph="rules" text={menu.rules} onPress={() => dialog.show({ kind: 'rules' })} />
        <Link glyph="leave" text={menu.leave} href="/" />
      </ul>
    </Modal>
  );
}
