import fc from 'fast-check';
import { firstWhere, mended } from './sortedLists.ts';

const byNumber = (a: number, b: number) => a - b;
const numbers = fc.uniqueArray(fc.nat(200), { maxLength: 60 });

test('a mended list is what sorting it anew would give', () => {
  fc.assert(
    fc.property(numbers, numbers, fc.func(fc.boolean()), (before, others, isGone) => {
      const gone = before.filter((number) => isGone(number));
      const come = others.filter((number) => !before.includes(number) || gone.includes(number));
      const left = before.filter((number) => !gone.includes(number));
      expect(mended([...before].sort(byNumber), gone, come, byNumber)).toEqual(
        [...left, ...come].sort(byNumber),
      );
    }),
  );
});

test('the first item that passes is found where all behind it pass', () => {
  fc.assert(
    fc.property(numbers, fc.nat(200), (list, least) => {
      const sorted = list.sort(byNumber);
      const first = sorted.findIndex((number) => number >= least);
      expect(firstWhere(sorted, (number) => number >= least)).toBe(first < 0 ? sorted.length : first);
    }),
  );
});
