import { signal } from '@preact/signals';
import { seatLetter } from '@waldglas/core';
import { CARD_IDS, type CardId, handSize } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { CardFace } from '../boards/card.tsx';
import { words } from '../language.ts';
import { HintButton } from './hint-button.tsx';
import { type Snap, saying, send, snapshot, speech } from './model.ts';

/** The cards chosen so far, and those of the period before, by game and seat: nobody sees another's choice. */
const choices = signal<Readonly<Record<string, readonly CardId[]>>>({});
const NONE: readonly CardId[] = [];

function keep(key: string, cards: readonly CardId[]): void {
  choices.value = { ...choices.value, [key]: cards };
}

const mineOf = ({ id, viewer = 0 }: Snap) => `${id} ${viewer}`;

/** Lays out a hand that is yet to be confirmed. */
export function takeCards(now: Snap, cards: readonly CardId[]): void {
  keep(mineOf(now), cards);
}

/** Choosing the hand of a period: any order, changed at will, sent as a whole. */
export function ChooseCards() {
  const { value: now } = snapshot;
  const { value: said } = speech;
  const { value: say } = saying;
  if (!now || !said || !say) return null;
  const { view, viewer = 0 } = now;
  const { value: w } = words;
  const size = handSize(view);
  const resting = view.players[viewer]?.resting ?? [];
  const mine = mineOf(now);
  const before = `${mine} before`;
  const cards = (choices.value[mine] ?? NONE).filter(id => !resting.includes(id));
  const letter = seatLetter(viewer);
  const left = size - cards.length;

  function toggle(id: CardId): void {
    if (cards.includes(id))
      keep(
        mine,
        cards.filter(one => one !== id),
      );
    else if (left > 0) keep(mine, [...cards, id]);
  }

  function confirm(): void {
    const hand = CARD_IDS.filter(id => cards.includes(id));
    keep(before, hand);
    keep(mine, NONE);
    send(hand.map(id => `${letter} pick ${id}`));
  }

  const last = (choices.value[before] ?? NONE).filter(id => !resting.includes(id)).slice(0, size);
  return (
    <div class="choose">
      <div class="fan">
        {CARD_IDS.map(id => {
          const on = cards.includes(id);
          const rests = resting.includes(id);
          const open = !on && !rests && left > 0;
          return (
            <button
              key={id}
              type="button"
              class={on ? 'pcard on' : 'pcard'}
              aria-pressed={on}
              disabled={rests || (!on && left === 0)}
              title={said.card(id).lines.map(plain).join(' ')}
              {...(open ? { 'data-action': `${letter} pick ${id}` } : {})}
              onClick={() => toggle(id)}
            >
              <CardFace id={id} name={said.name(id)} solo={view.players.length === 1} say={say} />
            </button>
          );
        })}
      </div>
      <div class="bar">
        <span class="left" role="status">
          {left > 0 ? w.chooseCards.left(left) : ''}
        </span>
        <HintButton />
        {last.length === size && left > 0 && (
          <button
            type="button"
            class="soft"
            onClick={() => {
              keep(mine, last);
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
