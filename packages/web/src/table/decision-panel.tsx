import { isDoing } from '@waldglas/core';
import type { CardId } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { CardFace } from '../boards/card.tsx';
import { words } from '../language.ts';
import { ChooseCards, takeCards } from './choose-cards.tsx';
import { Hint } from './hint-button.tsx';
import { choose, focused, lineOf, type Snap, saying, snapshot, speech } from './model.ts';
import { Eaten, lessOf, listed, OptionRow } from './options.tsx';
import { UndoBar } from './undo-bar.tsx';

/** The card that is being resolved. */
function cardInPlay({ view }: Snap): CardId | undefined {
  const todo = view.agenda.findLast(one => !isDoing(one) && one.step === 'resolve');
  return todo && !isDoing(todo) && todo.step === 'resolve' ? todo.card : undefined;
}

/** The own hand: cards to play are buttons, the others are there to be read. */
function Hand() {
  const { value: now } = snapshot;
  const { value: said } = speech;
  const { value: say } = saying;
  if (!now || !said || !say) return null;
  const { view, viewer = 0, decision } = now;
  const { hand = [], faceDown = 'none' } = view.players[viewer] ?? {};
  const cards = typeof hand === 'number' ? [] : hand;
  const playable = decision?.options.some(({ verb }) => verb === 'play');
  return (
    <div class={playable ? 'hand' : 'hand rest'}>
      <h3>{words.value.hand}</h3>
      <div class="held">
        {cards.map(id => {
          const play = decision?.options.find(one => one.verb === 'play' && one.card === id);
          const face = <CardFace id={id} name={said.name(id)} solo={view.players.length === 1} say={say} />;
          const title = said.card(id).lines.map(plain).join(' ');
          if (!play) {
            return (
              <div key={id} class="hcard" title={title}>
                {face}
              </div>
            );
          }
          return (
            <button
              key={id}
              type="button"
              class="hcard can"
              title={title}
              data-action={lineOf(play)}
              onClick={() => choose(play)}
              onMouseEnter={() => {
                focused.value = play;
              }}
              onMouseLeave={() => {
                focused.value = undefined;
              }}
            >
              {face}
            </button>
          );
        })}
        {faceDown !== 'none' && faceDown !== 'hidden' && (
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
  const { value: say } = saying;
  if (!now || !said || !say) return null;
  const { decision, view } = now;
  if (decision?.ask.what === 'choose') {
    return (
      <section class="dec panel" aria-label={plain(said.question(view, decision))}>
        <Hint takeCards={takeCards} />
        <ChooseCards />
      </section>
    );
  }
  const card = cardInPlay(now);
  const options = listed(now).filter(({ verb }) => verb !== 'play');
  return (
    <section class="dec panel">
      <Hint takeCards={takeCards} />
      <div class="decbody">
        {card && (
          <div class="play" title={said.card(card).lines.map(plain).join(' ')}>
            <CardFace id={card} name={said.name(card)} solo={view.players.length === 1} say={say} />
          </div>
        )}
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
