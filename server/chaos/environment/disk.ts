import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** The folder for the shop's files. It may be a small separate disk, which can be filled. */
export interface Disk {
  folder: string;
  /** Whether the folder is a separate disk. */
  canFill: boolean;
  /** Uses all free space. */
  fill(): void;
  /** Frees the space that `fill` has used. */
  free(): void;
  close(): void;
}

const SIZE = '160m';
const FILLER = 'filler';

/** Creates the folder. @param isSeparate whether to mount a small memory disk there; only root can, others get an ordinary folder */
export function openDisk(folder: string, isSeparate: boolean): Disk {
  mkdirSync(folder, { recursive: true });
  const isMounted = isSeparate && mount(folder);
  const close = () => {
    if (isMounted) execFileSync('umount', ['--lazy', folder]);
  };
  process.once('exit', close);
  const filler = path.join(folder, FILLER);
  return {
    folder,
    canFill: isMounted,
    fill() {
      const file = openSync(filler, 'w');
      try {
        for (let size = 1 << 20; size >= 512; ) {
          try {
            writeSync(file, Buffer.alloc(size));
          } catch {
            size /= 2;
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    close() {
      process.off('exit', close);
      close();
    },
  };
}

function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
