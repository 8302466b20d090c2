import type { Db } from '../../../database/database.ts';
import type { Limits } from '../../../lib/limits/rateLimiter.ts';
import { toRupees } from '../../../lib/money.ts';
import type { InvalidInput, TooManyRequests } from '../../../lib/problems.ts';
import { toCsv } from '../../../lib/text/csvText.ts';
import { formatShopDay, formatShopTime, shopDayOf } from '../../../lib/time/shopDay.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { recordAuditEvent } from '../../users/audit.service.ts';
import { findInvoices, type Invoice } from '../invoices/invoices.service.ts';
import { lineName } from '../lineName.service.ts';
import { statuses } from '../orderStates.ts';
import { type OrderWithLines, withLines } from '../orders.service.ts';
import { findOrderPage, type PageInput } from './orderList.service.ts';

const ROWS = 500;

interface ExportedOrder extends OrderWithLines {
  invoice: Invoice | undefined;
}

const columns: Record<string, (order: ExportedOrder) => string | number> = {
  'Order Id': ({ id }) => id,
  'Payment Id': ({ paymentId }) => paymentId,
  'Invoice Number': ({ invoice }) => invoice?.number ?? '',
  'Invoice Date': ({ invoice }) => (invoice ? formatShopDay(shopDayOf(invoice.issuedAt)) : ''),
  'Time (IST)': ({ createdAt }) => formatShopTime(createdAt),
  Status: ({ status }) => statuses[status].label,
  Name: ({ name }) => name,
  'Phone Number': ({ phoneNumber }) => phoneNumber,
  Email: ({ email }) => email,
  Address: ({ address }) => address,
  City: ({ city }) => city,
  State: ({ state }) => state,
  Pincode: ({ pincode }) => pincode,
  'Amount (Rs)': ({ amount }) => toRupees(amount),
  'Refunded (Rs)': ({ refundedAmount }) => toRupees(refundedAmount),
  Units: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
  Products: ({ lines }) => lines.map((line) => `${line.quantity} x ${lineName(line)}`).join('; '),
};

/** A part of a CSV file. */
export interface CsvPart {
  /** The first part begins with the titles of the columns. */
  csv: string;
  /** Where the next part begins; null: this is the last one. */
  endCursor: string | null;
}

/** The next part of a list as CSV. Each part is recorded in the audit log: a caller can begin anywhere. */
export async function exportOrders(
  { db, limits }: { db: Db; limits: Limits },
  actor: StaffActor,
  list: List,
): Promise<CsvPart | InvalidInput | TooManyRequests> {
  const tooMany = await limits.consume('exportPart', { address: '', account: actor.id });
  if (tooMany) return tooMany;
  const part = await readPart(db, list);
  if ('__typename' in part) return part;
  const { page, orders } = part;
  await db.write((tx) =>
    recordAuditEvent(tx, actor, {
      action: 'ordersExported',
      userId: null,
      actorId: actor.id,
      detail: `${page.orders.length} rows, ${list.sort}${list.after ? ', continued' : ''}`,
    }),
  );
  const rows = orders.map((order) => Object.values(columns).map((cellOf) => cellOf(order)));
  return {
    csv: toCsv(list.after ? null : Object.keys(columns), rows),
    endCursor: page.hasNextPage ? page.endCursor : null,
  };
}

type List = Omit<PageInput, 'first'>;

/** Reads a part from one server, so that its lines and invoices are as new as its orders. */
const readPart = ({ dialect, replicas }: Db, list: List) =>
  replicas.read(async (manager) => {
    const page = await findOrderPage({ dialect, read: manager }, { ...list, first: ROWS });
    if ('__typename' in page) return page;
    const orders = await withLines(manager, page.orders);
    const invoices = await findInvoices(
      manager,
      orders.map(({ id }) => id),
    );
    return { page, orders: orders.map((order) => ({ ...order, invoice: invoices.get(order.id) })) };
  });
