import { factsOf, JOBS, type JobId, type View } from '@waldglas/black-forest';
import { plain } from '@waldglas/text';
import type { EffectWords } from '../../boards/effect.tsx';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import { EffectGlyphs } from './effect.tsx';
import { holdingsOf } from './space-preview.ts';
import type { Told } from './speech.ts';
import { toEndMark } from './wheels.tsx';
import { pointsOf } from './worth.ts';
import '../../styles/table/players.css';
import '../../styles/black-forest/players.css';

interface PlayersProps extends Told {
  readonly view: View;
  readonly seat: number;
  readonly next?: View | undefined;
}

/** The goods of a seat, those of the glass wheel above, those of the cooking wheel below. */
const GOODS = [
  ['sand', 'water', 'wood', 'charcoal', 'brick', 'glass'],
  ['porridge', 'meat', 'provisions', 'commodity', 'pig', 'cattle'],
] as const;

/** Everybody at the table: points, goods, hut, and how far the end mark is. */
export function ForestPlayers({ view, seat, next, said, table }: PlayersProps) {
  const { endMark, hutSteps } = factsOf(view);
  const points = pointsOf(view);
  const ahead = next && pointsOf(next);
  return (
    <>
      {view.players.map((player, i) => {
        const held = holdingsOf(view, i);
        const village = player.pawn.split('.')[0] ?? '';
        return (
          <section key={i} class={`pl p${i + 1}${i === seat ? ' me asked' : ''}`}>
            <header>
              <span class="av">
                <Glyph name="pawn" size={20} />
              </span>
              <h3>{said.who(i)}</h3>
              <span class="sub">{said.name(village)}</span>
              <b class="sc">
                {points[i]}
                {i === seat && ahead && ahead[i] !== points[i] && <em> › {ahead[i]}</em>}
              </b>
            </header>
            <div class="goods">
              {GOODS.map(row => (
                <div key={row[0]}>
                  {row.map(good => (
                    <span key={good} class={held[good] === 0 ? 'pale' : ''}>
                      <Chip
                        n={held[good] ?? 0}
                        name={good}
                        words={plain(said.counted(good, held[good] ?? 0))}
                        size={15}
                      />
                    </span>
                  ))}
                </div>
              ))}
            </div>
            <footer>
              <span class="label">{table.hutLabel}</span>
              <span class="hutsteps" role="img" aria-label={table.hut(player.tracker, hutSteps)}>
                {Array.from({ length: hutSteps }, (_, n) => (
                  <i key={n} class={n < player.tracker ? 'on' : ''} />
                ))}
              </span>
              <Chip
                n={player.domain.length - 1}
                name="small-estate"
                words={plain(said.counted('small-estate', player.domain.length - 1))}
              />
              <span class="label toend">{table.endMark}</span>
              <Chip n={toEndMark(player, endMark)} name="endmark" words={table.toEndMark(toEndMark(player, endMark))} />
            </footer>
          </section>
        );
      })}
    </>
  );
}

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
          <li key={place}>
            <b class="serif">{said.name(place)}</b>
            <EffectGlyphs effect={JOBS[job as JobId].effect} say={say} />
            <span class="sr">{said.card(job).lines.map(plain).join(' ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
