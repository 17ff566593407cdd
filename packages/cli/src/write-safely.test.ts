import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { onSmallDisk } from './kit-disk.ts';
import { isWritable, writeSafely } from './write-safely.ts';

const folder = mkdtempSync(join(tmpdir(), 'waldglas-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) => join(folder, name);

test('a file is written whole, and leaves nothing else behind', () => {
  const path = inFolder('one');
  writeSafely(path, 'first');
  writeSafely(path, 'second');
  expect(readFileSync(path, 'utf8')).toBe('second');
  expect(readdirSync(folder)).toEqual(['one']);
});

test('the one before is kept if asked for', () => {
  const path = inFolder('two');
  for (const text of ['first', 'second', 'third']) writeSafely(path, text, { keepBefore: true });
  expect([readFileSync(path, 'utf8'), readFileSync(`${path}~`, 'utf8')]).toEqual(['third', 'second']);
});

test('links stay links, and who may read it stays so', () => {
  const target = inFolder('target');
  writeFileSync(target, 'old');
  chmodSync(target, 0o600);
  symlinkSync('target', inFolder('link'));
  writeSafely(inFolder('link'), 'new');
  expect(readlinkSync(inFolder('link'))).toBe('target');
  expect([readFileSync(target, 'utf8'), statSync(target).mode & 0o777]).toEqual(['new', 0o600]);
});

test('a device stays a device', () => {
  expect(() => writeSafely('/dev/full', 'text')).toThrow('ENOSPC');
  expect(statSync('/dev/full').isCharacterDevice()).toBe(true);
});

describe('where nothing can be written', () => {
  test.each([
    ['a folder', () => folder],
    ['a folder that is not there', () => inFolder('no/where')],
    ['below a file', () => inFolder('one/below')],
  ])('%s', (_, path) => {
    expect(() => writeSafely(path(), 'text')).toThrow();
    expect(isWritable(path())).toBe(false);
  });

  test('elsewhere it can, and trying leaves nothing behind', () => {
    const before = readdirSync(folder);
    expect([isWritable(inFolder('new')), isWritable(inFolder('one')), isWritable('/dev/null')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(readdirSync(folder)).toEqual(before);
  });
});

test('on a full disk the old file stays as it was', async () => {
  const made = await onSmallDisk(64, disk => {
    const path = join(disk, 'game');
    writeSafely(path, 'a sound game');
    expect(() => writeSafely(path, 'x'.repeat(100_000))).toThrow('ENOSPC');
    expect(readFileSync(path, 'utf8')).toBe('a sound game');
    expect(readdirSync(disk)).toEqual(['game']);
  });
  // without the right to make a disk, a device that is always full shows that failing is told
  if (!made) expect(() => writeSafely('/dev/full', 'x')).toThrow('ENOSPC');
});
