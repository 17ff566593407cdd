import { rngFrom } from '@waldglas/core';
import { expect, test } from 'vitest';
import { startServer } from '../kit.ts';
import { badMessage } from '../kit-fuzz.ts';
import { party } from '../kit-game.ts';

/** At a table of each game; together there are 100,000. */
const MESSAGES = 50_000;
/** Milliseconds: they take their time. */
const TIME = 500_000;
const CODES = /^(stale|illegal|unfinished|not-yours|not-started|spectator|fence|over|too-fast|too-large|bad-request)$/;

test.each(['glass-road', 'black-forest'])(
  `${MESSAGES} bad messages to a table of %s: each is answered properly, none harms it`,
  async game => {
    const server = await startServer();
    const { table, guests, seats } = await party(server, ['Ann', 'Ben'], { game, seed: 'fuzz' });
    const [ann] = seats;
    if (!ann) throw new Error('nobody');
    const rng = rngFrom(`fuzz ${game}`);
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
