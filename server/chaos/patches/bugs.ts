import type { Kind } from '../database.ts';
import type { Invariant } from '../invariants.ts';
import type { StoryName } from '../stories.ts';
import type { Patch } from './patch.ts';

/** A mistake that somebody could make, planted on purpose: the harness has to notice it, by this name. */
export interface Bug {
  name: string;
  caughtBy: Invariant;
  /** The stories in which it shows. */
  stories: readonly StoryName[];
  patches: readonly Patch[];
  /** It is in the schema, so the database is made anew. */
  isInSchema?: boolean;
  /** Where `--bugs` plants it, where that is not the embedded database alone; `npm test` takes the first. */
  on?: readonly Kind[];
  /** `npm test` plants it, too. */
  inTests?: boolean;
}

const settlement = 'src/features/checkout/settlement.service.js';
const reconciliation = 'src/features/checkout/reconciliation.service.js';
const orders = 'src/features/orders/orders.service.js';
const refunds = 'src/features/checkout/refunds.service.js';
const beginCheckout = 'src/features/checkout/beginCheckout.service.js';
const openCheckout = 'src/features/checkout/openCheckout.service.js';
const legacyCheckout = 'src/features/checkout/legacyCheckout.service.js';
const completeCheckout = 'src/features/checkout/completeCheckout.service.js';
const webhookProcessing = 'src/features/checkout/webhookProcessing.service.js';
const stock = 'src/features/catalog/stock.service.js';
const stockQueries = 'src/features/catalog/stock.queries.js';
const checkouts = 'src/features/checkout/checkouts.service.js';

/** The key is there, and allows the same value twice, on either database. */
const withoutUnique = (index: string): Patch[] => [
  {
    module: 'src/database/migrations/sqlite/001-shop.js',
    find: `CREATE UNIQUE INDEX "${index}"`,
    replace: `CREATE INDEX "${index}"`,
  },
  {
    module: 'src/database/migrations/mysql/001-shop.js',
    find: `UNIQUE INDEX \`${index}\``,
    replace: `INDEX \`${index}\``,
  },
];

const both = ['sqlite', 'mysql'] as const;

/** A function that returns at once. */
const does = (module: string, head: string, instead: string): Patch => ({
  module,
  find: head,
  replace: `${head} ${instead}`,
});

export const bugs: readonly Bug[] = [
  {
    name: 'no unique key on an order’s payment and checkout',
    caughtBy: 'one order per payment and checkout',
    stories: ['buys'],
    inTests: true,
    patches: [...withoutUnique('orders_checkout'), ...withoutUnique('orders_payment')],
    on: both,
    isInSchema: true,
  },
  {
    name: 'no unique key on reviews',
    caughtBy: 'one review per shopper and product',
    stories: ['reviews'],
    patches: withoutUnique('reviews_user_product'),
    on: both,
    isInSchema: true,
  },
  {
    name: 'no unique key on cart lines',
    caughtBy: 'one cart line per product and option',
    stories: ['fills a cart'],
    patches: withoutUnique('cart_user_product_option'),
    on: both,
    isInSchema: true,
  },
  {
    name: 'no unique key on wishes',
    caughtBy: 'one wish per shopper and product',
    stories: ['wishes'],
    patches: withoutUnique('wishlist_user_product'),
    on: both,
    isInSchema: true,
  },
  {
    name: 'no unique key on a shopper’s attempts',
    caughtBy: 'one attempt for one cart',
    stories: ['buys'],
    patches: withoutUnique('checkouts_user_active'),
    on: both,
    isInSchema: true,
  },
  {
    name: 'stock lies sold out in every third call',
    caughtBy: 'sold out means sold out',
    stories: ['buys again and again'],
    on: both,
    inTests: true,
    patches: [
      {
        module: stock,
        find: 'if (!(await takeUnits(tx, demand)))',
        replace: 'if (isThird() || !(await takeUnits(tx, demand)))',
      },
      {
        module: stock,
        find: 'export async function takeStock(',
        replace: 'let calls = 0; const isThird = () => ++calls % 3 === 0; export async function takeStock(',
      },
    ],
  },
  {
    name: 'no mail is queued',
    caughtBy: 'who has paid is told by mail',
    stories: ['buys', 'pays too late'],
    inTests: true,
    patches: [
      does(
        'src/features/notifications/notifications.service.js',
        'export async function enqueueMail(tx, mail) {',
        'return;',
      ),
    ],
  },
  {
    name: 'a cancel is acknowledged and does nothing',
    caughtBy: 'acknowledged writes are there',
    stories: ['cancels'],
    inTests: true,
    patches: [
      {
        module: checkouts,
        find: "if (isOwn)\n        await endCheckout({ db }, id, 'cancelled');",
        replace: '',
      },
    ],
  },
  {
    name: 'stock is looked at first and taken then',
    caughtBy: 'stock is never negative',
    stories: ['last unit'],
    // The embedded database has one writer at a time.
    on: ['mysql'],
    patches: [
      does(
        stockQueries,
        'export async function takeUnits(tx, { productId, quantity }) {',
        "const [seen] = await tx.query('SELECT countInStock FROM products WHERE id = ?', [productId]); await new Promise((go) => setTimeout(go, 1000)); if (seen.countInStock < quantity) return false;",
      ),
      {
        module: stockQueries,
        find: 'withdrawn = 0 AND countInStock >= ? AND id = ?`, [quantity, quantity, productId]',
        replace: 'withdrawn = 0 AND id = ?`, [quantity, productId]',
      },
    ],
  },
  {
    name: 'no guard on the stock',
    caughtBy: 'stock is never negative',
    stories: ['last unit'],
    on: both,
    inTests: true,
    patches: [
      {
        module: stockQueries,
        find: 'withdrawn = 0 AND countInStock >= ? AND id = ?`, [quantity, quantity, productId]',
        replace: 'withdrawn = 0 AND id = ?`, [quantity, productId]',
      },
    ],
  },
  {
    name: 'signature of the popup not checked',
    caughtBy: 'forged signatures are refused',
    stories: ['forges'],
    inTests: true,
    patches: [
      {
        module: completeCheckout,
        find: '!ctx.provider.isSigned({ orderId, paymentId, signature })',
        replace: 'false',
      },
    ],
  },
  {
    name: 'signature of webhooks not checked',
    caughtBy: 'forged signatures are refused',
    stories: ['forges'],
    patches: [
      {
        module: 'src/features/checkout/webhooks.rest.js',
        find: '!ctx.provider.isWebhookSigned(body, signature)',
        replace: 'false',
      },
    ],
  },
  {
    name: 'amount of the payment not checked',
    caughtBy: 'what is ordered is paid in full',
    stories: ['underpays'],
    inTests: true,
    patches: [
      { module: legacyCheckout, find: ' && amount === total', replace: '' },
      { module: settlement, find: ' || payment.amount !== checkout.amount', replace: '' },
    ],
  },
  {
    name: 'price of the client taken',
    caughtBy: 'lines sum to the order',
    stories: ['names a price'],
    patches: [
      {
        module: 'src/features/checkout/checkout.rest.js',
        find: 'body: beginInput,',
        replace: 'body: beginInput.loose(),',
      },
      {
        module: beginCheckout,
        find: '? validateAmount(cart.total)',
        replace:
          '? ((cart.total = input.amount ? input.amount * 100 : cart.total), validateAmount(cart.total))',
      },
    ],
  },
  {
    name: 'webhook answered before it is stored',
    caughtBy: 'answered webhooks are stored',
    stories: ['dies at a webhook'],
    inTests: true,
    patches: [
      {
        module: 'src/features/checkout/webhooks.rest.js',
        find: 'await batchedStore.load(event);',
        // After the answer has been sent.
        replace: 'void new Promise((go) => setTimeout(go, 150)).then(() => batchedStore.load(event));',
      },
    ],
  },
  {
    name: 'reconciler does nothing',
    caughtBy: 'nothing is stuck',
    stories: ['webhook lost'],
    inTests: true,
    patches: [does(reconciliation, 'async function reconcileCheckout(ctx, checkout) {', 'return;')],
  },
  {
    name: 'no refund',
    caughtBy: 'captured money is an order or a refund',
    stories: ['pays too late'],
    inTests: true,
    patches: [
      does(refunds, 'export async function refundPayment(ctx, checkout, payment, reason) {', 'return true;'),
    ],
  },
  {
    name: 'owner missing from the WHERE of an order',
    caughtBy: 'nobody sees what is another’s',
    stories: ['pries'],
    inTests: true,
    patches: [
      { module: orders, find: 'findBy(Order, { id, userId: viewer.id })', replace: 'findBy(Order, { id })' },
    ],
  },
  {
    name: 'owner missing from the WHERE of a cart line',
    caughtBy: 'nobody sees what is another’s',
    stories: ['pries'],
    patches: [
      {
        module: 'src/features/cart/cart.queries.js',
        find: "db.execute('DELETE FROM cart_lines WHERE id = ? AND userId = ?', [id, userId])",
        replace: "db.execute('DELETE FROM cart_lines WHERE id = ?', [id])",
      },
    ],
  },
  {
    name: 'order and stock in two transactions',
    caughtBy: 'captured money is an order or a refund',
    stories: ['dies mid-settlement'],
    inTests: true,
    patches: [
      {
        module: orders,
        find: 'await insertRows(tx, Order, [order]);',
        replace:
          "await tx.query('COMMIT'); await tx.query('BEGIN IMMEDIATE'); await insertRows(tx, Order, [order]);",
      },
    ],
  },
  {
    name: 'reservation never released',
    caughtBy: 'units are on sale, reserved or sold',
    stories: ['cancels'],
    patches: [does(stock, 'export async function releaseStock(tx, demands) {', 'return;')],
  },
  {
    name: 'reservation never expires',
    caughtBy: 'nothing is stuck',
    stories: ['walks away'],
    inTests: true,
    patches: [{ module: reconciliation, find: "await endCheckout(ctx, id, 'expired');", replace: '{}' }],
  },
  {
    name: 'an event processed twice settles twice',
    on: both,
    caughtBy: 'captured money is an order or a refund',
    stories: ['webhook twice'],
    inTests: true,
    patches: [
      { module: webhookProcessing, find: 'withOrder.has(', replace: 'false && withOrder.has(' },
      {
        module: settlement,
        find: 'if (order?.paymentId === payment.id)',
        replace: 'if (!isSoldOut && givenOnce(payment.id))',
      },
      {
        module: settlement,
        find: 'async function orderOrRefund(',
        replace:
          'const given = new Set(); const givenOnce = (id) => !given.has(id) && !!given.add(id); async function orderOrRefund(',
      },
      {
        module: refunds,
        find: 'await tx.insert(Payment, { id, checkoutId: checkout.id, amount, createdAt: now });',
        replace: '',
      },
    ],
  },
  {
    name: 'a paid checkout can be cancelled',
    caughtBy: 'states go forward only',
    stories: ['cancels after paying'],
    patches: [
      {
        module: 'src/features/checkout/checkoutStates.js',
        find: 'paid: [],',
        replace: "paid: ['cancelled'],",
      },
    ],
  },
  {
    name: 'a revoked session is accepted',
    caughtBy: 'a revoked session is dead',
    stories: ['signs out'],
    inTests: true,
    patches: [
      {
        module: 'src/features/auth/sessions.service.js',
        find: 'tx.delete(Session, { tokenHash: hashToken(token) })',
        replace: "tx.delete(Session, { tokenHash: '' })",
      },
    ],
  },
  {
    name: 'two attempts for one cart',
    on: both,
    caughtBy: 'one attempt for one cart',
    stories: ['clicks twice'],
    patches: [
      {
        module: openCheckout,
        find: 'update(JSON.stringify(lines))',
        replace: 'update(JSON.stringify([lines, Math.random()]))',
      },
    ],
  },
  {
    name: 'stack traces in answers',
    caughtBy: 'no stack traces',
    stories: ['asks nonsense'],
    patches: [
      {
        module: 'src/rest/router.js',
        find: 'reply.code(status).send(restError(validationMessage(error), failureStatus));',
        replace: 'reply.code(status).send(restError(error.stack, failureStatus));',
      },
    ],
  },
];
