import { signal } from '@preact/signals';
import { seatLetter } from '@waldglas/core';
import { CARD_IDS, type CardId, factsOf, handSize } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { about, aboutUnusable, UNUSABLE } from '../../boards/about.ts';
import { endsDrag, holdStill, startDrag } from '../../boards/drag.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { sendInstead } from '../../table/calls.ts';
import { HintButton } from '../../table/hint-button.tsx';
import { undone } from '../../table/model.ts';
import { UndoButtons } from '../../table/undo-bar.tsx';
import { CardFace } from './card.tsx';
import { laidOut, lastHand, layOut, pickedOf } from './laid-out.ts';
import { effectWords, snapshot, speech, tableWords } from './shown.ts';

/** Does a card hang over the hand? */
const above = signal(false);

function isHand(target: Element | undefined): boolean {
  return target?.closest('.choose > .bar') instanceof Element;
}

/** Lays a card out, or puts it back. */
function put(id: CardId, taken: boolean): void {
  const { value: now } = snapshot;
  if (!now) return;
  const others = laidOut(now).filter(one => one !== id);
  if (!taken) layOut(now, others);
  else if (others.length < handSize(now.view)) layOut(now, [...others, id]);
}

/** What a press on a card does, and what dragging it does. */
function handlers(id: CardId, on: boolean) {
  return {
    onClick(event: MouseEvent): void {
      if (!endsDrag(event)) put(id, !on);
    },
    onPointerDown(event: PointerEvent): void {
      startDrag(event, {
        onOver: target => {
          above.value = isHand(target);
        },
        onDrop: target => put(id, isHand(target)),
      });
    },
    onTouchMove: holdStill,
  };
}

/** Choosing the hand of a period: any order, changed at will, by a press or by dragging, sent as a whole. */
export function ChooseCards() {
  const { value: now } = snapshot;
  const { value: said } = speech;
  const { value: say } = effectWords;
  if (!now || !said || !say) return null;
  const { view, seat: viewer = 0 } = now;
  const { value: w } = tableWords;
  const size = handSize(view);
  const resting = view.players[viewer]?.resting ?? [];
  const cards = laidOut(now);
  const letter = seatLetter(viewer);
  const left = size - cards.length;

  async function confirm(): Promise<void> {
    const hand = CARD_IDS.filter(id => cards.includes(id));
    const lines = hand.map(id => `${letter} pick ${id}`);
    if (now && (await sendInstead(pickedOf(now).length, lines))) layOut(now, undefined);
  }

  const last = lastHand(now).slice(0, size);
  return (
    <div class="choose">
      <div class="fan scrolls">
        {factsOf(view).cardIds.map(id => {
          const on = cards.includes(id);
          const rests = resting.includes(id);
          const open = !on && !rests && left > 0;
          return (
            <button
              key={id}
              type="button"
              class={on ? 'pcard on' : 'pcard'}
              data-id={id}
              aria-pressed={on}
              aria-label={`${said.name(id)}. ${said.card(id, view.edition, view.players.length).lines.map(plain).join(' ')}`}
              {...(rests || on || open
                ? about('card', id, rests ? `pick ${id}` : undefined)
                : aboutUnusable('card', id, w.chooseCards.full))}
              {...(open ? { 'data-action': `${letter} pick ${id}` } : {})}
              {...(on || open ? handlers(id, on) : UNUSABLE)}
            >
              <CardFace id={id} name={said.name(id)} solo={view.players.length === 1} say={say} />
            </button>
          );
        })}
      </div>
      <div class={above.value ? 'bar over' : 'bar'}>
        <ol class="tray">
          {Array.from({ length: size }, (_, i) => {
            const id = cards[i];
            return (
              <li key={id ?? i}>
                {id === undefined ? (
                  <span class="slot" />
                ) : (
                  <button
                    type="button"
                    class="slot on"
                    {...about('card', id)}
                    aria-label={w.chooseCards.putBack(said.name(id))}
                    {...handlers(id, true)}
                  >
                    <Glyph name={id} size={26} />
                  </button>
                )}
              </li>
            );
          })}
        </ol>
        <span class="left" role="status">
          {left > 0 ? w.chooseCards.left(left) : ''}
        </span>
        {(now.undo.lines.length > 0 || undone.value.length > 0) && <UndoButtons />}
        <HintButton />
        {last.length === size && left > 0 && (
          <button
            type="button"
            class="soft"
            onClick={() => {
              layOut(now, last);
            }}
          >
            {w.chooseCards.last}
          </button>
        )}
        <button
          type="button"
          class="end"
          disabled={left > 0}
          {...(left === 0 ? { 'data-action': `${letter} pick ${cards.at(-1)}` } : {})}
          onClick={confirm}
        >
          {w.chooseCards.confirm}
        </button>
      </div>
    </div>
  );
}
