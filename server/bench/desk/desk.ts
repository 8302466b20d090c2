import type { Db } from '../../src/database/database.ts';
import { Product } from '../../src/features/catalog/catalog.entity.ts';
import { Import } from '../../src/features/catalog/import/imports.entity.ts';
import { Order } from '../../src/features/orders/orders.entity.ts';
import { User } from '../../src/features/users/users.entity.ts';
import { type MeasuredServer, measure } from '../load.ts';
import { type Row, rowOf } from '../table.ts';
import { type DeskData, deskLists } from './lists.ts';
import { addTrade } from './trade.ts';

/** Orders and products whose values the lists search for. */
const SAMPLES = 500;

/** Makes the newest account the shop's owner. @returns its id */
export async function makeOwner(db: Db): Promise<string> {
  const { id } = await db.read.findOneOrFail(User, { where: {}, order: { createdAt: 'DESC' } });
  await db.write((tx) => tx.update(User, { id }, { staffRole: 'owner' }));
  return id;
}

/** Gives the shop so many orders, accounts and reviews. */
export async function prepareDesk(
  db: Db,
  size: number,
  { token, ownerId }: { token: string; ownerId: string },
): Promise<DeskData> {
  await db.withoutQueryTimeout(() => addTrade(db, size, ownerId));
  const sample = <Item>(items: readonly Item[]) =>
    items.filter((_, index) => index % Math.ceil(items.length / SAMPLES) === 0);
  const { id: importId } = await db.read.findOneOrFail(Import, { where: {}, order: { id: 'DESC' } });
  return {
    token,
    ownerId,
    importId,
    orders: sample(
      await db.read.find(Order, {
        select: { id: true, paymentId: true, searchPhone: true, userId: true },
        order: { createdAt: 'DESC' },
      }),
    ),
    products: sample(
      await db.read.find(Product, {
        select: { id: true, brand: true, catId: true, subCatId: true },
        where: { withdrawn: false },
        order: { position: 'ASC' },
      }),
    ),
  };
}

/** Measures the lists and searches of the desk. @param onRow called after each of them */
export async function measureDesk(
  server: MeasuredServer,
  data: DeskData,
  {
    products,
    connections,
    seconds,
    isWanted,
    profile,
  }: {
    products: number;
    connections: number;
    seconds: number;
    isWanted(name: string): boolean;
    /** Where the CPU time goes while a list is measured once more; null: not wanted. */
    profile: ((work: () => Promise<unknown>) => Promise<Record<string, number>>) | null;
  },
  onRow: (row: Row) => void,
): Promise<void> {
  for (const list of deskLists(data)) {
    if (!isWanted(list.name)) continue;
    const load = { connections, seconds };
    const figures = await measure(server, list, load);
    onRow({
      ...rowOf({ products, connections, operation: list.name }, figures, null, null),
      'p99 aim': list.aim,
      ...(profile && { profile: await profile(() => measure(server, list, load)) }),
    });
  }
}
