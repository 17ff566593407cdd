import { onlineWords } from '../../words/online/language.ts';
import { Icon } from './icon.tsx';

/** As the server has it. */
const LONGEST_NAME = 24;

/** What somebody is to be called at tables of the server. */
export function NameField({ name, onName }: { readonly name: string; onName(name: string): void }) {
  return (
    <label class="namefield">
      <span>{onlineWords.value.yourName}</span>
      <span class="nameline">
        <Icon name="chair" size={22} />
        <input
          type="text"
          name="name"
          autocomplete="nickname"
          required
          maxLength={LONGEST_NAME}
          value={name}
          onInput={event => onName(event.currentTarget.value)}
        />
      </span>
    </label>
  );
}
