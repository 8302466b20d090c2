import { setImmediate as nextTurn } from 'node:timers/promises';
import { createDeadline } from '../lib/deadline.ts';
import { createLimiter, type Limiter } from '../lib/limiter.ts';

/** Rendering is work for the processor alone: more at a time would only be in memory longer. What pages show is read before. */
const AT_A_TIME = 2;
/** With those whose data is being read: two to three seconds of work. Whoever comes then has the page put together by the browser … */
const MOST_UNDER_WAY = 102;
/** … and so has whoever has waited so long, from when the page was asked for until it is its turn to be rendered. */
const PATIENCE_MS = 3000;
/** Of the event loop, between two pages: what has come meanwhile takes several to be accepted, read and answered. */
const TURNS_BETWEEN = 20;

async function hearOthers(): Promise<void> {
  for (let turn = 0; turn < TURNS_BETWEEN; turn++) await nextTurn();
}

/**
 * Has pages rendered in turn (decision 39). What it returns begins with a page when it is that one's turn, and hands on how the
 * part of it has its turn that is work for the processor. It rejects, for `rejectWhenOverloaded` to answer, when too many wait already, or
 * when the page has waited too long; one that nobody waits for any more keeps its place until what it reads is there.
 */
export function createRendering() {
  const admitted = createLimiter(MOST_UNDER_WAY, 0);
  // Others first: one page after the other would keep the processor until the last, and nobody else would be heard.
  const beginnings = createLimiter(1, MOST_UNDER_WAY);
  const turns = createLimiter(AT_A_TIME, MOST_UNDER_WAY);

  return <T>(render: (inTurn: Limiter) => Promise<T>): Promise<T> => {
    const deadline = createDeadline(PATIENCE_MS);
    const inTurn: Limiter = (work) =>
      turns(async () => {
        deadline.markStarted();
        await hearOthers();
        return work();
      });
    const begin = async () => {
      // What the page shows is read next. Of that only the beginning has its turn: a database that hangs is to hold up nobody else.
      await beginnings(async () => {
        deadline.throwIfExpired();
        await hearOthers();
      });
      return render(inTurn);
    };
    return Promise.race([admitted(begin), deadline.expired]);
  };
}

export type Rendering = ReturnType<typeof createRendering>;
