import type { EntityManager } from 'typeorm';
import { orderNumber } from '../../orderSearch.ts';
import { Order } from '../../orders.entity.ts';
import { withLines } from '../../orders.service.ts';
import type { InvoiceDocument } from '../invoiceDocument.ts';
import { findInvoices } from '../invoices.service.ts';

/** The invoice of an order; null: it has none. */
export async function findInvoiceDocument(
  manager: EntityManager,
  orderId: string,
): Promise<InvoiceDocument | null> {
  const invoice = (await findInvoices(manager, [orderId])).get(orderId);
  const [order] = invoice ? await withLines(manager, await manager.findBy(Order, { id: orderId })) : [];
  if (!invoice || !order) return null;
  const { city, state, pincode } = order;
  const seller = invoice.seller ?? { name: '', address: '', gstin: '', phone: '', invoiceText: '' };
  return {
    kind: 'invoice',
    title: 'Invoice',
    number: invoice.number,
    issuedAt: invoice.issuedAt,
    invoice: null,
    creditNotes: [],
    reason: null,
    orderNumber: orderNumber(order.id),
    orderedAt: order.createdAt,
    paymentId: order.paymentId,
    seller: { ...seller, state: null },
    buyer: {
      name: order.name,
      addressLines: [
        order.address,
        [city, [state, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      ].filter(Boolean),
      phone: order.phoneNumber,
      gstin: null,
      businessName: null,
    },
    tax: null,
    lines: order.lines.map(({ id, title, option, quantity, refundedUnits, price }) => ({
      id,
      title,
      option: option || null,
      quantity,
      refundedUnits,
      unitPrice: price,
      paid: price * quantity,
      tax: null,
    })),
    total: order.amount,
    refunded: order.refundedAmount,
  };
}
