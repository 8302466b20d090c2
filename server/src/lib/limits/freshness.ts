/** How long a check stays valid. Polling alone is not enough: a busy event loop may run it late. */
const MAX_AGE_MS = 1000;
/** A check that takes longer counts as failed. */
const CHECK_TIMEOUT_MS = 2000;

/** Tracks when data that other processes may change was last compared with its source. */
interface Freshness {
  /** Records a successful check; the data is as old as the check's start. */
  markChecked(startedAt: number): void;
  /**
   * Null if the last check is recent; otherwise a promise of a new check, shared by all callers. The promise never rejects: after a
   * failed check the last known data is used, and callers no longer wait until a check has succeeded again.
   */
  ensureFresh(): Promise<void> | null;
}

/** @param check compares with the source and calls `markChecked` */
export function createFreshness(check: () => Promise<void>): Freshness {
  let checkedAt = performance.now();
  let isUnavailable = false;
  let pending: Promise<void> | null = null;

  async function runCheck(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, CHECK_TIMEOUT_MS, true);
    });
    const failed = check().then(
      () => false,
      () => true,
    );
    isUnavailable = await Promise.race([failed, timedOut]);
    clearTimeout(timer);
    pending = null;
  }

  return {
    markChecked(startedAt) {
      checkedAt = startedAt;
      isUnavailable = false;
    },
    ensureFresh() {
      if (isUnavailable || performance.now() - checkedAt < MAX_AGE_MS) return null;
      pending ??= runCheck();
      return pending;
    },
  };
}
