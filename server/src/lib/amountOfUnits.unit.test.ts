import fc from 'fast-check';
import { amountOfUnits, paidForLine } from './amountOfUnits.ts';

it('is price times units without a discount', () => {
  expect(amountOfUnits({ price: 4800, discount: 0, quantity: 3 }, 1, 2)).toBe(9600);
});

it('gives the paise that do not divide to the last unit', () => {
  const line = { price: 100, discount: 100, quantity: 3 };
  expect([0, 1, 2].map((first) => amountOfUnits(line, first, 1))).toEqual([66, 67, 67]);
});

it('is what was paid for the line, whichever parts are added up', () => {
  const lines = fc
    .tuple(
      fc.nat({ max: 10_000_000 }),
      fc.integer({ min: 1, max: 500 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    .map(([price, quantity, part]) => ({ price, quantity, discount: Math.floor(price * quantity * part) }));
  fc.assert(
    fc.property(lines, fc.array(fc.integer({ min: 1, max: 100 })), (line, parts) => {
      let [first, sum] = [0, 0];
      for (const part of [...parts, line.quantity]) {
        const units = Math.min(part, line.quantity - first);
        const amount = amountOfUnits(line, first, units);
        expect(amount).toBeGreaterThanOrEqual(0);
        [first, sum] = [first + units, sum + amount];
      }
      expect(sum).toBe(paidForLine(line));
    }),
  );
});
