import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Does something on a file system of so many kilobytes; false where nobody may make one. */
export async function onSmallDisk(kilobytes: number, done: (folder: string) => void | Promise<void>): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'waldglas-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return false;
  }
  try {
    await done(folder);
    return true;
  } finally {
    execFileSync('umount', ['-l', folder]);
    rmdirSync(folder);
  }
}
