import type { Seat } from '@waldglas/core';
import { CARD_IDS, factsOf } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { about, aboutApart } from '../../boards/about.ts';
import { useQueued } from '../../drawing/slice.ts';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import { settings } from '../../settings/settings.ts';
import { visited } from '../../table/model.ts';
import { FIRST_TAB, shownTab } from '../../table/tabs.tsx';
import { words } from '../../words/language.ts';
import { CardMark } from './card.tsx';
import { MiniLand } from './land.tsx';
import { since, snapshot, speech, tableWords } from './shown.ts';
import { wheelTitle } from './speech.ts';
import { WHEELS } from './wheels.ts';

/** What everybody may see of a seat. */
function publicOf(seat: Seat) {
  const { value: now } = snapshot;
  const player = now?.view.players[seat];
  if (!now || !player) return undefined;
  const { view, seats } = now;
  const { glassworks, brickworks, slots, hand, faceDown } = player;
  return {
    name: seats[seat]?.name ?? '',
    wheels: { glassworks, brickworks },
    slots,
    mostSlots: factsOf(view).slots,
    cards: typeof hand === 'number' ? hand : hand.length,
    faceDown: faceDown !== 'none',
    shown: view.history.filter(one => one.seat === seat).map(({ card }) => card),
    /** The cards of this round. */
    now: view.history
      .filter(one => one.round === view.round && [one.seat, ...one.joined].includes(seat))
      .map(({ card }) => card),
    me: seat === now.seat,
    alone: seats.length === 1,
  };
}

/** The goods of others, their land in little, and the cards that everybody has shown. */
export function PlayerSummary({ seat }: { readonly seat: Seat }) {
  const known = useQueued('look', () => publicOf(seat), [seat]);
  const { value: said } = speech;
  if (!known || !said) return null;
  const { value: w } = words;
  const { name, wheels, slots, mostSlots, cards, faceDown, shown, now, me, alone } = known;
  return (
    <>
      {!me && (
        <div class="goods">
          {WHEELS.map(({ id }) => (
            <div key={id}>
              <span class="sr">{wheelTitle(said, id)}:</span>
              {Object.entries(wheels[id]).map(([good, n]) => (
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
            {...about('say', w.look(name))}
            onClick={() => {
              visited.value = visited.value === seat ? undefined : seat;
              shownTab.value = FIRST_TAB;
            }}
          >
            <LittleLand seat={seat} />
            <Glyph name="eye" size={18} />
            <span class="sr">{w.look(name)}</span>
          </button>
        )}
        <div class="pc">
          {!alone && (
            <div class="row">
              <span class="label" {...aboutApart('rule', 'GR-4.3')}>
                {tableWords.value.slots}
              </span>
              {slots.map(id => (
                <CardMark key={id} id={id} name={said.name(id)} now={now.includes(id)} />
              ))}
              {Array.from({ length: mostSlots - slots.length }, (_, i) => (
                <span key={`free ${i}`} class="slot" />
              ))}
              <span class="sr">{tableWords.value.freeSlots(mostSlots - slots.length)}</span>
            </div>
          )}
          <div class="row">
            <span class="label">{tableWords.value.played}</span>
            {shown.map(id => (
              <CardMark key={id} id={id} name={said.name(id)} now={now.includes(id)} />
            ))}
            <span class="h" {...aboutApart('say', tableWords.value.inHand(cards + (faceDown ? 1 : 0)))}>
              <Glyph name="card" size={16} />
              <span aria-hidden="true">{cards + (faceDown ? 1 : 0)}</span>
              <span class="sr">{tableWords.value.inHand(cards + (faceDown ? 1 : 0))}</span>
            </span>
          </div>
          {!me && settings.value.showCopies && slots.length < mostSlots && cards > 0 && <Followable />}
        </div>
      </footer>
    </>
  );
}

/** Who has the goblet. */
export function Goblet({ seat }: { readonly seat: Seat }) {
  const has = useQueued('look', () => {
    const { view, seats = [] } = snapshot.value ?? {};
    return view?.goblet === seat && seats.length > 1;
  }, [seat]);
  if (!has) return null;
  return (
    <span class="goblet" {...aboutApart('rule', 'GR-4.2')}>
      <Glyph name="goblet" size={17} />
      <span class="sr">{tableWords.value.goblet}</span>
    </span>
  );
}

function LittleLand({ seat }: { readonly seat: Seat }) {
  const { land, fresh } = useQueued(
    'look',
    () => ({
      land: snapshot.value?.view.players[seat]?.land ?? [],
      fresh: since.value.flatMap(event => ('cell' in event && event.seat === seat ? event.cell.split('+') : [])),
    }),
    [seat],
  );
  return <MiniLand land={land} fresh={fresh} />;
}

/** The own cards that others may still hold, from what everybody has seen. */
function openCards() {
  const { view, seat: viewer = 0 } = snapshot.value ?? {};
  const { hand = [] } = view?.players[viewer] ?? {};
  const mine = typeof hand === 'number' ? [] : hand;
  // whoever had a free slot and did not follow does not hold the card; whoever followed has played it
  const gone = new Set(view?.history.map(({ card }) => card));
  return CARD_IDS.filter(id => mine.includes(id) && !gone.has(id));
}

/** Which of the own cards others may still follow. */
function Followable() {
  const open = useQueued('look', openCards);
  if (open.length === 0) return null;
  return (
    <div class="row follow" {...aboutApart('rule', 'GR-4.3')}>
      <span class="label">{tableWords.value.canFollow}</span>
      {open.map(id => (
        <Glyph key={id} name={id} size={16} />
      ))}
      <span class="sr">{open.map(id => speech.value?.name(id)).join(', ')}</span>
    </div>
  );
}
