import { createBatchLoader, padToPowerOfTwo } from './batchLoader.ts';

/** Reads words by their first letter and records the keys of each read. */
function createWordLoader(words: string[]) {
  const reads: string[][] = [];
  const { load } = createBatchLoader<string, string>(async (letters) => {
    reads.push(letters);
    if (letters.includes('!')) throw new Error('not a letter');
    return new Map(words.map((word) => [word.charAt(0), word]));
  });
  return { load, reads };
}

describe('batch loader', () => {
  it('reads concurrent keys together, each once', async () => {
    const { load, reads } = createWordLoader(['atta', 'besan']);
    const values = await Promise.all(['b', 'a', 'c', 'b'].map(async (letter) => load(letter)));
    expect(values).toEqual(['besan', 'atta', undefined, 'besan']);
    expect(reads).toEqual([['b', 'a', 'c']]);
  });

  it('caches nothing', async () => {
    const words = ['atta'];
    const { load } = createWordLoader(words);
    expect(await load('a')).toBe('atta');
    words[0] = 'achar';
    expect(await load('a')).toBe('achar');
  });

  it('does not add keys to a read that has begun', async () => {
    let finishRead = (_: ReadonlyMap<string, number>) => {};
    let reads = 0;
    const { load } = createBatchLoader<string, number>(() => {
      reads++;
      return new Promise((resolve) => {
        finishRead = resolve;
      });
    });
    const first = load('stock');
    await new Promise(setImmediate);
    const second = load('stock');
    await new Promise(setImmediate);
    expect(reads).toBe(2);
    finishRead(new Map([['stock', 2]]));
    expect(await second).toBe(2);
    void first;
  });

  it('fails only the key whose read fails, not others of the same batch', async () => {
    const { load, reads } = createWordLoader(['atta', 'besan']);
    const [failed, ...others] = await Promise.allSettled([load('!'), load('a'), load('b')]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'not a letter' } });
    expect(others).toEqual([
      { status: 'fulfilled', value: 'atta' },
      { status: 'fulfilled', value: 'besan' },
    ]);
    expect(reads).toEqual([['!', 'a', 'b'], ['!'], ['a'], ['b']]);
    expect(await load('a')).toBe('atta');
  });

  it('reads once while the database is unavailable', async () => {
    const unavailable = Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
    const read = jest.fn().mockRejectedValue(unavailable);
    const { load } = createBatchLoader(read);
    const results = await Promise.allSettled([load('a'), load('b'), load('c')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('splits large batches into reads of a thousand distinct keys', async () => {
    const { load, reads } = createWordLoader(['1']);
    const values = await Promise.all(Array.from({ length: 5000 }, (_, index) => load(String(index % 2500))));
    expect(reads.map(({ length }) => length)).toEqual([1000, 1000, 500]);
    expect(values.filter(Boolean)).toEqual(['1', '1']);
  });

  it('identifies keys that are objects by keyOf', async () => {
    const { load } = createBatchLoader<{ id: string }, string>(
      async (keys) => new Map(keys.map(({ id }) => [id, id.toUpperCase()])),
      { keyOf: ({ id }) => id },
    );
    expect(await Promise.all([load({ id: 'a' }), load({ id: 'a' }), load({ id: 'b' })])).toEqual([
      'A',
      'A',
      'B',
    ]);
  });
});

test.each([
  [[], ['-']],
  [['a'], ['a']],
  [
    ['a', 'b', 'c'],
    ['a', 'b', 'c', '-'],
  ],
  [
    ['a', 'b', 'c', 'd', 'e'],
    ['a', 'b', 'c', 'd', 'e', '-', '-', '-'],
  ],
])('%j is padded to %j', (items, padded) => {
  expect(padToPowerOfTwo(items, '-')).toEqual(padded);
});
