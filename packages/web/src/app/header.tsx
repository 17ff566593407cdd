import { LANGS } from '@waldglas/text';
import { Glyph } from '../glyphs/glyph.tsx';
import { changeSettings, settings } from '../settings/settings.ts';
import { dialog } from '../table/dialog.ts';
import { words } from '../words/language.ts';
import { NewVersion } from './new-version.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

const NAMES = { en: 'English', de: 'Deutsch', pl: 'Polski' };

/** All languages side by side; a press changes the page at once. */
function LanguageSwitch() {
  return (
    <fieldset class="lang">
      <legend class="sr">{words.value.language}</legend>
      {LANGS.map(lang => (
        <button
          key={lang}
          type="button"
          lang={lang}
          title={NAMES[lang]}
          aria-pressed={settings.value.lang === lang}
          onClick={() => changeSettings({ lang })}
        >
          {lang.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

/** The head of every page but the table: home, rules, gallery, language, settings. */
export function PageHeader() {
  const { value: w } = words;
  return (
    <header class="pagehead">
      <a class="brand" href="/" title={w.home}>
        <Glyph name="glass" size={30} />
        <span class="serif">Waldglas</span>
      </a>
      <nav aria-label={w.menu}>
        <a href="/rules">
          <Glyph name="rules" size={19} />
          <span>{w.rules}</span>
        </a>
        <a class="togallery" href="/gallery">
          <Glyph name="eye" size={19} />
          <span>{w.gallery}</span>
        </a>
      </nav>
      <LanguageSwitch />
      <button type="button" class="cog" title={w.settings} onClick={() => dialog.show({ kind: 'settings' })}>
        <Glyph name="settings" size={20} />
        <span class="sr">{w.settings}</span>
      </button>
      <SettingsDialog />
      <NewVersion />
    </header>
  );
}

/** The foot of every page: this is nobody's official work. */
export function PageFooter() {
  return (
    <footer class="pagefoot">
      <nav aria-label={words.value.gallery}>
        <a class="soft" href="/gallery">
          <Glyph name="eye" size={18} /> {words.value.gallery}
        </a>
      </nav>
      <p>
        {words.value.unofficial} <a href="/licences">{words.value.licences}</a>
      </p>
    </footer>
  );
}
