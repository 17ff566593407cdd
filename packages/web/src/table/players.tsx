import { CARD_IDS } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { CardMark } from '../boards/card.tsx';
import { MiniLand } from '../boards/land.tsx';
import { half } from '../boards/points.ts';
import { Chip, Glyph } from '../glyphs/glyph.tsx';
import { words } from '../language.ts';
import { settings } from '../settings.ts';
import { snapshot, speech, visited } from './model.ts';

const SLOTS = 2;
const WHEELS = ['glassworks', 'brickworks'] as const;

/** Everybody at the table: points so far, goods, slots, cards shown. */
export function Players() {
  const { value: now } = snapshot;
  if (!now) return null;
  return (
    <section class="players">
      {now.sittings.map((_, seat) => (
        <PlayerPanel key={seat} seat={seat} />
      ))}
    </section>
  );
}

function PlayerPanel({ seat }: { readonly seat: number }) {
  const { value: now } = snapshot;
  const { value: said } = speech;
  const player = now?.view.players[seat];
  const sitting = now?.sittings[seat];
  if (!now || !said || !player || !sitting) return null;
  const { value: w } = words;
  const { view, scores, viewer, deciding } = now;
  const me = seat === viewer;
  const shown = view.history.filter(one => one.seat === seat).map(({ card }) => card);
  const cards = typeof player.hand === 'number' ? player.hand : player.hand.length;
  const asked = deciding.includes(seat);
  const people = now.sittings.filter(({ kind }) => kind === 'human').length;
  return (
    <article class={`pl p${seat + 1}${me ? ' me' : ''}${asked ? ' asked' : ''}`}>
      <header>
        <span class="av">
          <Glyph name={sitting.kind === 'human' ? 'pawn' : 'bot'} size={20} />
        </span>
        <h3>{me && people === 1 ? w.setup.you : sitting.name}</h3>
        {view.goblet === seat && view.players.length > 1 && <Glyph name="goblet" size={17} />}
        <span class="sub">
          {sitting.kind === 'human' ? '' : asked ? w.thinking : w.setup.levels[sitting.kind].name}
        </span>
        <span class="sc" title={w.points}>
          {half(scores[seat]?.points ?? 0)}
        </span>
      </header>
      {!me && (
        <div class="goods">
          {WHEELS.map(wheel => (
            <div key={wheel} title={said.wheel(wheel)}>
              {Object.entries(player[wheel]).map(([good, n]) => (
                <span key={good} class={n === 0 ? 'z' : ''}>
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
            title={w.look(sitting.name)}
            onClick={() => {
              visited.value = visited.value === seat ? undefined : seat;
            }}
          >
            <MiniLand land={player.land} />
            <Glyph name="eye" size={18} />
            <span class="sr">{w.look(sitting.name)}</span>
          </button>
        )}
        <div class="pc">
          {view.players.length > 1 && (
            <div class="row">
              <span class="label">{w.slots}</span>
              {player.slots.map(id => (
                <CardMark key={id} id={id} name={said.name(id)} />
              ))}
              {Array.from({ length: SLOTS - player.slots.length }, (_, i) => (
                <span key={`free ${i}`} class="slot" />
              ))}
            </div>
          )}
          <div class="row">
            <span class="label">{w.played}</span>
            {shown.map(id => (
              <CardMark key={id} id={id} name={said.name(id)} />
            ))}
            <span class="h">
              <Glyph name="card" size={16} />
              {cards + (player.faceDown === 'none' ? 0 : 1)}
            </span>
          </div>
          {!me && settings.value.showCopies && player.slots.length < SLOTS && cards > 0 && <Followable />}
        </div>
      </footer>
    </article>
  );
}

/** Which of the own cards others may still hold and follow, from what everybody has seen. */
function Followable() {
  const { view, viewer = 0 } = snapshot.value ?? {};
  const { value: said } = speech;
  if (!view || !said) return null;
  const { hand = [] } = view.players[viewer] ?? {};
  const mine = typeof hand === 'number' ? [] : hand;
  // whoever had a free slot and did not follow does not hold the card; whoever followed has played it
  const gone = new Set(view.history.map(({ card }) => card));
  const open = CARD_IDS.filter(id => mine.includes(id) && !gone.has(id));
  if (open.length === 0) return null;
  return (
    <div class="row follow" title={words.value.canFollow}>
      <span class="label">{words.value.canFollow}</span>
      {open.map(id => (
        <Glyph key={id} name={id} size={16} />
      ))}
    </div>
  );
}
