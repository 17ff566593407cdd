import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/language.ts';

/** A native dialog: the browser keeps the focus inside and closes it with Esc; so does a press beside it. */
export function Modal({
  title,
  wide = false,
  children,
  onClose,
}: {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
  onClose(): void;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current: box } = ref;
    box?.showModal();
    const onPress = (event: MouseEvent) => {
      if (event.target === box) onClose();
    };
    box?.addEventListener('pointerdown', onPress);
    return () => box?.removeEventListener('pointerdown', onPress);
  }, [onClose]);
  return (
    <dialog ref={ref} class={wide ? 'modal wide' : 'modal'} aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="ub" title={words.value.close} onClick={onClose}>
          ✕<span class="sr">{words.value.close}</span>
        </button>
      </header>
      <div class="modalbody">{children}</div>
    </dialog>
  );
}
