import fc from 'fast-check';
import { tallyOf } from './histogram.ts';
import type { CatalogProduct } from './snapshot.ts';

test('it counts what going through all of them would count', () => {
  const product = fc.record({ price: fc.nat(2000), rating: fc.nat(50) });
  const price = fc.double({ min: -10, max: 2100, noNaN: true });
  const rating = fc.double({ min: -1, max: 60, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(product, { maxLength: 1500, size: 'max' }),
      fc.array(fc.tuple(price, price, rating, rating), { minLength: 5, maxLength: 5 }),
      (products, asked) => {
        const tally = tallyOf(products as CatalogProduct[]);
        for (const [cheapest, dearest, least, most] of asked) {
          const passing = products.filter(
            (one) =>
              one.price >= cheapest && one.price <= dearest && one.rating >= least && one.rating <= most,
          );
          expect(tally.count({ cheapest, dearest, least, most })).toBe(passing.length);
        }
      },
    ),
    { numRuns: 60 },
  );
});
