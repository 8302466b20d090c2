import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashPoint } from '../../src/lib/crashPoint.ts';
import { freePort } from '../../tools/programs/freePort.mjs';
import { send } from './http.ts';
import { type RunningProcess, startProcess } from './processes.ts';
import { account } from './provider.ts';

/** Where a process kills itself. */
export interface Crash {
  point: CrashPoint;
  /** Which visit of the crash point from now on, counted from 1. */
  visit: number;
}

/** Settings of one start of a server. */
export interface StartOptions {
  /** Added to the process's clock. */
  clockShiftMs?: number;
}

/** A server process of the shop. It is restarted whenever it exits, as systemd and Docker do. */
export interface ShopServer {
  name: string;
  port: number;
  isReady(): boolean;
  /** Kills the process without a clean stop, like a power cut. The next process starts with the options `next`. */
  kill(next?: StartOptions): Promise<void>;
  /** Makes the running process kill itself at a crash point; resolves when it will. */
  crashAt(crash: Crash): Promise<void>;
  /** Asks the process to stop, as a deployment does; resolves when the next one is ready. @param program its entry file; default: as before */
  replace(program?: string): Promise<void>;
  /** The running process, or the last one. */
  pid(): number;
  /** Resolves when the process is ready for requests. */
  waitUntilReady(): Promise<void>;
  /** Kills the process without a restart. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  name: string;
  dataDir: string;
  /** Null: the database is embedded. */
  databaseUrl: string | null;
  providerPort: number;
  reservationSeconds: number;
  reconcileSeconds: number;
  /** Entry file of the built shop or of a variant. */
  program: string;
  /** Further environment variables. */
  env?: { [name: string]: string };
  /** Called with each line of the process's output. */
  onOutputLine(line: string): void;
  /** Called when the process is ready again, with the duration of the outage in ms. */
  onRecovery(ms: number): void;
  /** Called when the process has killed itself at a crash point. */
  onCrash(): void;
  /** Called when the process has exited by itself. */
  onExit(exit: { wasReady: boolean; lastOutput: string }): void;
}

const RESTART_MS = 100;
const POLL_MS = 25;

/** Starts a server on a free port; resolves before it is ready. */
export async function startServer(options: ServerOptions): Promise<ShopServer> {
  const port = await freePort();
  let running: RunningProcess | null = null;
  let isReady = false;
  let isStopped = false;
  let isKilled = false;
  let downSince: number | null = null;
  let startOptions: StartOptions = {};
  let { program } = options;
  let waitingResolvers: (() => void)[] = [];

  const keepRunning = async (): Promise<void> => {
    while (!isStopped) {
      const current = launch({ ...options, program }, port, startOptions);
      startOptions = {};
      running = current;
      void pollReadiness(current);
      const { bySignal } = await current.exited;
      if (!isKilled && !isStopped) {
        if (bySignal) options.onCrash();
        else options.onExit({ wasReady: isReady, lastOutput: current.lastOutput() });
      }
      isKilled = false;
      isReady = false;
      downSince ??= Date.now();
      await sleep(RESTART_MS);
    }
  };
  const pollReadiness = async (current: RunningProcess): Promise<void> => {
    while (current.isAlive()) {
      const { status } = await send({ method: 'GET', port, path: '/readyz', timeoutMs: 2000 });
      if (status === 200 && current.isAlive()) break;
      await sleep(POLL_MS);
    }
    if (!current.isAlive()) return;
    isReady = true;
    if (downSince !== null) options.onRecovery(Date.now() - downSince);
    downSince = null;
    for (const resolve of waitingResolvers.splice(0)) resolve();
  };
  const waitUntilReady = () =>
    isReady
      ? Promise.resolve()
      : new Promise<void>((resolve) => {
          waitingResolvers.push(resolve);
        });
  void keepRunning();

  return {
    name: options.name,
    port,
    isReady: () => isReady,
    async kill(next = {}) {
      startOptions = next;
      isReady = false;
      isKilled = running?.isAlive() ?? false;
      downSince ??= Date.now();
      await running?.kill();
    },
    crashAt: async (crash) => running?.send(crash),
    async replace(nextProgram = program) {
      program = nextProgram;
      isKilled = running?.isAlive() ?? false;
      await running?.terminate();
      isReady = false;
      await waitUntilReady();
    },
    pid: () => running?.pid ?? 0,
    waitUntilReady,
    async stop() {
      isStopped = true;
      waitingResolvers = [];
      await running?.kill();
    },
  };
}

function launch(options: ServerOptions, port: number, startOptions: StartOptions): RunningProcess {
  const { dataDir, databaseUrl, providerPort, reservationSeconds, reconcileSeconds } = options;
  const preload = path.join(import.meta.dirname, 'preload.mjs');
  return startProcess(process.execPath, ['--import', preload, options.program], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      SEED: 'true',
      LOG_LEVEL: 'warn',
      // Each shopper sends its own IP address in X-Forwarded-For.
      TRUST_PROXY: '1',
      RATE_LIMIT_FACTOR: '1000',
      RESERVATION_SECONDS: String(reservationSeconds),
      RECONCILE_SECONDS: String(reconcileSeconds),
      REHEARSAL: 'true',
      RAZORPAY_KEY_ID: account.keyId,
      RAZORPAY_KEY_SECRET: account.keySecret,
      RAZORPAY_WEBHOOK_SECRET: account.webhookSecret,
      RAZORPAY_API_URL: `http://127.0.0.1:${providerPort}/sandbox`,
      ...(startOptions.clockShiftMs ? { CHAOS_CLOCK_MS: String(startOptions.clockShiftMs) } : {}),
      ...options.env,
    },
    hasMessages: true,
    onOutputLine: options.onOutputLine,
  });
}
