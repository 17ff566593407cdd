import { useLayoutEffect, useRef } from 'preact/hooks';
import { addStyles } from '../drawing/add-styles.ts';
import css from '../styles/lessons/lesson.css?inline';
import { Coach } from './coach.tsx';
import { watchLight } from './lit.ts';
import { Veil } from './veil.tsx';

addStyles(css);

/** What lies over the table during a lesson. */
export function Guided(props: Parameters<typeof Coach>[0]) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    layer.current?.showPopover();
    // before that nothing in it could have the focus
    layer.current?.querySelector<HTMLElement>('.coach')?.focus();
    return watchLight();
  }, []);
  return (
    // above everything else that does not open later, wherever the page is scrolled to
    <div ref={layer} class="lesson" popover="manual">
      <Veil />
      <Coach {...props} />
    </div>
  );
}
