import type { Database } from './database.ts';
import type { Ledger } from './provider.ts';

export interface UserProduct {
  userId: string;
  productId: string;
}

/** The database rows at the end of a run, and the provider's ledger. */
export interface Books {
  products: { id: string; countInStock: number; price: number }[];
  reservations: { productId: string; quantity: number; checkoutId: string }[];
  orders: {
    id: string;
    userId: string;
    checkoutId: string;
    paymentId: string;
    status: string;
    amount: number;
    createdAt: number;
  }[];
  orderLines: { orderId: string; productId: string; quantity: number; price: number }[];
  checkouts: {
    id: string;
    userId: string;
    state: string;
    activeKey: string | null;
    amount: number;
    providerOrderId: string | null;
    createdAt: number;
  }[];
  checkoutLines: { checkoutId: string; productId: string; quantity: number }[];
  payments: { id: string; checkoutId: string }[];
  refunds: {
    paymentId: string;
    amount: number;
    reason: string;
    providerRefundId: string | null;
    nextTryAt: number | null;
    createdAt: number;
  }[];
  mails: { dedupeKey: string | null }[];
  events: { id: string; nextTryAt: number | null }[];
  reviews: UserProduct[];
  wishes: UserProduct[];
  cartLines: (UserProduct & { option: string | null })[];
  ledger: Ledger;
}

export async function readBooks(database: Database, ledger: Ledger): Promise<Books> {
  const all = <Row>(columns: string, table: string) => database.query<Row>(`SELECT ${columns} FROM ${table}`);
  return {
    products: await all('id, countInStock, price', 'products'),
    reservations: await all(
      'l.productId, l.quantity, l.checkoutId',
      "checkouts c JOIN checkout_lines l ON l.checkoutId = c.id AND c.state = 'open'",
    ),
    orders: await all('id, userId, checkoutId, paymentId, status, amount, createdAt', 'orders'),
    orderLines: await all(
      'o.id AS orderId, l.productId, l.quantity, l.price',
      'orders o JOIN checkout_lines l ON l.checkoutId = o.checkoutId',
    ),
    checkouts: await all('id, userId, state, activeKey, amount, providerOrderId, createdAt', 'checkouts'),
    checkoutLines: await all('checkoutId, productId, quantity', 'checkout_lines'),
    payments: await all('id, checkoutId', 'payments'),
    refunds: await all('paymentId, amount, reason, providerRefundId, nextTryAt, createdAt', 'refunds'),
    mails: await all('dedupeKey', 'mails'),
    events: await all('id, nextTryAt', 'webhook_events'),
    reviews: await all('userId, productId', 'reviews'),
    wishes: await all('userId, productId', 'wishlist_items'),
    cartLines: await all('userId, productId, `option`', 'cart_lines'),
    ledger,
  };
}
