import { Worker } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { Log } from './log.ts';

interface RpcThreadOptions<Functions extends object> {
  /** Its script, which answers calls through birpc. */
  script: string;
  /** What it does, for the log, such as `renders pages`. */
  task: string;
  log: Pick<Log, 'error'>;
  /** What the thread may call in this one. */
  functions: Functions;
  /** In ms, for each call. */
  timeout: number;
  /** Called with the function that has not answered in time. @returns whether the thread hangs; default: yes */
  isHanging?(name: string): boolean;
}

/** A worker thread whose functions this thread calls. */
export interface RpcThread<Functions extends object, Own extends object> {
  /** The thread's functions; starts it if it does not run. Pending calls reject when it ends. */
  functions(): BirpcReturn<Functions, Own>;
  /** Ends the thread; the next call starts another. */
  end(): Promise<void>;
}

/** Runs a script in a worker thread from the first call on. One that has ended is started again; one that hangs is ended. */
export function createRpcThread<Functions extends object, Own extends object = Record<string, never>>({
  script,
  task,
  log,
  functions,
  timeout,
  isHanging = () => true,
}: RpcThreadOptions<Own>): RpcThread<Functions, Own> {
  let running: { worker: Worker; rpc: BirpcReturn<Functions, Own> } | null = null;

  function start() {
    const worker = new Worker(script);
    const rpc = createBirpc<Functions, Own>(functions, {
      post: (message) => worker.postMessage(message),
      on: (listener) => worker.on('message', listener),
      timeout,
      onTimeoutError(name) {
        if (!isHanging(name)) return;
        log.error(`the thread that ${task} hangs, and is replaced`);
        close();
        void worker.terminate();
      },
    });
    worker.on('error', (err) => log.error({ err }, `the thread that ${task} has failed`));
    worker.on('exit', close);
    function close() {
      if (running?.worker === worker) running = null;
      rpc.$close(new Error(`The thread that ${task} has ended`));
    }
    return { worker, rpc };
  }

  return {
    functions() {
      running ??= start();
      return running.rpc;
    },
    async end() {
      const worker = running?.worker;
      running = null;
      await worker?.terminate();
    },
  };
}
