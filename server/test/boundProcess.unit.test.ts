import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { eventually } from './eventually.ts';

/** @returns the parent, the pid of its child, and the path of its folder */
async function startParent(): Promise<{ parent: ChildProcess; pid: number; folder: string }> {
  const parent = spawn(process.execPath, [path.join(__dirname, 'endedWithParent.mjs')]);
  const [output] = await once(parent.stdout, 'data');
  const [pid, folder] = String(output).trim().split(' ');
  return { parent, pid: Number(pid), folder: String(folder) };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a process and a folder that end with their parent', () => {
  // Elsewhere nothing ends them after SIGKILL.
  const signals = process.platform === 'linux' ? (['SIGTERM', 'SIGKILL'] as const) : (['SIGTERM'] as const);
  it.each(signals)('end after %s', async (signal) => {
    const { parent, pid, folder } = await startParent();
    expect([isAlive(pid), existsSync(folder)]).toEqual([true, true]);

    parent.kill(signal);

    await eventually(() => [isAlive(pid), existsSync(folder)], [false, false]);
  });
});
