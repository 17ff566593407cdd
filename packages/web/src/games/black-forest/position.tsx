import type { Position } from '@waldglas/core';
import type { ComponentChildren } from 'preact';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import type { BlackForestSpeech, Told } from './speech.ts';
import { useSpeech } from './use-speech.ts';
import './styles.ts';

type Counts = Readonly<Record<string, number | readonly number[]>>;

interface SeatPart {
  readonly glass?: Counts;
  readonly cooking?: Counts;
  readonly estates?: readonly Readonly<Record<string, string>>[];
  readonly pigs?: number;
  readonly cattle?: number;
  readonly tracker?: number;
  readonly pawn?: string;
}

const WHEELS = ['glass', 'cooking'] as const;
const ANIMALS = { pigs: 'pig', cattle: 'cattle' } as const;

/** A position of Black Forest in words and signs: its boards are not drawn yet. */
export function PositionView({ position }: { readonly position: Position }) {
  const told = useSpeech();
  const seats = Object.entries((position.seats ?? {}) as Readonly<Record<string, SeatPart>>);
  if (!told) return null;
  const { said, table } = told;
  return (
    <figure class="position told">
      {seats.map(([letter, part]) => (
        <div key={letter} class="toldseat">
          {seats.length > 1 && <b class="letter">{letter}</b>}
          <dl>
            {part.pawn !== undefined && <Row term={<Glyph name="pawn" size={20} />}>{spaceName(part.pawn, said)}</Row>}
            {WHEELS.map(wheel => {
              const goods = part[wheel];
              return (
                goods && (
                  <Row key={wheel} term={said.wheel(wheel)}>
                    <Goods goods={goods} said={said} table={table} />
                  </Row>
                )
              );
            })}
            {part.tracker !== undefined && (
              <Row term={<Glyph name="progress" size={20} />}>
                <b class="num">{part.tracker}</b>
              </Row>
            )}
            {part.estates?.map((estate, i) => (
              <Row key={i} term={table.estate(i + 1)}>
                <Estate estate={estate} said={said} />
              </Row>
            ))}
            <Animals part={part} said={said} />
          </dl>
        </div>
      ))}
      {typeof position.neutral === 'string' && (
        <dl>
          <Row term={<Glyph name="pawn" size={20} />}>{spaceName(position.neutral, said)}</Row>
        </dl>
      )}
    </figure>
  );
}

function Row({ term, children }: { readonly term: ComponentChildren; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** `v1.2`: a village and one of its spaces. */
function spaceName(pawnSpace: string, said: BlackForestSpeech): string {
  const [village = '', space = ''] = pawnSpace.split('.');
  return space === 'centre' || space === '' ? said.name(village) : `${said.name(village)} · ${space}`;
}

function Goods({ goods, said, table }: Told & { readonly goods: Counts }) {
  return (
    <>
      {Object.entries(goods).map(([good, n]) => {
        const amount = typeof n === 'number' ? n : n.join(' + ');
        if (good === 'steps') {
          return (
            <span key={good}>
              <b class="num">{amount}</b> {table.steps}
            </span>
          );
        }
        return <Chip key={good} n={amount} name={good} words={said.noun(good)} size={18} />;
      })}
    </>
  );
}

function Estate({
  estate,
  said,
}: {
  readonly estate: Readonly<Record<string, string>>;
  readonly said: BlackForestSpeech;
}) {
  return (
    <>
      {Object.entries(estate).map(([cell, what]) => (
        <span key={cell} class="spot">
          <i>{cell}</i> {said.noun(what)}
        </span>
      ))}
    </>
  );
}

function Animals({ part, said }: { readonly part: SeatPart; readonly said: BlackForestSpeech }) {
  const kept = Object.entries(ANIMALS).flatMap(([key, glyph]) => {
    const n = part[key as 'pigs'];
    return n === undefined ? [] : [{ glyph, n }];
  });
  if (kept.length === 0) return null;
  return (
    <Row term={<Glyph name="stable" size={20} />}>
      {kept.map(({ glyph, n }) => (
        <Chip key={glyph} n={n} name={glyph} words={said.noun(glyph)} size={20} />
      ))}
    </Row>
  );
}
