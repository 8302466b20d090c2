import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../lib/log.ts';
import type { Opening, PrimaryMessage, StartMessage, WorkerMessage } from './messages.ts';
import { createReplacementDelay } from './replacementDelay.ts';

interface WorkersOptions {
  log: Log;
  count: number;
  /** What each worker receives at its start. */
  start: Omit<StartMessage, 'kind' | 'number'>;
  /** Called when the first worker is ready. */
  onReady(opening: Opening): void;
  onMail(mail: Extract<WorkerMessage, { kind: 'mail' }>['mail']): void;
}

/** The workers of the primary process. */
export interface Workers {
  /**
   * Starts the first worker, which prepares the database, and then the others.
   * @throws WorkerStartError when the first worker does not start
   */
  startAll(): Promise<void>;
  /** Replaces each worker, one after another: it retires when its successor is ready. Stops at one that does not start. */
  replaceAll(): Promise<void>;
  /**
   * Asks all workers to end, and waits for them.
   * @param killAfterMs then those that have not ended are killed
   * @returns the exit code of the primary process: 0 if all workers ended well
   */
  stop(killAfterMs: number): Promise<number>;
}

/** A worker has ended before it was ready. */
export class WorkerStartError extends Error {}

const WINDOW_MS = 60_000;
/** Replacements per worker within `WINDOW_MS`: workers that die at each start must not keep the machine busy. */
const REPLACEMENTS = 5;

/** Manages the worker processes of `cluster`, whose program is set. */
export function createWorkers({ log, count, start, onReady, onMail }: WorkersOptions): Workers {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const nextDelay = createReplacementDelay(REPLACEMENTS * count, WINDOW_MS);
  /** The worker of each number that serves; one that is being replaced is not among them. */
  const current = new Map<number, Worker>();
  /** All that have not exited, with their exit codes; null: a signal has ended it. */
  const running = new Map<Worker, Promise<number | null>>();
  const retired = new WeakSet<Worker>();
  let isOpen = false;
  let isStopping = false;
  let isReplacing = false;

  /** Resolves when the worker is ready. @throws WorkerStartError, or the error of a system that cannot create a process */
  async function startWorker(number: number): Promise<void> {
    const worker = cluster.fork();
    const opening = await new Promise<Opening>((resolve, reject) => {
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'loaded') send(worker, { kind: 'start', number, ...start });
        if (message.kind === 'mail') onMail(message.mail);
        if (message.kind === 'ready') resolve(message);
      });
      const exit = new Promise<number | null>((resolveExit) => {
        worker.once('exit', (code, signal) => {
          running.delete(worker);
          resolveExit(code);
          reject(new WorkerStartError(`The worker has ended with ${signal ?? `code ${code}`}`));
        });
        worker.on('error', (err) => {
          const workerPid = worker.process.pid;
          // Such as a message that cannot be sent. A worker that has lost its connection to this process exits by itself.
          if (workerPid !== undefined)
            return void log.error({ worker: number, workerPid, err }, 'an error of a worker');
          running.delete(worker);
          resolveExit(1);
          reject(err);
        });
      });
      running.set(worker, exit);
    });
    current.set(number, worker);
    worker.once('exit', (code, signal) => {
      if (isStopping || retired.has(worker)) return;
      log.error({ worker: number, workerPid: worker.process.pid, code, signal }, 'a worker has died');
      // Otherwise its successor is starting.
      if (current.get(number) === worker) void keepStarting(number);
    });
    if (!isOpen) onReady(opening);
    isOpen = true;
    log.info({ worker: number, workerPid: worker.process.pid }, 'a worker is ready');
  }

  /** Starts a worker, again if it dies before it is ready. */
  async function keepStarting(number: number): Promise<void> {
    current.delete(number);
    while (!isStopping) {
      const delayMs = nextDelay();
      if (delayMs > 0)
        log.error({ worker: number, delayMs }, 'workers die too often: the next one starts later');
      await sleep(delayMs, undefined, { ref: false });
      if (isStopping) return;
      try {
        await startWorker(number);
        return;
      } catch (err) {
        if (!isStopping) log.error({ worker: number, err }, 'a worker does not start');
      }
    }
  }

  /** @returns false: its worker was starting anyway */
  async function replace(number: number): Promise<boolean> {
    const old = current.get(number);
    if (!old) return false;
    const exit = running.get(old);
    current.delete(number);
    try {
      await startWorker(number);
    } catch (error) {
      if (running.has(old)) current.set(number, old);
      else void keepStarting(number);
      throw error;
    }
    if (!running.has(old)) return true;
    retired.add(old);
    send(old, { kind: 'retire' });
    await exit;
    return true;
  }

  return {
    async startAll() {
      const [first = 1, ...others] = numbers;
      try {
        await startWorker(first);
      } catch (error) {
        if (isStopping) return;
        throw error;
      }
      for (const number of others) void keepStarting(number);
    },
    async replaceAll() {
      if (isReplacing) return;
      isReplacing = true;
      try {
        const starting: number[] = [];
        for (const number of numbers) {
          if (isStopping) return;
          if (!(await replace(number))) starting.push(number);
        }
        if (isStopping) return;
        if (starting.length === 0) log.info('all workers are replaced');
        else log.warn({ workers: starting }, 'workers that were starting are not replaced, all others are');
      } catch (err) {
        if (!isStopping) log.error({ err }, 'a new worker does not start: the present ones go on');
      } finally {
        isReplacing = false;
      }
    },
    async stop(killAfterMs) {
      isStopping = true;
      const exitCodes = await Promise.all(
        Array.from(running, ([worker, exit]) => stopWorker(worker, exit, killAfterMs)),
      );
      return exitCodes.every((code) => code === 0) ? 0 : 1;
    },
  };
}

/** @returns the exit code; null: a signal has ended it */
async function stopWorker(
  worker: Worker,
  exit: Promise<number | null>,
  killAfterMs: number,
): Promise<number | null> {
  worker.process.kill('SIGTERM');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), killAfterMs);
  const code = await exit;
  clearTimeout(timer);
  return code;
}

const send = (worker: Worker, message: PrimaryMessage): void => void worker.send(message, () => {});
