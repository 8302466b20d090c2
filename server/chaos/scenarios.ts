import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashPoint } from '../src/lib/crashPoint.ts';
import { type Account, signIn } from './accounts.ts';
import { attackShop } from './attacks.ts';
import type { Environment } from './environment.ts';
import type { StockedProduct } from './products.ts';
import type { PopupAnswer } from './provider.ts';
import { withRetries } from './retry.ts';
import {
  addReview,
  addToCart,
  addWish,
  type Begun,
  beginCheckout,
  completeCheckout,
  isAccepted,
  readCart,
  removeCartLine,
  rest,
  type Session,
  signOut,
  type Wish,
} from './shopApi.ts';
import { cancel, shop } from './shoppers.ts';

/** The shoppers and the product of one scenario, which no other scenario uses. */
export interface Stage {
  environment: Environment;
  accounts: readonly [Account, Account];
  product: StockedProduct;
}

/** Short, deterministic sequences; each tests one invariant, which the audit checks afterwards. */
export const scenarios = {
  async buys(stage: Stage) {
    await complete(stage, await pay(stage, await begin(stage)));
  },

  async 'clicks twice'(stage: Stage) {
    const as = caller(stage);
    await withRetries(() => addToCart(stage.environment, as, oneOf(stage)));
    const once = () => withRetries(() => beginCheckout(stage.environment, as));
    const both = await Promise.all([once(), once()]);
    const [first, second] = both.map(({ begun }) => begun);
    if (first?.id !== second?.id)
      stage.environment.record.violated('one attempt for one cart', 'a double click');
    if (!first) return;
    const paid = await pay(stage, first);
    await Promise.all([complete(stage, paid), complete(stage, paid), complete(stage, paid)]);
  },

  /** With the API that only inserts: just the unique key prevents a second line. */
  async 'fills a cart'(stage: Stage) {
    const as = caller(stage, 1);
    await Promise.all([
      addToCart(stage.environment, as, oneOf(stage)),
      addToCart(stage.environment, as, oneOf(stage)),
    ]);
  },

  async reviews(stage: Stage) {
    const as = caller(stage);
    await Promise.all([
      addReview(stage.environment, as, stage.product.id),
      addReview(stage.environment, as, stage.product.id),
    ]);
  },

  async wishes(stage: Stage) {
    const as = caller(stage);
    await Promise.all([
      addWish(stage.environment, as, stage.product.id),
      addWish(stage.environment, as, stage.product.id),
    ]);
  },

  /** As the shoppers of a run do, often enough to show intermittent failures. */
  async 'buys again and again'(stage: Stage) {
    const { environment, accounts } = stage;
    for (let number = 0; number < OFTEN; number++) {
      await shop(environment, accounts[0], {
        number,
        server: 0,
        api: number % 2 === 0 ? 'graphql' : 'rest',
        wishes: [oneOf(stage)],
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

  /** Several shoppers want the last unit. */
  async 'last unit'(stage: Stage) {
    const { environment, accounts, product } = stage;
    await setUnits(stage, 1);
    const everybody = accounts.map(({ sessions }, server) => ({ server, session: sessions[0] as Session }));
    for (const as of everybody)
      await withRetries(() => addToCart(environment, as, { ...oneOf(stage), productId: product.id }));
    const begun = await Promise.all(everybody.map((as) => withRetries(() => beginCheckout(environment, as))));
    await Promise.all(begun.map(async (one) => one.begun && pay(stage, one.begun)));
  },

  async 'webhook lost'(stage: Stage) {
    const { environment } = stage;
    const begun = await begin(stage);
    await environment.provider.setFaults({ dropRate: 1 });
    await pay(stage, begun);
    await environment.provider.setFaults({ dropRate: 0 });
    await letTimePass(environment);
  },

  async 'webhook twice'(stage: Stage) {
    const { environment } = stage;
    await environment.provider.setFaults({ duplicate: true });
    await pay(stage, await begin(stage));
    await sleep(SETTLE_MS);
    await environment.provider.setFaults({ duplicate: false });
  },

  async cancels(stage: Stage) {
    const { id } = await begin(stage);
    await withRetries(() => cancel(stage.environment, caller(stage), id));
  },

  async 'cancels after paying'(stage: Stage) {
    const begun = await begin(stage);
    await complete(stage, await pay(stage, begun));
    await withRetries(() => cancel(stage.environment, caller(stage), begun.id));
  },

  async 'walks away'(stage: Stage) {
    await begin(stage);
    await letTimePass(stage.environment, true);
  },

  /** Another shopper has bought the product in the meantime. */
  async 'pays too late'(stage: Stage) {
    const { environment } = stage;
    const begun = await begin(stage);
    await withRetries(() => cancel(environment, caller(stage), begun.id));
    await setUnits(stage, 0);
    await complete(stage, await pay(stage, begun));
  },

  async forges(stage: Stage) {
    await complete(stage, await pay(stage, await begin(stage)));
    await attack(stage, 'forged signature');
    await attack(stage, 'forged webhook');
  },

  underpays: (stage: Stage) => attack(stage, 'underpay'),

  async 'names a price'(stage: Stage) {
    const { environment } = stage;
    await attack(stage, 'own price');
    const [open] = await environment.database.query<Begun>(
      "SELECT id, providerOrderId, amount AS paise FROM checkouts WHERE userId = ? AND state = 'open'",
      [stage.accounts[0].userId],
    );
    if (open) await complete(stage, await pay(stage, open));
  },

  /** The second shopper tries to see and to take what is the first one's. */
  async pries(stage: Stage) {
    const { environment, accounts } = stage;
    const [owner, other] = accounts;
    await complete(stage, await pay(stage, await begin(stage)));
    await attackShop(environment, other, { server: 0, wishes: [oneOf(stage)] }, 'foreign order');
    await withRetries(() => addToCart(environment, caller(stage), oneOf(stage)));
    const as = (account: Account) => ({ server: 0, session: account.sessions[0] as Session });
    const cart = await readCart(environment, as(owner));
    for (const id of cart?.ids ?? []) await removeCartLine(environment, as(other), id);
    if ((await readCart(environment, as(owner)))?.ids.length !== cart?.ids.length) {
      environment.record.violated('no shopper sees data of another', 'a cart line was removed');
    }
  },

  async 'signs out'({ environment, accounts: [account] }: Stage) {
    const token = (await signIn(environment, account))?.token;
    if (!token) throw new Error('Signing in failed');
    const session: Session = { userId: account.userId, api: 'graphql', token, address: '10.2.0.1' };
    const { verdict } = await withRetries(() => signOut(environment, { server: 0, session }));
    if (verdict === 'done') environment.record.revoked.push(token);
    if (await isAccepted(environment, 0, token))
      environment.record.violated('revoked sessions are refused', 'at once');
  },

  async 'asks nonsense'({ environment, accounts: [account] }: Stage) {
    const session = account.sessions[1] as Session;
    const call = { name: 'nonsense', server: 0, session, attack: true };
    await rest(environment, call, 'POST', '/cart/add', { productId: 7 });
    await rest(environment, call, 'GET', '/orders/%00');
  },

  /** The server crashes while it handles a webhook. The provider sends the webhook again unless it got a 2xx response. */
  async 'dies at a webhook'(stage: Stage) {
    const begun = await begin(stage);
    await diesAt(stage, 'before the event is stored', async () => {
      await pay(stage, begun);
    });
  },

  async 'dies mid-settlement'(stage: Stage) {
    const begun = await begin(stage);
    await diesAt(stage, 'mid-settlement', async () => {
      await pay(stage, begun);
    });
  },

  async 'dies at a refund'(stage: Stage) {
    const { environment } = stage;
    const begun = await begin(stage);
    await withRetries(() => cancel(environment, caller(stage), begun.id));
    await setUnits(stage, 0);
    await diesAt(stage, 'after the refund', async () => {
      await pay(stage, begun);
    });
  },
};
export type ScenarioName = keyof typeof scenarios;

const OFTEN = 12;
const SETTLE_MS = 300;
/** It comes; a loaded machine takes its time. */
const CRASH_MS = 60_000;

/** Puts so many on sale, from the beginning as it were. */
async function setUnits({ environment, product }: Stage, units: number): Promise<void> {
  await environment.database.query('UPDATE products SET countInStock = ? WHERE id = ?', [units, product.id]);
  product.units = units;
}

const caller = ({ accounts: [account] }: Stage, api = 0) => ({
  server: 0,
  session: account.sessions[api] as Session,
});

const oneOf = ({ product: { id, options } }: Stage): Wish => ({
  productId: id,
  option: options[0] ?? null,
  quantity: 1,
});

async function begin(stage: Stage): Promise<Begun> {
  await withRetries(() => addToCart(stage.environment, caller(stage), oneOf(stage)));
  const { begun, answer } = await withRetries(() => beginCheckout(stage.environment, caller(stage)));
  if (!begun) throw new Error(`A checkout could not be begun: ${answer.text}`);
  stage.environment.record.acknowledged.push({ what: 'checkout', ...begun });
  return begun;
}

const pay = ({ environment }: Stage, { providerOrderId }: Begun): Promise<PopupAnswer> =>
  environment.provider.pay({ order_id: providerOrderId }, 'success');

async function complete(stage: Stage, paid: PopupAnswer): Promise<void> {
  const { verdict, paise } = await withRetries(() =>
    completeCheckout(stage.environment, caller(stage), paid),
  );
  const paymentId = paid.razorpay_payment_id ?? '';
  if (verdict === 'done') stage.environment.record.acknowledged.push({ what: 'order', paymentId, paise });
}

const attack = (
  { environment, accounts: [account], ...stage }: Stage,
  kind: Parameters<typeof attackShop>[3],
) =>
  attackShop(
    environment,
    account,
    { server: 0, wishes: [oneOf({ environment, accounts: [account, account], ...stage })] },
    kind,
  );

/** Makes every checkout, refund and event due now, whichever process holds the lease. */
export async function letTimePass({ database }: Environment, alsoReservations = false): Promise<void> {
  const over = alsoReservations ? ', expiresAt = 1' : '';
  await database.query('UPDATE leases SET holder = NULL');
  await database.query(`UPDATE checkouts SET nextCheckAt = 1${over} WHERE nextCheckAt IS NOT NULL`);
  await database.query('UPDATE refunds SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL');
  await database.query('UPDATE webhook_events SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL');
}

/** Does something that kills the server at a crash point, and waits until it is back. */
async function diesAt({ environment }: Stage, point: CrashPoint, work: () => Promise<void>): Promise<void> {
  const [server] = environment.servers;
  if (!server) return;
  await server.kill({ crashPoint: point, crashAt: 1 });
  await server.ready();
  const crash = environment.record.nextCrash(CRASH_MS);
  await work();
  await crash;
  await server.ready();
}
