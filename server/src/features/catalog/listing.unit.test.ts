import fc from 'fast-check';
import { listProducts } from './listing.ts';
import { type CatalogProduct, takeSnapshot } from './snapshot.ts';

type Listed = Pick<CatalogProduct, 'id' | 'price' | 'position' | 'rating' | 'countries'>;

const newProduct = (id: number, price: number): CatalogProduct => {
  const product: Listed = { id: `p${id}`, price, position: id % 7, rating: price % 50, countries: [] };
  return product as CatalogProduct;
};

/** The catalogue after some products have changed their prices, come, or gone (null). */
function changed(before: readonly CatalogProduct[], changes: readonly [id: number, price: number | null][]) {
  const products = new Map(before.map((product) => [product.id, product]));
  for (const [id, price] of changes) {
    if (price === null) products.delete(`p${id}`);
    else products.set(`p${id}`, newProduct(id, price));
  }
  return [...products.values()];
}

const idsOf = (products: readonly { product: CatalogProduct }[]) => products.map(({ product }) => product.id);

function expectRightOrder(products: CatalogProduct[], revision: number): void {
  const snapshot = takeSnapshot(revision, products, [], []);
  const byPrice = (a: CatalogProduct, b: CatalogProduct) => a.price - b.price || (a.id < b.id ? -1 : 1);
  const all = listProducts(snapshot, {}, 'PRICE_LOW_TO_HIGH').part(null, 0, 10_000);
  expect(idsOf(all.products)).toEqual([...products].sort(byPrice).map(({ id }) => id));

  const dear = listProducts(snapshot, { minPrice: 50 }, 'PRICE_LOW_TO_HIGH');
  const passing = idsOf(all.products.filter(({ product }) => product.price >= 50));
  expect(dear.totalCount).toBe(passing.length);
  for (const [offset, first] of [
    [0, 3],
    [2, 3],
    [passing.length - 2, 3],
    [0, passing.length],
  ] as const) {
    if (offset < 0) continue;
    const { products: part, hasMore } = dear.part(null, offset, first);
    expect(idsOf(part)).toEqual(passing.slice(offset, offset + first));
    expect(hasMore).toBe(offset + first < passing.length);
  }
  const [, second] = all.products;
  if (second)
    expect(idsOf(dear.part(second.position, 0, 10_000).products)).toEqual(
      idsOf(all.products.slice(2)).filter((id) => passing.includes(id)),
    );
}

test('an order is right whatever has changed since it was made', () => {
  const id = fc.nat(40);
  const change = fc.tuple(id, fc.option(fc.nat(100)));
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 40 }), { maxLength: 6 }), (revisions) => {
      let products: CatalogProduct[] = [];
      revisions.forEach((changes, revision) => {
        products = changed(products, changes);
        expectRightOrder(products, revision);
      });
    }),
    { numRuns: 60 },
  );
});

test('so it is after more changes than are put into it one by one', () => {
  const all = Array.from({ length: 1500 }, (_, id): [number, number] => [id, (id * 7919) % 997]);
  const products = changed([], all);
  expectRightOrder(products, 1);
  expectRightOrder(
    changed(
      products,
      all.slice(0, 900).map(([id, price]) => [id, 997 - price]),
    ),
    2,
  );
});
