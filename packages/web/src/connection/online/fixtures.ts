import { type AnyGame, isIllegal, newRecord, seatLetter } from '@waldglas/core';
import { toy } from '@waldglas/core/toy';
import { answer, PROTOCOL, type Reply, writeShot } from '@waldglas/protocol';
import { type AnyTable, openTable } from '@waldglas/table';
import type { AnySpeech } from '@waldglas/text';
import type { TableInfo } from './messages.ts';
import type { Listener, SocketWorld } from './table-socket.ts';

export const TOY = toy as unknown as AnyGame;

const SILENT = { lang: 'en', event: () => undefined, fence: String } as unknown as AnySpeech;

/** What a table's server says to one connection. */
interface Line {
  readonly listener: Listener;
  readonly seat: number | undefined;
  /** The length of the record that it was told about. */
  told: number;
}

/**
 * A server of one toy table in memory, for the tests of those who connect to it: the same messages, without a network.
 * Time passes only when it is told to.
 */
export function toyServer({ status = 'playing' as TableInfo['status'] } = {}) {
  const record = newRecord(TOY, { players: 2, options: {}, seed: '7' });
  const table = isIllegal(record) ? record : openTable(TOY, record);
  if (isIllegal(table)) throw new Error(table.illegal);
  const live: AnyTable = table;
  const lines = new Set<Line>();
  /** What came in: for tests that look at what was sent, and how often. */
  const received: Readonly<Record<string, unknown>>[] = [];
  const since: (number | undefined)[] = [];
  let now = 0;
  const alarms = new Set<{ readonly at: number; readonly back: () => void }>();
  const chat: { n: number; name: string; text: string; at: number }[] = [];
  /** What is wrong with it now: it does not answer, cannot be reached, or has another protocol. */
  const faults = { mute: false, away: false, protocol: PROTOCOL };

  function info(seat: number | undefined): TableInfo {
    return {
      table: 'birch',
      game: 'toy',
      options: {},
      edition: live.head.edition,
      status,
      seats: ['Ada', 'Ben'].map((name, at) => ({ seat: seatLetter(at), name, here: true })),
      me: seat === undefined ? null : seatLetter(seat),
      turn: live.turn.map(seatLetter),
      over: live.turn.length === 0,
      length: live.length,
      pace: 'live',
      knownSeed: false,
      updated: now,
      watch: true,
      start: 'full',
      creator: seat === 0,
    };
  }

  const say = (line: Line, message: object) => {
    const data = JSON.stringify(message);
    queueMicrotask(() => lines.has(line) && !faults.mute && line.listener.message(data));
  };

  function shotFor(line: Line, from: number): Reply {
    line.told = live.length;
    return { ...writeShot(live.snapshot(line.seat, from), TOY.write) };
  }

  async function onText(line: Line, text: string): Promise<void> {
    const message = JSON.parse(text);
    received.push(message);
    if (message.do === 'chat') {
      const said = { n: chat.length + 1, name: 'Ada', text: message.text, at: now };
      chat.push(said);
      say(line, { id: message.id, ok: true });
      for (const one of lines) say(one, { push: 'chat', ...said });
      return;
    }
    const before = live.length;
    const reply = await answer(live, line.seat ?? 'spectator', message, SILENT);
    const moved = live.length > before;
    say(line, { id: message.id, ...reply, ...(moved ? shotFor(line, before) : {}) });
    if (moved) tellOthers(line);
  }

  function tellOthers(but?: Line): void {
    for (const one of lines) if (one !== but) say(one, { push: 'table', ...shotFor(one, one.told) });
  }

  /** The way to this server for whoever has a seat. */
  function world(seat: number | undefined): SocketWorld {
    return {
      now: () => now,
      chance: () => 1,
      wake(at, back) {
        const alarm = { at, back };
        alarms.add(alarm);
        return () => alarms.delete(alarm);
      },
      connect(from, listener) {
        since.push(from);
        const line: Line = { listener, seat, told: from ?? live.length };
        const socket = {
          send: (text: string) => void (lines.has(line) && !faults.mute && onText(line, text)),
          close: () => void lines.delete(line),
        };
        if (faults.away) {
          queueMicrotask(() => listener.closed(1006));
          return socket;
        }
        lines.add(line);
        const { protocol } = faults;
        const shot = status === 'open' ? {} : shotFor(line, from ?? live.length);
        say(line, { push: 'hello', protocol, table: info(seat), seat: info(seat).me, chat, ...shot });
        return socket;
      },
    };
  }

  return {
    table: live,
    world,
    received,
    since,
    faults,
    push: (message: object) => {
      for (const line of lines) say(line, message);
    },
    /** Somebody has come, gone or sat down. */
    reseat(seats: TableInfo['seats']): void {
      for (const line of lines) say(line, { push: 'seats', ...info(line.seat), seats });
    },
    /** Somebody plays from elsewhere. */
    play(seat: number, ...played: string[]): void {
      const proposal = live.propose(seat, { lines: played });
      if (isIllegal(proposal)) throw new Error(proposal.illegal);
      live.append(proposal.lines);
      tellOthers();
    },
    begin(): void {
      status = 'playing';
      tellOthers();
    },
    /** Closes every connection. */
    close(code: number): void {
      for (const line of [...lines]) {
        lines.delete(line);
        line.listener.closed(code);
      }
    },
    /** Lets time pass, alarm by alarm. */
    async pass(ms: number): Promise<void> {
      const end = now + ms;
      await said();
      for (;;) {
        const [next] = [...alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        alarms.delete(next);
        now = Math.max(now, next.at);
        next.back();
        await said();
      }
      now = end;
    },
  };
}

/** Waits until everything is said that was about to be. */
export async function said(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}
