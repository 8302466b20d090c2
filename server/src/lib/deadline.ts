import { OverloadedError } from './limiter.ts';

/** A time limit for starting some work; work that has started may take as long as it needs. */
export interface Deadline {
  /** Rejects with OverloadedError if the work has not started in time. */
  readonly expired: Promise<never>;
  /** @throws OverloadedError if the deadline has passed */
  throwIfExpired(): void;
  /** The work starts: the deadline no longer applies. @throws OverloadedError if it has passed */
  markStarted(): void;
}

/** @param ms time limit from now */
export function createDeadline(ms: number): Deadline {
  let hasExpired = false;
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      hasExpired = true;
      reject(new OverloadedError());
    }, ms).unref();
  });
  // Prevents an unhandled rejection when the caller has stopped waiting.
  expired.catch(() => {});
  const throwIfExpired = () => {
    if (hasExpired) throw new OverloadedError();
  };
  return {
    expired,
    throwIfExpired,
    markStarted() {
      throwIfExpired();
      clearTimeout(timer);
    },
  };
}
