import { findLedgerMismatches, type LedgerMismatch } from '../../src/features/stock/ledger.queries.ts';
import type { Database } from '../environment/database.ts';
import type { Ledger } from '../environment/provider.ts';

export interface UserProduct {
  userId: string;
  productId: string;
}

/** Units of a variant in a cart or a checkout. */
export interface Line {
  productId: string;
  /** Null or empty: the product has none. */
  option: string | null;
  quantity: number;
}

/** The rows of the shop's database at the end of a run, and the provider's ledger. */
export interface Snapshot {
  /** When it was read. */
  takenAt: number;
  products: { id: string; price: number }[];
  /** Those that are stored. */
  variants: {
    productId: string;
    label: string;
    price: number;
    inventoryId: string | null;
    requiredQuantity: number;
  }[];
  /** The available units of all inventory items. */
  items: { id: string; units: number }[];
  reservations: (Line & { checkoutId: string })[];
  orders: {
    id: string;
    userId: string;
    checkoutId: string;
    paymentId: string;
    status: string;
    amount: number;
    refundedAmount: number;
    address: string;
    createdAt: number;
    /** When the shopper's account was deleted. */
    erasedAt: number | null;
  }[];
  orderLines: (Line & {
    id: string;
    orderId: string;
    price: number;
    discount: number;
    /** Of one unit, and of those that were weighed; null: the line is not weighed. */
    unitAmount: number | null;
    weighedUnits: number | null;
    weighedAmount: number | null;
  })[];
  checkouts: {
    id: string;
    userId: string;
    state: string;
    activeKey: string | null;
    amount: number;
    providerOrderId: string | null;
    createdAt: number;
  }[];
  checkoutLines: (Line & { checkoutId: string; discount: number })[];
  offers: { id: string; uses: number; maxUses: number | null; maxUsesPerShopper: number | null }[];
  offerUses: { offerId: string; checkoutId: string; userId: string; amount: number; state: string }[];
  payments: { id: string; checkoutId: string }[];
  refunds: {
    id: string;
    paymentId: string;
    kind: 'automatic' | 'byStaff';
    orderId: string | null;
    idempotencyKey: string | null;
    restock: boolean | number;
    failedAt: number | null;
    failure: string | null;
    amount: number;
    reason: string;
    providerRefundId: string | null;
    nextTryAt: number | null;
    createdAt: number;
  }[];
  refundLines: (Line & { refundId: string; orderLineId: string; returned: number })[];
  /** `kind` null: it shows no tax. */
  invoices: { orderId: string; number: string; kind: string | null }[];
  invoiceYears: { year: string; lastNumber: number }[];
  invoiceLines: { orderId: string; paid: number }[];
  creditNotes: { id: string; orderId: string; refundId: string | null; number: string; total: number }[];
  creditNoteYears: { year: string; lastNumber: number }[];
  creditNoteLines: { creditNoteId: string; paid: number }[];
  /** Addresses of deleted accounts that are still to be erased. */
  erasures: { orderId: string; dueAt: number }[];
  soldOutReports: { runId: string }[];
  mails: { dedupeKey: string | null; subject: string }[];
  events: { id: string; nextTryAt: number | null }[];
  reviews: UserProduct[];
  wishlistItems: UserProduct[];
  cartLines: (UserProduct & { option: string | null })[];
  ledgerMismatches: LedgerMismatch[];
  /** The payment provider's. */
  ledger: Ledger;
}

/** Reads the rows of all tables that the invariants need. */
export async function readSnapshot(database: Database, ledger: Ledger): Promise<Snapshot> {
  const selectAll = <Row>(columns: string, table: string) =>
    database.query<Row>(`SELECT ${columns} FROM ${table}`);
  return {
    takenAt: Date.now(),
    products: await selectAll('id, price', 'products'),
    variants: await selectAll('productId, label, price, inventoryId, requiredQuantity', 'variants'),
    items: [
      ...(await selectAll<Snapshot['items'][number]>('id, countInStock AS units', 'products')),
      ...(await selectAll<Snapshot['items'][number]>('id, units', 'inventory_items')),
    ],
    reservations: await selectAll(
      'l.productId, l.`option`, l.quantity, l.checkoutId',
      "checkouts c JOIN checkout_lines l ON l.checkoutId = c.id AND c.state = 'open'",
    ),
    orders: await selectAll(
      'o.id, o.userId, o.checkoutId, o.paymentId, o.status, o.amount, o.refundedAmount, o.address, o.createdAt, u.erasedAt',
      'orders o JOIN users u ON u.id = o.userId',
    ),
    orderLines: await selectAll(
      'l.id, o.id AS orderId, l.productId, l.`option`, l.quantity, l.price, l.discount, l.unitAmount, l.weighedUnits, l.weighedAmount',
      'orders o JOIN checkout_lines l ON l.checkoutId = o.checkoutId',
    ),
    checkouts: await selectAll(
      'id, userId, state, activeKey, amount, providerOrderId, createdAt',
      'checkouts',
    ),
    checkoutLines: await selectAll('checkoutId, productId, `option`, quantity, discount', 'checkout_lines'),
    offers: await selectAll('id, uses, maxUses, maxUsesPerShopper', 'offers'),
    offerUses: await selectAll(
      'u.offerId, u.checkoutId, u.userId, u.amount, c.state',
      'offer_uses u JOIN checkouts c ON c.id = u.checkoutId',
    ),
    payments: await selectAll('id, checkoutId', 'payments'),
    refunds: await selectAll(
      'id, paymentId, kind, orderId, amount, reason, idempotencyKey, restock, providerRefundId, nextTryAt, createdAt, failedAt, failure',
      'refunds',
    ),
    refundLines: await selectAll(
      'r.refundId, r.orderLineId, l.productId, l.`option`, r.quantity, r.returned',
      'refund_lines r JOIN checkout_lines l ON l.id = r.orderLineId',
    ),
    invoices: await selectAll('orderId, number, kind', 'invoices'),
    invoiceYears: await selectAll('year, lastNumber', 'invoice_years'),
    invoiceLines: await selectAll('orderId, paid', 'invoice_lines'),
    creditNotes: await selectAll('id, orderId, refundId, number, total', 'credit_notes'),
    creditNoteYears: await selectAll('year, lastNumber', 'credit_note_years'),
    creditNoteLines: await selectAll('creditNoteId, paid', 'credit_note_lines'),
    erasures: await selectAll('orderId, dueAt', 'order_erasures'),
    soldOutReports: await selectAll('runId', 'sold_out_reports'),
    mails: await selectAll('dedupeKey, subject', 'mails'),
    events: await selectAll('id, nextTryAt', 'webhook_events'),
    reviews: await selectAll('userId, productId', 'reviews'),
    wishlistItems: await selectAll('userId, productId', 'wishlist_items'),
    cartLines: await selectAll('userId, productId, `option`', 'cart_lines'),
    ledgerMismatches: await findLedgerMismatches(database),
    ledger,
  };
}
