import {
  complaintText,
  type Illegal,
  illegal,
  isIllegal,
  LARGEST_RECORD,
  lineOfFault,
  playRecord,
  readRecord,
  seatLetter,
  verify,
} from '@waldglas/core';
import type { Lang } from '@waldglas/text';
import { loadComplaintWords } from '@waldglas/text/complaints';
import { loadLocalGame } from '../catalog.ts';
import type { KeptGame, TableSeat } from '../connection/connection.ts';
import { freshId } from '../connection/fresh-id.ts';
import { isTableSeat } from '../connection/kept-game.ts';
import { isPlayable } from '../faces.ts';
import type { WebWords } from '../words/words.ts';
import { factsFault } from './edition-file.ts';

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
  const said = await loadComplaintWords(lang);
  const inLine = (line: number, { complaint }: Illegal) => words.badFile.line(line, complaintText(said, complaint));
  if (isIllegal(record)) return record.line === 1 ? words.badFile.notAGame : inLine(record.line, record);
  if (!isPlayable(record.rules)) return words.badFile.notAGame;
  const wrong = record.facts && (await factsFault(record.rules, record.facts, lang));
  // they stand in the last line
  if (wrong !== undefined) return inLine(text.trimEnd().split('\n').length, illegal('factsWrong', wrong));
  const { rules, howFar } = await loadLocalGame(record.rules);
  const bad = verify(rules, record);
  if (bad) return inLine(lineOfFault(rules, record, text, bad), bad);
  const played = playRecord(rules, record);
  if (isIllegal(played)) throw new Error(played.illegal);
  const { state: end } = played.end;
  const over = rules.decisions(end).length === 0;
  const seats = seatsIn(text, record.players, over, words);
  return {
    id: freshId(),
    game: rules.id,
    seats,
    record: text,
    updated: Date.now(),
    over,
    howFar: howFar(rules.view(end, undefined)),
  };
}
