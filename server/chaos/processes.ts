import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A process of the harness's own, which ends with it at the latest. */
export interface Running {
  pid: number;
  /** Settles when it is gone, with whether a signal has ended it. */
  gone: Promise<{ bySignal: boolean }>;
  isAlive(): boolean;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** The last lines that it has printed. */
  tail(): string;
}

const KEPT_LINES = 40;
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

/** Starts a program; what it prints goes to `onLine`, line by line. */
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
      if (lines.length > KEPT_LINES) lines.shift();
      onLine?.(line);
    });
  }
  const gone = once(child, 'exit').then(([code]) => {
    runningChildren.delete(child);
    return { bySignal: code === null };
  });
  return {
    pid: child.pid ?? 0,
    gone,
    isAlive: () => runningChildren.has(child),
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    tail: () => lines.join('\n'),
  };
}
