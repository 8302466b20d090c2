import { setTimeout as sleep } from 'node:timers/promises';
import { outsideOfSpans } from './span.ts';

/** Work that no request waits for. At most one run at a time. */
export interface BackgroundTask {
  /** Starts a run after the delay. During a run it requests one more; while one is requested it does nothing. */
  wake(): void;
  /** Ends the current run after its current step, and starts no other. Resolves when it has ended. */
  stop(): Promise<void>;
}

interface BackgroundTaskOptions {
  /** @param shouldContinue to be called between two steps: false once the task is stopped */
  run(shouldContinue: () => boolean): Promise<void>;
  /** Called with the error of a failed run. */
  onError(error: unknown): void;
  /** Between `wake` and the run, so that one run handles what several callers have enqueued. */
  delayMs?: number;
}

export function createBackgroundTask({ run, onError, delayMs = 0 }: BackgroundTaskOptions): BackgroundTask {
  const stopping = new AbortController();
  const { signal } = stopping;
  const delay = () => sleep(delayMs, undefined, { signal }).catch(() => {});
  let currentRun: Promise<void> | null = null;
  let isRequested = false;

  async function runWhileRequested(): Promise<void> {
    while (isRequested && !signal.aborted) {
      isRequested = false;
      if (delayMs > 0) await delay();
      if (!signal.aborted) await run(() => !signal.aborted).catch(onError);
    }
    currentRun = null;
  }

  return {
    wake() {
      isRequested = true;
      if (!signal.aborted) currentRun ??= outsideOfSpans(runWhileRequested);
    },
    async stop() {
      stopping.abort();
      await currentRun;
    },
  };
}
