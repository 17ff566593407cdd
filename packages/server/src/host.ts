import type { Logger } from 'pino';
import type { Jobs } from './jobs/jobs.ts';
import type { Metrics } from './metrics.ts';
import type { NoticeJob } from './notices/notices.ts';
import type { Presence } from './people/presence.ts';
import type { NoticeStore } from './store/notices.ts';
import type { PeopleStore } from './store/people.ts';
import type { TableStore } from './store/tables.ts';
import type { AbsenceJob } from './tables/absence.ts';

/** What all parts of a server stand on. */
export interface Host {
  readonly people: PeopleStore;
  readonly tables: TableStore;
  /** The time in milliseconds. */
  now(): number;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Bots are asked at a table. */
  readonly bots: Jobs;
  /** People are asked at a table who may not be here. */
  readonly absences: Jobs<AbsenceJob>;
  /** Somebody is to be told somewhere that it is their turn. */
  readonly letters: Jobs<NoticeJob>;
  readonly presence: Presence;
  readonly notices: NoticeStore;
  readonly metrics: Metrics;
}
