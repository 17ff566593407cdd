import { CARD_IDS } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { about, aboutApart } from '../boards/about.ts';
import { half } from '../boards/points.ts';
import { InTurn } from '../drawing/frame-queue.tsx';
import { slice, useSlice, useSliceInTurn } from '../drawing/slice.ts';
import { CardMark } from '../games/glass-road/card.tsx';
import { MiniLand } from '../games/glass-road/land.tsx';
import { wheelTitle } from '../games/glass-road/speech.ts';
import { Chip, Glyph } from '../glyphs/glyph.tsx';
import { settings } from '../settings/settings.ts';
import { words } from '../words/language.ts';
import { later, missed, speech, visited } from './model.ts';
import { shownTab } from './tabs.tsx';

const SLOTS = 2;
const WHEELS = ['glassworks', 'brickworks'] as const;

/** Everybody at the table: points so far, goods, slots, cards shown. */
export function Players() {
  const count = useSlice(() => later.value?.sittings.length ?? 0);
  return (
    <section class={count === 4 ? 'players four' : 'players'}>
      {Array.from({ length: count }, (_, seat) => (
        <InTurn key={seat}>
          <PlayerPanel seat={seat} />
        </InTurn>
      ))}
    </section>
  );
}

/** What everybody may see of a seat. */
function publicOf(seat: number) {
  const { value: now } = later;
  const player = now?.view.players[seat];
  const sitting = now?.sittings[seat];
  if (!now || !player || !sitting) return undefined;
  const { view, viewer, deciding, sittings, scores } = now;
  const { glassworks, brickworks, slots, hand, faceDown } = player;
  return {
    sitting,
    wheels: { glassworks, brickworks },
    slots,
    cards: typeof hand === 'number' ? hand : hand.length,
    faceDown: faceDown !== 'none',
    shown: view.history.filter(one => one.seat === seat).map(({ card }) => card),
    /** The cards of this round. */
    now: view.history
      .filter(one => one.round === view.round && [one.seat, ...one.joined].includes(seat))
      .map(({ card }) => card),
    points: scores[seat]?.points ?? 0,
    me: seat === viewer,
    asked: deciding.includes(seat),
    goblet: view.goblet === seat && sittings.length > 1,
    alone: sittings.length === 1,
    people: sittings.filter(({ kind }) => kind === 'human').length,
  };
}

function PlayerPanel({ seat }: { readonly seat: number }) {
  const known = useSliceInTurn(() => publicOf(seat), [seat]);
  const { value: said } = speech;
  if (!known || !said) return null;
  const { value: w } = words;
  const { sitting, wheels, slots, cards, faceDown, shown, now, points, me, asked, goblet, alone, people } = known;
  return (
    <article class={`pl p${seat + 1}${me ? ' me' : ''}${asked ? ' asked' : ''}`}>
      <header>
        <span class="av">
          <Glyph name={sitting.kind === 'human' ? 'pawn' : 'bot'} size={20} />
        </span>
        <h3>{me && people === 1 ? w.setup.you : sitting.name}</h3>
        {goblet && (
          <span class="goblet" {...aboutApart('rule', 'GR-4.2')}>
            <Glyph name="goblet" size={17} />
            <span class="sr">{w.goblet}</span>
          </span>
        )}
        <span class="sub">
          {sitting.kind === 'human' ? '' : asked ? w.thinking : w.setup.levels[sitting.kind].name}
        </span>
        <span class="sc" {...about('say', w.points)}>
          {half(points)}
        </span>
      </header>
      {!me && (
        <div class="goods">
          {WHEELS.map(wheel => (
            <div key={wheel}>
              <span class="sr">{wheelTitle(said, wheel)}:</span>
              {Object.entries(wheels[wheel]).map(([good, n]) => (
                <span key={good} class={n === 0 ? 'pale' : ''} {...aboutApart('thing', `${good} ${seat}`)}>
                  <Chip n={n} name={good} words={plain(said.counted(good, n))} size={14} />
                </span>
              ))}
            </div>
          ))}
        </div>
      )}
      <footer>
        {!me && (
          <button
            type="button"
            class="lm"
            {...about('say', w.look(sitting.name))}
            onClick={() => {
              visited.value = visited.value === seat ? undefined : seat;
              shownTab.value = 'table';
            }}
          >
            <LittleLand seat={seat} />
            <Glyph name="eye" size={18} />
            <span class="sr">{w.look(sitting.name)}</span>
          </button>
        )}
        <div class="pc">
          {!alone && (
            <div class="row">
              <span class="label" {...aboutApart('rule', 'GR-4.3')}>
                {w.slots}
              </span>
              {slots.map(id => (
                <CardMark key={id} id={id} name={said.name(id)} now={now.includes(id)} />
              ))}
              {Array.from({ length: SLOTS - slots.length }, (_, i) => (
                <span key={`free ${i}`} class="slot" />
              ))}
            </div>
          )}
          <div class="row">
            <span class="label">{w.played}</span>
            {shown.map(id => (
              <CardMark key={id} id={id} name={said.name(id)} now={now.includes(id)} />
            ))}
            <span class="h" {...aboutApart('say', w.inHand(cards + (faceDown ? 1 : 0)))}>
              <Glyph name="card" size={16} />
              {cards + (faceDown ? 1 : 0)}
            </span>
          </div>
          {!me && settings.value.showCopies && slots.length < SLOTS && cards > 0 && <Followable />}
        </div>
      </footer>
    </article>
  );
}

function LittleLand({ seat }: { readonly seat: number }) {
  const { land, fresh } = useSliceInTurn(
    () => ({
      land: later.value?.view.players[seat]?.land ?? [],
      fresh: missed.value.flatMap(event => ('cell' in event && event.seat === seat ? event.cell.split('+') : [])),
    }),
    [seat],
  );
  return <MiniLand land={land} fresh={fresh} />;
}

/** The own cards that others may still hold, from what everybody has seen. */
const open = slice(() => {
  const { view, viewer = 0 } = later.value ?? {};
  const { hand = [] } = view?.players[viewer] ?? {};
  const mine = typeof hand === 'number' ? [] : hand;
  // whoever had a free slot and did not follow does not hold the card; whoever followed has played it
  const gone = new Set(view?.history.map(({ card }) => card));
  return CARD_IDS.filter(id => mine.includes(id) && !gone.has(id));
});

/** Which of the own cards others may still follow. */
function Followable() {
  if (open.value.length === 0) return null;
  return (
    <div class="row follow" {...aboutApart('rule', 'GR-4.3')}>
      <span class="label">{words.value.canFollow}</span>
      {open.value.map(id => (
        <Glyph key={id} name={id} size={16} />
      ))}
    </div>
  );
}
