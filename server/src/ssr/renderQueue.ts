import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import { createLimiter, OverloadedError } from '../lib/limits/limiter.ts';

/** Pages that wait or are rendered: two to three seconds of work. Further ones are rejected. */
const MAX_PENDING = 102;
/** In ms: a page that takes longer waits for the database, and the next may begin. */
const MAX_TURN = 50;
/** In ms, from the request on; then the page is rejected. */
const DEADLINE = 3000;

/**
 * Queues the rendering of pages. The returned function calls `render` when it is the page's turn, with the time when that becomes
 * useless, in ms since 1970. It rejects with OverloadedError when too many pages are pending, or when the deadline has passed. A page
 * that is rejected while it is rendered counts as pending until that ends.
 */
export function createRenderQueue() {
  const admit = createLimiter(MAX_PENDING, 0);
  // One at a time: more would not be faster, but leave less of the processors to what is more important.
  const turns = new Mutex();

  return async <T>(render: (expiresAt: number) => Promise<T>): Promise<T> => {
    const expiresAt = Date.now() + DEADLINE;
    const page = admit(async () => {
      const endTurn = await turns.acquire();
      if (Date.now() >= expiresAt) {
        endTurn();
        throw new OverloadedError();
      }
      const rendering = render(expiresAt);
      void Promise.race([rendering, sleep(MAX_TURN)]).then(endTurn, endTurn);
      return rendering;
    });
    let timer: NodeJS.Timeout | undefined;
    const expired = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new OverloadedError()), DEADLINE);
    });
    return Promise.race([page, expired]).finally(() => clearTimeout(timer));
  };
}
