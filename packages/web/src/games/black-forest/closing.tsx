import { type BuildingId, type Event, factsOf, type View } from '@waldglas/black-forest';
import { aboutApart } from '../../boards/about.ts';
import { House } from '../../boards/houses.tsx';
import { breakable } from '../../boards/hyphens.ts';
import { Seal } from '../../boards/seal.tsx';
import { Glyph } from '../../glyphs/glyph.tsx';
import type { BuiltTileProps, MomentsProps } from '../../table/face.ts';
import { portraitOf } from './card.tsx';
import { type PawnTurn, pawnTurns } from './pawn-turns.ts';
import { areaOf } from './pawns.ts';
import { effectWords, told } from './shown.ts';

/** A building that was built, in little. */
export function BuiltTile({ id, edition }: BuiltTileProps) {
  const { value: spoken } = told;
  const { value: say } = effectWords;
  if (!spoken || !say) return null;
  const { name, points } = factsOf({ edition }).buildings[id as BuildingId];
  return (
    <span class="littletile" {...aboutApart('card', id)}>
      <House id={name} width={46} />
      <Seal points={points} size={21} />
      <b class="serif">{breakable(spoken.said.name(id), say.words)}</b>
    </span>
  );
}

/** Whom a pawn visited first, a job, or the begging. */
function pictureOf([first]: PawnTurn['visits'], to: string | undefined): string {
  if (first !== undefined) return portraitOf(first);
  return to === undefined ? 'provisions' : 'job';
}

/** The pawns of the year: where each went, whom it visited, which job it did. */
export function PawnsPlaced({ moments }: MomentsProps<View, Event>) {
  const { value: spoken } = told;
  if (!spoken) return null;
  const { said, table } = spoken;
  return (
    <section class="played">
      <h3>{table.closing.pawns}</h3>
      <ol>
        {pawnTurns(moments).map(({ to, visits, jobs }, i) => (
          <li key={i} class="p1">
            <span class="plate">
              <Glyph name={pictureOf(visits, to)} size={22} />
            </span>
            <span>
              <b class="serif">{to === undefined ? table.planner.beg : said.name(areaOf(to))}</b>
              <small>{[...visits, ...jobs].map(id => said.name(id)).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
