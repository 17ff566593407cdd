import pg from 'pg';
import PgBoss from 'pg-boss';
import type { Host } from '../host.ts';
import { type Job, type Jobs, type JobTimes, nameOf, TRIES } from './jobs.ts';

/** A job whose process is gone is given to another one after so many seconds. */
const LEASE = 10;
/** How often somebody looks for such jobs, in seconds. */
const LOOK = 2;
/** How often jobs are looked for if nobody tells of them, in seconds. */
const POLL = 2;
/** Jobs of a queue that one process does at the same time: bots think in threads, and others wait for the internet. */
const AT_ONCE = 4;
/** Jobs with a delay that one worker takes at a time. */
const TOGETHER = 50;

/** Queues that several processes share. Each job is done by one of them; if that one is killed, by another. */
interface SharedQueues {
  /** The queue of a name. */
  queue<J extends Job>(name: (typeof QUEUES)[number], times?: JobTimes): Jobs<J>;
  /** Begins no more jobs and waits for those under way. */
  stop(): Promise<void>;
}

const QUEUES = ['bots', 'absences', 'notices'] as const;

/** Opens the queues in a PostgreSQL. */
export async function sharedQueues(url: string, log: Host['log']): Promise<SharedQueues> {
  const boss = new PgBoss({ connectionString: url, max: 3, schedule: false, maintenanceIntervalSeconds: LOOK });
  boss.on('error', error => log.error({ error: String(error) }, 'the queue of jobs has trouble'));
  await whileLocked(url, async () => {
    await boss.start();
    // one job of a name waits at a time
    for (const name of QUEUES) await boss.createQueue(name, { name, policy: 'short' });
  });
  let isStopped = false;

  return {
    queue<J extends Job>(queue: (typeof QUEUES)[number], { delay = 0, again = 1000 }: JobTimes = {}): Jobs<J> {
      const workers: string[] = [];
      let next = 0;
      // one worker for one job: each that is woken asks the database
      const wake = () => {
        const worker = workers[next % workers.length];
        next += 1;
        if (worker !== undefined) boss.notifyWorker(worker);
      };
      return {
        add(job) {
          if (isStopped) return;
          const options = {
            singletonKey: nameOf(job),
            expireInSeconds: LEASE,
            retryLimit: TRIES,
            retryDelay: Math.ceil(again / 1000),
            retryBackoff: true,
          };
          const sent = boss.send(queue, { ...job }, delay === 0 ? options : { ...options, startAfter: delay / 1000 });
          sent.then(wake, error => log.error({ table: job.table, error: String(error) }, 'a job could not be kept'));
        },
        async start(run) {
          // those that wait for a time are not told of: many are taken together
          const options = { batchSize: delay === 0 ? 1 : TOGETHER, pollingIntervalSeconds: POLL };
          for (let i = 0; i < AT_ONCE; i++)
            workers.push(
              await boss.work<J>(queue, options, async jobs => {
                await Promise.all(jobs.map(({ data }) => run(data)));
              }),
            );
        },
        wake,
        async stop() {},
      };
    },
    async stop() {
      isStopped = true;
      await boss.stop({ graceful: true, wait: true, timeout: LEASE * 1000 });
    },
  };
}

/** Any number that nobody else locks. */
const LOCK = 20_577_011;

/** Does something while no other process does it: two that make the same queue would wait for each other for ever. */
async function whileLocked(url: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // a connection that is lost lets go of the lock; whatever is asked next tells of it
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await work();
  } finally {
    await client.end();
  }
}
