import { changeSettings, settings } from '../settings/settings.ts';
import { endsTurns, type Settings, SPEEDS, THEMES } from '../settings/stored.ts';
import { words } from '../words/language.ts';

const LANGS = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['pl', 'Polski'],
] as const;

function Choice<K extends keyof Settings>({
  name,
  label,
  options,
}: {
  readonly name: K;
  readonly label: string;
  readonly options: readonly (readonly [value: Settings[K] & string, text: string])[];
}) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {options.map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={settings.value[name] === value}
            onChange={() => changeSettings({ [name]: value } as Partial<Settings>)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Switch({
  name,
  label,
}: {
  readonly name: 'safeColours' | 'showCopies' | 'closingPages' | 'autoEnd' | 'autoFee' | 'singleKeys' | 'planner';
  readonly label: string;
}) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={name === 'autoEnd' ? endsTurns(settings.value) : settings.value[name]}
        onChange={event => changeSettings({ [name]: event.currentTarget.checked })}
      />
      <span>{label}</span>
    </label>
  );
}

export interface SettingsProps {
  /** The keys that only one game has, and what they do. */
  readonly keys?: readonly (readonly [key: string, does: string])[];
}

/** The keys of the table. */
function Keys({ keys = [] }: SettingsProps) {
  const { value: w } = words;
  return (
    <section class="keys">
      <h3>{w.keysTitle}</h3>
      <dl>
        {[...w.keys, ...keys].map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Language, theme, pace and the like; everything at once. */
export function SettingsForm(props: SettingsProps) {
  const { value: w } = words;
  return (
    <form class="settings">
      <Choice name="lang" label={w.language} options={LANGS} />
      <Choice name="theme" label={w.set.theme} options={THEMES.map(one => [one, w.set.themes[one]] as const)} />
      <Choice name="speed" label={w.set.speed} options={SPEEDS.map(one => [one, w.set.speeds[one]] as const)} />
      <Choice
        name="botSpeed"
        label={w.table.botSpeed.label}
        options={SPEEDS.map(one => [one, one === 'off' ? w.table.botSpeed.atOnce : w.set.speeds[one]] as const)}
      />
      <Switch name="safeColours" label={w.set.safeColours} />
      <Switch name="showCopies" label={w.set.showCopies} />
      <Switch name="closingPages" label={w.table.closing.pages} />
      <Switch name="autoEnd" label={w.set.autoEnd} />
      <Switch name="autoFee" label={w.set.autoFee} />
      <Switch name="planner" label={w.table.planner} />
      <Switch name="singleKeys" label={w.table.singleKeys} />
      <Keys {...props} />
    </form>
  );
}
