import { plain } from '@waldglas/text';
import type { ComponentChildren } from 'preact';
import { about, aboutApart } from '../boards/about.ts';
import { useQueued } from '../drawing/slice.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { settings } from '../settings/settings.ts';
import { words } from '../words/language.ts';
import { focusAnswer } from './arrows.ts';
import { dialog } from './dialog.ts';
import { closing, face, snapshot, speech } from './model.ts';
import { OtherFacts } from './other-facts.tsx';
import { ownPoints } from './own-points.ts';

/** A question of so many letters takes two lines; of so many, two full ones in a smaller type. */
const LONG = 60;
const LONGEST = 90;
const lengthOf = ({ length }: string) => (length > LONGEST ? 'long longest' : length > LONG ? 'long' : '');

/** What is asked, in one sentence, and the rule it comes from; who is waited for, if nobody here is asked. */
function askedNow() {
  const { value: now } = snapshot;
  const { value: said } = speech;
  const { value: of } = face;
  if (!now || !said || !of) return undefined;
  const { decision, turn, seats, over } = now;
  if (over) return { title: words.value.results };
  const { closing: page } = of.telling;
  if (closing.value && page) return { title: page.words(now).title };
  if (!decision && turn.length === 0) return undefined;
  if (!decision) return { title: words.value.waiting(turn.map(seat => seats[seat]?.name ?? '')) };
  const people = seats.filter(({ kind }) => kind === 'human').length;
  const asked = plain(said.question(of.asking.questionView(now), decision));
  const title = people > 1 ? `${seats[decision.seat]?.name}: ${asked}` : asked;
  return { title, rule: decision.ask.rule, standing: of.asking.standing(now) };
}

function Asked() {
  // a longer question takes another line, and the answers below it must not move by then
  const asked = useQueued('answer', askedNow);
  if (!asked) return null;
  const { title, rule, standing } = asked;
  return (
    <div class="ask">
      <h1 class={lengthOf(title)}>{title}</h1>
      {rule && (
        <p>
          <button
            type="button"
            class="rule"
            {...about('rule', rule)}
            onClick={() => dialog.show({ kind: 'rule', number: rule })}
          >
            {rule}
          </button>
          <span class="standing">{standing}</span>
        </p>
      )}
    </div>
  );
}

/** The own points, where the panels of the players are a tab away. */
function OwnPoints() {
  const points = useQueued('look', ownPoints);
  return (
    <span class="own" {...aboutApart('say', words.value.points)}>
      <Glyph name="star" size={16} />
      {points}
    </span>
  );
}

export function TopBar({ status }: { readonly status?: ComponentChildren }) {
  const { value: w } = words;
  const Progress = face.value?.Progress;
  return (
    <header class="top">
      <button type="button" class="skip" onClick={() => focusAnswer(document.body)}>
        {w.toAnswers}
      </button>
      <a class="brand" href="/" title={w.home}>
        <Glyph name="glass" size={26} />
        <span class="serif">Waldglas</span>
      </a>
      {Progress && <Progress />}
      <OtherFacts />
      <OwnPoints />
      <Asked />
      {status}
      <nav class="menu" aria-label={w.menu}>
        <button type="button" {...about('say', w.rules)} onClick={() => dialog.show({ kind: 'rules' })}>
          <Glyph name="rules" size={19} />
          <span class="sr">{w.rules}</span>
        </button>
        <button
          type="button"
          {...about('say', w.language)}
          aria-label={w.language}
          onClick={() => dialog.show({ kind: 'settings' })}
        >
          <b>{settings.value.lang.toUpperCase()}</b>
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          {...about('say', w.table.menu.open)}
          onClick={() => dialog.show({ kind: 'menu' })}
        >
          <Glyph name="more" size={19} />
          <span class="sr">{w.table.menu.open}</span>
        </button>
      </nav>
    </header>
  );
}
