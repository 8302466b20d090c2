import fc from 'fast-check';
import { selectRange } from './selectRange.ts';

const byNumber = (a: number, b: number) => a - b;

it('returns the slice of the sorted items', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: -1000, max: 1000 }), { maxLength: 200 });
  fc.assert(
    fc.property(numbers, fc.nat(220), fc.nat(30), (numbers, from, count) => {
      const expected = [...numbers].sort(byNumber).slice(from, from + count);
      const items = [...numbers];
      expect(selectRange(items, from, from + count, byNumber)).toEqual(expected);
      expect(items).toEqual(numbers);
    }),
  );
});

const SIZE = 10_000;
const RANGES = 16;
const ascending = Array.from({ length: SIZE }, (_, n) => n);

it.each<[string, number[]]>([
  ['ascending', ascending],
  ['descending', ascending.toReversed()],
  ['ascending and descending', ascending.map((n) => (n % 2 === 0 ? n : SIZE - n))],
  ['mixed', ascending.map((n) => (n * 7919) % SIZE)],
])('makes a few comparisons per item when the items are %s', (_, items) => {
  let comparisons = 0;
  const countingCompare = (a: number, b: number) => {
    comparisons++;
    return a - b;
  };
  for (let range = 0; range < RANGES; range++) {
    const from = (range * SIZE) / RANGES;
    selectRange(items, from, from + 100, countingCompare);
  }
  // About 4 on average, because pivots are random; a full sort makes 12.
  expect(comparisons / RANGES).toBeLessThan(7 * SIZE);
});
