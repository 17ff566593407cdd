export * from './answer.ts';
export * from './engine.ts';
export { type ErrorCode, Refused, type Reply } from './reply.ts';
export * from './shot.ts';
export * from './version.ts';
export { lettered, scoreSheet, unlettered } from './wire.ts';
