import { plain } from '@waldglas/text';
import { about, aboutApart } from '../boards/about.ts';
import { half } from '../boards/points.ts';
import { useSliceInTurn } from '../drawing/slice.ts';
import { withLaidOut } from '../games/glass-road/choose-cards.tsx';
import { standingOf } from '../games/glass-road/standing.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { settings } from '../settings/settings.ts';
import { words } from '../words/language.ts';
import { focusAnswer } from './arrows.ts';
import { dialog } from './dialog.ts';
import { snapshot, speech } from './model.ts';

const ROUNDS = 3;
/** A question of so many letters takes two lines. */
const LONG = 60;

/** How far the game is: periods, and the rounds of each. */
function PeriodTrack() {
  const { alone, five, now, current } = useSliceInTurn(() => {
    const { view } = snapshot.value ?? {};
    const { period: now = 0, round: current = 0 } = view ?? {};
    return { alone: view?.players.length === 1, five: view?.options.fivePeriods === true, now, current };
  });
  const periods = alone ? 7 : five ? 5 : 4;
  return (
    <div class="pt" {...aboutApart('rule', alone ? 'GR-6.1' : 'GR-4.1')}>
      <span class="label">{words.value.period}</span>
      <ol>
        {Array.from({ length: periods }, (_, i) => i + 1).map(period => (
          <li
            key={period}
            class={period === now ? 'now' : period < now ? 'past' : ''}
            aria-current={period === now ? 'step' : undefined}
          >
            <b>{period}</b>
            {!alone && (
              <span aria-hidden="true">
                {Array.from({ length: ROUNDS }, (_, i) => i + 1).map(round => (
                  <i key={round} class={roundClass(period, round, now, current)} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function roundClass(period: number, round: number, now: number, current: number): string {
  if (period < now || (period === now && round < current)) return 'd';
  return period === now && round === current ? 'n' : '';
}

/** What is asked, in one sentence, and the rule it comes from; who is waited for, if nobody here is asked. */
function askedNow() {
  const { value: now } = snapshot;
  const { value: said } = speech;
  if (!now || !said) return undefined;
  const { decision, view, deciding, sittings, over } = now;
  if (over) return { title: words.value.results };
  if (!decision && deciding.length === 0) return undefined;
  if (!decision) return { title: words.value.waiting(deciding.map(seat => sittings[seat]?.name ?? '')) };
  const seen = decision.ask.what === 'choose' ? withLaidOut(now) : view;
  const people = sittings.filter(({ kind }) => kind === 'human').length;
  const asked = plain(said.question(seen, decision));
  const title = people > 1 ? `${sittings[decision.seat]?.name}: ${asked}` : asked;
  return { title, rule: decision.ask.rule, standing: standingOf(now) };
}

export function Asked() {
  const asked = useSliceInTurn(askedNow);
  if (!asked) return null;
  const { title, rule, standing } = asked;
  return (
    <div class="ask">
      <h1 class={title.length > LONG ? 'long' : ''}>{title}</h1>
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
  const points = useSliceInTurn(() => {
    const { scores, viewer = 0 } = snapshot.value ?? {};
    return scores?.[viewer]?.points ?? 0;
  });
  return (
    <span class="own" {...aboutApart('say', words.value.points)}>
      <Glyph name="star" size={16} />
      {half(points)}
    </span>
  );
}

export function TopBar() {
  const { value: w } = words;
  return (
    <header class="top">
      <button type="button" class="skip" onClick={() => focusAnswer(document.body)}>
        {w.toAnswers}
      </button>
      <a class="brand" href="/" title={w.home}>
        <Glyph name="glass" size={26} />
        <span class="serif">Waldglas</span>
      </a>
      <PeriodTrack />
      <OwnPoints />
      <Asked />
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
        <button type="button" {...about('say', w.settings)} onClick={() => dialog.show({ kind: 'settings' })}>
          <Glyph name="settings" size={19} />
          <span class="sr">{w.settings}</span>
        </button>
      </nav>
    </header>
  );
}
