import type { Position } from '@waldglas/core';
import { type CardId, GRID, START_IDS } from '@waldglas/glass-road';
import { CardMark } from './card.tsx';
import { ReadOnlyLand, ReadOnlyWheel } from './read-only.tsx';
import { useSpeech } from './use-speech.ts';
import { WHEELS } from './wheels.ts';
import './styles.ts';

/** What a position of the reference says about a seat of Glass Road. */
interface SeatPart {
  readonly land?: Readonly<Record<string, string>>;
  readonly glassworks?: Readonly<Record<string, number>>;
  readonly brickworks?: Readonly<Record<string, number>>;
  readonly hand?: readonly CardId[];
  readonly slots?: readonly CardId[];
}

/** The land of a position, space by space: `c1+d1` is a forest on both. */
function landOf(part: Readonly<Record<string, string>>): string[] {
  const land = GRID.names.map((name): string => {
    return name.startsWith('a') ? (START_IDS[Number(name.slice(1)) - 1] ?? 'void') : '';
  });
  for (const [cells, what] of Object.entries(part)) {
    const [first = '', second] = cells.split('+');
    land[GRID.names.indexOf(first)] = what;
    if (second !== undefined) land[GRID.names.indexOf(second)] = second[0] === first[0] ? 'forest^' : 'forest<';
  }
  return land;
}

/** A position of the reference, drawn. */
export function PositionView({ position }: { readonly position: Position }) {
  const seats = Object.entries((position.seats ?? {}) as Readonly<Record<string, SeatPart>>);
  return (
    <figure class="position">
      {seats.map(([letter, part]) => (
        <SeatView key={letter} letter={seats.length > 1 ? letter : undefined} part={part} />
      ))}
    </figure>
  );
}

function SeatView({ letter, part }: { readonly letter: string | undefined; readonly part: SeatPart }) {
  const speech = useSpeech();
  if (!speech) return null;
  const { said, say } = speech;
  return (
    <div class="posseat">
      {letter !== undefined && <b class="letter">{letter}</b>}
      {part.land && <ReadOnlyLand land={landOf(part.land)} said={said} say={say} />}
      {WHEELS.map(wheel => {
        const goods = part[wheel.id];
        return goods && <ReadOnlyWheel key={wheel.id} wheel={wheel} goods={goods} said={said} />;
      })}
      {part.hand && <Cards label={said.table.hand} ids={part.hand} name={said.name} />}
      {part.slots && part.slots.length > 0 && <Cards label={said.table.slots} ids={part.slots} name={said.name} />}
    </div>
  );
}

function Cards({
  label,
  ids,
  name,
}: {
  readonly label: string;
  readonly ids: readonly CardId[];
  name(id: string): string;
}) {
  return (
    <p class="poscards">
      <span class="label">{label}</span>
      {ids.map(id => (
        <span key={id}>
          <CardMark id={id} name={name(id)} /> {name(id)}
        </span>
      ))}
    </p>
  );
}
