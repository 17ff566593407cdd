import type { BuildingId } from '@waldglas/glass-road';
import { Modal } from '../drawing/modal.tsx';
import { TileDetail } from '../games/glass-road/detail.tsx';
import { dialog } from '../table/dialog.ts';
import { speech } from '../table/model.ts';
import { words } from '../words/language.ts';
import { ReferenceView, RuleView } from './reference.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

/** Whatever lies over the table. */
export function Dialogs() {
  const { value: shown } = dialog.shown;
  switch (shown?.kind) {
    case undefined:
      return null;
    case 'settings':
      return <SettingsDialog />;
    case 'rules':
      return (
        <Modal key="rules" title={words.value.rules} wide onClose={dialog.close}>
          <ReferenceView game="glass-road" />
        </Modal>
      );
    case 'rule':
      return (
        <Modal key="rule" title={shown.number} onClose={dialog.close}>
          <RuleView number={shown.number} />
        </Modal>
      );
    case 'tile':
      return (
        <Modal key="tile" title={speech.value?.name(shown.id) ?? ''} onClose={dialog.close}>
          <TileDetail id={shown.id as BuildingId} />
        </Modal>
      );
  }
}
