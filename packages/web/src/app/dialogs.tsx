import { Modal } from '../boards/modal.tsx';
import { dialog } from '../table/dialog.ts';
import { face, snapshot, speech } from '../table/model.ts';
import { words } from '../words/language.ts';
import { MenuDialog } from './menu-dialog.tsx';
import { ReferenceView, RuleView } from './reference.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

/** The letters that read out what lies on the table of the game. */
function readingKeys(): readonly (readonly [string, string])[] {
  const { readings = {}, readOut } = face.value?.telling ?? {};
  const letters = Object.keys(readings).map(letter => letter.toUpperCase());
  return readOut && letters.length > 0 ? [[letters.join(', '), words.value.readOut(readOut())]] : [];
}

/** A card or tile by its name; on a space of the land also where that is. */
function titleOf(id: string, cell: string | undefined): string {
  const { value: said } = speech;
  if (!said) return '';
  if (cell === undefined) return said.name(id);
  const noun = said.noun(id);
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} · ${cell}`;
}

/** Whatever lies over the table. */
export function Dialogs() {
  const { value: shown } = dialog.shown;
  const { value: of } = face;
  const game = snapshot.value?.game ?? '';
  switch (shown?.kind) {
    case undefined:
      return null;
    case 'settings':
      return <SettingsDialog keys={readingKeys()} />;
    case 'menu':
      return <MenuDialog />;
    case 'rules':
      return (
        <Modal key="rules" title={words.value.rules} wide onClose={dialog.close}>
          <ReferenceView game={game} />
        </Modal>
      );
    case 'rule':
      return (
        <Modal key="rule" title={shown.number} onClose={dialog.close}>
          <RuleView game={game} number={shown.number} />
        </Modal>
      );
    case 'detail':
      return (
        <Modal key="detail" title={titleOf(shown.id, shown.cell)} onClose={dialog.close}>
          {of && <of.telling.Detail id={shown.id} cell={shown.cell} />}
        </Modal>
      );
  }
}
