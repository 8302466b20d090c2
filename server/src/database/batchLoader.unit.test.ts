import { filledUp, gathered } from './batchLoader.ts';

/** Reads what is in a list of words, by their first letter, and remembers what it was asked. */
function wordList(words: string[]) {
  const asked: string[][] = [];
  const { load } = gathered<string, string>(async (letters) => {
    asked.push(letters);
    if (letters.includes('!')) throw new Error('No letter');
    return new Map(words.map((word) => [word.charAt(0), word]));
  });
  return { load, asked };
}

test('what is asked at the same time is read once, and each gets their own', async () => {
  const { load, asked } = wordList(['atta', 'besan']);
  const answers = await Promise.all(['b', 'a', 'c', 'b'].map(async (letter) => load(letter)));
  expect(answers).toEqual(['besan', 'atta', undefined, 'besan']);
  expect(asked).toEqual([['b', 'a', 'c']]);
});

test('nothing is kept: who asks later sees what has changed', async () => {
  const words = ['atta'];
  const { load } = wordList(words);
  expect(await load('a')).toBe('atta');
  words[0] = 'achar';
  expect(await load('a')).toBe('achar');
});

test('who asks while others are being answered is not given what was read before', async () => {
  let answer = (_: ReadonlyMap<string, number>) => {};
  let reads = 0;
  const { load } = gathered<string, number>(() => {
    reads++;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const early = load('stock');
  await new Promise(setImmediate);
  const late = load('stock');
  await new Promise(setImmediate);
  expect(reads).toBe(2);
  answer(new Map([['stock', 2]]));
  expect(await late).toBe(2);
  void early;
});

test('a read that fails fails for those who asked, and for nobody else', async () => {
  const { load } = wordList(['atta']);
  const both = await Promise.allSettled([load('!'), load('a')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await load('a')).toBe('atta');
});

test('of very many different ones each thousand is one read, however often each is asked for', async () => {
  const { load, asked } = wordList(['1']);
  const answers = await Promise.all(Array.from({ length: 5000 }, (_, at) => load(String(at % 2500))));
  expect(asked.map(({ length }) => length)).toEqual([1000, 1000, 500]);
  expect(answers.filter(Boolean)).toEqual(['1', '1']);
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
])('%j is filled up to %j', (items, filled) => {
  expect(filledUp(items, '-')).toEqual(filled);
});

test('keys that are no texts go by their name', async () => {
  const { load } = gathered<{ id: string }, string>(
    async (keys) => new Map(keys.map(({ id }) => [id, id.toUpperCase()])),
    { nameOf: ({ id }) => id },
  );
  expect(await Promise.all([load({ id: 'a' }), load({ id: 'a' }), load({ id: 'b' })])).toEqual([
    'A',
    'A',
    'B',
  ]);
});
