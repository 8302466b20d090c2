import fc from 'fast-check';
import { partOf } from './selectRange.ts';

const byNumber = (a: number, b: number) => a - b;

test('it is what sorting them all would give', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: -1000, max: 1000 }), { maxLength: 200 });
  fc.assert(
    fc.property(numbers, fc.nat(220), fc.nat(30), (numbers, from, count) => {
      const expected = [...numbers].sort(byNumber).slice(from, from + count);
      const given = Int32Array.from(numbers);
      expect([...partOf(given, from, from + count, byNumber)]).toEqual(expected);
      expect([...given]).toEqual(numbers);
    }),
  );
});

const SIZE = 10_000;
const PARTS = 16;
const upwards = Int32Array.from({ length: SIZE }, (_, at) => at);

test.each<[string, Int32Array]>([
  ['upwards', upwards],
  ['downwards', upwards.toReversed()],
  ['up and down again', upwards.map((at) => (at % 2 === 0 ? at : SIZE - at))],
  ['mixed', upwards.map((at) => (at * 7919) % SIZE)],
])('of numbers that come %s, it compares each a few times', (_, numbers) => {
  let comparisons = 0;
  const counted = (a: number, b: number) => {
    comparisons++;
    return a - b;
  };
  for (let part = 0; part < PARTS; part++) {
    const from = (part * SIZE) / PARTS;
    partOf(numbers, from, from + 100, counted);
  }
  // 4 on average, as pivots are taken at random; sorting them all takes 12.
  expect(comparisons / PARTS).toBeLessThan(7 * SIZE);
});
