import { useSignal } from '@preact/signals';
import type { Seat } from '@waldglas/core';
import { plain } from '@waldglas/text';
import { useEffect } from 'preact/hooks';
import { pointsText } from '../boards/points.ts';
import { Seal } from '../boards/seal.tsx';
import { botLevel, type Moment, type TableSnapshot } from '../connection/connection.ts';
import { addStyles } from '../drawing/add-styles.ts';
import { Chip, Glyph } from '../glyphs/glyph.tsx';
import css from '../styles/table/closing.css?inline';
import { words } from '../words/language.ts';
import { stretchOf } from './closed-stretch.ts';
import type { AnyFace, ClosedStretch, SeatGains } from './face.ts';
import { face, snapshot, speech } from './model.ts';
import { dispatch, openConnection } from './present.ts';

addStyles(css);

type AnyClosing = NonNullable<AnyFace['telling']['closing']>;

const goOn = () => dispatch({ kind: 'went-on' });

/** The end of a stretch of the game: what everybody built, what the wheels gave, points before and after, who is first. */
export function ClosingPage() {
  const moments = useSignal<readonly Moment[] | undefined>(undefined);
  const { value: now } = snapshot;
  const closing = face.value?.telling.closing;
  useEffect(() => {
    void openConnection()
      .moments()
      .then(found => {
        moments.value = found;
      })
      // a table that was left tells nothing more
      .catch(() => undefined);
  }, []);
  if (!now || !closing) return null;
  const { value: w } = words;
  const { title, still, next, then, lead } = closing.words(now);
  const ended = moments.value && stretchOf(moments.value, closing.done, closing.done(now.view));
  const stretch = ended && closing.closed(ended);
  return (
    <section class="closing" aria-label={title}>
      <header>
        <div id="closing-told">
          <h2>{stretch ? ownGain(stretch, now.seat) : title}</h2>
          <p>{[stretch && whoLeads(stretch, now), still].filter(Boolean).join(' ')}</p>
        </div>
        {lead && (
          <p class="lead">
            <Glyph name={lead.glyph} size={34} />
            <span>
              <b class="serif">{lead.title}</b>
              <small>{lead.line}</small>
            </span>
          </p>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard */}
      <div class="closingbody" tabIndex={0}>
        {stretch && <Gains stretch={stretch} now={now} closing={closing} />}
        {ended && closing.More && <closing.More moments={ended} />}
      </div>
      <footer>
        {stretch && (
          <a class="soft" href={`${now.address}/replay?at=${stretch.from}`}>
            <Glyph name="play" size={16} /> {w.table.closing.again}
          </a>
        )}
        <span class="afterwards">{then}</span>
        <button
          type="button"
          class="end"
          data-next=""
          aria-describedby="closing-told"
          ref={button => button?.focus({ preventScroll: true })}
          onClick={goOn}
        >
          {next}
          <span class="kbd">
            <Glyph name="enter" size={11} />
          </span>
        </button>
      </footer>
    </section>
  );
}

/** What the viewer has gained, in one line. */
function ownGain({ seats }: ClosedStretch, viewer: Seat = 0): string {
  const { value: w } = words;
  const { before = 0, after = 0 } = seats[viewer] ?? {};
  const { gained, lost, same } = w.table.closing;
  if (after === before) return same;
  const points = w.pointsOf(pointsText(Math.abs(after - before)));
  return after > before ? gained(points) : lost(points);
}

/** Who is ahead; alone nobody is. */
function whoLeads({ seats }: ClosedStretch, now: TableSnapshot): string {
  const { value: w } = words;
  if (seats.length === 1) return '';
  const most = Math.max(...seats.map(({ after }) => after));
  const ahead = seats.flatMap(({ after }, seat) => (after === most ? [seat] : []));
  const { youLead, leads } = w.table.closing;
  const alone = ahead.length === 1 && ahead[0] === now.seat;
  return alone
    ? youLead(pointsText(most))
    : leads(
        ahead.map(seat => now.seats[seat]?.name ?? ''),
        pointsText(most),
      );
}

/** What the stretch has brought, a row a seat. */
function Gains({
  stretch: { seats },
  now,
  closing,
}: {
  readonly stretch: ClosedStretch;
  readonly now: TableSnapshot;
  readonly closing: AnyClosing;
}) {
  const { closing: w } = words.value.table;
  const most = Math.max(1, ...seats.map(({ before, after }) => Math.max(before, after)));
  return (
    <table class="gains">
      <thead>
        <tr>
          <td />
          <th scope="col">{w.built}</th>
          <th scope="col">{w.produced}</th>
          <th scope="col">{w.points}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((gains, seat) => (
          <tr key={seat} class={`p${seat + 1}`}>
            <th scope="row">
              <Who now={now} seat={seat} />
            </th>
            <td class="built">
              {gains.built.length === 0 && <span class="none">{w.nothingBuilt}</span>}
              {gains.built.map(id => (
                <closing.Tile key={id} id={id} edition={now.edition} />
              ))}
            </td>
            <td class="produced">
              <Produced gains={gains} />
            </td>
            <td class="points">
              <PointsBar gains={gains} most={most} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Who({ now, seat }: { readonly now: TableSnapshot; readonly seat: Seat }) {
  const seated = now.seats[seat];
  return (
    <>
      <span class="av">
        <Glyph name={seated && botLevel(seated) ? 'bot' : 'pawn'} size={22} />
      </span>
      <b class="serif">{now.seats[seat]?.name ?? ''}</b>
    </>
  );
}

function Produced({ gains: { produced } }: { readonly gains: SeatGains }) {
  const { value: said } = speech;
  return (
    <>
      {Object.entries(produced).map(([good, n]) => (
        <span key={good} class={n === 0 ? 'pale' : ''}>
          <Chip n={`+${n}`} name={good} words={said ? plain(said.counted(good, n)) : ''} size={20} />
        </span>
      ))}
    </>
  );
}

/** Points before and after on one scale for all. */
function PointsBar({ gains: { before, after }, most }: { readonly gains: SeatGains; readonly most: number }) {
  const share = (points: number) => `${Math.max(0, (100 * points) / most)}%`;
  return (
    <>
      <span class="sr">{words.value.table.closing.fromTo(pointsText(before), pointsText(after))}</span>
      <span class="scale" aria-hidden="true">
        <i class={after < before ? 'lost' : 'grown'} style={{ width: share(Math.max(before, after)) }} />
        <i class="had" style={{ width: share(Math.min(before, after)) }}>
          {before > 0 && before <= after && pointsText(before)}
        </i>
        <span class="mark" style={{ left: share(after) }}>
          <Seal points={pointsText(after)} size={34} />
        </span>
      </span>
    </>
  );
}
