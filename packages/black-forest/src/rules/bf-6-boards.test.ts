import { describe, expect, test } from 'vitest';
import { act, acting, land, offered, played, position, stock } from './fixtures.ts';

describe('the building boards', () => {
  const boards = { small: ['01A', '04B'], large: ['hardware-store', 'reservoir'] };
  const rich = { ...stock('brick 7 | water 3, wood 7, glass 3 |') };

  test('BF-6.1: a building leaves its own board, the others stay, and nothing is refilled', () => {
    const s = act(acting('v1.1', rich, { boards }), 'A visit builder');
    const small = act(s, 'A build 01A', 'A cell a1');
    expect(position(small).boards).toEqual({ small: ['04B'], large: ['hardware-store', 'reservoir'] });
    const large = act(s, 'A build reservoir', 'A cell a1+b1');
    expect(position(large).boards).toEqual({ small: ['01A', '04B'], large: ['hardware-store'] });
  });

  test('BF-6.1: everybody is told what was built, by whom and where', () => {
    const { events } = played(acting('v1.1', rich, { boards }), 'A visit builder', 'A build 01A', 'A cell a1');
    expect(events).toContainEqual({ kind: 'build', seat: 0, building: '01A', cell: 'a1' });
  });

  test('BF-6.1: the forest that the woodworker fells pays for no building', () => {
    const seat = (estate: Record<string, string>) => ({ ...stock('brick 4 | water 1 |'), estates: [estate] });
    const beside = (estate: Record<string, string>) =>
      offered(acting('v4.1', seat(estate), { boards: { small: ['07A'], large: [] } }), 'A');
    expect(beside({ a1: 'forest' })).not.toContain('visit woodworker');
    expect(beside({ a1: 'forest', a2: 'forest' })).toContain('visit woodworker');
  });

  test('BF-6.1: what is built for nothing needs room all the same', () => {
    const owner = { ...stock('| water 5 |'), estates: [{ a1: '01B' }] };
    const job = (...small: string[]) =>
      act(
        acting('captain', owner, { jobs: { captain: 'job-captain' }, boards: { small, large: [] } }),
        'A job job-captain',
      );
    // the hermit's hut has to stand on an estate without buildings
    const both = act(job('35B', '04B'), 'A part build');
    expect(offered(both, 'A')).toEqual(['build 04B']);
    expect(offered(act(job('35B'), 'A part build'), 'A', 'build')).toEqual([]);
    expect(land(act(both, 'A build 04B', 'A cell b2'), 'A')).toEqual({ a1: '01B', b2: '04B' });
  });
});
