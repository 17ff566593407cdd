import { useEffect, useState } from 'preact/hooks';
import { useQueued } from '../drawing/slice.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { hurry, othersPlay } from './bot-queue.ts';
import { face, snapshot, speech } from './model.ts';
import { Said } from './options.tsx';
import { openConnection } from './present.ts';

/** What the others have just done, where otherwise the answers stand; and the way not to wait for them. */
export function Others() {
  const events = useQueued('look', () => (snapshot.value?.decision ? [] : (snapshot.value?.events ?? [])));
  const { value: said } = speech;
  const { value: of } = face;
  if (!said || !of) return null;
  if (!othersPlay.value) return <Thinking />;
  const told = events.flatMap(event => {
    const runs = of.telling.logStyle(event) === 'none' ? undefined : said.event(event);
    return runs ? [{ runs, seat: event.seat }] : [];
  });
  return (
    <div class="others">
      {told.map(({ runs, seat }, i) => (
        <p key={i} class={seat === undefined ? '' : `p${seat + 1}`}>
          <Said runs={runs} />
        </p>
      ))}
      <button type="button" class="soft" data-skip="" onClick={hurry}>
        <Glyph name="play" size={16} /> {words.value.table.skip}
      </button>
    </div>
  );
}

/** Nobody is told about shorter thoughts, in milliseconds. */
const LONG = 1000;

/** The length of the record while nobody but bots is asked. */
function botsAsked(): number | undefined {
  const { value: now } = snapshot;
  const isBots = now !== undefined && now.turn.length > 0 && now.turn.every(seat => now.seats[seat]?.kind !== 'human');
  return isBots ? now.length : undefined;
}

/** Somebody thinks for long: whoever does not want to wait has them play now. */
function Thinking() {
  const asked = botsAsked();
  const [long, setLong] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (asked === undefined) return undefined;
    const timer = setTimeout(() => setLong(asked), LONG);
    return () => clearTimeout(timer);
  }, [asked]);
  if (asked === undefined || long !== asked) return null;
  const { hurryBots } = openConnection();
  if (!hurryBots) return null;
  return (
    <div class="others">
      <button type="button" class="soft" data-play-now="" onClick={() => void hurryBots()}>
        <Glyph name="play" size={16} /> {words.value.table.playNow}
      </button>
    </div>
  );
}
