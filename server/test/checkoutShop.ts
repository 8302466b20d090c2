import { billing } from '../tools/billing.mjs';
import { type PopupAnswer, type Shopper, startShop } from './testkit.ts';

const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }';
export const BEGIN_CHECKOUT = `mutation ($billing: BillingInput!) { beginCheckout(billing: $billing) {
  __typename
  ... on CheckoutBegun { checkout { id amount amountInPaise providerOrderId expiresAt } }
  ... on Problem { message }
} }`;
const COMPLETE = `mutation ($input: CompleteCheckoutInput!) { completeCheckout(input: $input) {
  __typename ... on Problem { message }
} }`;
const CANCEL = 'mutation ($id: ID!) { cancelCheckout(id: $id) { __typename } }';
const ACCOUNT = `{ me {
  cart { count } orders { id paymentId status } paymentNotices { state message amount paymentId date }
} }`;

export type CheckoutShop = Awaited<ReturnType<typeof startCheckoutShop>>;

/** A shop with the steps of a checkout. Its provider sends no webhooks, so each test decides how the shop learns about a payment. */
export async function startCheckoutShop() {
  const kit = await startShop();
  await kit.controlWebhooks({ dropRate: 1 });

  const addToCart = (shopper: Shopper, input: { productId: string; option: string; quantity?: number }) =>
    kit.gql(ADD, { input }, shopper.token);
  const begin = async (shopper: Shopper, form = { ...billing, email: shopper.email }) =>
    (await kit.gql(BEGIN_CHECKOUT, { billing: form }, shopper.token)).beginCheckout;
  const sql = (statement: string) => kit.shop.db.write((tx) => tx.query(statement));

  /** Creates a shopper with `quantity` units of a product in the cart; ten are in stock. */
  async function fillCart(quantity = 1) {
    const shopper = await kit.newShopper();
    const product = await kit.product('paneer');
    await kit.setStock(product.id, 10);
    await addToCart(shopper, { productId: product.id, option: product.options[0], quantity });
    return { shopper, product };
  }

  return {
    ...kit,
    addToCart,
    begin,
    sql,
    fillCart,
    /** Begins a checkout for a new shopper. @param form changes of the billing form */
    async startCheckout({ quantity = 1, form = {} }: { quantity?: number; form?: object } = {}) {
      const { shopper, product } = await fillCart(quantity);
      const { checkout } = await begin(shopper, { ...billing, email: shopper.email, ...form });
      return { shopper, product, checkout };
    },
    complete: async (shopper: Shopper, input: PopupAnswer) =>
      (await kit.gql(COMPLETE, { input }, shopper.token)).completeCheckout,
    cancel: (shopper: Shopper, id: string) => kit.gql(CANCEL, { id }, shopper.token),
    /** The shopper's cart, orders and payment notices. */
    accountOf: async (shopper: Shopper) => (await kit.gql(ACCOUNT, {}, shopper.token)).me,
    /** Makes the next check of a checkout due. @param assignments further changes of its row, in SQL */
    makeCheckDue: (id: string, assignments = '') =>
      sql(`UPDATE checkouts SET nextCheckAt = 1${assignments} WHERE id = '${id}'`),
    /** Makes a payment pending for another hour, and the next check of its checkout due. */
    makeCheckDueAfterAnHour: (id: string) =>
      sql(
        `UPDATE checkouts SET nextCheckAt = 1, paymentPendingSince = paymentPendingSince - 3600000 WHERE id = '${id}'`,
      ),
    /** The shopkeeper's refund at the provider. */
    refundByHand: (paymentId: string, amount: number) =>
      kit.shop.provider.refund(paymentId, amount, `by-hand-${paymentId}-${amount}`),
    refundsOf: (paymentId: string) =>
      kit.shop.db.read.query(`SELECT amount, nextTryAt FROM refunds WHERE paymentId = '${paymentId}'`),
    subjectsTo: async ({ email }: Shopper) => (await kit.mailsTo(email)).map(({ subject }) => subject),
  };
}
