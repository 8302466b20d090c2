import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtShopFile } from '../tools/paths.mjs';
import { buildNextRelease, type Variant } from './bugs/variant.ts';
import { type Cluster, openCluster } from './environment/cluster.ts';
import { replaceShops } from './environment/clusterFaults.ts';
import { formatProcesses } from './report/clusterReport.ts';

const RESERVATION_SECONDS = 600;
const CHECK_MS = 500;

interface Terminal {
  print(text: string): void;
  /** Ends the cluster. */
  signal: AbortSignal;
}

/**
 * Runs the cluster until the signal: starts killed processes again, as systemd and Docker do, and replaces the shops when asked to.
 * @returns true
 */
export async function serveCluster({ print, signal }: Terminal): Promise<boolean> {
  const cluster = await openCluster({
    reservationSeconds: RESERVATION_SECONDS,
    onRecovery: ({ name, pid }) => print(`${name} runs again, pid ${pid()}`),
  });
  print(formatProcesses(cluster));
  print(`\nThe shop is open at http://127.0.0.1:${cluster.port}; Ctrl+C ends it and removes its data.`);
  print(usage);
  const { nodes, redis, proxy } = cluster;
  for (const program of [...nodes, redis, proxy]) void keepRunning(program, { print, signal });
  const commands = createCommands(cluster);
  const lines = isInForeground() ? createInterface({ input: process.stdin }) : null;
  lines?.on('line', (line) => void commands.run(line.trim(), print));
  try {
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    return true;
  } finally {
    lines?.close();
    await commands.close();
    await cluster.close();
  }
}

/** Whether this process may read its terminal: one in the background would be suspended, and with it all that it has started. */
function isInForeground(): boolean {
  if (!process.stdin.isTTY) return true;
  // After the program's name: state, parent, process group, session, terminal, the terminal's process group.
  const [, , group, , , foreground] =
    readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return group === foreground;
}

interface Program {
  name: string;
  pid: number;
  isRunning(): boolean;
  restart(): Promise<void>;
}

/** Starts a program again whenever it has ended. */
async function keepRunning(program: Program, { print, signal }: Terminal): Promise<void> {
  for (; !signal.aborted; await sleep(CHECK_MS)) {
    if (program.isRunning()) continue;
    try {
      await program.restart();
      print(`${program.name} runs again, pid ${program.pid}`);
    } catch (error) {
      if (!signal.aborted) print(`${program.name} does not start: ${(error as Error).message}`);
    }
  }
}

const usage = `Enter one of:
  restart    replaces the shops one after the other
  deploy     replaces them by a release with one more migration
  rollback   replaces them by this release again`;

/** What can be entered while the cluster runs. */
function createCommands(cluster: Cluster) {
  let next: Promise<Variant> | null = null;
  let isBusy = false;
  const deploy = async () => {
    next ??= buildNextRelease();
    const { file } = await next.catch((error) => {
      next = null;
      throw error;
    });
    await replaceShops(cluster, file);
  };
  const commands = new Map([
    ['restart', () => replaceShops(cluster)],
    ['deploy', deploy],
    ['rollback', () => replaceShops(cluster, builtShopFile)],
  ]);
  return {
    async run(command: string, print: Terminal['print']): Promise<void> {
      const work = commands.get(command);
      if (!work) return print(usage);
      if (isBusy) return print('Please wait until the shops are replaced');
      isBusy = true;
      try {
        await work();
        print(`${command}: done`);
      } catch (error) {
        print(`${command}: ${(error as Error).message}`);
      } finally {
        isBusy = false;
      }
    },
    /** Removes what was built; the shops have read it. */
    async close(): Promise<void> {
      const built = await next?.catch(() => null);
      built?.remove();
    },
  };
}
