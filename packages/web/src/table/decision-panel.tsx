import { computed } from '@preact/signals';
import { isDoing } from '@waldglas/core';
import type { CardId } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { CardFace } from '../boards/card.tsx';
import { words } from '../language.ts';
import type { GlassRoadSpeech } from '../speech.ts';
import { pointAt } from './ahead.ts';
import { ChooseCards, takeCards } from './choose-cards.tsx';
import { Hint, hinted } from './hint-button.tsx';
import { choose, lineOf, saying, snapshot, speech } from './model.ts';
import { Eaten, lessOf, listed, OptionRow } from './options.tsx';
import { atHand, atUndo } from './parts.ts';
import { slice } from './slice.ts';
import { UndoBar } from './undo-bar.tsx';

/** The card that is being resolved. */
const inPlay = computed<CardId | undefined>(() => {
  const todo = atUndo.value?.view.agenda.findLast(one => !isDoing(one) && one.step === 'resolve');
  return todo && !isDoing(todo) && todo.step === 'resolve' ? todo.about.card : undefined;
});

const alone = computed(() => snapshot.value?.sittings.length === 1);

/** What a card says, in a sentence. */
const sentence = (said: GlassRoadSpeech, id: CardId) => said.card(id).lines.map(plain).join(' ');

function CardInPlay() {
  const { value: said } = speech;
  const { value: say } = saying;
  const { value: id } = inPlay;
  if (!said || !say || !id) return null;
  return (
    <div class="play" title={sentence(said, id)}>
      <CardFace id={id} name={said.name(id)} solo={alone.value} say={say} />
    </div>
  );
}

/** The cards in the own hand, with those that can be played now, and the one that lies face down. */
const held = slice(() => {
  const { view, viewer = 0, decision } = atHand.value ?? {};
  const { hand = [], faceDown = 'none' } = view?.players[viewer] ?? {};
  return {
    cards: typeof hand === 'number' ? [] : hand,
    plays: decision?.options.filter(({ verb }) => verb === 'play') ?? [],
    faceDown: faceDown === 'none' || faceDown === 'hidden' ? undefined : faceDown,
  };
});

/** The own hand: cards to play can be pressed, the others are there to be read. */
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
        {cards.map(id => {
          const play = plays.find(one => 'card' in one && one.card === id);
          const face = <CardFace id={id} name={said.name(id)} solo={alone.value} say={say} />;
          const title = sentence(said, id);
          return (
            <button
              key={id}
              type="button"
              class={play ? 'hcard can' : 'hcard'}
              title={title}
              disabled={!play}
              {...(play && {
                'data-action': lineOf(play),
                onClick: () => choose(play),
                onMouseEnter: () => {
                  pointAt(play);
                },
                onMouseLeave: () => {
                  pointAt();
                },
              })}
            >
              {face}
            </button>
          );
        })}
        {faceDown && (
          <div class="hcard down" title={said.name(faceDown)}>
            <CardFace id={faceDown} name={said.name(faceDown)} solo={false} say={say} />
          </div>
        )}
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
        <Hint takeCards={takeCards} />
        <ChooseCards />
      </section>
    );
  }
  const options = listed(now).filter(({ verb }) => verb !== 'play');
  return (
    <section class={kind}>
      <Hint takeCards={takeCards} />
      <div class="decbody">
        <CardInPlay />
        <fieldset class="opts" aria-label={decision ? plain(said.question(view, decision)) : ''}>
          {options.map((action, i) => (
            <OptionRow
              key={lineOf(action)}
              action={action}
              number={i + 1}
              less={lessOf(action, decision?.options ?? [])}
            />
          ))}
          <Eaten />
        </fieldset>
        <Hand />
      </div>
      <UndoBar />
    </section>
  );
}
