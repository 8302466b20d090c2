import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stop } from '../../tools/programs/boundProcess.mjs';
import { adapter } from '../adapters/kirana.ts';
import { cpuOf } from '../load.ts';
import { memoryOf } from '../shopServer.ts';
import { type Browsing, isBorne, type Payment, percentile, secondsUntilRecovered } from './figures.ts';
import { startPayers } from './payers.ts';

/** Payments a second, all the time. */
const PAYMENTS_PER_SECOND = 10;
/** Accounts that pay in turn. Enough for payments of one and a half seconds. */
const SHOPPERS = 15;
/** For V8 to optimise the code. */
const WARM_UP_SECONDS = 5;
/** The 99th percentile needs six hundred payments. */
const UNLOADED_SECONDS = 60;
/** Browsing at increasing rates: requests a second at first, factor from one step to the next, and duration of a step. */
const FIRST_RATE = { lists: 250, pages: 5 };
const RATE_STEP = 1.25;
const STEP_SECONDS = 2;
/** At each rate: other processes on the machine may disturb one. */
const ATTEMPTS = 2;
const OVERLOAD = 3;
const OVERLOAD_SECONDS = 60;
const RECOVERY_SECONDS = 10;

/** A line of the result: one step of the search for the capacity, or one phase with payments. Times in ms. */
export interface OverloadRow {
  phase: string;
  'browsing/s'?: number;
  /** Shares of the requests that were due, in percent. */
  'answered %'?: number;
  '503 %'?: number;
  'unsent %'?: number;
  'failed %'?: number;
  'browsing p50'?: number;
  'browsing p99'?: number;
  payments?: number;
  'payments failed'?: number;
  'payment p50'?: number;
  'payment p99'?: number;
  /** Compared with those without browsing; the aim is at most 2. */
  'p50 ratio'?: number;
  'p99 ratio'?: number;
  /** CPU of the shop in percent of one processor, its memory at the end, and 99th percentile of its event loop's delay in ms. */
  'CPU %': number;
  memory: string;
  'event loop p99': number | null;
}

export interface OverloadedShop {
  /** Of the shop or of a proxy in front of it. */
  origin: string;
  /** What is browsed: lists, searches and products through GraphQL, or rendered pages. */
  browsing: 'lists' | 'pages';
  child: ChildProcess;
  providerUrl: string;
  /** Where the shop serves its metrics. */
  metricsUrl: string;
}

/**
 * Measures payments without and with three times as much browsing as the shop bears, and how soon they are as fast as before.
 * @param knownCapacity browsing requests a second that the shop bears; null: it is found out
 * @param onRow gets each line
 * @param onNote gets what is no line
 */
export async function measureOverload(
  shop: OverloadedShop,
  knownCapacity: number | null,
  onRow: (row: OverloadRow) => void,
  onNote: (note: string) => void,
): Promise<void> {
  const { origin, browsing } = shop;
  const firstRate = FIRST_RATE[browsing];
  const browsers = await startBrowsers(origin, browsing);
  try {
    const prepared = await adapter.prepare(origin, { shoppers: SHOPPERS, providerUrl: shop.providerUrl });
    const { addToCart, checkOut } = prepared;
    if (!addToCart || !checkOut) throw new Error('The shop has no checkout');
    const payers = await startPayers(
      origin,
      { ...prepared, addToCart, checkOut },
      { shoppers: SHOPPERS, rate: PAYMENTS_PER_SECOND },
    );
    const phase = async (name: string, seconds: number, rate: number): Promise<Phase> => {
      const usage = await startUsage(shop);
      const from = performance.now();
      const result = rate > 0 ? await browsers.browse(rate, seconds) : null;
      if (!result) await sleep(seconds * 1000);
      const until = from + seconds * 1000;
      return { name, rate, browsing: result, from, until, usage: await usage.stop() };
    };

    await phase('warm-up', WARM_UP_SECONDS, firstRate);
    const unloaded = await phase('payments alone', UNLOADED_SECONDS, 0);
    const capacity = knownCapacity ?? (await findCapacity(phase, firstRate, onRow));
    onNote(`The shop bears ${capacity} browsing requests a second beside ${PAYMENTS_PER_SECOND} payments`);
    const overloaded = await phase(`${OVERLOAD} × capacity`, OVERLOAD_SECONDS, OVERLOAD * capacity);
    const endOfLoad = performance.now();
    const after = await phase('afterwards', RECOVERY_SECONDS, 0);
    await payers.stop();

    const base = paymentsIn(payers.payments, unloaded);
    for (const each of [unloaded, overloaded, after])
      onRow({ ...browsingRow(each), ...paymentFigures(paymentsIn(payers.payments, each), base) });
    const seconds = secondsUntilRecovered(payers.payments, endOfLoad, medianOf(base));
    onNote(
      seconds === null
        ? `Payments were slower for more than ${RECOVERY_SECONDS} s after the load`
        : `Payments were as fast as before ${seconds} s after the load`,
    );
    const failures = new Set(payers.payments.flatMap(({ failure }) => failure ?? []));
    for (const failure of failures) onNote(`A payment failed: ${failure}`);
  } finally {
    await browsers.stop();
  }
}

/** A part of the measurement; times in ms of `performance.now()`. */
interface Phase {
  name: string;
  /** Browsing requests a second. */
  rate: number;
  browsing: Browsing | null;
  from: number;
  until: number;
  usage: Usage;
}

/** Browses faster and faster, until the shop does not bear two rates in succession. @returns the highest that it bore */
async function findCapacity(
  phase: (name: string, seconds: number, rate: number) => Promise<Phase>,
  firstRate: number,
  onRow: (row: OverloadRow) => void,
): Promise<number> {
  let capacity = firstRate;
  let tooHigh = 0;
  for (let rate = firstRate; tooHigh < 2; rate = Math.round(rate * RATE_STEP)) {
    tooHigh++;
    for (let attempt = 0; attempt < ATTEMPTS && tooHigh > 0; attempt++) {
      const step = await phase('search for the capacity', STEP_SECONDS, rate);
      onRow(browsingRow(step));
      if (!step.browsing || !isBorne(step.browsing, STEP_SECONDS)) continue;
      capacity = rate;
      tooHigh = 0;
    }
  }
  return capacity;
}

/** The payments that were due in a phase. */
const paymentsIn = (payments: readonly Payment[], { from, until }: Phase): Payment[] =>
  payments.filter(({ dueAt }) => dueAt >= from && dueAt < until);

const durationsOf = (payments: readonly Payment[]) =>
  payments.filter(({ failure }) => failure === null).map(({ duration }) => duration);
const medianOf = (payments: readonly Payment[]) => percentile(durationsOf(payments), 0.5);

function paymentFigures(payments: readonly Payment[], base: readonly Payment[]): Partial<OverloadRow> {
  const [durations, baseDurations] = [durationsOf(payments), durationsOf(base)];
  const ratio = (share: number) =>
    Math.round((100 * percentile(durations, share)) / percentile(baseDurations, share)) / 100;
  return {
    payments: payments.length,
    'payments failed': payments.length - durations.length,
    'payment p50': percentile(durations, 0.5),
    'payment p99': percentile(durations, 0.99),
    'p50 ratio': ratio(0.5),
    'p99 ratio': ratio(0.99),
  };
}

function browsingRow({ name, rate, browsing, usage }: Phase): OverloadRow {
  const percent = (count: number) => Math.round((1000 * count) / (browsing?.offered || 1)) / 10;
  return {
    phase: name,
    ...(browsing && {
      'browsing/s': rate,
      'answered %': percent(browsing.answered),
      '503 %': percent(browsing.refused),
      'unsent %': percent(browsing.unsent),
      'failed %': percent(browsing.failed),
      'browsing p50': browsing.p50,
      'browsing p99': browsing.p99,
    }),
    ...usage,
  };
}

type Usage = Pick<OverloadRow, 'CPU %' | 'memory' | 'event loop p99'>;

async function startUsage({ child, metricsUrl }: OverloadedShop): Promise<{ stop(): Promise<Usage> }> {
  // Reading resets the event loop's histogram.
  await readEventLoopDelay(metricsUrl);
  const [cpu, begin] = [cpuOf(child.pid ?? null) ?? 0, performance.now()];
  return {
    async stop() {
      const used = (cpuOf(child.pid ?? null) ?? 0) - cpu;
      return {
        'CPU %': Math.round((100 * used) / (performance.now() - begin)),
        memory: memoryOf(child),
        'event loop p99': await readEventLoopDelay(metricsUrl),
      };
    },
  };
}

/** 99th percentile since the last reading, in ms; the timer that measures it takes 10 of them. */
async function readEventLoopDelay(metricsUrl: string): Promise<number | null> {
  const metrics = await (await fetch(metricsUrl)).text();
  const [, seconds] = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(metrics) ?? [];
  return seconds === undefined ? null : Math.round(Number(seconds) * 1000);
}

/** Starts the process that browses; not with a lower priority: it would send what is due in bursts. */
async function startBrowsers(origin: string, browsing: OverloadedShop['browsing']) {
  const child = fork(path.join(import.meta.dirname, 'browsers.ts'), [origin, browsing]);
  process.once('exit', () => child.kill('SIGKILL'));
  const end = new AbortController();
  child.once('exit', () => end.abort(new Error('The process that browses has ended')));
  const nextMessage = async () => (await once(child, 'message', { signal: end.signal }))[0];
  await nextMessage();
  return {
    browse(rate: number, seconds: number): Promise<Browsing> {
      child.send({ rate, seconds });
      return nextMessage();
    },
    stop: () => stop(child),
  };
}
