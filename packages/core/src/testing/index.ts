export * from './arbitrary.ts';
export * from './compare.ts';
export * from './contract.ts';
export * from './course.ts';
export * from './driver.ts';
export * from './laws.ts';
export * from './pinned.ts';
export * from './records.ts';
