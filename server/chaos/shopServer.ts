import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashPoint } from '../src/lib/crashPoint.ts';
import { freePort } from '../tools/freePort.mjs';
import { send } from './http.ts';
import { type Running, start } from './processes.ts';
import { account } from './provider.ts';

/** Settings of one life of a server. */
export interface Life {
  /** The process dies there … */
  crashPoint?: CrashPoint;
  /** … at this visit, counted from 1. */
  crashAt?: number;
  clockShiftMs?: number;
}

/** A server process of the shop that is restarted when it ends, as systemd or Docker do. */
export interface ShopServer {
  name: string;
  port: number;
  isReady(): boolean;
  /** Ends it as a power cut would. It comes back by itself, with `next` for its next life. */
  kill(next?: Life): Promise<void>;
  /** Settles when it answers (again). */
  ready(): Promise<void>;
  /** Ends it for good. */
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
  /** Called each time that it responds again, with the time it was away. */
  onBack(ms: number): void;
  /** Called when it died at a crash point. */
  onCrash(): void;
  /** Called when it exited by itself, with its last output. */
  onExit(how: { wasReady: boolean; words: string }): void;
}

const RESTART_MS = 100;
const POLL_MS = 25;

export async function startServer(options: ServerOptions): Promise<ShopServer> {
  const port = await freePort();
  let running: Running | null = null;
  let isReady = false;
  let isOver = false;
  let killed = false;
  let awayFrom: number | null = null;
  let life: Life = {};
  let waiting: (() => void)[] = [];

  const live = async (): Promise<void> => {
    while (!isOver) {
      const current = launch(options, port, life);
      life = {};
      running = current;
      void untilReady(current);
      const { bySignal } = await current.gone;
      if (!killed && !isOver) {
        if (bySignal) options.onCrash();
        else options.onExit({ wasReady: isReady, words: current.tail() });
      }
      killed = false;
      isReady = false;
      awayFrom ??= Date.now();
      await sleep(RESTART_MS);
    }
  };
  const untilReady = async (current: Running): Promise<void> => {
    while (current.isAlive()) {
      const { status } = await send({ method: 'GET', port, path: '/readyz', patience: 2000 });
      if (status === 200 && current.isAlive()) break;
      await sleep(POLL_MS);
    }
    if (!current.isAlive()) return;
    isReady = true;
    if (awayFrom !== null) options.onBack(Date.now() - awayFrom);
    awayFrom = null;
    for (const resolve of waiting.splice(0)) resolve();
  };
  void live();

  return {
    name: options.name,
    port,
    isReady: () => isReady,
    async kill(next = {}) {
      life = next;
      isReady = false;
      killed = running?.isAlive() ?? false;
      awayFrom ??= Date.now();
      await running?.kill();
    },
    ready: () =>
      isReady
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.push(resolve);
          }),
    async stop() {
      isOver = true;
      waiting = [];
      await running?.kill();
    },
  };
}

function launch(options: ServerOptions, port: number, life: Life): Running {
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
      ...(life.clockShiftMs ? { CHAOS_CLOCK_MS: String(life.clockShiftMs) } : {}),
      ...(life.crashPoint
        ? { CHAOS_CRASH_POINT: life.crashPoint, CHAOS_CRASH_AT: String(life.crashAt ?? 1) }
        : {}),
    },
    onLine: options.onLine,
  });
}
