import { KINDS, type View } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { pointsText } from '../../boards/points.ts';
import { words } from '../../words/language.ts';
import { costOf, missingFrom } from './cost.ts';
import { type Snap, speech, tableWords } from './shown.ts';
import { type GlassRoadSpeech, wheelTitle } from './speech.ts';
import { WHEELS } from './wheels.ts';

type PlayerView = View['players'][number];

/** Says what lies on a part of the table, if there are words. */
function reading(say: (now: Snap, said: GlassRoadSpeech) => string): (now: Snap) => string {
  return now => (speech.value ? say(now, speech.value) : '');
}

function wheels(player: PlayerView | undefined, said: GlassRoadSpeech): string {
  return WHEELS.map(({ id, basic, refined }) => {
    const goods = [...basic, refined].map(good => `${said.noun(good)} ${player?.[id][good as 'food'] ?? 0}`);
    return `${wheelTitle(said, id)}: ${goods.join(', ')}.`;
  }).join(' ');
}

function hand({ view, seat: viewer = 0 }: Snap, said: GlassRoadSpeech): string {
  const { hand: held = [], slots = [] } = view.players[viewer] ?? {};
  const cards = typeof held === 'number' ? [] : held;
  const { value: w } = tableWords;
  return `${w.hand}: ${cards.map(said.name).join(', ') || '–'}. ${w.slots}: ${slots.map(said.name).join(', ') || '–'}.`;
}

function market({ view, seat: viewer = 0 }: Snap, said: GlassRoadSpeech): string {
  const { value: w } = words;
  const tile = (id: View['market']['bonus'][number]) => {
    const cost = costOf(id, view.edition);
    const price = Object.entries(cost).map(([good, n = 0]) => plain(said.counted(good, n)));
    const payable = Object.keys(missingFrom(view, viewer, cost)).length === 0;
    return `${said.name(id)} (${[...price, ...(payable ? [w.affordable] : [])].join(', ')})`;
  };
  return KINDS.map(kind => `${tableWords.value.kinds[kind]}: ${view.market[kind].map(tile).join(', ') || '–'}.`).join(
    ' ',
  );
}

function others({ view, seat: viewer = 0, seats, scores }: Snap, said: GlassRoadSpeech): string {
  const { value: w } = words;
  return view.players
    .flatMap((player, seat) => {
      if (seat === viewer) return [];
      const slots = `${tableWords.value.slots}: ${player.slots.map(said.name).join(', ') || '–'}.`;
      return `${seats[seat]?.name}, ${w.pointsOf(pointsText(scores[seat]?.points ?? 0))}. ${wheels(player, said)} ${slots}`;
    })
    .join(' ');
}

/** What can be read out to those who do not look, by its key. */
export const READINGS: Readonly<Record<string, (now: Snap) => string>> = {
  w: reading(({ view, seat: viewer = 0 }, said) => wheels(view.players[viewer], said)),
  c: reading(hand),
  m: reading(market),
  o: reading(others),
};
