import { startShop, type TestShop } from '../../test/testkit.ts';
import { Product } from '../features/catalog/catalog.entity.ts';
import { findByIds } from './findByIds.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

test('finds rows once each, in the order of the ids, as TypeORM reads them', async () => {
  const { read } = kit.shop.db;
  const [one, other] = await read.find(Product, { take: 2, order: { id: 'ASC' } });
  const ids = [other!.id, 'nothing', one!.id, other!.id];
  expect(await findByIds(read, Product, ids)).toEqual([other, one]);
  expect(typeof one!.createdAt).toBe('number');
});

test('reads nothing without ids', async () => {
  expect(await kit.statements(() => findByIds(kit.shop.db.read, Product, []))).toEqual([]);
});
