import type { Config } from './config.ts';
import type { Host } from './host.ts';
import type { Limits } from './limits.ts';
import type { Notices } from './notices/notices.ts';
import type { ServedTables } from './tables/served-tables.ts';

/** A server put together: what people reach through HTTP and sockets. */
export interface Parts {
  readonly host: Host;
  readonly served: ServedTables;
  readonly notices: Notices;
  readonly limits: Limits;
  /** The server is about to end: nobody new should come. */
  isClosing(): boolean;
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>;
}
