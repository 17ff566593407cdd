export * from './afterstates.ts';
export * from './bot.ts';
export * from './greedy.ts';
export * from './meter.ts';
export * from './random.ts';
export * from './table.ts';
