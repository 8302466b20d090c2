import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { makeOrders } from '../../demo/orders.ts';
import type { Env } from '../config/env.ts';
import type { Db } from '../database/database.ts';
import { ifDuplicate } from '../database/dialects.ts';
import { insertRows } from '../database/insertRows.ts';
import { Product } from '../features/catalog/catalog.entity.ts';
import { optionsOf } from '../features/catalog/options.ts';
import { findProductTaxes } from '../features/catalog/tax/productTax.service.ts';
import { readVariants } from '../features/catalog/variants/variants.queries.ts';
import { variantsOf } from '../features/catalog/variants/variants.service.ts';
import { Checkout } from '../features/checkout/checkout.entity.ts';
import { Payment } from '../features/checkout/payments/payments.entity.ts';
import { Refund, RefundLine } from '../features/checkout/refunds/refunds.entity.ts';
import {
  CreditNote,
  CreditNoteLine,
  CreditNoteYear,
} from '../features/orders/invoices/creditNotes.entity.ts';
import { Invoice, InvoiceLine, InvoiceYear } from '../features/orders/invoices/invoices.entity.ts';
import { Order, OrderLine } from '../features/orders/orders.entity.ts';
import { StockMovement } from '../features/stock/stockMovements.entity.ts';
import { AuditEvent } from '../features/users/audit.entity.ts';
import { User } from '../features/users/users.entity.ts';
import type { Log } from '../lib/log.ts';
import { demoOwner } from './demoAccounts.ts';
import { demoSettings, insertDemoSettings } from './demoSettings.ts';
import { deliveriesOf, type OrderRows, rowsOf, type SeedContext } from './orderRows.ts';
import { importPayments } from './sandboxPayments.ts';
import { taxDocumentsOf } from './taxDocumentRows.ts';

interface SeedShop {
  db: Db;
  env: Pick<Env, 'mode' | 'seed' | 'payments'>;
  log: Log;
}

/** Rows of one INSERT. Few, so that requests are answered in between. */
const BATCH = 100;

/**
 * In demo mode, gives a shop without orders those of the last 90 days, in one transaction. Runs while the shop is open.
 * @returns the number of orders; 0: it has orders already, is not a demo, or does not have the demo's catalogue
 */
export async function seedEmptyOrders({ db, env, log }: SeedShop): Promise<number> {
  if (env.mode !== 'demo' || !env.seed || (await db.read.exists(Order))) return 0;
  const context = await readContext(db);
  const orders = makeOrders(Date.now()).flatMap((order, index) => rowsOf(context, order, index) ?? []);
  // Another process that started at the same time may have made them: their provider's ids are the same.
  const isNew = await db.write((tx) => insertAll(tx, context, orders)).catch(ifDuplicate(() => false));
  if (!isNew) return 0;
  const paid = orders.flatMap(({ order, refund }) => (order ? [{ order, refund }] : []));
  await importPayments(env.payments, paid).catch((err) =>
    log.warn({ err }, 'the payment sandbox does not know the demo orders, so it will refuse their refunds'),
  );
  return paid.length;
}

async function readContext({ read }: Db): Promise<SeedContext> {
  const products = await read.find(Product, { order: { position: 'ASC' } });
  const stored = await readVariants(read, null);
  const withVariants = (product: Product) => {
    const variants = stored.get(product.id) ?? [];
    return {
      product,
      variants: variantsOf({ ...product, options: optionsOf(product), contents: null, variants }),
    };
  };
  const users = await read.find(User, { select: { id: true, email: true } });
  return {
    // A catalogue may have two products of one name; the demo's comes first.
    products: new Map(products.reverse().map((product) => [product.name, withVariants(product)])),
    userIds: new Map(users.map(({ id, email }) => [email, id])),
    staffId: users.find(({ email }) => email === demoOwner.email)?.id ?? null,
  };
}

/** @returns false, and inserts nothing, if there are orders */
async function insertAll(
  tx: EntityManager,
  { staffId }: SeedContext,
  orders: readonly OrderRows[],
): Promise<boolean> {
  if (await tx.exists(Order)) return false;
  const insert = async <Row extends ObjectLiteral>(table: EntityTarget<Row>, rows: readonly Row[]) => {
    for (let start = 0; start < rows.length; start += BATCH)
      await insertRows(tx, table, rows.slice(start, start + BATCH));
  };
  const refunds = orders.flatMap(({ refund }) => refund ?? []);
  const productIds = orders.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  const taxOf = await findProductTaxes(tx, productIds);
  const taxDocuments = taxDocumentsOf({ settings: demoSettings, staffId }, taxOf, orders);
  await insertDemoSettings(tx, staffId ?? '');
  const movements = orders.flatMap((rows) => rows.movements);
  await insert(
    Checkout,
    orders.map(({ checkout }) => checkout),
  );
  await insert(
    OrderLine,
    orders.flatMap(({ lines }) => lines),
  );
  await insert(
    Payment,
    orders.flatMap(({ payment }) => payment ?? []),
  );
  await insert(
    Order,
    orders.flatMap(({ order }) => order ?? []),
  );
  await insert(InvoiceYear, taxDocuments.invoiceYears);
  await insert(Invoice, taxDocuments.invoices);
  await insert(InvoiceLine, taxDocuments.invoiceLines);
  await insert(Refund, refunds);
  await insert(
    RefundLine,
    orders.flatMap(({ refundLines }) => refundLines),
  );
  await insert(CreditNoteYear, taxDocuments.creditNoteYears);
  await insert(CreditNote, taxDocuments.creditNotes);
  await insert(CreditNoteLine, taxDocuments.creditNoteLines);
  await insert(StockMovement, [...deliveriesOf(movements, staffId), ...movements]);
  await insert(AuditEvent, [...orders.flatMap((rows) => rows.events), ...taxDocuments.events]);
  return true;
}
