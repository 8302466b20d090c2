import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import { createLimiter, type Limiter, OverloadedError } from '../lib/limiter.ts';

/** Pages whose data are read or that are rendered: two to three seconds of work. Further ones are rejected. */
const MAX_PENDING = 102;
/** In ms, from the request until rendering starts; then the page is rejected. */
const DEADLINE = 3000;
/** Turns of the event loop between two pages: accepting, reading and answering another request takes several. */
const YIELD_COUNT = 20;

/**
 * Queues the rendering of pages. The returned function calls `render` when the page may read its data, and passes it the limiter
 * for its CPU-bound part. It rejects with OverloadedError when too many pages are pending, or when the deadline has passed. A page
 * that is rejected by the deadline counts as pending until its data have been read.
 * @param untilQuiet resolves when nothing more important is answered; rendering takes the processor for 15–30 ms without a pause
 */
export function createRenderQueue(untilQuiet: () => Promise<void>) {
  const admit = createLimiter(MAX_PENDING, 0);
  const starts = new Mutex();
  // One at a time: rendering is CPU-bound, and what is more important may begin between two pages.
  const renders = new Mutex();

  async function yieldToOtherRequests(): Promise<void> {
    for (let turn = 0; turn < YIELD_COUNT; turn++) await yieldToEventLoop();
    await untilQuiet();
  }

  return <T>(render: (cpuLimiter: Limiter) => Promise<T>): Promise<T> => {
    const deadline = new AbortController();
    const { signal } = deadline;
    const timer = setTimeout(() => deadline.abort(new OverloadedError()), DEADLINE).unref();
    const expired = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    const cpuLimiter: Limiter = (work) =>
      renders.runExclusive(async () => {
        signal.throwIfAborted();
        await yieldToOtherRequests();
        signal.throwIfAborted();
        clearTimeout(timer);
        return work();
      });
    const start = async () => {
      // Other requests are answered between two starts. Reading is not limited: a slow database must not block other pages.
      await starts.runExclusive(async () => {
        signal.throwIfAborted();
        await yieldToOtherRequests();
        signal.throwIfAborted();
      });
      return render(cpuLimiter);
    };
    return Promise.race([admit(start), expired]);
  };
}
