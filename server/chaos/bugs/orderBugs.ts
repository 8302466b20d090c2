import type { Bug } from './bug.ts';

/** What follows from an order: documents, mails, erasure. */
export const orderBugs: readonly Bug[] = [
  {
    name: 'no mail is queued',
    caughtBy: 'orders and refunds are confirmed by mail',
    scenarios: ['buys', 'pays too late'],
    inTests: true,
    replacements: { 'features/notifications/notifications.service': 'notifications/mailNotQueued' },
  },
  {
    name: 'an invoice number is taken in a transaction of its own',
    caughtBy: 'invoice numbers are consecutive',
    scenarios: ['crashes while staff pack'],
    inTests: true,
    replacements: { 'database/insertRows': 'orders/invoiceNumberSeparate' },
  },
  {
    name: 'the end of an order does not erase its address',
    caughtBy: 'ended orders of deleted accounts have no address',
    scenarios: ['sells out to a shopper who leaves'],
    inTests: true,
    replacements: { 'features/orders/erasure/orderErasure.service': 'orders/erasureNotScheduled' },
  },
  {
    name: 'a credit note’s number is taken in a transaction of its own',
    caughtBy: 'credit note numbers are consecutive',
    scenarios: ['crashes while a credit note is issued'],
    inTests: true,
    replacements: { 'database/insertRows': 'orders/creditNoteNumberSeparate' },
  },
  {
    name: 'a refund after the invoice has no credit note',
    caughtBy: 'refunds after the invoice have a credit note',
    scenarios: ['is refunded after the invoice'],
    replacements: { 'features/orders/invoices/creditNotes.service': 'orders/creditNoteNotIssued' },
  },
];
