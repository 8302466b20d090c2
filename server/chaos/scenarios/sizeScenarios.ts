import { makeStaff } from '../shoppers/accounts.ts';
import { SIZES, sellLoose } from '../shoppers/looseGoods.ts';
import { withRetries } from '../shoppers/retry.ts';
import { addToCart, beginCheckout, type CartItem, type Session } from '../shoppers/shopApi.ts';
import { weighTwice } from '../shoppers/staff.ts';
import { buyAsOrder, pay, refund, type ScenarioContext, setStock } from './scenarioSteps.ts';

/** Purchases of a product that is sold loose in two sizes, which draw on one stock. */
export const sizeScenarios = {
  /** Each of the two lines could be bought alone: what both need was there when the cart took them. */
  async 'buys two sizes of the last kilogram'(context: ScenarioContext) {
    await sellLoose(context.environment, [context.product]);
    await setStock(context, KILOGRAM + HALF);
    const client = clientOf(context, 0);
    for (const option of [small, large]) await add(context, client, option, 1);
    await setStock(context, KILOGRAM);
    await beginAndPay(context, [client]);
  },

  async 'competes for the last kilogram in two sizes'(context: ScenarioContext) {
    await sellLastKilogram(context);
    const clients = [clientOf(context, 0), clientOf(context, 1)] as const;
    await add(context, clients[0], small, 2);
    await add(context, clients[1], large, 1);
    await beginAndPay(context, clients);
  },

  async 'is refunded loose goods'(context: ScenarioContext) {
    await sellLoose(context.environment, [context.product]);
    const order = await buyAsOrder(context);
    await refund(context, order, 'rest', { whole: true, restock: true });
  },

  /** All of it returns afterwards, without what has returned when it was weighed. */
  async 'is weighed less than ordered'(context: ScenarioContext) {
    const { environment, accounts, product } = context;
    await sellLoose(environment, [product], true);
    const order = await buyAsOrder(context);
    await makeStaff(environment, accounts[1]);
    await weighTwice(environment, accounts[1], order, SIZES[0].grams - 71);
    await refund(context, order, 'rest', { whole: true, restock: true });
  },

  async 'buys the larger size'(context: ScenarioContext) {
    await sellLoose(context.environment, [context.product]);
    const client = clientOf(context, 0);
    await add(context, client, large, 1);
    await beginAndPay(context, [client]);
  },
};

const [{ label: small, grams: HALF }, { label: large, grams: KILOGRAM }] = SIZES;

async function sellLastKilogram(context: ScenarioContext): Promise<void> {
  await sellLoose(context.environment, [context.product]);
  await setStock(context, KILOGRAM);
}

const clientOf = ({ accounts }: ScenarioContext, shopper: 0 | 1) => ({
  server: shopper,
  session: accounts[shopper].sessions[0] as Session,
});
type Client = ReturnType<typeof clientOf>;

const add = (
  { environment, product }: ScenarioContext,
  client: Client,
  option: string,
  quantity: number,
): Promise<unknown> => {
  const cartItem: CartItem = { productId: product.id, option, quantity };
  return withRetries(() => addToCart(environment, client, cartItem));
};

/** Begins a checkout of each client at the same time, and pays those that the shop does not refuse. */
async function beginAndPay(context: ScenarioContext, clients: readonly Client[]): Promise<void> {
  const results = await Promise.all(
    clients.map((client) => withRetries(() => beginCheckout(context.environment, client))),
  );
  await Promise.all(results.map(async ({ checkout }) => checkout && pay(context, checkout)));
}
