import { useSignal } from '@preact/signals';
import type { BuildingId } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { type Block, findRule, loadReference } from '@waldglas/text/reference';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../language.ts';
import { settings } from '../settings.ts';
import { choose, pinned, plans, snapshot, speech } from '../table/model.ts';
import { Said } from '../table/options.tsx';
import { dialog } from './dialogs.ts';
import { Blocks, ReferenceView } from './rules.tsx';
import { SettingsForm } from './settings-form.tsx';

/** A native dialog: the browser keeps the focus inside and closes it with Esc. */
export function Modal({
  title,
  children,
  onClose,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
  onClose(): void;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      class="modal"
      aria-label={title}
      onClose={onClose}
      onClick={event => event.target === ref.current && onClose()}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="ub" onClick={onClose}>
          ✕<span class="sr">{words.value.close}</span>
        </button>
      </header>
      <div class="modalbody">{children}</div>
    </dialog>
  );
}

export function Dialogs() {
  const { value: shown } = dialog.shown;
  if (!shown) return null;
  const { value: w } = words;
  switch (shown.kind) {
    case 'settings':
      return (
        <Modal title={w.settings} onClose={dialog.close}>
          <SettingsForm />
        </Modal>
      );
    case 'rules':
      return (
        <Modal title={w.rules} onClose={dialog.close}>
          <ReferenceView game="glass-road" />
        </Modal>
      );
    case 'rule':
      return (
        <Modal title={shown.number} onClose={dialog.close}>
          <Rule number={shown.number} />
        </Modal>
      );
    case 'tile':
      return (
        <Modal title={speech.value?.name(shown.id) ?? ''} onClose={dialog.close}>
          <TileDetail id={shown.id as BuildingId} />
        </Modal>
      );
  }
}

function Rule({ number }: { readonly number: string }) {
  const blocks = useSignal<readonly Block[]>([]);
  const { lang } = settings.value;
  useEffect(() => {
    void loadReference('glass-road', lang).then(reference => {
      blocks.value = findRule(reference, number) ?? [];
    });
  }, [number, lang, blocks]);
  return <Blocks blocks={blocks.value} />;
}

/** A tile on offer: what it does, why it cannot be built now, and the conversions that would get there. */
function TileDetail({ id }: { readonly id: BuildingId }) {
  const { value: now } = snapshot;
  const { value: said } = speech;
  if (!now || !said) return null;
  const { value: w } = words;
  const plan = plans.value.get(id);
  const wish = { seat: now.viewer ?? 0, verb: 'build', building: id } as const;
  const next = plan?.first[0];
  return (
    <div class="detail">
      {said.card(id).lines.map((line, i) => (
        <p key={i}>
          <Said runs={line} />
        </p>
      ))}
      {plan?.reason && (
        <p class="reason">
          <Glyph name="why" /> {plain(said.reason(now.view, wish, { ...plan.reason, first: [] }))}
        </p>
      )}
      {plan && plan.first.length > 0 && (
        <section class="plan">
          <h3>{w.plan}</h3>
          <p>{w.planSteps(plan.first.length)}</p>
          <ol>
            {plan.first.map((action, i) => (
              <li key={i}>
                <Said runs={said.option(now.view, action)} />
              </li>
            ))}
          </ol>
          {next && (
            <button type="button" class="end" onClick={() => choose(next)}>
              {w.planGo}
            </button>
          )}
        </section>
      )}
      <button
        type="button"
        class="soft"
        onClick={() => {
          pinned.value = pinned.value === id ? undefined : id;
          dialog.close();
        }}
      >
        <Glyph name="pin" /> {pinned.value === id ? w.unpin : w.pin}
      </button>
    </div>
  );
}
