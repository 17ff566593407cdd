import { test } from 'vitest';
import { after } from './example.ts';

test('probe', () => {
  console.log(after('11B', 'brick 1, meat 3, glass 1 |', 'visit builder, build 11B, cell a1'));
  console.log(after('11B', 'brick 1, meat 2, glass 1 |', 'visit builder, build 11B, cell a1, part charcoal'));
  console.log(after('09B', 'brick 1, wood 2, glass 2 |', 'visit builder, build 09B, cell a1'));
  console.log(after('job-market', 'pig 2, cattle 3 | FFsp', 'job job-market'));
  console.log(after('job-hermit', 'porridge 7 |', 'job job-hermit'));
  console.log(after('29B', 'wood 4, glass 1 |', 'visit builder, build 29B, cell a1'));
  console.log(after('24A', 'brick 2, wood 1, glass 2 | ffsF', 'visit builder, build 24A, cell b1'));
});
