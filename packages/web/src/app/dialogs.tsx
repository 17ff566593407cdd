import { Modal } from '../boards/modal.tsx';
import { dialog } from '../table/dialog.ts';
import { face, snapshot, speech } from '../table/model.ts';
import { words } from '../words/language.ts';
import { ReferenceView, RuleView } from './reference.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

/** Whatever lies over the table. */
export function Dialogs() {
  const { value: shown } = dialog.shown;
  const { value: of } = face;
  const game = snapshot.value?.game ?? '';
  switch (shown?.kind) {
    case undefined:
      return null;
    case 'settings':
      return <SettingsDialog />;
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
        <Modal key="detail" title={speech.value?.name(shown.id) ?? ''} onClose={dialog.close}>
          {of && <of.telling.Detail id={shown.id} />}
        </Modal>
      );
  }
}
