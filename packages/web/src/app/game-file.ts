import { isIllegal, LARGEST_RECORD, lineOfFault, playRecord, readRecord, seatLetter, verify } from '@waldglas/core';
import type { Lang } from '@waldglas/text';
import { isPlayable, loadRules } from '../catalog.ts';
import type { KeptGame, TableSeat } from '../connection/connection.ts';
import { freshId } from '../connection/fresh-id.ts';
import { isTableSeat } from '../connection/kept-game.ts';
import { periodIn } from '../connection/period.ts';
import type { WebWords } from '../words/words.ts';
import { factsFault } from './edition-file.ts';

/** The text of a game's file: its record, with who sat where as comments behind the first line. */
export function fileText(record: string, seats: readonly TableSeat[]): string {
  const [version = '', ...lines] = record.split('\n');
  const people = seats.map(({ kind, name }, seat) => `# ${seatLetter(seat)} ${kind} ${name}`);
  return [version, ...people, ...lines].join('\n');
}

/** Who sat where, as far as the file says it; otherwise one person against bots, or all people if it is over. */
function seatsIn(text: string, players: number, over: boolean, words: WebWords): TableSeat[] {
  return Array.from({ length: players }, (_, seat) => {
    const [, kind = '', name = ''] = new RegExp(`^# ${seatLetter(seat)} (\\S+) (.+)$`, 'm').exec(text) ?? [];
    const sitting = { kind, name: name.trim() };
    if (isTableSeat(sitting)) return sitting;
    return { kind: seat === 0 || over ? 'human' : 'apprentice', name: words.setup.player(seat + 1) };
  });
}

/** The game in a file, with an id of its own; or, in plain words, why there is none. Nothing is kept yet. */
export async function readGameFile(text: string, words: WebWords, lang: Lang = 'en'): Promise<KeptGame | string> {
  if (text.length > LARGEST_RECORD) return words.badFile.tooLarge;
  const record = readRecord(text);
  if (isIllegal(record)) return record.line === 1 ? words.badFile.notAGame : words.badFile.line(record.line);
  if (!isPlayable(record.rules)) {
    const known = Object.entries(words.games).find(([id]) => id === record.rules);
    return known ? words.badFile.otherGame(known[1].name) : words.badFile.notAGame;
  }
  const wrong = record.facts && (await factsFault(record.rules, record.facts, lang));
  if (wrong !== undefined) return words.badFile.facts(wrong);
  const game = await loadRules(record.rules);
  const bad = verify(game, record);
  if (bad) return bad.line === 0 ? words.badFile.head : words.badFile.line(lineOfFault(game, record, text, bad));
  const played = playRecord(game, record);
  if (isIllegal(played)) return words.badFile.head;
  const { state: end } = played.end;
  const over = game.decisions(end).length === 0;
  const seats = seatsIn(text, record.players, over, words);
  const period = periodIn(game.view(end, undefined));
  return { id: freshId(), game: game.id, seats, record: text, updated: Date.now(), over, ...period };
}

/** Hands a text to the browser as a file to save. */
export function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
