import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A data folder, if possible on a separate small disk that can be filled. */
export interface Disk {
  folder: string;
  /** Whether the folder is on a separate disk. Only root can mount one. */
  canFill: boolean;
  fill(): void;
  free(): void;
  close(): void;
}

const SIZE = '160m';
const FILLER = 'filler';

/** Creates the folder. @param isSeparate whether to mount a small memory disk there, if the user is root */
export function openDisk(folder: string, isSeparate: boolean): Disk {
  mkdirSync(folder, { recursive: true });
  const mounted = isSeparate && mount(folder);
  const close = () => {
    if (mounted) execFileSync('umount', ['--lazy', folder]);
  };
  process.once('exit', close);
  const filler = path.join(folder, FILLER);
  return {
    folder,
    canFill: mounted,
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
