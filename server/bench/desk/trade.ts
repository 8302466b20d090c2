import { type EntityManager, type EntityTarget, In, type ObjectLiteral } from 'typeorm';
import type { Db } from '../../src/database/database.ts';
import { insertRows } from '../../src/database/insertRows.ts';
import { Product } from '../../src/features/catalog/catalog.entity.ts';
import { Checkout } from '../../src/features/checkout/checkout.entity.ts';
import { Payment } from '../../src/features/checkout/payments/payments.entity.ts';
import { Refund } from '../../src/features/checkout/refunds/refunds.entity.ts';
import { Import } from '../../src/features/import/imports.entity.ts';
import { Letter } from '../../src/features/newsletter/desk/letters.entity.ts';
import { NewsletterSubscription } from '../../src/features/newsletter/newsletter.entity.ts';
import { addDailySales } from '../../src/features/orders/figures/dailySales.service.ts';
import { Order, OrderLine } from '../../src/features/orders/orders.entity.ts';
import { Review } from '../../src/features/reviews/reviews.entity.ts';
import { StockMovement } from '../../src/features/stock/stockMovements.entity.ts';
import { AuditEvent } from '../../src/features/users/audit.entity.ts';
import { User } from '../../src/features/users/users.entity.ts';
import { UNITS } from '../catalogue.ts';
import { orderRows } from './orderRows.ts';
import {
  auditEvent,
  countMovement,
  importOf,
  letterOf,
  reviewOf,
  subscriptionOf,
  userOf,
} from './otherRows.ts';

/** Rows of one INSERT; accounts of one transaction. */
const BATCH = 500;
const IMPORTS = 1000;
const LETTERS = 200;
/** One product of so many has few units, and one is withdrawn. */
const LOW_STOCK_STEP = 50;
const WITHDRAWN_STEP = 20;

/**
 * Adds what years of trade leave: as many accounts, orders with two lines, reviews, audit events and subscribers as `count` says, and
 * what belongs to them. `staffId` has done all the work. The same in every run, but for the ids. The stock ledger sums to the stock.
 */
export async function addTrade(db: Db, count: number, staffId: string): Promise<void> {
  const products = await db.read.find(Product, {
    select: { id: true, name: true, price: true, images: true },
    where: { withdrawn: false },
    order: { position: 'ASC' },
  });
  const now = Date.now();
  const sold = new Map<string, number>();
  for (let start = 0; start < count; start += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => start + index);
    const users = numbers.map((number) => userOf(number, now));
    const orders = numbers.map((number, index) =>
      orderRows({ number, count, now, products, user: users[index] as User, staffId }),
    );
    for (const { productId, quantity } of orders.flatMap(({ lines }) => lines))
      sold.set(productId, (sold.get(productId) ?? 0) + quantity);
    await db.write(async (tx) => {
      await insert(tx, User, users);
      await insert(
        tx,
        Checkout,
        orders.map(({ checkout }) => checkout),
      );
      await insert(
        tx,
        OrderLine,
        orders.flatMap(({ lines }) => lines),
      );
      await insert(
        tx,
        Payment,
        orders.map(({ payment }) => payment),
      );
      await insert(
        tx,
        Order,
        orders.map(({ order }) => order),
      );
      await insert(
        tx,
        Refund,
        orders.flatMap(({ refund }) => refund ?? []),
      );
      await insert(
        tx,
        StockMovement,
        orders.flatMap(({ movements }) => movements),
      );
      await insert(
        tx,
        AuditEvent,
        orders.map(({ order }) => auditEvent(order, staffId)),
      );
      await insert(
        tx,
        Review,
        users.map((user, index) => reviewOf(start + index, user, products, now)),
      );
      await insert(
        tx,
        NewsletterSubscription,
        numbers.map((number) => subscriptionOf(number, now)),
      );
    });
  }
  await db.write(async (tx) => {
    await insert(
      tx,
      Import,
      Array.from({ length: IMPORTS }, (_, number) => importOf(number, staffId, now)),
    );
    await insert(
      tx,
      Letter,
      Array.from({ length: LETTERS }, (_, number) => letterOf(number, staffId, now)),
    );
  });
  await changeProducts(db, products, sold);
  await addDailySales({ db }, () => true);
}

/** Gives some products few units, withdraws others, and stores what the ledger sums to. */
async function changeProducts(
  db: Db,
  products: readonly Pick<Product, 'id'>[],
  sold: ReadonlyMap<string, number>,
): Promise<void> {
  const low = products.filter((_, index) => index % LOW_STOCK_STEP === 1);
  const withdrawn = products.filter((_, index) => index % WITHDRAWN_STEP === 2);
  await db.write(async (tx) => {
    const counts = low.map(({ id }, index) =>
      countMovement(id, 1 + (index % 5) - (UNITS - (sold.get(id) ?? 0))),
    );
    await insert(tx, StockMovement, counts);
    await inBatches(withdrawn, (batch) =>
      tx.update(Product, { id: In(batch.map(({ id }) => id)) }, { withdrawn: true }),
    );
    await tx.query(
      'UPDATE products SET countInStock = (SELECT SUM(quantity) FROM stock_movements m WHERE m.productId = products.id)',
    );
  });
}

const insert = <Row extends ObjectLiteral>(
  tx: EntityManager,
  table: EntityTarget<Row>,
  rows: readonly Row[],
): Promise<void> => inBatches(rows, (batch) => insertRows(tx, table, batch));

async function inBatches<Item>(
  items: readonly Item[],
  work: (batch: Item[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH) await work(items.slice(start, start + BATCH));
}
