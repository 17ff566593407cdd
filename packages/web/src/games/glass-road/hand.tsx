import { isPendingEffect } from '@waldglas/core';
import { type Action, type CardId, SPECIALISTS } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { about, aboutApart, UNUSABLE } from '../../boards/about.ts';
import { useQueued } from '../../drawing/slice.ts';
import { choose } from '../../table/calls.ts';
import { lookAhead } from '../../table/hover-preview.ts';
import { face, lineOf } from '../../table/model.ts';
import { numbered } from '../../table/option-list.ts';
import { Digit } from '../../table/options.tsx';
import { CardFace } from './card.tsx';
import type { EffectWords } from './effect.tsx';
import { effectWords, snapshot, speech, tableWords } from './shown.ts';
import type { GlassRoadSpeech } from './speech.ts';

const hasFee = (id: CardId) => 'fee' in SPECIALISTS[id];
const isSolo = () => snapshot.value?.seats.length === 1;

/** The card that is being resolved, and how its abilities stand. */
function inPlay() {
  const { view, decision } = snapshot.value ?? {};
  const todo = view?.agenda.findLast(one => !isPendingEffect(one) && one.step === 'resolve');
  if (!todo || isPendingEffect(todo) || todo.step !== 'resolve') return undefined;
  const { card, used, feePaid } = todo.about;
  const standing = (ability: number) => {
    if (used.includes(ability)) return 'used';
    const can = decision?.options.some(one => one.verb === 'use' && one.ability === ability);
    // before the fee, or in the middle of an ability, nothing can be said about the others
    return can ? 'can' : decision?.ask.what === 'use' && (feePaid || !hasFee(card)) ? 'cannot' : 'open';
  };
  return { card, abilities: [1, 2].map(standing).join(' '), solo: isSolo() };
}

/** The card that is being played. */
export function CardInPlay() {
  const { value: said } = speech;
  const { value: say } = effectWords;
  const played = useQueued('answer', inPlay);
  if (!said || !say || !played) return null;
  const { card, abilities, solo } = played;
  return (
    <div class="play" data-id={card} {...aboutApart('card', card)}>
      <CardFace id={card} name={said.name(card)} solo={solo} say={say} abilities={abilities} />
    </div>
  );
}

/** A card that can be played, and the digit that plays it. */
interface Play {
  readonly action: Action;
  readonly number: number;
}

/** The cards in the own hand, with those that can be played now, and the one that lies face down. */
function held(): { cards: readonly CardId[]; plays: readonly Play[]; faceDown: CardId | undefined; solo: boolean } {
  const { value: now } = snapshot;
  const { value: of } = face;
  const { hand = [], faceDown = 'none' } = now?.view.players[now.seat ?? 0] ?? {};
  const options = now && of ? (numbered(of, now) as readonly Action[]) : [];
  return {
    cards: typeof hand === 'number' ? [] : hand,
    plays: options.flatMap((action, i) => (action.verb === 'play' ? [{ action, number: i + 1 }] : [])),
    faceDown: faceDown === 'none' || faceDown === 'hidden' ? undefined : faceDown,
    solo: isSolo(),
  };
}

interface HeldProps {
  readonly id: CardId;
  readonly said: GlassRoadSpeech;
  readonly say: EffectWords;
  /** Can any card be played? Then all lie open, but they open one after the other: at once would make a long frame. */
  readonly opens: boolean;
  readonly solo: boolean;
}

function useOpen(opens: boolean): boolean {
  const opened = useQueued('look', () => opens, [opens]);
  return opened && opens;
}

/** What a card says, in a sentence. */
const sentence = (said: GlassRoadSpeech, id: CardId, solo: boolean) =>
  said
    .card(id, undefined, solo ? 1 : MANY)
    .lines.map(plain)
    .join(' ');
/** Cards say the same to two, three or four. */
const MANY = 2;

/** A card in hand: one to play can be pressed, any other is there to be read. */
function HeldCard({ id, play: played, said, say, opens, solo }: HeldProps & { readonly play: Play | undefined }) {
  const open = useOpen(opens);
  const { action: play, number } = played ?? {};
  return (
    <button
      type="button"
      class={`hcard${play ? ' can' : ''}${open ? '' : ' small'}`}
      aria-label={`${said.name(id)}. ${sentence(said, id, solo)}`}
      data-id={id}
      {...about('card', id, `play ${id}`)}
      {...(play ? { 'data-action': lineOf(play), onClick: () => choose(play), ...lookAhead(play) } : UNUSABLE)}
    >
      {number !== undefined && <Digit number={number} />}
      <CardFace id={id} name={said.name(id)} solo={solo} say={say} />
    </button>
  );
}

function FaceDown({ id, said, say, opens }: HeldProps) {
  const open = useOpen(opens);
  return (
    <div class={`hcard down${open ? '' : ' small'}`} data-id={id} {...aboutApart('card', id)}>
      <CardFace id={id} name={said.name(id)} solo={false} say={say} />
    </div>
  );
}

/** The own cards. */
export function Hand() {
  const { value: said } = speech;
  const { value: say } = effectWords;
  const { cards, plays, faceDown, solo } = useQueued('answer', held);
  if (!said || !say || (cards.length === 0 && !faceDown)) return null;
  const opens = plays.length > 0;
  const props = { said, say, opens, solo };
  return (
    // what scrolls and holds no button has to be reachable with the keyboard
    <div
      class={opens ? 'hand' : 'hand rest'}
      {...(!opens && { tabIndex: 0, role: 'group', 'aria-label': tableWords.value.hand })}
    >
      <h3>{tableWords.value.hand}</h3>
      <div class="held">
        {cards.map(id => (
          <HeldCard
            key={id}
            id={id}
            play={plays.find(({ action }) => 'card' in action && action.card === id)}
            {...props}
          />
        ))}
        {faceDown && <FaceDown id={faceDown} {...props} />}
      </div>
    </div>
  );
}
