import fc from 'fast-check';
import { amountOfShortWeight, amountOfUnits, paidForLine } from './amountOfUnits.ts';

it('is price times units without a discount', () => {
  expect(amountOfUnits({ price: 4800, discount: 0, quantity: 3 }, 1, 2)).toBe(9600);
});

it('gives the paise that do not divide to the last unit', () => {
  const line = { price: 100, discount: 100, quantity: 3 };
  expect([0, 1, 2].map((first) => amountOfUnits(line, first, 1))).toEqual([66, 67, 67]);
});

it('is what was paid for the line without what was given back for its weight, whichever parts are added up', () => {
  const lines = fc
    .tuple(
      fc.nat({ max: 10_000_000 }),
      fc.integer({ min: 1, max: 500 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    .map(([price, quantity, part]) => ({ price, quantity, discount: Math.floor(price * quantity * part) }))
    .chain((line) =>
      fc
        .record({
          units: fc.integer({ min: 1, max: line.quantity }),
          weight: fc.integer({ min: 1, max: 1500 }),
        })
        .map(({ units, weight }) => {
          const paid = amountOfUnits(line, line.quantity - units, units);
          return { ...line, weighedUnits: units, weightRefund: amountOfShortWeight(paid, 1000, weight) };
        }),
    );
  fc.assert(
    fc.property(lines, fc.array(fc.integer({ min: 1, max: 100 })), (line, parts) => {
      let [first, sum] = [0, 0];
      for (const part of [...parts, line.quantity]) {
        const units = Math.min(part, line.quantity - first);
        const amount = amountOfUnits(line, first, units);
        expect(amount).toBeGreaterThanOrEqual(0);
        [first, sum] = [first + units, sum + amount];
      }
      expect(sum).toBe(paidForLine(line) - line.weightRefund);
    }),
  );
});

it('gives weighed units what is left after the refund for their weight, and the others their price', () => {
  const line = { price: 4800, discount: 0, quantity: 3, weighedUnits: 2, weightRefund: 970 };
  expect([0, 1, 2].map((first) => amountOfUnits(line, first, 1))).toEqual([4800, 4315, 4315]);
});

it.each([
  [4800, 500, 430, 672],
  // Half a paisa is the shopper's.
  [25, 10, 8, 5],
  [25, 10, 9, 3],
  [4800, 500, 500, 0],
  [4800, 500, 750, 0],
  [1, 500, 1, 1],
])('gives back of %d paise for %d g, of which there are %d: %d', (paid, ordered, weighed, amount) => {
  expect(amountOfShortWeight(paid, ordered, weighed)).toBe(amount);
});
