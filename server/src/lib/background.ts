/** Work that nobody waits for. */
export interface Background {
  /** Has it done soon: at most one run at a time, and one more for whoever asks during a run. */
  wake(): void;
  /** Ends it, after the step under way. */
  stop(): Promise<void>;
}

/**
 * @param work a run; what it is given says, between two steps, whether to go on
 * @param failed told what a run threw
 */
export function createBackground(
  work: (goOn: () => boolean) => Promise<void>,
  failed: (error: unknown) => void,
): Background {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  async function run(): Promise<void> {
    do {
      again = false;
      await work(() => !stopped).catch(failed);
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
      await running;
    },
  };
}
