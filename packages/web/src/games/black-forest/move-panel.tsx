import { BASIC, type View } from '@waldglas/black-forest';
import { plain } from '@waldglas/text';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import { portraitOf } from './card.tsx';
import type { MapPlan } from './map-layout.ts';
import { Changes, Fees } from './map-tags.tsx';
import { pawnsOf } from './pawns.ts';
import { holdingsOf, previewSpace, type SpacePreview } from './space-preview.ts';
import type { Told } from './speech.ts';
import '../../styles/black-forest/move.css';

interface PanelProps extends Told {
  readonly view: View;
  readonly seat: number;
  readonly preview: SpacePreview;
}

const villageOf = (space: string) => space.split('.')[0] ?? '';

/** What the way costs: provisions, and the goods that fees may be paid with; those of the preview stand out. */
export function Payment({ view, seat, preview, said, table }: PanelProps) {
  const { provisions, fees, to, arrived } = preview;
  const held = holdingsOf(view, seat);
  const left = holdingsOf(arrived, seat);
  const payable = BASIC.filter(good => (held[good] ?? 0) > 0);
  return (
    <div class="payment">
      <span class="label">{table.pay}</span>
      <Chip n={provisions} name="provisions" words={plain(said.counted('provisions', provisions))} />
      <Fees fees={fees} pawns={pawnsOf(view)} village={villageOf(to)} said={said} table={table} />
      {fees.length > 0 && (
        <span class="feegoods">
          {payable.map(good => (
            <span key={good} class={(left[good] ?? 0) < (held[good] ?? 0) ? 'good paid' : 'good'}>
              <Chip n={held[good] ?? 0} name={good} words={plain(said.counted(good, held[good] ?? 0))} />
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

/** Both neighbours of a space, and what each would give. */
export function Neighbours({ view, preview, said }: Omit<PanelProps, 'seat' | 'table'>) {
  const [village = '', number = ''] = preview.to.split('.');
  const ring = view.tradespeople[village] ?? [];
  const beside = number === '' ? [] : [ring[Number(number) - 1], ring[Number(number) % ring.length]];
  return (
    <ul class="neighbours">
      {beside.flatMap(id => {
        if (id === undefined) return [];
        const visits = preview.visits.filter(({ tradesperson }) => tradesperson === id);
        return [
          <li key={id} class={visits.length > 0 ? 'useful' : ''}>
            <span class="plate">
              <Glyph name={portraitOf(id)} size={28} />
            </span>
            <b>{said.name(id)}</b>
            <span class="gives">
              {visits.length === 0
                ? '–'
                : visits.map((visit, i) => (
                    <span key={i}>
                      <Changes {...visit} />
                    </span>
                  ))}
            </span>
          </li>,
        ];
      })}
    </ul>
  );
}

interface SpacesProps extends Told {
  readonly view: View;
  readonly seat: number;
  readonly plan: MapPlan;
  readonly preview: SpacePreview;
  onChoose(space: string): void;
}

/** The spaces of the village in question as cards, for a thumb. */
export function SpaceCards({ view, seat, plan, preview, said, table, onChoose }: SpacesProps) {
  const village = villageOf(preview.to);
  const ring = view.tradespeople[village] ?? [];
  const spaces = plan.villages.find(({ id }) => id === village)?.spaces ?? [];
  return (
    <div class="spacecards">
      {spaces.map(({ id }, i) => {
        const beside = [ring[i], ring[(i + 1) % ring.length]].flatMap(one => one ?? []);
        const ahead = id === preview.to ? preview : previewSpace(view, seat, id);
        const pawn = pawnsOf(view).find(({ space }) => space === id);
        return (
          <button
            key={id}
            type="button"
            class="spacecard"
            aria-pressed={id === preview.to}
            aria-label={table.between(said.name(village), ...(beside.map(said.name) as [string, string]))}
            disabled={!ahead}
            onClick={() => onChoose(id)}
          >
            <span class="both">
              {beside.map(one => (
                <Glyph key={one} name={portraitOf(one)} size={28} />
              ))}
            </span>
            <span class="gives">
              {pawn ? (
                <span class={`who ${pawn.colour}`}>
                  <Glyph name="pawn" size={15} /> {pawn.seat === undefined ? '' : said.who(pawn.seat)}
                </span>
              ) : (
                beside.flatMap(one => {
                  const visit = ahead?.visits.find(({ tradesperson }) => tradesperson === one);
                  return visit ? [<Changes key={one} {...visit} onlyGains />] : [];
                })
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}
