import type { Resolvers } from '../../../generated/resolvers.ts';
import { toRupees } from '../../../lib/money.ts';
import { isoTime } from '../../../lib/time/isoTime.ts';

export const taxDocumentsResolvers = {
  Order: {
    invoice: async ({ id }, _, ctx) => (await ctx.orderDocumentsLoader.load(id))?.invoice ?? null,
    creditNotes: async ({ id }, _, ctx) => (await ctx.orderDocumentsLoader.load(id))?.creditNotes ?? [],
  },
  OrderDocument: {
    date: ({ issuedAt }) => isoTime(issuedAt),
    total: ({ total }) => toRupees(total),
  },
  DeskOrder: {
    creditNotes: async ({ id }, _, ctx) => (await ctx.orderDocumentsLoader.load(id))?.creditNotes ?? [],
  },
  DeskInvoice: {
    document: async ({ orderId }, _, ctx) => {
      const documents = await ctx.orderDocumentsLoader.load(orderId);
      if (!documents) throw new Error(`The order ${orderId} has no invoice`);
      return documents.invoice;
    },
  },
  DeskTaxDocument: {
    date: ({ issuedAt }) => isoTime(issuedAt),
    orderDate: ({ orderedAt }) => isoTime(orderedAt),
    total: ({ total }) => toRupees(total),
    refunded: ({ refunded }) => toRupees(refunded),
  },
  DeskTaxDocumentReference: {
    date: ({ issuedAt }) => isoTime(issuedAt),
    total: ({ total }) => toRupees(total),
  },
  DeskTaxDocumentLine: {
    orderLineId: ({ id }) => id,
    unitPrice: ({ unitPrice }) => toRupees(unitPrice),
    paid: ({ paid }) => toRupees(paid),
  },
  DeskLineTax: {
    rate: ({ rate }) => rate / 100,
    taxable: ({ taxable }) => toRupees(taxable),
    cgst: ({ cgst }) => toRupees(cgst),
    sgst: ({ sgst }) => toRupees(sgst),
    igst: ({ igst }) => toRupees(igst),
  },
  DeskTaxSum: {
    rate: ({ rate }) => rate / 100,
    paid: ({ paid }) => toRupees(paid),
    taxable: ({ taxable }) => toRupees(taxable),
    cgst: ({ cgst }) => toRupees(cgst),
    sgst: ({ sgst }) => toRupees(sgst),
    igst: ({ igst }) => toRupees(igst),
  },
} satisfies Resolvers;
