import { useSignal } from '@preact/signals';
import { isIllegal, type Reason, seatLetter } from '@waldglas/core';
import { plain } from '@waldglas/text';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { readAbout } from '../boards/about.ts';
import { addStyles } from '../drawing/add-styles.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import css from '../styles/table/explanation.css?inline';
import { words } from '../words/language.ts';
import { moveBeside } from './beside.ts';
import { explained } from './explain.ts';
import { face, snapshot, speech } from './model.ts';
import { isOffered } from './offered.ts';
import { Said } from './options.tsx';
import { openAdvisor } from './present.ts';
import { RuleText } from './rule-text.tsx';

addStyles(css);

const ID = 'explained';
const byTouch = matchMedia('(hover: none)');

/** The explanation of what pointer, focus or finger rest on, beside it. */
export function Explanation() {
  const { value: at } = explained;
  const box = useRef<HTMLDivElement>(null);
  const reason = useReason(at);
  // also when the reason has come: the box has another size then
  useLayoutEffect(() => {
    const { current } = box;
    if (!at || !current) return undefined;
    current.showPopover();
    const move = () => moveBeside(at, current);
    move();
    // a rule is fetched when it is first asked for
    const grown = new ResizeObserver(move);
    grown.observe(current);
    at.setAttribute('aria-describedby', ID);
    return () => {
      grown.disconnect();
      at.removeAttribute('aria-describedby');
    };
  }, [at, reason]);
  if (!at) return null;
  return (
    <div ref={box} id={ID} class="explained" popover="manual" role="tooltip">
      <Words at={at} />
      {at.dataset.action !== undefined && byTouch.matches && <p class="sort">{words.value.tap}</p>}
      {reason !== '' && (
        <p class="reason">
          <Glyph name="why" /> {reason}
        </p>
      )}
    </div>
  );
}

/** Why the line that an element stands for cannot be played; nothing if it can, or stands for none. */
function useReason(at: HTMLElement | undefined): string {
  const said = useSignal<{ readonly of: HTMLElement; readonly text: string } | undefined>(undefined);
  const { length } = snapshot.value ?? {};
  useEffect(() => {
    const now = snapshot.peek();
    const rules = face.peek()?.rules;
    if (!now || !rules || at?.dataset.wish === undefined) return;
    const { seat: viewer = 0, game, view } = now;
    const wish = `${seatLetter(viewer)} ${at.dataset.wish}`;
    const action = rules.read(wish);
    if (isIllegal(action) || isOffered(now, wish)) return;
    openAdvisor()
      ?.plans({ game, view, seat: viewer }, [wish])
      .then(
        ([plan]) => {
          const why = plan?.reason && ({ ...plan.reason, first: [] } as Reason);
          said.value = why && { of: at, text: plain(speech.peek()?.reason(view, action, why) ?? []) };
        },
        () => undefined,
      );
  }, [at, length]);
  return at?.dataset.why ?? (said.value?.of === at ? (said.value?.text ?? '') : '');
}

function Words({ at }: { readonly at: HTMLElement }) {
  const { value: said } = speech;
  const { value: of } = face;
  const { topic, what } = readAbout(at);
  if (!said || !of) return null;
  switch (topic) {
    case 'card': {
      const { name, kind, lines } = said.card(what, snapshot.peek()?.edition, snapshot.peek()?.seats.length);
      return (
        <>
          <h3>{name}</h3>
          <p class="sort">{kind}</p>
          {lines.map((line, i) => (
            <p key={i}>
              <Said runs={line} />
            </p>
          ))}
        </>
      );
    }
    case 'thing': {
      const [id = '', seat] = what.split(' ');
      const { Thing } = of.telling;
      return <Thing id={id} seat={seat === undefined ? undefined : Number(seat)} />;
    }
    case 'rule':
      return <RuleText number={what} />;
    case 'say':
      return <p>{what}</p>;
  }
}
