import type { Complaint, Illegal } from '@waldglas/core';
import type { RefusalCode } from '@waldglas/table';

/** An answer as JSON: `ok` is true, or `error` says in one plain sentence what is wrong. */
export type Reply = Readonly<Record<string, unknown>>;

/**
 * Why a message is refused: a move that cannot be played, a message that cannot be read or is not the sender's to send, or
 * one that comes before the game, too often, or is too long.
 */
export type ErrorCode = RefusalCode | 'spectator' | 'bad-request' | 'not-started' | 'too-fast' | 'too-large';

/** Something asked for cannot be done; nothing has changed. */
export class Refused extends Error {
  readonly complaint: Complaint;
  readonly code: ErrorCode;
  /** What stands in the way of an undo, and the line (from 1) of the record behind which nothing can be taken back. */
  readonly fence: string | undefined;
  readonly line: number | undefined;
  constructor(why: Illegal, code: ErrorCode = 'bad-request', fence?: string, line?: number) {
    super(why.illegal);
    this.complaint = why.complaint;
    this.code = code;
    this.fence = fence;
    this.line = line;
  }
}
