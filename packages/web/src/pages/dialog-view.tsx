import type { BuildingId } from '@waldglas/glass-road';
import { words } from '../language.ts';
import { speech } from '../table/model.ts';
import { dialog } from './dialogs.ts';
import { Modal } from './modal.tsx';
import { ReferenceView, RuleView } from './rules.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { TileDetail } from './tile-detail.tsx';

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
