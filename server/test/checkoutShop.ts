import { billing } from '../tools/billing.mjs';
import { expectTypename } from './expectTypename.ts';
import {
  AddToCart,
  type AddToCartInput,
  BeginCheckout,
  CancelCheckout,
  CompleteCheckout,
  MyOrders,
} from './generated/documents.ts';
import { type PopupAnswer, type Shopper, startShop } from './testkit.ts';

export type CheckoutShop = Awaited<ReturnType<typeof startCheckoutShop>>;

/** A shop with the steps of a checkout. Its provider sends no webhooks, so each test decides how the shop learns about a payment. */
export async function startCheckoutShop() {
  const kit = await startShop();
  await kit.controlWebhooks({ dropRate: 1 });

  const addToCart = (shopper: Shopper, input: AddToCartInput) => kit.gql(AddToCart, { input }, shopper.token);
  const begin = async (shopper: Shopper, form = { ...billing, email: shopper.email }) =>
    (await kit.gql(BeginCheckout, { billing: form }, shopper.token)).beginCheckout;
  /** Begins a checkout, which must succeed. */
  const openCheckout = async (...args: Parameters<typeof begin>) =>
    expectTypename(await begin(...args), 'CheckoutBegun').checkout;
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
    openCheckout,
    sql,
    fillCart,
    /** Begins a checkout for a new shopper. @param form changes of the billing form */
    async startCheckout({ quantity = 1, form = {} }: { quantity?: number; form?: object } = {}) {
      const { shopper, product } = await fillCart(quantity);
      const checkout = await openCheckout(shopper, { ...billing, email: shopper.email, ...form });
      return { shopper, product, checkout };
    },
    complete: async (shopper: Shopper, input: PopupAnswer) =>
      (await kit.gql(CompleteCheckout, { input }, shopper.token)).completeCheckout,
    cancel: (shopper: Shopper, id: string) => kit.gql(CancelCheckout, { id }, shopper.token),
    /** The shopper's cart, orders and payment notices. */
    async accountOf({ token }: Shopper) {
      const { me } = await kit.gql(MyOrders, {}, token);
      if (!me) throw new Error('The shopper is not signed in');
      return me;
    },
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
      kit.shop.provider.refund({ paymentId, amount, idempotencyKey: `by-hand-${paymentId}-${amount}` }),
    refundsOf: (paymentId: string) =>
      kit.shop.db.read.query(`SELECT amount, nextTryAt FROM refunds WHERE paymentId = '${paymentId}'`),
    /** Takes all sizes away, so that each product has one price and one stock. */
    async withoutSizes() {
      await sql('DELETE FROM variants');
      await sql('UPDATE catalog_state SET revision = revision + 1');
      await sql('UPDATE products SET revision = (SELECT revision FROM catalog_state)');
      await kit.shop.catalog.refresh();
    },
    subjectsTo: async ({ email }: Shopper) => (await kit.mailsTo(email)).map(({ subject }) => subject),
  };
}
