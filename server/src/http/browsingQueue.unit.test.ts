import { type BrowsingQueue, createBrowsingQueue } from './browsingQueue.ts';

const MAX_PENDING = 200;
const turn = () => new Promise(setImmediate);

/** Requests that browse, and how many of them have begun. */
function browse(queue: BrowsingQueue, count: number) {
  const state = { begun: 0, releases: [] as (() => void)[], overloaded: 0 };
  for (let number = 0; number < count; number++)
    void queue.admit().then((release) => {
      if (release === 'overloaded') state.overloaded++;
      else {
        state.begun++;
        state.releases.push(release);
      }
    });
  return state;
}

describe('browsing queue', () => {
  it('begins a single request at once, and a few of many in each turn of the event loop', async () => {
    const queue = createBrowsingQueue();
    const many = browse(queue, 50);
    await Promise.resolve();
    await Promise.resolve();
    expect(many.begun).toBe(1);
    await turn();
    expect(many.begun).toBeGreaterThan(1);
    expect(many.begun).toBeLessThan(10);
    while (many.begun < 50) await turn();
  });

  it('begins fewer while something else is answered, but does not stop', async () => {
    const queue = createBrowsingQueue();
    const count = async (turns: number) => {
      const many = browse(queue, MAX_PENDING);
      for (let number = 0; number < turns; number++) await turn();
      const { begun } = many;
      while (many.begun < MAX_PENDING) await turn();
      for (const release of many.releases) release();
      return begun;
    };
    const alone = await count(30);
    const endOther = queue.beginOther();
    const beside = await count(30);
    endOther();
    expect(beside).toBeGreaterThan(2);
    expect(alone).toBeGreaterThan(8 * beside);
    expect(await count(30)).toBeGreaterThan(8 * beside);
  });

  it('rejects requests while two hundred are pending, and accepts further ones afterwards', async () => {
    const queue = createBrowsingQueue();
    const many = browse(queue, MAX_PENDING);
    expect(await queue.admit()).toBe('overloaded');
    while (many.begun < MAX_PENDING) await turn();
    expect(await queue.admit()).toBe('overloaded');
    many.releases[0]?.();
    expect(await queue.admit()).toEqual(expect.any(Function));
    expect(await queue.admit()).toBe('overloaded');
  });

  describe('longer work', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    /** Whether longer work that begins to wait now has begun after each of these times, in ms. */
    async function begunAfter(queue: BrowsingQueue, times: number[]): Promise<boolean[]> {
      let hasBegun = false;
      void queue.untilQuiet().then(() => {
        hasBegun = true;
      });
      const results: boolean[] = [];
      let passed = 0;
      for (const time of times) {
        await jest.advanceTimersByTimeAsync(time - passed);
        passed = time;
        results.push(hasBegun);
      }
      return results;
    }

    it('begins at once when nothing else is answered', async () => {
      expect(await begunAfter(createBrowsingQueue(), [0])).toEqual([true]);
    });

    it('begins 20 ms after the last answer, because the next request follows soon', async () => {
      const queue = createBrowsingQueue();
      queue.beginOther()();
      expect(await begunAfter(queue, [15, 20])).toEqual([false, true]);
    });

    it('begins after 50 ms at the latest', async () => {
      const queue = createBrowsingQueue();
      queue.beginOther();
      expect(await begunAfter(queue, [45, 50])).toEqual([false, true]);
    });
  });
});
