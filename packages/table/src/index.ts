export * from './bot-seed.ts';
export * from './live-table.ts';
export type { Move, Proposal, Refusal, RefusalCode, Sender, StoredLine } from './move.ts';
export * from './open-table.ts';
export type { LogEntry, Moment } from './past.ts';
export * from './play-bots.ts';
export { type AnySnapshot, isFor, type Snapshot, type UndoReach } from './snapshot.ts';
export { proposeTo, type Submit, submitTo, type UndoMove } from './submit.ts';
