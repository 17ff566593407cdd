import { words } from '../language.ts';
import { dialog } from './dialogs.ts';
import { Modal } from './modal.tsx';
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
