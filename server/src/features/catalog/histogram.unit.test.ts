import fc from 'fast-check';
import { matchesFilter } from './filter.ts';
import { buildHistogram, countMatching } from './histogram.ts';
import type { CatalogProduct } from './snapshot.ts';

it('counts the same products as a scan', () => {
  const product = fc.record({ price: fc.nat(2000), rating: fc.nat(50) });
  const price = fc.double({ min: -10, max: 2100, noNaN: true });
  const rating = fc.double({ min: -1, max: 60, noNaN: true });
  const ranges = fc.record({ minPrice: price, maxPrice: price, minRating: rating, maxRating: rating });
  fc.assert(
    fc.property(
      fc.array(product, { maxLength: 1500, size: 'max' }),
      fc.array(ranges, { minLength: 5, maxLength: 5 }),
      (products, queries) => {
        const histogram = buildHistogram(products as CatalogProduct[]);
        for (const query of queries) {
          const { minPrice, maxPrice, minRating, maxRating } = query;
          const matching = products.filter(
            ({ price, rating }) =>
              price >= minPrice && price <= maxPrice && rating >= minRating && rating <= maxRating,
          );
          expect(histogram.count(query)).toBe(matching.length);
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('counts by location, also with more locations than histograms are cached for', () => {
  const location = (n: number) => `L${n}`;
  const products = Array.from({ length: 60 }, (_, n) => ({
    price: n,
    rating: n % 50,
    featured: n % 2 === 0,
    countries: n % 3 === 0 ? [] : [location(n % 30)],
  })) as unknown as CatalogProduct[];
  for (let n = 0; n < 30; n++) {
    const filter = { location: location(n), minPrice: 5, minRating: 3 };
    const expected = products.filter((product) => matchesFilter(product, filter)).length;
    expect(countMatching(products, filter)).toBe(expected);
  }
});
