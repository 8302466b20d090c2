import { toRupees } from '../../../lib/money.ts';
import { mapNodes } from '../../../lib/page.ts';
import type { InvalidInput, TooManyRequests } from '../../../lib/problems.ts';
import { formatShopDay, formatShopTime, shopDayOf } from '../../../lib/time/shopDay.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { type CsvPart, type ExportContext, exportPart } from '../../users/exportPart.service.ts';
import { findInvoices, type Invoice } from '../invoices/invoices.service.ts';
import { lineName } from '../lineTexts.service.ts';
import { statuses } from '../orderStates.ts';
import { type OrderWithLines, withLines } from '../orders.service.ts';
import { findOrderRows, type PageInput } from './orderList.service.ts';

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

/** The next part of a list as CSV. */
export const exportOrders = (
  ctx: ExportContext,
  actor: StaffActor,
  list: Omit<PageInput, 'first'>,
): Promise<CsvPart | InvalidInput | TooManyRequests> =>
  exportPart(ctx, actor, {
    action: 'ordersExported',
    columns,
    after: list.after,
    note: list.sort,
    maxRows: 500,
    read: async (db, page) =>
      mapNodes(await findOrderRows(db, { ...list, ...page }), async (rows) => {
        const orders = await withLines(db.read, rows);
        const invoices = await findInvoices(
          db.read,
          orders.map(({ id }) => id),
        );
        return orders.map((order) => ({ ...order, invoice: invoices.get(order.id) }));
      }),
  });
