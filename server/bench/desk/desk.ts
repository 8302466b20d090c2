import type { Db } from '../../src/database/database.ts';
import { Product } from '../../src/features/catalog/catalog.entity.ts';
import { Import } from '../../src/features/import/imports.entity.ts';
import { Order } from '../../src/features/orders/orders.entity.ts';
import { User } from '../../src/features/users/users.entity.ts';
import { type MeasuredServer, measure } from '../load.ts';
import { type Row, rowOf } from '../table.ts';
import { type DeskData, type DeskList, deskLists } from './lists.ts';
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

/** A host that slows down for some minutes is not the shop's fault: a list that misses its aim is measured again after all others. */
const MAX_RUNS = 3;

/** Measures the lists and searches of the desk. @param onRow called after each run of one of them */
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
  const load = { connections, seconds };
  let lists = deskLists(data).filter(({ name }) => isWanted(name));
  for (let run = 1; run <= MAX_RUNS; run++) {
    const listsToRepeat: DeskList[] = [];
    for (const list of lists) {
      const figures = await measure(server, list, load);
      if (figures.p99 > list.aim) listsToRepeat.push(list);
      onRow({
        ...rowOf({ products, connections, operation: list.name }, figures, null, null),
        'p99 aim': list.aim,
        'p99 of all runs': [figures.p99],
        ...(profile && { profile: await profile(() => measure(server, list, load)) }),
      });
    }
    lists = listsToRepeat;
  }
}
