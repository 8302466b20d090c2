import fc from 'fast-check';
import { firstIndex } from './binarySearch.ts';

test('finds the first item from which on a condition holds', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200), { maxLength: 60 }), fc.nat(200), (numbers, minimum) => {
      const sorted = [...numbers].sort((a, b) => a - b);
      const expected = sorted.findIndex((number) => number >= minimum);
      expect(firstIndex(sorted, (number) => number >= minimum)).toBe(expected < 0 ? sorted.length : expected);
    }),
  );
});
