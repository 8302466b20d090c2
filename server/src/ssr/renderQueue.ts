import { setImmediate as nextTurn } from 'node:timers/promises';
import { createDeadline } from '../lib/deadline.ts';
import { createLimiter, type Limiter } from '../lib/limiter.ts';

/** Rendering is CPU-bound: more pages at a time would only stay in memory longer. */
const CONCURRENCY = 2;
/** Pages that are read or rendered at the same time: two to three seconds of work. Further ones are rejected. */
const MAX_PENDING = 102;
/** In ms, from the request until rendering starts; then the page is rejected. */
const DEADLINE = 3000;
/** Turns of the event loop between two pages: accepting, reading and answering another request takes several. */
const YIELDED_TURNS = 20;

async function yieldToOtherRequests(): Promise<void> {
  for (let turn = 0; turn < YIELDED_TURNS; turn++) await nextTurn();
}

/**
 * Queues the rendering of pages. The returned function calls `render` when the page may read its data, and hands it the limiter
 * for its CPU-bound part. It rejects with OverloadedError when too many pages are pending, or when the page has waited too
 * long; a page that nobody waits for any more keeps its place until its data are there.
 */
export function createRenderQueue() {
  const admission = createLimiter(MAX_PENDING, 0);
  // One at a time, so that other requests are answered between the starts of many pages.
  const starts = createLimiter(1, MAX_PENDING);
  const renders = createLimiter(CONCURRENCY, MAX_PENDING);

  return <T>(render: (inTurn: Limiter) => Promise<T>): Promise<T> => {
    const deadline = createDeadline(DEADLINE);
    const inTurn: Limiter = (work) =>
      renders(async () => {
        deadline.markStarted();
        await yieldToOtherRequests();
        return work();
      });
    const start = async () => {
      // Only the start is limited, not the reading that follows: a slow database must not block other pages.
      await starts(async () => {
        deadline.throwIfExpired();
        await yieldToOtherRequests();
      });
      return render(inTurn);
    };
    return Promise.race([admission(start), deadline.expired]);
  };
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;
