import type { Database, Row } from './database.ts';
import type { StockedProduct } from './products.ts';
import type { Ledger } from './provider.ts';
import type { Record } from './record.ts';
import { checkRefusals } from './refusals.ts';

/** What must hold at the end of every run, whatever has happened; the names are the report's. */
export const invariants = [
  'stock is never negative',
  'units are on sale, reserved or sold',
  'captured money is an order or a refund',
  'what is ordered is paid in full',
  'lines sum to the order',
  'orders cost the shop’s prices',
  'acknowledged writes are there',
  'answered webhooks are stored',
  'nothing is stuck',
  'who has paid is told by mail',
  'sold out means sold out',
  'paid is ordered within a minute',
  'one review per shopper and product',
  'one wish per shopper and product',
  'one cart line per product and option',
  'one order per payment and checkout',
  'one attempt for one cart',
  'states go forward only',
  'a replay changes nothing',
  'a revoked session is dead',
  'forged signatures are refused',
  'nobody sees what is another’s',
  'no honest checkout is refused',
  'decent answers',
  'no stack traces',
  'servers outlive the faults of others',
] as const;
export type Invariant = (typeof invariants)[number];

/** What the rows of the end say, beside the provider's books. */
export interface Books {
  products: Row[];
  reservations: Row[];
  orders: Row[];
  orderLines: Row[];
  checkouts: Row[];
  checkoutLines: Row[];
  payments: Row[];
  refunds: Row[];
  mails: Row[];
  events: Row[];
  reviews: Row[];
  wishes: Row[];
  cartLines: Row[];
  ledger: Ledger;
}

export async function readBooks(database: Database, ledger: Ledger): Promise<Books> {
  const all = (columns: string, table: string) => database.query(`SELECT ${columns} FROM ${table}`);
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

type Say = (invariant: Invariant, detail: string) => void;

/** Notes every violation that the books show. */
export function checkBooks(books: Books, goods: readonly StockedProduct[], record: Record): void {
  const say: Say = record.violated;
  checkStock(books, goods, say);
  checkMoney(books, say);
  checkOrders(books, say);
  checkAcknowledged(books, record, say);
  checkUnique(books, say);
  checkMails(books, say);
  checkRefusals(books, goods, record, say);
}

/** One mail for each order and each refund. */
function checkMails({ orders, refunds, mails }: Books, say: Say): void {
  const wanted = [
    ...orders.map(({ checkoutId }) => `paid-${checkoutId}`),
    ...refunds.map(({ paymentId }) => `refunded-${paymentId}`),
  ];
  const queued = grouped(
    mails.filter(({ dedupeKey }) => /^(paid|refunded)-/.test(dedupeKey ?? '')),
    ({ dedupeKey }) => dedupeKey,
  );
  for (const dedupeKey of wanted) {
    const count = queued.get(dedupeKey)?.length ?? 0;
    if (count !== 1) say('who has paid is told by mail', `${count} mails ${dedupeKey}`);
  }
  for (const dedupeKey of queued.keys()) {
    if (!wanted.includes(dedupeKey)) say('who has paid is told by mail', `${dedupeKey} tells of nothing`);
  }
}

function checkStock(
  { products, reservations, orderLines }: Books,
  goods: readonly StockedProduct[],
  say: Say,
): void {
  const reserved = sums(reservations, ({ productId }) => productId);
  const sold = sums(orderLines, ({ productId }) => productId);
  const now = new Map(products.map(({ id, countInStock }) => [id, Number(countInStock)]));
  for (const [id, count] of now) if (count < 0) say('stock is never negative', `product ${id} has ${count}`);
  for (const { id, units } of goods) {
    const parts = [now.get(id) ?? 0, reserved.get(id) ?? 0, sold.get(id) ?? 0];
    const sum = parts.reduce((total, part) => total + part, 0);
    if (sum !== units) {
      say('units are on sale, reserved or sold', `product ${id}: ${parts.join(' + ')} is not ${units}`);
    }
  }
}

function sums(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, number> {
  const total = new Map<string, number>();
  for (const row of rows) total.set(keyOf(row), (total.get(keyOf(row)) ?? 0) + Number(row.quantity));
  return total;
}

const grouped = (rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};

/** Every captured payment has exactly one order, or else exactly one refund of the whole amount. */
function checkMoney({ orders, ledger }: Books, say: Say): void {
  const ordersOf = grouped(orders, ({ paymentId }) => paymentId);
  const refundsOf = grouped(ledger.refunds, ({ payment_id: id }) => id);
  for (const { id, amount, captured } of ledger.payments) {
    const placed = ordersOf.get(id)?.length ?? 0;
    const refunds = refundsOf.get(id) ?? [];
    const given = refunds.reduce((sum, refund) => sum + Number(refund.amount), 0);
    if (!captured) {
      if (placed > 0) say('what is ordered is paid in full', `payment ${id} is not captured`);
      continue;
    }
    const isOrdered = placed === 1 && given === 0;
    const isRefunded = placed === 0 && refunds.length === 1 && given === amount;
    if (!isOrdered && !isRefunded) {
      say(
        'captured money is an order or a refund',
        `payment ${id} of ${amount} paise has ${placed} orders and ${refunds.length} refunds of ${given}`,
      );
    }
  }
}

function checkOrders({ orders, orderLines, products, checkouts, ledger }: Books, say: Say): void {
  const payments = new Map(ledger.payments.map((payment) => [payment.id, payment]));
  const receipts = new Map(ledger.orders.map(({ id, receipt }) => [id, receipt]));
  const priceOf = new Map(products.map(({ id, price }) => [id, Number(price)]));
  const checkoutOf = new Map(checkouts.map((checkout) => [checkout.id, checkout]));
  const linesOf = grouped(orderLines, ({ orderId }) => orderId);
  for (const { id, paymentId, checkoutId, userId, amount } of orders) {
    const payment = payments.get(paymentId);
    const checkout = checkoutOf.get(checkoutId);
    if (!payment?.captured || payment.amount !== Number(amount) || payment.currency !== 'INR') {
      say('what is ordered is paid in full', `order ${id} of ${amount}: ${JSON.stringify(payment)}`);
    }
    if (payment?.order_id && receipts.get(payment.order_id) !== checkoutId) {
      say('what is ordered is paid in full', `order ${id} was paid for another checkout`);
    }
    if (checkout?.userId !== userId)
      say('nobody sees what is another’s', `order ${id} is of another shopper`);
    if (checkout?.state !== 'paid')
      say('states go forward only', `order ${id} of a ${checkout?.state} checkout`);
    const lines = linesOf.get(id) ?? [];
    const sum = lines.reduce((total, line) => total + line.quantity * line.price, 0);
    if (sum !== Number(amount) || lines.length === 0) {
      say('lines sum to the order', `order ${id}: ${sum} is not ${amount}`);
    }
    if (lines.some(({ productId, price }) => priceOf.get(productId) !== Number(price))) {
      say('orders cost the shop’s prices', `order ${id}`);
    }
  }
}

function checkAcknowledged(books: Books, { acknowledged }: Record, say: Say): void {
  const checkouts = new Map(books.checkouts.map((checkout) => [checkout.id, checkout]));
  const orders = new Map(books.orders.map((order) => [order.paymentId, order]));
  const pairs = (rows: Row[]) => new Set(rows.map(({ userId, productId }) => `${userId} ${productId}`));
  const reviews = pairs(books.reviews);
  const wishes = pairs(books.wishes);
  const isThere = (written: (typeof acknowledged)[number]): boolean => {
    switch (written.what) {
      case 'checkout': {
        const found = checkouts.get(written.id);
        return found?.providerOrderId === written.providerOrderId && Number(found.amount) === written.paise;
      }
      case 'order':
        return Number(orders.get(written.paymentId)?.amount) === written.paise;
      case 'review':
        return reviews.has(`${written.userId} ${written.productId}`);
      case 'wish':
        return wishes.has(`${written.userId} ${written.productId}`);
      case 'refund':
        return books.refunds.some(({ paymentId }) => paymentId === written.paymentId);
      case 'cancel': {
        const now = checkouts.get(written.id)?.state;
        return (
          written.state !== 'open' && now !== 'open' && (written.state !== 'cancelled' || now !== 'expired')
        );
      }
    }
  };
  for (const written of acknowledged) {
    if (!isThere(written)) say('acknowledged writes are there', JSON.stringify(written));
  }
  const stored = new Set(books.events.map(({ id }) => id));
  for (const { id, delivery } of books.ledger.events) {
    if (delivery === 'delivered' && !stored.has(id)) say('answered webhooks are stored', `event ${id}`);
  }
}

function checkUnique(books: Books, say: Say): void {
  const unique = (invariant: Invariant, rows: Row[], keyOf: (row: Row) => string) => {
    for (const [key, same] of grouped(rows, keyOf)) {
      if (same.length > 1) say(invariant, `${same.length} times ${key}`);
    }
  };
  unique('one review per shopper and product', books.reviews, (row) => `${row.userId} ${row.productId}`);
  unique('one wish per shopper and product', books.wishes, (row) => `${row.userId} ${row.productId}`);
  unique(
    'one cart line per product and option',
    books.cartLines,
    (row) => `${row.userId} ${row.productId} ${row.option}`,
  );
  unique('one order per payment and checkout', books.orders, ({ paymentId }) => paymentId);
  unique('one order per payment and checkout', books.orders, ({ checkoutId }) => checkoutId);
  unique(
    'one attempt for one cart',
    books.checkouts.filter(({ activeKey }) => activeKey !== null),
    ({ userId, activeKey }) => `${userId} ${activeKey}`,
  );
}

/** Uniqueness has to be the database's word: a second row like one that is there is refused. */
export async function checkKeys(database: Database, record: Record): Promise<void> {
  for (const { invariant, table, columns } of keys) {
    const [row] = await database.query(`SELECT * FROM ${table} LIMIT 1`);
    if (!row) continue;
    // Two rows that share nothing unique with any other, and with each other just this key.
    const [shared] = columns.filter((name) => uniqueColumns[table]?.includes(name));
    const like = (id: string): Row => {
      const own = Object.fromEntries((uniqueColumns[table] ?? []).map((name) => [name, id]));
      return { ...row, id, ...own, ...(shared ? { [shared]: 'same' } : {}) };
    };
    const names = Object.keys(row);
    const insert = `INSERT INTO ${table} (${names.map((name) => `\`${name}\``).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
    const rows = shared ? [like('one'), like('another')] : [like('another')];
    if (
      !(await database.refuses(
        insert,
        rows.map((one) => names.map((name) => one[name])),
      ))
    ) {
      record.violated(invariant, `${table} takes a second row with the same ${columns.join(' and ')}`);
    }
  }
}

const uniqueColumns: { [table: string]: string[] } = {
  orders: ['checkoutId', 'paymentId'],
  checkouts: ['providerOrderId', 'providerPaymentId', 'activeKey'],
};

const keys: { invariant: Invariant; table: string; columns: string[] }[] = [
  { invariant: 'one order per payment and checkout', table: 'orders', columns: ['paymentId'] },
  { invariant: 'one order per payment and checkout', table: 'orders', columns: ['checkoutId'] },
  { invariant: 'one order per payment and checkout', table: 'checkouts', columns: ['providerOrderId'] },
  { invariant: 'one attempt for one cart', table: 'checkouts', columns: ['userId', 'activeKey'] },
  { invariant: 'one review per shopper and product', table: 'reviews', columns: ['userId', 'productId'] },
  {
    invariant: 'one wish per shopper and product',
    table: 'wishlist_items',
    columns: ['userId', 'productId'],
  },
  {
    invariant: 'one cart line per product and option',
    table: 'cart_lines',
    columns: ['userId', 'productId', 'option'],
  },
];
