import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** The one before lies here. */
export const beforeOf = (path: string) => `${path}~`;

/** How much care a file needs. */
interface Care {
  /** The file that was there stays as `FILE~`. */
  readonly keepBefore?: boolean;
  /** Nobody waits for the disk: what can be made again need not outlive a power cut. */
  readonly quick?: boolean;
}

/**
 * Writes a file whole or not at all: beside it, to the disk, then into its place. Whatever goes wrong on the way throws
 * and leaves what was there. Devices and pipes are written as they are.
 */
export function writeSafely(path: string, text: string, { keepBefore = false, quick = false }: Care = {}): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there && !there.isFile()) return writeFileSync(path, text);
  // a link stays a link: its target is replaced
  const target = there ? realpathSync(path) : path;
  const draft = `${target}.${process.pid}.tmp`;
  try {
    const file = openSync(draft, 'w', there?.mode ?? 0o666);
    try {
      writeFileSync(file, text);
      if (!quick) fsyncSync(file);
    } finally {
      closeSync(file);
    }
    if (keepBefore && there) setAside(target);
    renameSync(draft, target);
    if (!quick) syncFolder(dirname(target));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Some file systems know no links: then there is no one before, and nothing is lost by that. */
function setAside(path: string): void {
  try {
    rmSync(beforeOf(path), { force: true });
    linkSync(path, beforeOf(path));
  } catch {
    // the new one is written all the same
  }
}

/** The new name is on the disk as well; not every system can do that. */
function syncFolder(folder: string): void {
  try {
    const open = openSync(folder, 'r');
    try {
      fsyncSync(open);
    } finally {
      closeSync(open);
    }
  } catch {
    // the content is safe without it
  }
}

/** Could a file be written there? Found out before hours of work, by trying. */
export function isWritable(path: string): boolean {
  try {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there?.isDirectory()) return false;
    if (existsSync(path)) accessSync(path, constants.W_OK);
    if (there && !there.isFile()) return true;
    const draft = `${there ? realpathSync(path) : path}.${process.pid}.tmp`;
    writeFileSync(draft, '');
    rmSync(draft);
    return true;
  } catch {
    return false;
  }
}
