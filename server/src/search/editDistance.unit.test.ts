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
])('from %s to %s are %i edits', (a, b, edits) => {
  expect(editDistance(a, b, 9)).toBe(edits);
  expect(editDistance(b, a, 9)).toBe(edits);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });

test('it is no more than the edits that were made, and a limit changes no answer below it', () => {
  fc.assert(
    fc.property(word, fc.nat(9), fc.constantFrom('a', 'd'), (text, at, letter) => {
      const put = text.slice(0, at) + letter + text.slice(at);
      expect(editDistance(text, put, 9)).toBe(1);
      expect(editDistance(put, text, 1)).toBe(1);
    }),
  );
  fc.assert(
    fc.property(word, word, fc.nat(3), (a, b, most) => {
      const exact = editDistance(a, b, 99);
      const limited = editDistance(a, b, most);
      expect(limited > most).toBe(exact > most);
      if (exact <= most) expect(limited).toBe(exact);
    }),
  );
});
