import { type Illegal, isIllegal } from '@waldglas/core';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { playBotTurn } from './bots/bot-turn.ts';
import type { Thinkers } from './bots/thinkers.ts';
import type { Config } from './config.ts';
import type { Host } from './host.ts';
import { localJobs } from './jobs/jobs.ts';
import { sharedQueues } from './jobs/shared-jobs.ts';
import { limitsOf } from './limits.ts';
import { newMetrics } from './metrics.ts';
import { type NoticeJob, noticesOf } from './notices/notices.ts';
import { type PostingMeans, postingOf } from './notices/posting.ts';
import type { Parts } from './parts.ts';
import { localPresence, sharedPresence } from './people/presence.ts';
import { randomText } from './secrets.ts';
import { serveSockets } from './sockets/sockets.ts';
import { connect, unsafeSettings } from './store/connect.ts';
import { announce, announcePerson, type Hearing, listen } from './store/news.ts';
import { noticeStore } from './store/notices.ts';
import { peopleStore } from './store/people.ts';
import { GONE, tableStore } from './store/tables.ts';
import { type AbsenceJob, seeToAbsent } from './tables/absence.ts';
import { serveTables } from './tables/served-tables.ts';

/** A server that is put together and does not listen yet. */
export interface Server {
  readonly app: FastifyInstance;
  readonly parts: Parts;
  /** Forgets what is too old; it is done every minute. */
  sweep(): Promise<void>;
  /** Finishes what was acknowledged, then lets go of everything. */
  close(): Promise<void>;
}

/** What a server is handed. */
export interface Outside {
  readonly clientFolder: string;
  readonly thinkers: Thinkers;
  readonly log: Host['log'];
  now?(): number;
  /** Somebody who is asked and not here counts as away after so many milliseconds. */
  readonly absence?: number;
  /** After a start, people come back within so many milliseconds. */
  readonly backAgain?: number;
  /** How addresses on the internet are found. */
  readonly posting?: PostingMeans;
}

const MINUTE = 60 * 1000;
/** A bot that has not played for so long is asked for again. */
const LEASE = 10 * 1000;
/** A page that is loaded anew is back by then. */
const ABSENCE = 5_000;
/** A notice that nobody takes is sent again after so many milliseconds, then twice as many, for five minutes in all. */
const RESEND = 5_000;
/** By then it has been sent, or nobody tries any more. */
const RESENT = 6 * MINUTE;
const WEEK = 7 * 24 * 60 * MINUTE;

/** Puts a server together, or tells in one sentence why that cannot be. */
export async function createServer(
  config: Pick<Config, 'store' | 'publicUrl' | 'trustProxy' | 'limits' | 'webhooks'>,
  { clientFolder, thinkers, log, now = Date.now, absence = ABSENCE, backAgain = MINUTE, posting }: Outside,
): Promise<Server | Illegal> {
  const connection = await connect(config.store);
  if (isIllegal(connection)) return connection;
  const { db } = connection;
  const url = 'url' in config.store ? config.store.url : undefined;
  const unsafe = url === undefined ? [] : await unsafeSettings(db);
  if (unsafe.length > 0) log.warn({ off: unsafe }, 'the database may lose acknowledged moves when the power fails');
  const queues = url === undefined ? undefined : await sharedQueues(url, log);
  const bots = queues?.queue('bots') ?? localJobs(log);
  const absences =
    queues?.queue<AbsenceJob>('absences', { delay: absence }) ?? localJobs<AbsenceJob>(log, { delay: absence });
  const resend = { again: posting?.again ?? RESEND };
  const letters = queues?.queue<NoticeJob>('notices', resend) ?? localJobs<NoticeJob>(log, resend);
  const presence = url === undefined ? localPresence() : sharedPresence(db, randomText(9), { now, log });
  const tables = tableStore(db, url === undefined ? undefined : announce);
  const metrics = newMetrics();
  const failed = (what: string) => (error: unknown) => log.error({ error: String(error) }, what);
  // alone, this process tells itself: what it then reads waits for the end of the step
  const people = peopleStore(db, url === undefined ? async (_, id) => hearing.person(id) : announcePerson);
  const host: Host = { people, tables, now, log, bots, absences, letters, presence, notices: noticeStore(db), metrics };
  const served = serveTables(host);
  const hearing: Hearing = {
    changed(id: string, version: number) {
      served.changed(id, version).catch(failed('a change was not read'));
      // at a table that is open here it is seen whether a bot is asked
      if (!served.isOpen(id)) bots.wake();
    },
    person: id => void sockets.personChanged(id).catch(failed('a person was not read')),
    missed() {
      served.catchUp().catch(failed('changes were not read'));
      sockets.personChanged().catch(failed('people were not read'));
    },
  };
  const limits = limitsOf(now, config.limits);
  let isClosing = false;
  const notices = await noticesOf(host, postingOf(posting), config);
  const parts: Parts = { host, served, notices, limits, config, isClosing: () => isClosing };
  const app = await createApp({ clientFolder, parts });
  const sockets = serveSockets(app.server, parts);
  const news = url === undefined ? undefined : await listen(url, hearing, log);
  metrics.watch('waldglas_sockets', 'Open sockets', () => sockets.size);
  metrics.watch('waldglas_tables', 'Tables in memory', () => served.size);
  await bots.start(job => playBotTurn(served, thinkers, job));
  await absences.start(job => seeToAbsent(served, { presence, notices }, job));
  await letters.start(notices.send);
  await wakeBots(now());
  const lookingForAbsent = setTimeout(() => void lookForAbsent().catch(failed('nobody is told')), backAgain).unref();

  /** Whoever should have been told when this process was killed; most have come back by themselves meanwhile. */
  async function lookForAbsent(): Promise<void> {
    for (const job of await tables.waitingForPeople(now() - backAgain - MINUTE)) absences.add(job);
    // another process that shares the database may be about to send what is new
    for (const job of await host.notices.undone(url === undefined ? now() : now() - RESENT)) letters.add(job);
  }

  /** Whoever should have asked for a bot may have been killed. */
  async function wakeBots(before: number): Promise<void> {
    for (const job of await tables.waitingForBots(before)) bots.add(job);
  }

  async function sweep(): Promise<void> {
    served.sweep();
    for (const one of Object.values(limits)) one.sweep();
    for (const id of await tables.removeUnstarted(now() - WEEK)) await served.changed(id, GONE);
  }
  const sweeping = setInterval(() => void sweep().catch(failed('old tables stay')), MINUTE).unref();
  const waking = setInterval(() => void wakeBots(now() - LEASE).catch(failed('bots are not woken')), LEASE).unref();

  return {
    app,
    parts,
    sweep,
    async close() {
      isClosing = true;
      clearInterval(sweeping);
      clearInterval(waking);
      clearTimeout(lookingForAbsent);
      await sockets.close();
      await app.close();
      await Promise.all([bots.stop(), absences.stop(), letters.stop(), queues?.stop()]);
      await presence.close();
      await news?.close();
      await thinkers.close();
      await connection.close();
    },
  };
}
