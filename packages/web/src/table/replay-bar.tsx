import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { spacedMarks } from './spaced-marks.ts';

/** How fast a replay runs, in steps a second. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Back, play, on: everything that moves through a replay. */
export function ReplayBar({
  at,
  told,
  last,
  playing,
  speed,
  stages,
  onGo,
  onPlay,
  onSpeed,
}: {
  readonly at: number;
  /** What happened there, in words. */
  readonly told: string;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Where stretches of the game end, for the marks below the slider. */
  readonly stages: readonly { readonly at: number; readonly label: string }[];
  onGo(to: number): void;
  onPlay(): void;
  onSpeed(speed: Speed): void;
}) {
  const { value: w } = words;
  return (
    <div class="scrub">
      <div class="moves">
        <Move title={w.first} sign="M4 4v16M20 4L9 12l11 8Z" disabled={at === 0} onPress={() => onGo(0)} />
        <Move title={w.previous} sign="M18 4L7 12l11 8Z" disabled={at === 0} onPress={() => onGo(at - 1)} />
        <button type="button" class="end" title={playing ? w.pause : w.play} onClick={onPlay}>
          {playing ? <PauseSign /> : <Glyph name="play" size={18} />}
          <span class="sr">{playing ? w.pause : w.play}</span>
        </button>
        <Move title={w.next} sign="M6 4l11 8L6 20Z" disabled={at === last} onPress={() => onGo(at + 1)} />
        <Move title={w.last} sign="M20 4v16M4 4l11 8L4 20Z" disabled={at === last} onPress={() => onGo(last)} />
      </div>
      <div class="slider">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={w.replay}
          aria-valuetext={[w.step(at, last), told].join(': ')}
          style={{ '--at': `${(100 * at) / Math.max(1, last)}%` }}
          onInput={event => onGo(Number(event.currentTarget.value))}
        />
        <div class="marks" aria-hidden="true">
          {spacedMarks(stages, last).map(({ at: end, label }) => (
            <i key={end} style={{ left: `${(100 * end) / Math.max(1, last)}%` }}>
              {label}
            </i>
          ))}
        </div>
      </div>
      <fieldset class="speeds">
        <legend class="sr">{w.speed}</legend>
        {SPEEDS.map(one => (
          <button key={one} type="button" aria-pressed={one === speed} onClick={() => onSpeed(one)}>
            {one === 0.5 ? '½' : one}×
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function PauseSign() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M5 3h5v18H5zM14 3h5v18h-5z" fill="currentColor" />
    </svg>
  );
}

function Move({
  title,
  sign,
  disabled,
  onPress,
}: {
  readonly title: string;
  /** The outline of its sign. */
  readonly sign: string;
  readonly disabled: boolean;
  onPress(): void;
}) {
  return (
    <button type="button" class="ub" title={title} disabled={disabled} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={sign} fill="currentColor" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" />
      </svg>
      <span class="sr">{title}</span>
    </button>
  );
}
