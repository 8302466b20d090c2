import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashPoint } from '../src/lib/crashPoint.ts';
import { freePort } from '../tools/freePort.mjs';
import { send } from './http.ts';
import { type Running, start } from './processes.ts';
import { account } from './provider.ts';

/** Settings of one start of a server. */
export interface StartOptions {
  /** The process kills itself there … */
  crashPoint?: CrashPoint;
  /** … when it gets there for this time, counted from 1. */
  crashAt?: number;
  clockShiftMs?: number;
}

/** A server process of the shop that is restarted when it ends, as systemd or Docker do. */
export interface ShopServer {
  name: string;
  port: number;
  isReady(): boolean;
  /** Kills the process, as a power cut would. It is restarted with the options `next`. */
  kill(next?: StartOptions): Promise<void>;
  /** Resolves when it is ready for requests. */
  ready(): Promise<void>;
  /** Stops it without a restart. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  name: string;
  dataDir: string;
  /** Null: embedded. */
  databaseUrl: string | null;
  providerPort: number;
  reservationSeconds: number;
  reconcileSeconds: number;
  /** The built shop, or a variant of it. */
  program: string;
  onLine(line: string): void;
  /** Called when it is ready again, with the duration of the outage in ms. */
  onRecovery(ms: number): void;
  /** Called when it killed itself at a crash point. */
  onCrash(): void;
  /** Called when it exited by itself, with its last output. */
  onExit(how: { wasReady: boolean; lastOutput: string }): void;
}

const RESTART_MS = 100;
const POLL_MS = 25;

export async function startServer(options: ServerOptions): Promise<ShopServer> {
  const port = await freePort();
  let running: Running | null = null;
  let isReady = false;
  let isStopped = false;
  let killed = false;
  let downSince: number | null = null;
  let startOptions: StartOptions = {};
  let waiting: (() => void)[] = [];

  const keepRunning = async (): Promise<void> => {
    while (!isStopped) {
      const current = launch(options, port, startOptions);
      startOptions = {};
      running = current;
      void untilReady(current);
      const { bySignal } = await current.exited;
      if (!killed && !isStopped) {
        if (bySignal) options.onCrash();
        else options.onExit({ wasReady: isReady, lastOutput: current.tail() });
      }
      killed = false;
      isReady = false;
      downSince ??= Date.now();
      await sleep(RESTART_MS);
    }
  };
  const untilReady = async (current: Running): Promise<void> => {
    while (current.isAlive()) {
      const { status } = await send({ method: 'GET', port, path: '/readyz', timeoutMs: 2000 });
      if (status === 200 && current.isAlive()) break;
      await sleep(POLL_MS);
    }
    if (!current.isAlive()) return;
    isReady = true;
    if (downSince !== null) options.onRecovery(Date.now() - downSince);
    downSince = null;
    for (const resolve of waiting.splice(0)) resolve();
  };
  void keepRunning();

  return {
    name: options.name,
    port,
    isReady: () => isReady,
    async kill(next = {}) {
      startOptions = next;
      isReady = false;
      killed = running?.isAlive() ?? false;
      downSince ??= Date.now();
      await running?.kill();
    },
    ready: () =>
      isReady
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.push(resolve);
          }),
    async stop() {
      isStopped = true;
      waiting = [];
      await running?.kill();
    },
  };
}

function launch(options: ServerOptions, port: number, startOptions: StartOptions): Running {
  const { dataDir, databaseUrl, providerPort, reservationSeconds, reconcileSeconds } = options;
  const preload = path.join(import.meta.dirname, 'preload.mjs');
  return start(process.execPath, ['--import', preload, options.program], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      SEED: 'true',
      LOG_LEVEL: 'warn',
      // Each shopper has an address of its own.
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
      ...(startOptions.crashPoint
        ? { CHAOS_CRASH_POINT: startOptions.crashPoint, CHAOS_CRASH_AT: String(startOptions.crashAt ?? 1) }
        : {}),
    },
    onLine: options.onLine,
  });
}
