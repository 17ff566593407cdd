import { computed } from '@preact/signals';
import { isPendingEffect } from '@waldglas/core';
import { type Action, type CardId, SPECIALISTS } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { about, aboutApart, UNUSABLE } from '../boards/about.ts';
import { slice, useSliceInTurn } from '../drawing/slice.ts';
import { CardFace } from '../games/glass-road/card.tsx';
import { ChooseCards } from '../games/glass-road/choose-cards.tsx';
import type { EffectWords } from '../games/glass-road/effect.tsx';
import { layOut } from '../games/glass-road/laid-out.ts';
import type { GlassRoadSpeech } from '../games/glass-road/speech.ts';
import { words } from '../words/language.ts';
import { pointAt } from './ahead.ts';
import { choose } from './calls.ts';
import { Hint, hinted } from './hint-button.tsx';
import { lineOf, saying, snapshot, speech } from './model.ts';
import { Digit, isBrief, lessOf, listed, Note, numbered, OptionRow } from './options.tsx';
import { atHand, atUndo } from './parts.ts';
import { UndoBar } from './undo-bar.tsx';

/** The card that is being resolved, and how its abilities stand. */
const inPlay = slice(() => {
  const { view, decision } = atUndo.value ?? {};
  const todo = view?.agenda.findLast(one => !isPendingEffect(one) && one.step === 'resolve');
  if (!todo || isPendingEffect(todo) || todo.step !== 'resolve') return undefined;
  const { card, used, feePaid } = todo.about;
  const standing = (ability: number) => {
    if (used.includes(ability)) return 'used';
    const can = decision?.options.some(one => one.verb === 'use' && one.ability === ability);
    // before the fee, or in the middle of an ability, nothing can be said about the others
    return can ? 'can' : decision?.ask.what === 'use' && (feePaid || !hasFee(card)) ? 'cannot' : 'open';
  };
  return { card, abilities: [1, 2].map(standing).join(' ') };
});

const hasFee = (id: CardId) => 'fee' in SPECIALISTS[id];

const alone = computed(() => snapshot.value?.sittings.length === 1);

/** What a card says, in a sentence. */
const sentence = (said: GlassRoadSpeech, id: CardId) => said.card(id).lines.map(plain).join(' ');

function CardInPlay() {
  const { value: said } = speech;
  const { value: say } = saying;
  const { value: played } = inPlay;
  if (!said || !say || !played) return null;
  const { card, abilities } = played;
  return (
    <div class="play" {...aboutApart('card', card)}>
      <CardFace id={card} name={said.name(card)} solo={alone.value} say={say} abilities={abilities} />
    </div>
  );
}

/** The cards in the own hand, with those that can be played now, and the one that lies face down. */
const held = slice((): { cards: readonly CardId[]; plays: readonly Play[]; faceDown: CardId | undefined } => {
  const { view, viewer = 0 } = atHand.value ?? {};
  const { hand = [], faceDown = 'none' } = view?.players[viewer] ?? {};
  return {
    cards: typeof hand === 'number' ? [] : hand,
    plays: atHand.value
      ? numbered(atHand.value).flatMap((action, i) => (action.verb === 'play' ? [{ action, number: i + 1 }] : []))
      : [],
    faceDown: faceDown === 'none' || faceDown === 'hidden' ? undefined : faceDown,
  };
});

/** A card that can be played, and the digit that plays it. */
interface Play {
  readonly action: Action;
  readonly number: number;
}

/** Does a card lie open? Those to play do, but they open one after the other: all at once would make a long frame. */
function useOpen(): boolean {
  const opened = useSliceInTurn(() => held.value.plays.length > 0);
  return opened && held.value.plays.length > 0;
}

interface HeldProps {
  readonly id: CardId;
  readonly said: GlassRoadSpeech;
  readonly say: EffectWords;
}

/** A card in hand: one to play can be pressed, any other is there to be read. */
function HeldCard({ id, play: played, said, say }: HeldProps & { readonly play: Play | undefined }) {
  const open = useOpen();
  const { action: play, number } = played ?? {};
  return (
    <button
      type="button"
      class={`hcard${play ? ' can' : ''}${open ? '' : ' small'}`}
      aria-label={`${said.name(id)}. ${sentence(said, id)}`}
      {...about('card', id, `play ${id}`)}
      {...(!play && UNUSABLE)}
      {...(play && {
        'data-action': lineOf(play),
        onClick: () => choose(play),
        onMouseEnter: () => {
          pointAt(play);
        },
        onMouseLeave: () => {
          pointAt();
        },
        onFocus: () => {
          pointAt(play);
        },
        onBlur: () => {
          pointAt();
        },
      })}
    >
      {number !== undefined && <Digit number={number} />}
      <CardFace id={id} name={said.name(id)} solo={alone.value} say={say} />
    </button>
  );
}

function FaceDown({ id, said, say }: HeldProps) {
  const open = useOpen();
  return (
    <div class={`hcard down${open ? '' : ' small'}`} {...aboutApart('card', id)}>
      <CardFace id={id} name={said.name(id)} solo={false} say={say} />
    </div>
  );
}

function Hand() {
  const { value: said } = speech;
  const { value: say } = saying;
  if (!said || !say) return null;
  const { cards, plays, faceDown } = held.value;
  if (cards.length === 0 && !faceDown) return null;
  return (
    <div class={plays.length > 0 ? 'hand' : 'hand rest'}>
      <h3>{words.value.hand}</h3>
      <div class="held">
        {cards.map(id => (
          <HeldCard
            key={id}
            id={id}
            play={plays.find(({ action }) => 'card' in action && action.card === id)}
            said={said}
            say={say}
          />
        ))}
        {faceDown && <FaceDown id={faceDown} said={said} say={say} />}
      </div>
    </div>
  );
}

/** What is asked and what can be answered; the hand; undo and the end of the turn. */
export function DecisionPanel() {
  const { value: now } = snapshot;
  const { value: said } = speech;
  if (!now || !said) return null;
  const { decision, view } = now;
  const kind = hinted.value ? 'dec panel hinted' : 'dec panel';
  if (decision?.ask.what === 'choose') {
    return (
      <section class={kind} aria-label={plain(said.question(view, decision))}>
        <Hint takeCards={layOut} />
        <ChooseCards />
      </section>
    );
  }
  const options = listed(now);
  const brief = options.length > 1 && options.every(isBrief);
  return (
    <section class={kind}>
      <Hint takeCards={layOut} />
      <div class="decbody">
        <CardInPlay />
        <fieldset
          class={brief ? 'opts brief' : 'opts'}
          aria-label={decision ? plain(said.question(view, decision)) : ''}
        >
          {options.map((action, i) => (
            <OptionRow
              key={lineOf(action)}
              action={action}
              number={i + 1}
              less={lessOf(action, [...(decision?.options ?? []), ...now.anytime])}
            />
          ))}
          {decision?.ask.what === 'final' && options.length === 0 && <p class="idle">{words.value.noTrades}</p>}
        </fieldset>
        <Hand />
        <Note />
      </div>
      <UndoBar />
    </section>
  );
}
