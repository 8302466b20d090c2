import { setTimeout as sleep } from 'node:timers/promises';

/** Work that nobody waits for. */
export interface Background {
  /** Has it done after the pause: at most one run at a time, and one more for whoever asks during a pause or run. */
  wake(): void;
  /** Ends it, after the step under way. */
  stop(): Promise<void>;
}

/**
 * @param work a run; what it is given says, between two steps, whether to go on
 * @param failed told what a run threw
 * @param pauseMs how long each run waits for more to do
 */
export function createBackground(
  work: (goOn: () => boolean) => Promise<void>,
  failed: (error: unknown) => void,
  pauseMs = 0,
): Background {
  const stopping = new AbortController();
  const pause = () => sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  async function run(): Promise<void> {
    do {
      again = false;
      if (pauseMs > 0) await pause();
      if (!stopped) await work(() => !stopped).catch(failed);
    } while (again && !stopped);
    running = null;
  }

  return {
    wake() {
      again = true;
      if (!stopped) running ??= run();
    },
    async stop() {
      stopped = true;
      stopping.abort();
      await running;
    },
  };
}
