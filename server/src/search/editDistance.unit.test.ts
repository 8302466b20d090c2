import fc from 'fast-check';
import { editDistance } from './editDistance.ts';

test.each([
  ['panner', 'paneer', 1],
  ['basmti', 'basmati', 1],
  ['turmric', 'turmeric', 1],
  ['mlik', 'milk', 1],
  ['choclate', 'chocolate', 1],
  ['shampo', 'shampoo', 1],
  ['ghe', 'ghee', 1],
  ['cofee', 'toffee', 2],
  ['same', 'same', 0],
  ['', 'abc', 3],
])('the distance of %s and %s is %i', (a, b, distance) => {
  expect(editDistance(a, b, 9)).toBe(distance);
  expect(editDistance(b, a, 9)).toBe(distance);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });

it('counts one inserted letter as one edit', () => {
  fc.assert(
    fc.property(word, fc.nat(9), fc.constantFrom('a', 'd'), (text, at, letter) => {
      const longer = text.slice(0, at) + letter + text.slice(at);
      expect(editDistance(text, longer, 9)).toBe(1);
      expect(editDistance(longer, text, 1)).toBe(1);
    }),
  );
});

it('is exact up to its limit', () => {
  fc.assert(
    fc.property(word, word, fc.nat(3), (a, b, limit) => {
      const exact = editDistance(a, b, 99);
      const limited = editDistance(a, b, limit);
      expect(limited > limit).toBe(exact > limit);
      if (exact <= limit) expect(limited).toBe(exact);
    }),
  );
});
