import { expect, test, vi } from 'vitest';
import type { LogEntry } from '../connection/connection.ts';

// what settings and pace ask a browser for
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
const { holdLooks } = await import('../drawing/frame-queue.tsx');
const { log, readLog } = await import('./log.ts');

const entry = (from: number): LogEntry => ({ seat: 0, from, length: from + 1, events: [] });
const known = [entry(0), entry(1)];
const read = async (from: number) => known.filter(one => one.from >= from);

test('lines that wait to be drawn are not read again', async () => {
  holdLooks(true);
  await readLog(read);
  await readLog(read);
  await readLog(read);
  holdLooks(false);
  await vi.waitFor(() => expect(log.value.map(({ from }) => from)).toEqual([0, 1]));
  known.push(entry(2));
  await readLog(read);
  await vi.waitFor(() => expect(log.value.map(({ from }) => from)).toEqual([0, 1, 2]));
});
