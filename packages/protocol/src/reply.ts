import type { RefusalCode } from '@waldglas/table';

/** An answer as JSON: `ok` is true, or `error` says in one plain sentence what is wrong. */
export type Reply = Readonly<Record<string, unknown>>;

/** Why a message is refused: a move that cannot be played, or a message that cannot be read or is not the sender's to send. */
export type ErrorCode = RefusalCode | 'spectator' | 'bad-request';

/** Something asked for cannot be done; nothing has changed. */
export class Refused extends Error {
  readonly code: ErrorCode;
  /** What stands in the way of an undo, and the line (from 1) of the record behind which nothing can be taken back. */
  readonly fence: string | undefined;
  readonly line: number | undefined;
  constructor(message: string, code: ErrorCode = 'bad-request', fence?: string, line?: number) {
    super(message);
    this.code = code;
    this.fence = fence;
    this.line = line;
  }
}
