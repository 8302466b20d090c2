import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from './accounts.ts';
import { attackShop } from './attacks.ts';
import { cancel } from './purchase.ts';
import { withRetries } from './retry.ts';
import {
  attack,
  begin,
  clientOf,
  complete,
  crashAtPoint,
  makeWorkDue,
  oneUnit,
  pay,
  type ScenarioContext,
  setStock,
} from './scenarioSteps.ts';
import {
  addReview,
  addToCart,
  addWish,
  type Begun,
  beginCheckout,
  isAccepted,
  readCart,
  removeCartLine,
  rest,
  type Session,
  signOut,
} from './shopApi.ts';
import { shop } from './shoppers.ts';

/** Short, deterministic sequences; each tests one invariant, which the audit checks afterwards. */
export const scenarios = {
  async buys(context: ScenarioContext) {
    await complete(context, await pay(context, await begin(context)));
  },

  async 'begins twice'(context: ScenarioContext) {
    const client = clientOf(context);
    await withRetries(() => addToCart(context.environment, client, oneUnit(context)));
    const begin = () => withRetries(() => beginCheckout(context.environment, client));
    const [{ begun: first }, { begun: second }] = await Promise.all([begin(), begin()]);
    if (first?.id !== second?.id)
      context.environment.record.addViolation('one attempt for one cart', 'a double click');
    if (!first) return;
    const paid = await pay(context, first);
    await Promise.all([complete(context, paid), complete(context, paid), complete(context, paid)]);
  },

  /** By REST, which only inserts: just the unique key prevents a second line. */
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
      addWish(context.environment, client, context.product.id),
      addWish(context.environment, client, context.product.id),
    ]);
  },

  /** Often enough to show intermittent failures. */
  async 'buys repeatedly'(context: ScenarioContext) {
    const { environment, accounts } = context;
    for (let number = 0; number < REPETITIONS; number++) {
      await shop(environment, accounts[0], {
        number,
        server: 0,
        api: number % 2 === 0 ? 'graphql' : 'rest',
        wishes: [oneUnit(context)],
        isLegacy: false,
        beginsTwice: false,
        outcome: 'success',
        next: 'handler',
        attack: null,
        review: null,
        wish: null,
        signsOut: false,
        pause: 0,
      });
    }
  },

  async 'competes for the last unit'(context: ScenarioContext) {
    const { environment, accounts } = context;
    await setStock(context, 1);
    const clients = accounts.map(({ sessions }, server) => ({ server, session: sessions[0] as Session }));
    for (const client of clients) await withRetries(() => addToCart(environment, client, oneUnit(context)));
    const begun = await Promise.all(
      clients.map((client) => withRetries(() => beginCheckout(environment, client))),
    );
    await Promise.all(begun.map(async (one) => one.begun && pay(context, one.begun)));
  },

  async 'loses a webhook'(context: ScenarioContext) {
    const { environment } = context;
    const begun = await begin(context);
    await environment.provider.setFaults({ dropRate: 1 });
    await pay(context, begun);
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
    const begun = await begin(context);
    await complete(context, await pay(context, begun));
    await withRetries(() => cancel(context.environment, clientOf(context), begun.id));
  },

  async 'abandons the checkout'(context: ScenarioContext) {
    await begin(context);
    await makeWorkDue(context.environment, true);
  },

  /** Another shopper has bought the product in the meantime. */
  async 'pays too late'(context: ScenarioContext) {
    const { environment } = context;
    const begun = await begin(context);
    await withRetries(() => cancel(environment, clientOf(context), begun.id));
    await setStock(context, 0);
    await complete(context, await pay(context, begun));
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
    const [open] = await environment.database.query<Begun>(
      "SELECT id, providerOrderId, amount AS paise FROM checkouts WHERE userId = ? AND state = 'open'",
      [context.accounts[0].userId],
    );
    if (open) await complete(context, await pay(context, open));
  },

  /** The second shopper tries to read the first one's order and to remove a cart line. */
  async 'reads data of another'(context: ScenarioContext) {
    const { environment, accounts } = context;
    const [owner, other] = accounts;
    await complete(context, await pay(context, await begin(context)));
    await attackShop(environment, other, { server: 0, wishes: [oneUnit(context)] }, 'foreign order');
    await withRetries(() => addToCart(environment, clientOf(context), oneUnit(context)));
    const ownersClient = { server: 0, session: owner.sessions[0] as Session };
    const othersClient = { server: 0, session: other.sessions[0] as Session };
    const cart = await readCart(environment, ownersClient);
    for (const id of cart?.ids ?? []) await removeCartLine(environment, othersClient, id);
    if ((await readCart(environment, ownersClient))?.ids.length !== cart?.ids.length) {
      environment.record.addViolation('no shopper sees data of another', 'a cart line was removed');
    }
  },

  async 'signs out'({ environment, accounts: [account] }: ScenarioContext) {
    const token = (await signIn(environment, account))?.token;
    if (!token) throw new Error('Signing in failed');
    const session: Session = { userId: account.userId, api: 'graphql', token, address: '10.2.0.1' };
    const { verdict } = await withRetries(() => signOut(environment, { server: 0, session }));
    if (verdict === 'done') environment.record.revokedTokens.push(token);
    if (await isAccepted(environment, 0, token))
      environment.record.addViolation('revoked sessions are refused', 'at once');
  },

  async 'sends invalid input'({ environment, accounts: [account] }: ScenarioContext) {
    const session = account.sessions[1] as Session;
    const call = { name: 'invalid input', server: 0, session, attack: true };
    await rest(environment, call, 'POST', '/cart/add', { productId: 7 });
    await rest(environment, call, 'GET', '/orders/%00');
  },

  /** The server crashes while it handles a webhook. The provider sends the webhook again unless it got a 2xx response. */
  async 'crashes at a webhook'(context: ScenarioContext) {
    const begun = await begin(context);
    await crashAtPoint(context, 'before the event is stored', async () => {
      await pay(context, begun);
    });
  },

  async 'crashes during the settlement'(context: ScenarioContext) {
    const begun = await begin(context);
    await crashAtPoint(context, 'mid-settlement', async () => {
      await pay(context, begun);
    });
  },

  async 'crashes at a refund'(context: ScenarioContext) {
    const { environment } = context;
    const begun = await begin(context);
    await withRetries(() => cancel(environment, clientOf(context), begun.id));
    await setStock(context, 0);
    await crashAtPoint(context, 'after the refund', async () => {
      await pay(context, begun);
    });
  },
};
export type ScenarioName = keyof typeof scenarios;

const REPETITIONS = 12;
const SETTLE_MS = 300;
