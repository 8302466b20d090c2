/** So long what was seen is shown without another look: a process that is busy comes to look seldom. */
const RECENT_MS = 1000;
/** What does not answer a look for so long is away. */
const AWAY_MS = 2000;

/** Knows when something that others change was last looked at. */
export interface Looks {
  /** Notes a look that told how things are: as they were when it began. */
  succeeded(begunAt: number): void;
  /**
   * What to wait for before showing what was seen: null nearly always, else, where that was a while ago, another look, one for all
   * who wait. It ends in any case: what is away is not waited for again until a look has succeeded.
   */
  another(): Promise<void> | null;
}

/** @param look another look, which calls `succeeded` */
export function createLooks(look: () => Promise<void>): Looks {
  let seenAt = performance.now();
  let away = false;
  let waiting: Promise<void> | null = null;

  async function lookAgain(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, AWAY_MS, true);
    });
    const failed = look().then(
      () => false,
      () => true,
    );
    away = await Promise.race([failed, late]);
    clearTimeout(timer);
    waiting = null;
  }

  return {
    succeeded(begunAt) {
      seenAt = begunAt;
      away = false;
    },
    another() {
      if (away || performance.now() - seenAt < RECENT_MS) return null;
      waiting ??= lookAgain();
      return waiting;
    },
  };
}
