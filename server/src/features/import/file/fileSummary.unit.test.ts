import type { CatalogueRow } from './catalogueRow.ts';
import { matchProduct, type StoredProduct, summarizeFile } from './fileSummary.ts';

const row = (line: number, price: number, changes: Partial<CatalogueRow> = {}): CatalogueRow => ({
  line,
  name: 'Toor Dal',
  brand: 'Tara',
  hasBrand: true,
  category: 'Staples',
  categoryProblem: null,
  subCategory: 'Dal',
  hasSubCategory: true,
  type: '',
  price,
  hasPrice: true,
  oldPrice: price,
  rating: null,
  description: null,
  hasOldPrice: true,
  productId: null,
  sku: null,
  stock: null,
  stockAtExport: null,
  initialStock: 50,
  options: null,
  images: null,
  countries: null,
  countryOfOrigin: null,
  contents: null,
  contentsOfName: null,
  featured: null,
  hsn: null,
  gstRate: null,
  taxExempt: null,
  variant: null,
  wholeGroup: null,
  newProblem: null,
  damaged: null,
  ...changes,
});
const stored = (id: string, price: number): StoredProduct => ({
  id,
  name: 'Toor Dal',
  brand: 'Tara',
  sku: null,
  price,
  oldPrice: price,
  rating: 0,
  reviewCount: 0,
});

async function summaryOf(rows: (CatalogueRow | null)[]) {
  async function* lines() {
    for (const one of rows) yield { row: one };
  }
  return summarizeFile(lines());
}

const identity = 'tara\ntoor dal\nstaples\ndal';

test('a summary has the categories in order and the first line of each identity and price', async () => {
  const summary = await summaryOf([
    row(2, 100),
    null,
    row(4, 50),
    row(5, 100, { name: 'TOOR DAL' }),
    row(6, 100, { subCategory: 'Organic' }),
  ]);
  expect(summary.rows).toBe(5);
  expect([...summary.categories].map(([name, subs]) => [name, ...subs])).toEqual([
    ['Staples', 'Dal', 'Organic'],
  ]);
  expect(summary.lineOf(identity, { price: 100, oldPrice: 100 })).toBe(2);
  expect(summary.lineOf(identity, { price: 50, oldPrice: 50 })).toBe(4);
  expect(summary.lineOf(identity, { price: 50, oldPrice: 60 })).toBeNull();
});

describe('the stored product of a row', () => {
  const shop = [stored('small', 50), stored('large', 100)];
  const match = async (rows: CatalogueRow[]) => {
    const summary = await summaryOf(rows);
    const taken = new Set<string>();
    return rows.map((one) => {
      const id = matchProduct(one, shop, summary, (id) => taken.has(id))?.id ?? null;
      if (id) taken.add(id);
      return id;
    });
  };

  test.each<[string, number[], (string | null)[]]>([
    ['both as they were', [50, 100], ['small', 'large']],
    ['in another order', [100, 50], ['large', 'small']],
    ['the first one dearer', [55, 100], ['small', 'large']],
    ['the second one dearer', [50, 110], ['small', 'large']],
    ['both dearer', [55, 110], ['small', 'large']],
    ['a third pack in front', [20, 50, 100], [null, 'small', 'large']],
    ['a third pack behind', [50, 100, 500], ['small', 'large', null]],
    ['one alone', [100], ['large']],
    ['the price of the first on the second', [100, 120], ['large', 'small']],
  ])('%s', async (_, prices, ids) => {
    expect(await match(prices.map((price, index) => row(index + 2, price)))).toEqual(ids);
  });
});
