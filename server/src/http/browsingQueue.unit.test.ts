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

  it('rejects a few in each turn, fewer while something else is answered, and at once when too many wait for it', async () => {
    const queue = createBrowsingQueue();
    const many = browse(queue, MAX_PENDING);
    while (many.begun < MAX_PENDING) await turn();
    const further = browse(queue, 2000);
    const rejectedWithin = async (turns: number) => {
      const before = further.overloaded;
      for (let number = 0; number < turns; number++) await turn();
      return further.overloaded - before;
    };
    await Promise.resolve();
    await Promise.resolve();
    expect(further.overloaded).toBe(1000);
    const endOther = queue.beginOther();
    const beside = await rejectedWithin(80);
    expect(beside).toBeGreaterThan(30);
    expect(beside).toBeLessThan(80);
    endOther();
    expect(await rejectedWithin(80)).toBeGreaterThan(6 * beside);
    while (further.overloaded < 2000) await turn();
    expect(further.begun).toBe(0);
  });

  it('answers a request that waits for its rejection when a place becomes free before', async () => {
    const queue = createBrowsingQueue();
    const many = browse(queue, MAX_PENDING);
    while (many.begun < MAX_PENDING) await turn();
    const further = browse(queue, 2);
    many.releases[0]?.();
    while (further.begun + further.overloaded < 2) await turn();
    expect(further.begun).toBe(1);
  });

  it('lets operations of pages wait for their turn like requests, also while two hundred are pending', async () => {
    const queue = createBrowsingQueue();
    browse(queue, MAX_PENDING);
    const begun: number[] = [];
    for (const page of [1, 2, 3]) void queue.untilTurn().then(() => begun.push(page));
    await turn();
    expect(begun).toEqual([]);
    for (let turns = 0; turns < MAX_PENDING; turns++) await turn();
    expect(begun).toEqual([1, 2, 3]);
  });
});
