import { startShop, type TestShop } from '../../test/testkit.ts';
import { StockMovement } from '../features/stock/stockMovements.entity.ts';
import { insertRows } from './insertRows.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

const movements = (reference: string, count: number): StockMovement[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${reference}-${index}`,
    itemId: 'p',
    quantity: index,
    kind: 'correction',
    reason: '',
    actorId: null,
    reference,
    createdAt: 1,
  }));

describe('inserted rows', () => {
  // Eight columns each: more parameters than a statement may have, 32,766 on SQLite.
  it.each([0, 1, 2000, 2001, 10_000])('are all there: %i', async (count) => {
    const rows = movements(`i${count}`, count);
    await kit.shop.db.write((tx) => insertRows(tx, StockMovement, rows));
    const stored = await kit.shop.db.read.findBy(StockMovement, { reference: `i${count}` });
    expect(stored.map(({ quantity }) => quantity).sort((a, b) => a - b)).toEqual(
      rows.map(({ quantity }) => quantity),
    );
  });

  it('are stored all or none in a transaction, however many statements they need', async () => {
    const rows = movements('all-or-none', 5000);
    const failing = kit.shop.db.write((tx) => insertRows(tx, StockMovement, [...rows, ...rows.slice(0, 1)]));
    await expect(failing).rejects.toThrow();
    expect(await kit.shop.db.read.countBy(StockMovement, { reference: 'all-or-none' })).toBe(0);
  });
});
