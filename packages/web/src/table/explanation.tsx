import '../styles/table/explanation.css';
import { useSignal } from '@preact/signals';
import { isIllegal, type Reason, seatLetter } from '@waldglas/core';
import { CARD_IDS, glassRoad, SPECIALISTS, type SpecialistRow } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { RuleText } from '../app/reference.tsx';
import { readAbout } from '../boards/about.ts';
import { WHEELS } from '../boards/wheel.tsx';
import { HIGHEST_BASIC, HIGHEST_REFINED } from '../boards/wheel-geometry.ts';
import { table } from '../connection/worker-connection.ts';
import { givesOf } from '../games/glass-road/gives.ts';
import { wheelTitle } from '../games/glass-road/speech.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { placeBeside } from './beside.ts';
import { explained } from './explain.ts';
import { snapshot, speech, visited } from './model.ts';
import { isOffered } from './offered.ts';
import { Said } from './options.tsx';

const ID = 'explained';
const byTouch = matchMedia('(hover: none)');

/** The explanation of what pointer, focus or finger rest on, beside it. */
export function Explained() {
  const { value: at } = explained;
  const box = useRef<HTMLDivElement>(null);
  const reason = useReason(at);
  // also when the reason has come: the box has another size then
  useLayoutEffect(() => {
    const { current } = box;
    if (!at || !current) return undefined;
    current.showPopover();
    const place = () => placeBeside(at, current);
    place();
    // a rule is fetched when it is first asked for
    const grown = new ResizeObserver(place);
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
    if (!now || at?.dataset.wish === undefined) return;
    const { viewer = 0 } = now;
    const wish = `${seatLetter(viewer)} ${at.dataset.wish}`;
    const action = glassRoad.read(wish);
    if (isIllegal(action) || isOffered(now, wish)) return;
    table()
      .plan(viewer, wish)
      .then(
        ({ reason }) => {
          const why = reason && ({ ...reason, first: [] } as Reason);
          said.value = why && { of: at, text: plain(speech.peek()?.reason(now.view, action, why) ?? []) };
        },
        () => undefined,
      );
  }, [at, length]);
  return at?.dataset.why ?? (said.value?.of === at ? (said.value?.text ?? '') : '');
}

function Words({ at }: { readonly at: HTMLElement }) {
  const { value: said } = speech;
  const { topic, what } = readAbout(at);
  if (!said) return null;
  switch (topic) {
    case 'card':
    case 'tile': {
      const { name, kind, lines } = said.card(what, snapshot.peek()?.view.edition);
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
      return <Thing id={id} whose={seat === undefined ? undefined : Number(seat)} />;
    }
    case 'rule':
      return <RuleText number={what} />;
    case 'say':
      return <p>{what}</p>;
  }
}

/** A good or a landscape tile: where it lies, and who brings it. */
function Thing({ id, whose }: { readonly id: string; readonly whose: number | undefined }) {
  const { value: said } = speech;
  const { view, viewer = 0 } = snapshot.value ?? {};
  if (!said) return null;
  const { value: w } = words;
  const player = view?.players[whose ?? visited.value ?? viewer];
  const wheels = WHEELS.filter(({ basic, refined }) => [...basic, refined].includes(id as 'wood'));
  const cards = CARD_IDS.filter(card => {
    const { abilities }: SpecialistRow = SPECIALISTS[card];
    return abilities.some(ability => givesOf(ability).has(id));
  });
  return (
    <>
      <h3>
        <Glyph name={id} size={20} /> <span>{said.noun(id)}</span>
      </h3>
      {wheels.map(wheel => {
        const most = wheel.refined === id ? HIGHEST_REFINED : HIGHEST_BASIC;
        return <p key={wheel.id}>{w.held(wheelTitle(said, wheel.id), player?.[wheel.id][id as 'food'] ?? 0, most)}</p>;
      })}
      {cards.length > 0 && <p>{w.broughtBy(cards.map(said.name).join(', '))}</p>}
      <RuleText number={ruleOf(id)} />
    </>
  );
}

/** The rule that says most about it. */
function ruleOf(id: string): string {
  if (id === 'glass' || id === 'brick') return 'GR-2.3';
  if (id === 'forest') return 'GR-3.2';
  if (id === 'empty') return 'GR-8.7';
  return ['pit', 'grove', 'pond'].includes(id) ? 'GR-3.1' : 'GR-2.2';
}
