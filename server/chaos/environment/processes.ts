import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { isRunning, spawnBound } from '../../tools/programs/boundProcess.mjs';

/** A child process. It is killed when the harness ends. */
export interface RunningProcess {
  pid: number;
  /** Resolves when the process has exited. */
  exited: Promise<{ bySignal: boolean }>;
  isAlive(): boolean;
  /** Sends a message; resolves when the process has answered or exited. */
  send(message: object): Promise<void>;
  /** Kills the process without a clean stop, like a power cut; resolves when it has exited. */
  kill(): Promise<void>;
  /** Asks the process to stop; resolves when it has exited. */
  terminate(): Promise<void>;
  /** The last lines of its output. */
  lastOutput(): string;
}

const LAST_OUTPUT_LINES = 40;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // If another listener exists, it stops the run cleanly. Without one, for instance at a second signal, the process exits here.
    if (process.listenerCount(signal) === 1) process.exit(130);
  });
}

/** Starts a program. `onOutputLine` is called with each line of its output. Messages can only be sent to one with `hasMessages`. */
export function startProcess(
  program: string,
  args: string[],
  {
    env,
    hasMessages = false,
    onOutputLine,
  }: { env?: NodeJS.ProcessEnv; hasMessages?: boolean; onOutputLine?: (line: string) => void } = {},
): RunningProcess {
  const child = spawnBound(program, args, {
    stdio: ['ignore', 'pipe', 'pipe', ...(hasMessages ? ['ipc' as const] : [])],
    ...(env ? { env } : {}),
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream as Readable).on('line', (line) => {
      lines.push(line);
      if (lines.length > LAST_OUTPUT_LINES) lines.shift();
      onOutputLine?.(line);
    });
  }
  const exited = once(child, 'exit').then(([code]) => ({ bySignal: code === null }));
  return {
    pid: child.pid ?? 0,
    exited,
    isAlive: () => isRunning(child),
    async send(message) {
      const answered = once(child, 'message');
      // It fails if the process has just exited.
      child.send(message, () => {});
      await Promise.race([answered, exited]);
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async terminate() {
      child.kill('SIGTERM');
      await exited;
    },
    lastOutput: () => lines.join('\n'),
  };
}
