// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Reads its standard input, which ends with the process that has created the folder. The pause lets the others end that write to it. */
const WATCH = 'cat >/dev/null; sleep 1; rm -rf "$0"';

/**
 * Creates a folder that is removed when this process ends, also when it is killed.
 * @param {string} prefix of its name
 * @returns {{ path: string, remove: () => void }}
 */
export function createThrowawayFolder(prefix) {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  // Detached, because Ctrl+C in a terminal reaches all processes of its group.
  const watcher = spawn('sh', ['-c', WATCH, folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  watcher.unref();
  /** @type {import('node:net').Socket} */ (watcher.stdin).unref();
  const remove = () => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true });
    watcher.stdin.end();
  };
  process.once('exit', remove);
  return { path: folder, remove };
}
