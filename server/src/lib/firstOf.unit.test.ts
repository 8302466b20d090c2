import fc from 'fast-check';
import { firstOf } from './firstOf.ts';

test('it is what sorting them all would give', () => {
  const byNumber = (a: number, b: number) => a - b;
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 200 }), fc.nat(30), (items, count) => {
      expect(firstOf(items, count, byNumber)).toEqual([...items].sort(byNumber).slice(0, count));
    }),
  );
});
