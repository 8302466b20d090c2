/*
 * Lets uncached browsing wait for everything else, and rejects it when too much waits.
 *
 * Why: a payment waits for the event loop some thirty times, and under load each time for all requests that have arrived before: with three
 * times the browsing that the shop bears, payments took 7 s instead of 36 ms. Figures and reasons: docs/decisions/048-overload.md.
 * To remove it, delete `shop.browsing` and its callers in graphql/handler.ts, rest/queueBrowsing.ts and ssr/, with graphql/browsingOperations.ts. The proxy has
 * a queue of its own (server/deploy/haproxy.cfg).
 */

/** Requests that wait or are answered: some 0.1 s of work. Further ones are rejected. */
const MAX_PENDING = 200;
/** Requests that wait for their rejection. Further ones are rejected at once. */
const MAX_REJECTIONS = 1000;
/** Of the requests that wait for their rejection one more in so many has its turn with the others, so that none waits for long. */
const REJECTIONS_SHARE = 200;
/** Requests that begin in one turn of the event loop, and that are rejected; more than one, because they share reads of the database. */
const PER_TURN = 4;
/** While something else is answered, one request begins in so many turns, and one is rejected: each step of the other takes a turn. */
const TURNS_FOR_OTHERS = 8;

/** Puts browsing behind everything else. */
export interface BrowsingQueue {
  /**
   * Resolves when a request may be answered; at once unless others have just begun or wait.
   * @returns a function to call once, when it is answered; 'overloaded' when too many are pending. That waits for its turn, too:
   * rejecting all that have arrived takes as long as answering a few.
   */
  admit(): Promise<(() => void) | 'overloaded'>;
  /** To call when a request that does not wait here begins. @returns a function to call once, when it is answered */
  beginOther(): () => void;
  /** Resolves when an operation of a page may begin. Pages have a bounded queue of their own. */
  untilTurn(): Promise<void>;
}

/**
 * Queues what shoppers look at and no cache has: lists, searches, products. Each takes processor time without a pause. A payment waits
 * for the database and the provider some thirty times, and under load it would each time wait for all requests that have arrived before.
 */
export function createBrowsingQueue(): BrowsingQueue {
  const waiting: (() => void)[] = [];
  /** Of requests that wait for their rejection. */
  const rejections: (() => void)[] = [];
  let pending = 0;
  let others = 0;
  /** Turns of the event loop since a request began; null: none has just begun. */
  let turns: number | null = null;

  function endTurn(): void {
    turns = (turns ?? 0) + 1;
    if (others > 0 && turns < TURNS_FOR_OTHERS) {
      setImmediate(endTurn);
      return;
    }
    turns = null;
    const count = others > 0 ? 1 : PER_TURN;
    for (const reject of rejections.splice(0, count + Math.floor(rejections.length / REJECTIONS_SHARE)))
      reject();
    if (rejections.length > 0) beginTurn();
    for (const begin of waiting.splice(0, count)) {
      beginTurn();
      begin();
    }
  }
  function beginTurn(): void {
    if (turns === null) setImmediate(endTurn);
    turns = 0;
  }

  async function untilTurn(): Promise<void> {
    if (turns === null) beginTurn();
    else await new Promise<void>((begin) => waiting.push(begin));
  }

  async function untilRejection(): Promise<void> {
    if (rejections.length >= MAX_REJECTIONS) return;
    if (turns === null) beginTurn();
    await new Promise<void>((resolve) => rejections.push(resolve));
  }

  return {
    untilTurn,
    async admit() {
      if (pending >= MAX_PENDING) await untilRejection();
      // There may be places by now.
      if (pending >= MAX_PENDING) return 'overloaded';
      pending++;
      await untilTurn();
      return () => {
        pending--;
      };
    },
    beginOther() {
      others++;
      return () => {
        others--;
      };
    },
  };
}
