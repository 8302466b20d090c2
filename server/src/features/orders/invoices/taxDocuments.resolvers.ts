import type { Resolvers } from '../../../generated/resolvers.ts';
import { toRupees } from '../../../lib/money.ts';
import { isoTime } from '../../../lib/time/isoTime.ts';
import { documentNotes, documentTables } from './documentTables.ts';
import { type InvoiceDocument, pdfNameOf } from './invoiceDocument.ts';

const pdfPathOf = (document: Pick<InvoiceDocument, 'kind' | 'orderId' | 'number'>): string =>
  `/orders/${document.orderId}/documents/${pdfNameOf(document)}`;

export const taxDocumentsResolvers = {
  Order: {
    invoice: async ({ id }, _, ctx) => (await ctx.orderDocumentsLoader.load(id))?.invoice ?? null,
    creditNotes: async ({ id }, _, ctx) => (await ctx.orderDocumentsLoader.load(id))?.creditNotes ?? [],
  },
  OrderDocument: {
    date: ({ issuedAt }) => isoTime(issuedAt),
    total: ({ total }) => toRupees(total),
    pdfPath: (document) => `/api${pdfPathOf(document)}`,
  },
  DeskOrder: {
    creditNotes: async ({ id }, _, ctx) => (await ctx.orderDocumentsLoader.load(id))?.creditNotes ?? [],
  },
  DeskInvoice: {
    pdfPath: ({ orderId, number }) => `/desk${pdfPathOf({ kind: 'invoice', orderId, number })}`,
    document: async ({ orderId }, _, ctx) => {
      const documents = await ctx.orderDocumentsLoader.load(orderId);
      if (!documents) throw new Error(`The order ${orderId} has no invoice`);
      return documents.invoice;
    },
  },
  DeskTaxDocument: {
    pdfPath: (document) => `/desk${pdfPathOf(document)}`,
    date: ({ issuedAt }) => isoTime(issuedAt),
    orderDate: ({ orderedAt }) => isoTime(orderedAt),
    tables: documentTables,
    notes: documentNotes,
  },
  DeskTaxDocumentReference: {
    date: ({ issuedAt }) => isoTime(issuedAt),
  },
} satisfies Resolvers;
