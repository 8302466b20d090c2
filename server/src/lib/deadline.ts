import { Busy } from './limiter.ts';

/** How long somebody waits for work that is not begun. */
export interface Patience {
  /** Rejects, for `unlessBusy` to answer, when the work has not been begun in time. */
  readonly lost: Promise<never>;
  /** @throws what `lost` rejects with, when it is too late to go on */
  check(): void;
  /** From now on the work is waited for, however long it takes. @throws as `check` */
  begin(): void;
}

/** @param ms how long, from now on */
export function startPatience(ms: number): Patience {
  let isLost = false;
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLost = true;
      reject(new Busy());
    }, ms).unref();
  });
  // Also where nobody waits any more.
  lost.catch(() => {});
  const check = () => {
    if (isLost) throw new Busy();
  };
  return {
    lost,
    check,
    begin() {
      check();
      clearTimeout(timer);
    },
  };
}
