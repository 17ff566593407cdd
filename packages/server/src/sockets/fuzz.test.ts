import { rngFrom } from '@waldglas/core';
import { expect, test } from 'vitest';
import { startServer } from '../kit.ts';
import { badMessage } from '../kit-fuzz.ts';
import { party } from '../kit-game.ts';

/** `FUZZ=100000` for all of them. */
const MESSAGES = Number(process.env.FUZZ ?? 6_000);
/** Milliseconds: all of them take their time. */
const TIME = 120_000 + MESSAGES * 8;
const CODES = /^(stale|illegal|unfinished|not-yours|not-started|spectator|fence|over|too-fast|too-large|bad-request)$/;

test(
  `${MESSAGES} bad messages: each is answered properly, none harms the table`,
  async () => {
    const server = await startServer();
    const { table, guests, seats } = await party(server, ['Ann', 'Ben'], { seed: 'fuzz' });
    const [ann] = seats;
    if (!ann) throw new Error('nobody');
    const rng = rngFrom('fuzz');
    let answers = 0;
    const wrong: unknown[] = [];
    let wake = () => {};
    ann.socket.on('message', data => {
      const answer = JSON.parse(String(data));
      if (answer.push !== undefined) return;
      answers += 1;
      const isProper = answer.ok === true || (typeof answer.error === 'string' && CODES.test(answer.code));
      if (!isProper || /node:|\.ts\b|undefined|\n/.test(answer.error ?? '')) wrong.push(answer);
      wake();
    });
    for (let sent = 0; sent < MESSAGES; ) {
      for (let i = 0; i < 100; i++, sent++) ann.send(badMessage(rng));
      await new Promise<void>(resolve => {
        wake = () => {
          if (answers >= sent) resolve();
        };
        wake();
      });
    }
    expect(answers).toBe(MESSAGES);
    expect(wrong).toEqual([]);
    // nobody played for another seat, and the table goes on
    const lines = await server.server.parts.host.tables.lines(table, 0);
    expect(lines.filter(({ seat }) => seat !== 0)).toEqual([]);
    expect((await guests[1]?.get(`/api/tables/${table}`))?.body).toMatchObject({ status: 'playing' });
    await server.end();
  },
  TIME,
);
