import { setTimeout as sleep } from 'node:timers/promises';
import { startShop, type TestShop } from '../../test/testkit.ts';
import { Product } from '../features/catalog/catalog.entity.ts';
import { countUpTo, readBelowLimit } from './countUpTo.ts';
import { unionPart } from './dialects.ts';

let kit: TestShop;
beforeEach(async () => {
  kit = await startShop();
});
afterEach(() => kit.close());

const upTo = (limit: number, maxPrice: number) => ({
  sql: unionPart(kit.shop.db.dialect, `SELECT id FROM products WHERE price <= ? LIMIT ${limit}`),
  parameters: [maxPrice],
  limit,
});

test('counts each SELECT up to its limit, in one statement', async () => {
  const { read } = kit.shop.db;
  let counts: number[] = [];
  const statements = await kit.statements(async () => {
    counts = await countUpTo(read, [upTo(3, 1e9), upTo(3, -1), upTo(1000, 1e9)]);
  });
  expect(counts.slice(0, 2)).toEqual([3, 0]);
  expect(counts[2]).toBeGreaterThan(3);
  expect(statements).toHaveLength(1);
  expect(await countUpTo(read, [])).toEqual([]);
});

test('does not count again for a minute what has reached its limit; other counts are current', async () => {
  const { read } = kit.shop.db;
  const now = jest.spyOn(performance, 'now');
  now.mockReturnValue(1000);
  const many = upTo(2, 1e9);
  const none = upTo(2, -1);
  await countUpTo(read, [many, none]);
  const [product] = await read.find(Product, { take: 1 });
  await kit.shop.db.write((tx) => tx.update(Product, { id: product?.id }, { price: -1 }));
  const again = await kit.statements(async () => expect(await countUpTo(read, [many, none])).toEqual([2, 1]));
  expect(again).toHaveLength(1);
  expect(again[0]?.parameters).toEqual([-1]);
  expect(await kit.statements(() => countUpTo(read, [many]))).toEqual([]);
  now.mockReturnValue(1000 + 60_001);
  // lru-cache looks at the time once a millisecond.
  await sleep(5);
  expect(await kit.statements(() => countUpTo(read, [many]))).toHaveLength(1);
  now.mockRestore();
});

test('reads the rows of a SELECT that has fewer than its limit; that another one has not is remembered for a minute', async () => {
  const { read } = kit.shop.db;
  const now = jest.spyOn(performance, 'now');
  now.mockReturnValue(1000);
  const all = await read.countBy(Product, {});
  expect(await readBelowLimit(read, upTo(all + 1, 1e9))).toHaveLength(all);
  expect(await readBelowLimit(read, upTo(all, 1e9))).toBeNull();
  expect(await kit.statements(() => readBelowLimit(read, upTo(all, 1e9)))).toEqual([]);
  now.mockReturnValue(1000 + 60_001);
  // lru-cache looks at the time once a millisecond.
  await sleep(5);
  expect(await kit.statements(() => readBelowLimit(read, upTo(all, 1e9)))).toHaveLength(1);
  now.mockRestore();
});
