import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A child process, which is killed when the harness exits. */
export interface Running {
  pid: number;
  /** Resolves when the process has exited. */
  exited: Promise<{ bySignal: boolean }>;
  isAlive(): boolean;
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>;
  /** The last lines of its output. */
  tail(): string;
}

const TAIL_LINES = 40;
const runningChildren = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of runningChildren) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Other listeners stop the run cleanly; without any, for instance at the second signal, the process ends here.
    if (process.listenerCount(signal) === 1) process.exit(130);
  });
}

/** Starts a program. `onLine` gets each line of its output. */
export function start(
  program: string,
  args: string[],
  { env, onLine }: { env?: NodeJS.ProcessEnv; onLine?: (line: string) => void } = {},
): Running {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...(env ? { env } : {}) });
  runningChildren.add(child);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      if (lines.length > TAIL_LINES) lines.shift();
      onLine?.(line);
    });
  }
  const exited = once(child, 'exit').then(([code]) => {
    runningChildren.delete(child);
    return { bySignal: code === null };
  });
  return {
    pid: child.pid ?? 0,
    exited,
    isAlive: () => runningChildren.has(child),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    tail: () => lines.join('\n'),
  };
}
