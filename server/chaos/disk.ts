import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A folder on a disk of its own that can be filled up. */
export interface Disk {
  folder: string;
  /** False where this machine does not let the harness mount one. */
  canFill: boolean;
  fill(): void;
  free(): void;
  close(): void;
}

const SIZE = '160m';
const BALLAST = 'ballast';

/** Makes the folder; a small disk in memory where that is wanted and may be done (as root). */
export function openDisk(folder: string, wantsOwn: boolean): Disk {
  mkdirSync(folder, { recursive: true });
  const mounted = wantsOwn && mount(folder);
  const close = () => {
    if (mounted) execFileSync('umount', ['--lazy', folder]);
  };
  process.once('exit', close);
  const ballast = path.join(folder, BALLAST);
  return {
    folder,
    canFill: mounted,
    fill() {
      const file = openSync(ballast, 'w');
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
    free: () => rmSync(ballast, { force: true }),
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
