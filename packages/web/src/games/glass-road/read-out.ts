import { KINDS, type View } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { half } from '../../boards/points.ts';
import { WHEELS } from '../../boards/wheel.tsx';
import { type Snap, speech } from '../../table/model.ts';
import { shortOf } from '../../table/preview.ts';
import { words } from '../../words/language.ts';
import { type GlassRoadSpeech, wheelTitle } from './speech.ts';
import { costOf } from './tile.tsx';

type PlayerView = View['players'][number];

/** What can be read out to those who do not look, by its key. */
const READINGS = {
  w: ({ view, viewer = 0 }: Snap, said: GlassRoadSpeech) => wheels(view.players[viewer], said),
  c: hand,
  m: market,
  o: others,
} as const;

export const isReading = (key: string): key is keyof typeof READINGS => Object.hasOwn(READINGS, key);

/** Says what lies on a part of the table. */
export function readOut(key: keyof typeof READINGS, now: Snap): string {
  const { value: said } = speech;
  return said ? READINGS[key](now, said) : '';
}

function wheels(player: PlayerView | undefined, said: GlassRoadSpeech): string {
  return WHEELS.map(({ id, basic, refined }) => {
    const goods = [...basic, refined].map(good => plain(said.counted(good, player?.[id][good as 'food'] ?? 0)));
    return `${wheelTitle(said, id)}: ${goods.join(', ')}.`;
  }).join(' ');
}

function hand({ view, viewer = 0 }: Snap, said: GlassRoadSpeech): string {
  const { hand: held = [], slots = [] } = view.players[viewer] ?? {};
  const cards = typeof held === 'number' ? [] : held;
  const { value: w } = words;
  return `${w.hand}: ${cards.map(said.name).join(', ') || '–'}. ${w.slots}: ${slots.map(said.name).join(', ') || '–'}.`;
}

function market({ view, viewer = 0 }: Snap, said: GlassRoadSpeech): string {
  const { value: w } = words;
  const tile = (id: View['market']['bonus'][number]) => {
    const cost = costOf(id, view.edition);
    const price = Object.entries(cost).map(([good, n = 0]) => plain(said.counted(good, n)));
    const payable = Object.keys(shortOf(view, viewer, cost)).length === 0;
    return `${said.name(id)} (${[...price, ...(payable ? [w.affordable] : [])].join(', ')})`;
  };
  return KINDS.map(kind => `${w.kinds[kind]}: ${view.market[kind].map(tile).join(', ') || '–'}.`).join(' ');
}

function others({ view, viewer = 0, sittings, scores }: Snap, said: GlassRoadSpeech): string {
  const { value: w } = words;
  return view.players
    .flatMap((player, seat) => {
      if (seat === viewer) return [];
      const slots = `${w.slots}: ${player.slots.map(said.name).join(', ') || '–'}.`;
      return `${sittings[seat]?.name}, ${w.pointsOf(half(scores[seat]?.points ?? 0))}. ${wheels(player, said)} ${slots}`;
    })
    .join(' ');
}
