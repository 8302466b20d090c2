import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../shoppers/accounts.ts';
import { attackShop } from '../shoppers/attacks.ts';
import { cancel } from '../shoppers/purchase.ts';
import { withRetries } from '../shoppers/retry.ts';
import {
  addReview,
  addToCart,
  addToWishlist,
  beginCheckout,
  isTokenAccepted,
  type OpenCheckout,
  readCart,
  removeCartLine,
  rest,
  type Session,
  signOut,
} from '../shoppers/shopApi.ts';
import { runPlan } from '../shoppers/shoppers.ts';
import {
  attack,
  begin,
  clientOf,
  complete,
  crashAtPoint,
  makeOffer,
  makeWorkDue,
  oneUnit,
  pay,
  type ScenarioContext,
  setStock,
} from './scenarioSteps.ts';
import { sizeScenarios } from './sizeScenarios.ts';
import { staffScenarios } from './staffScenarios.ts';

/** Short sequences of calls without random choices. The audit checks the invariants afterwards. */
export const scenarios = {
  async buys(context: ScenarioContext) {
    await complete(context, await pay(context, await begin(context)));
  },

  async 'begins twice'(context: ScenarioContext) {
    const client = clientOf(context);
    await withRetries(() => addToCart(context.environment, client, oneUnit(context)));
    const sendMutation = () => withRetries(() => beginCheckout(context.environment, client));
    const [{ checkout: first }, { checkout: second }] = await Promise.all([sendMutation(), sendMutation()]);
    if (first?.id !== second?.id)
      context.environment.record.addViolation(
        'one attempt for one cart',
        'a double click has begun two checkouts',
      );
    if (!first) return;
    const popupAnswer = await pay(context, first);
    await Promise.all([
      complete(context, popupAnswer),
      complete(context, popupAnswer),
      complete(context, popupAnswer),
    ]);
  },

  /** Uses REST, which does not look for an existing line: only the unique key prevents a second one. */
  async 'adds to the cart twice'(context: ScenarioContext) {
    const client = clientOf(context, 1);
    await Promise.all([
      addToCart(context.environment, client, oneUnit(context)),
      addToCart(context.environment, client, oneUnit(context)),
    ]);
  },

  async 'reviews twice'(context: ScenarioContext) {
    const client = clientOf(context);
    await Promise.all([
      addReview(context.environment, client, context.product.id),
      addReview(context.environment, client, context.product.id),
    ]);
  },

  async 'adds to My List twice'(context: ScenarioContext) {
    const client = clientOf(context);
    await Promise.all([
      addToWishlist(context.environment, client, context.product.id),
      addToWishlist(context.environment, client, context.product.id),
    ]);
  },

  /** Repeated, because the failure is intermittent. */
  async 'buys repeatedly'(context: ScenarioContext) {
    const { environment, accounts } = context;
    for (let number = 0; number < REPETITIONS; number++) {
      await runPlan(
        environment,
        { account: accounts[0], staff: accounts[1] },
        {
          number,
          server: 0,
          api: number % 2 === 0 ? 'graphql' : 'rest',
          cartItems: [oneUnit(context)],
          isLegacy: false,
          beginsTwice: false,
          outcome: 'success',
          next: 'handler',
          attack: null,
          reviewedProduct: null,
          wishlistProduct: null,
          signsOut: false,
          pause: 0,
          staffAction: null,
        },
      );
    }
  },

  async 'competes for the last unit'(context: ScenarioContext) {
    const { environment, accounts } = context;
    await setStock(context, 1);
    const clients = accounts.map(({ sessions }, server) => ({ server, session: sessions[0] as Session }));
    for (const client of clients) await withRetries(() => addToCart(environment, client, oneUnit(context)));
    const results = await Promise.all(
      clients.map((client) => withRetries(() => beginCheckout(environment, client))),
    );
    await Promise.all(results.map(async ({ checkout }) => checkout && pay(context, checkout)));
  },

  async 'competes for the last use of an offer'(context: ScenarioContext) {
    const { environment, accounts } = context;
    await makeOffer(context, 1);
    const clients = accounts.map(({ sessions }, server) => ({ server, session: sessions[0] as Session }));
    for (const client of clients) await withRetries(() => addToCart(environment, client, oneUnit(context)));
    const results = await Promise.all(
      clients.map((client) => withRetries(() => beginCheckout(environment, client))),
    );
    await Promise.all(results.map(async ({ checkout }) => checkout && pay(context, checkout)));
  },

  async 'loses a webhook'(context: ScenarioContext) {
    const { environment } = context;
    const checkout = await begin(context);
    await environment.provider.setFaults({ dropRate: 1 });
    await pay(context, checkout);
    await environment.provider.setFaults({ dropRate: 0 });
    await makeWorkDue(environment);
  },

  async 'receives a webhook twice'(context: ScenarioContext) {
    const { environment } = context;
    await environment.provider.setFaults({ duplicate: true });
    await pay(context, await begin(context));
    await sleep(SETTLE_MS);
    await environment.provider.setFaults({ duplicate: false });
  },

  async cancels(context: ScenarioContext) {
    const { id } = await begin(context);
    await withRetries(() => cancel(context.environment, clientOf(context), id));
  },

  async 'cancels after paying'(context: ScenarioContext) {
    const checkout = await begin(context);
    await complete(context, await pay(context, checkout));
    await withRetries(() => cancel(context.environment, clientOf(context), checkout.id));
  },

  async 'abandons the checkout'(context: ScenarioContext) {
    await begin(context);
    await makeWorkDue(context.environment, true);
  },

  /** The product is sold out when the payment arrives. */
  async 'pays too late'(context: ScenarioContext) {
    const { environment } = context;
    const checkout = await begin(context);
    await withRetries(() => cancel(environment, clientOf(context), checkout.id));
    await setStock(context, 0);
    await complete(context, await pay(context, checkout));
  },

  async 'forges signatures'(context: ScenarioContext) {
    await complete(context, await pay(context, await begin(context)));
    await attack(context, 'forged signature');
    await attack(context, 'forged webhook');
  },

  underpays: (context: ScenarioContext) => attack(context, 'underpay'),

  async 'sends a price'(context: ScenarioContext) {
    const { environment } = context;
    await attack(context, 'own price');
    const [checkout] = await environment.database.query<OpenCheckout>(
      "SELECT id, providerOrderId, amount AS paise FROM checkouts WHERE userId = ? AND state = 'open'",
      [context.accounts[0].userId],
    );
    if (checkout) await complete(context, await pay(context, checkout));
  },

  /** The second shopper tries to read the first one's order and to remove a cart line. */
  async 'reads data of another'(context: ScenarioContext) {
    const { environment, accounts } = context;
    const [owner, other] = accounts;
    await complete(context, await pay(context, await begin(context)));
    await attackShop(environment, other, { server: 0, cartItems: [oneUnit(context)] }, 'foreign order');
    await withRetries(() => addToCart(environment, clientOf(context), oneUnit(context)));
    const ownersClient = { server: 0, session: owner.sessions[0] as Session };
    const othersClient = { server: 0, session: other.sessions[0] as Session };
    const cart = await readCart(environment, ownersClient);
    for (const id of cart?.ids ?? []) await removeCartLine(environment, othersClient, id);
    if ((await readCart(environment, ownersClient))?.ids.length !== cart?.ids.length) {
      environment.record.addViolation(
        'no shopper sees data of another',
        'a cart line of another shopper was removed',
      );
    }
  },

  async 'signs out'({ environment, accounts: [account] }: ScenarioContext) {
    const token = (await signIn(environment, account))?.token;
    if (!token) throw new Error('The sign-in failed');
    const session: Session = { userId: account.userId, api: 'graphql', token, address: '10.2.0.1' };
    const { verdict } = await withRetries(() => signOut(environment, { server: 0, session }));
    if (verdict === 'done') environment.record.revokedTokens.push(token);
    if (await isTokenAccepted(environment, 0, token))
      environment.record.addViolation(
        'revoked sessions are refused',
        'a token is accepted after the sign-out',
      );
  },

  async 'sends invalid input'({ environment, accounts: [account] }: ScenarioContext) {
    const session = account.sessions[1] as Session;
    const call = { name: 'invalid input', server: 0, session, isAttack: true };
    await rest(environment, call, 'POST', '/cart/add', { productId: 7 });
    await rest(environment, call, 'GET', '/orders/%00');
  },

  /** The server crashes while it handles a webhook. The provider repeats a webhook without a 2xx response. */
  async 'crashes at a webhook'(context: ScenarioContext) {
    const checkout = await begin(context);
    await crashAtPoint(context, 'before the event is stored', async () => {
      await pay(context, checkout);
    });
  },

  async 'crashes during the settlement'(context: ScenarioContext) {
    const checkout = await begin(context);
    await crashAtPoint(context, 'mid-settlement', async () => {
      await pay(context, checkout);
    });
  },

  async 'crashes at a refund'(context: ScenarioContext) {
    const { environment } = context;
    const checkout = await begin(context);
    await withRetries(() => cancel(environment, clientOf(context), checkout.id));
    await setStock(context, 0);
    await crashAtPoint(context, 'after the refund', async () => {
      await pay(context, checkout);
    });
  },

  ...sizeScenarios,
  ...staffScenarios,
};
export type ScenarioName = keyof typeof scenarios;

const REPETITIONS = 12;
/** Time for the deliveries of a webhook. */
const SETTLE_MS = 300;
