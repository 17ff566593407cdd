import { JOBS, type JobId, type View } from '@waldglas/black-forest';
import { plain } from '@waldglas/text';
import { aboutApart } from '../../boards/about.ts';
import type { EffectWords } from '../../boards/effect.tsx';
import { EffectGlyphs } from './effect.tsx';
import type { Told } from './speech.ts';

interface JobsProps extends Told {
  readonly view: View;
  readonly say: EffectWords;
}

/** The jobs that can be done, where, and how many are still in the pile. */
export function OpenJobs({ view, said, table, say }: JobsProps) {
  return (
    <section class="pl openjobs">
      <header>
        <h3>{table.openJobs}</h3>
        <span class="sub">{table.inPile(view.left)}</span>
      </header>
      <ul>
        {Object.entries(view.jobs).map(([place, job]) => (
          <li key={place} {...aboutApart('card', job)}>
            <b class="serif">{said.name(place)}</b>
            <EffectGlyphs effect={JOBS[job as JobId].effect} say={say} />
            <span class="sr">{said.card(job).lines.map(plain).join(' ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
