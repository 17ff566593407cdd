import { Modal } from '../boards/modal.tsx';
import { dialog } from '../table/dialog.ts';
import { words } from '../words/language.ts';
import { SettingsForm } from './settings-form.tsx';

/** The settings over any page. */
export function SettingsDialog() {
  if (dialog.shown.value?.kind !== 'settings') return null;
  return (
    <Modal title={words.value.settings} onClose={dialog.close}>
      <SettingsForm />
    </Modal>
  );
}
