import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { knownName } from '../../connection/online/known-person.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { onlineWords } from '../../words/online/language.ts';
import { PageFooter, PageHeader } from '../header.tsx';
import { Hero } from '../hero.tsx';
import { useTitle } from '../title.ts';
import { CallAddress, CallMe } from './call-me.tsx';
import { beForgotten, beKnown, beKnownByCode, server } from './me.ts';
import { NameField } from './name-field.tsx';
import { QrCode } from './qr-code.tsx';
import { isSpoken } from './speaking.ts';
import { Wrong } from './wrong.tsx';
import './styles.ts';

/** Who one is at tables with friends: the name, another device, and being forgotten. `?code=CODE` is another device. */
export function MePage() {
  const { query, route } = useLocation();
  const name = useSignal(knownName() ?? '');
  const code = useSignal<string | undefined>(undefined);
  const asksAgain = useSignal(false);
  const said = useSignal('');
  const wrong = useSignal<unknown>(undefined);
  const { value: w } = onlineWords;
  useTitle(w.me.title);

  async function attempt(work: () => Promise<string>): Promise<void> {
    wrong.value = undefined;
    said.value = '';
    try {
      said.value = await work();
    } catch (error) {
      wrong.value = error;
    }
  }

  useEffect(() => {
    const { code: given } = query;
    if (given === undefined) return;
    // it is good for one device only: a reload does not ask again
    route('/me', true);
    void attempt(async () => {
      await beKnownByCode(given);
      name.value = knownName() ?? '';
      return onlineWords.peek().me.otherDeviceDone;
    });
  }, []);

  if (!isSpoken.value) return <main class="page" aria-busy="true" />;
  return (
    <main class="page join" data-ready="">
      <Hero />
      <PageHeader />
      <form
        class="card joinsheet"
        onSubmit={event => {
          event.preventDefault();
          void attempt(async () => {
            await beKnown(name.value);
            return w.me.saved;
          });
        }}
      >
        <h1>{w.me.title}</h1>
        <p class="note">{w.me.text}</p>
        <NameField
          name={name.value}
          onName={text => {
            name.value = text;
          }}
        />
        <p role="status">{said.value}</p>
        <Wrong error={wrong.value} />
        <button type="submit" class="end" disabled={name.value.trim() === ''}>
          {w.me.save}
        </button>
        {knownName() !== undefined && (
          <>
            <button
              type="button"
              class="soft"
              onClick={() =>
                void attempt(async () => {
                  code.value = await server.linkCode();
                  return w.me.otherDeviceText;
                })
              }
            >
              <Glyph name="device" size={18} /> {w.me.otherDevice}
            </button>
            {code.value !== undefined && (
              <QrCode text={`${location.origin}/me?code=${code.value}`} label={w.me.otherDeviceText} />
            )}
            <h2>{w.notices.title}</h2>
            <p class="note">{w.notices.text}</p>
            <CallMe />
            <CallAddress />
            <p class="note">{w.me.removeText}</p>
            <button
              type="button"
              class="soft"
              {...(asksAgain.value && { 'data-confirm': '' })}
              onClick={() => {
                if (!asksAgain.value) {
                  asksAgain.value = true;
                  return;
                }
                void attempt(async () => {
                  await beForgotten();
                  name.value = '';
                  code.value = undefined;
                  asksAgain.value = false;
                  return w.me.removed;
                });
              }}
            >
              {asksAgain.value ? w.me.removeSure : w.me.remove}
            </button>
          </>
        )}
      </form>
      <PageFooter />
    </main>
  );
}
