import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtShopFile } from '../tools/paths.mjs';
import { freePort } from '../tools/programs/freePort.mjs';

/** The built shop in a process of its own, as in production. */
export interface BuiltShop {
  origin: string;
  /** What it has written so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  /** Exit code and signal of the process. */
  exit: Promise<[number | null, NodeJS.Signals | null]>;
}

/**
 * Starts the built shop, and waits until it is ready.
 * @param createSettings environment variables beside HOST and PORT, for a shop at `origin`
 * @param args of the command line
 * @param program entry file of another build
 * @throws with the output when the shop ends before
 */
export async function startBuiltShop(
  createSettings: (origin: string) => NodeJS.ProcessEnv,
  args: string[] = [],
  program = builtShopFile,
): Promise<BuiltShop> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...createSettings(origin),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const exit = once(child, 'close') as BuiltShop['exit'];
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The shop has ended:\n${output}`);
    await sleep(20);
  }
  return { origin, output: () => output, kill: (signal) => void child.kill(signal), exit };
}
