import { Modal } from '../boards/modal.tsx';
import { dialog } from '../table/dialog.ts';
import { words } from '../words/language.ts';
import { SettingsForm, type SettingsProps } from './settings-form.tsx';

/** The settings over any page; at a table with the keys of its game. */
export function SettingsDialog(props: SettingsProps) {
  if (dialog.shown.value?.kind !== 'settings') return null;
  return (
    <Modal title={words.value.settings} onClose={dialog.close}>
      <SettingsForm {...props} />
    </Modal>
  );
}
