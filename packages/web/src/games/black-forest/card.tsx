import { JOBS, type JobId, TRADESPEOPLE, type TradespersonId } from '@waldglas/black-forest';
import type { EffectWords } from '../../boards/effect.tsx';
import { breakable } from '../../boards/hyphens.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { EffectGlyphs } from './effect.tsx';

/** Whoever fells trees looks the same in both games. */
export const portraitOf = (id: TradespersonId): string => (id === 'lumberjack' ? 'woodcutter' : id);

interface FaceProps<Id> {
  readonly id: Id;
  readonly name: string;
  readonly say: EffectWords;
}

/** A tradesperson: the portrait, and what a visit gives; of two effects one. */
export function TradespersonFace({ id, name, say }: FaceProps<TradespersonId>) {
  const { effects } = TRADESPEOPLE[id];
  return (
    <>
      <span class="portrait">
        <Glyph name={portraitOf(id)} size={38} />
      </span>
      <span class="nm serif">{breakable(name, say.words)}</span>
      <span class="effects">
        {effects.map((effect, i) => (
          <EffectGlyphs key={i} effect={effect} say={say} />
        ))}
      </span>
    </>
  );
}

/** The portrait of whoever a job is for, or of its place. */
function JobMark({ id, size }: { readonly id: JobId; readonly size: number }) {
  const { tradesperson } = JOBS[id];
  return <Glyph name={tradesperson === undefined ? 'job' : portraitOf(tradesperson)} size={size} />;
}

/** A job: what it takes and what it gives. */
export function JobFace({ id, name, say }: FaceProps<JobId>) {
  return (
    <>
      <span class="portrait job">
        <JobMark id={id} size={32} />
      </span>
      <span class="nm serif">{breakable(name, say.words)}</span>
      <EffectGlyphs effect={JOBS[id].effect} say={say} />
    </>
  );
}
