import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashPoint } from '../src/lib/crashPoint.ts';
import { type Account, signIn } from './accounts.ts';
import { attackShop } from './attacks.ts';
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
} from './doors.ts';
import type { Goods } from './goods.ts';
import { patiently } from './patience.ts';
import type { PopupAnswer } from './provider.ts';
import { cancel, shop } from './shoppers.ts';
import type { World } from './world.ts';

/** Whom and what one scenario is about: nobody else touches them. */
export interface Stage {
  world: World;
  accounts: readonly [Account, Account];
  goods: Goods;
}

/** Short, always the same, and each hard on one promise of the shop's; the audit afterwards tells whether it was kept. */
export const scenarios = {
  async buys(stage: Stage) {
    await complete(stage, await pay(stage, await begin(stage)));
  },

  async 'clicks twice'(stage: Stage) {
    const as = caller(stage);
    await patiently(() => addToCart(stage.world, as, oneOf(stage)));
    const once = () => patiently(() => beginCheckout(stage.world, as));
    const both = await Promise.all([once(), once()]);
    const [first, second] = both.map(({ begun }) => begun);
    if (first?.id !== second?.id) stage.world.record.violated('one attempt for one cart', 'a double click');
    if (!first) return;
    const paid = await pay(stage, first);
    await Promise.all([complete(stage, paid), complete(stage, paid), complete(stage, paid)]);
  },

  /** At the door that inserts a line and does nothing else: only the key says that it is there already. */
  async 'fills a cart'(stage: Stage) {
    const as = caller(stage, 1);
    await Promise.all([addToCart(stage.world, as, oneOf(stage)), addToCart(stage.world, as, oneOf(stage))]);
  },

  async reviews(stage: Stage) {
    const as = caller(stage);
    await Promise.all([
      addReview(stage.world, as, stage.goods.id),
      addReview(stage.world, as, stage.goods.id),
    ]);
  },

  async wishes(stage: Stage) {
    const as = caller(stage);
    await Promise.all([addWish(stage.world, as, stage.goods.id), addWish(stage.world, as, stage.goods.id)]);
  },

  /** As the shoppers of a run do, so often that what fails at times fails here. */
  async 'buys again and again'(stage: Stage) {
    const { world, accounts } = stage;
    for (let number = 0; number < OFTEN; number++) {
      await shop(world, accounts[0], {
        number,
        server: 0,
        door: number % 2 === 0 ? 'graphql' : 'rest',
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

  /** Several want the only one that is there. */
  async 'last unit'(stage: Stage) {
    const { world, accounts, goods } = stage;
    await setUnits(stage, 1);
    const everybody = accounts.map(({ sessions }, server) => ({ server, session: sessions[0] as Session }));
    for (const as of everybody)
      await patiently(() => addToCart(world, as, { ...oneOf(stage), productId: goods.id }));
    const begun = await Promise.all(everybody.map((as) => patiently(() => beginCheckout(world, as))));
    await Promise.all(begun.map(async (one) => one.begun && pay(stage, one.begun)));
  },

  async 'webhook lost'(stage: Stage) {
    const { world } = stage;
    const begun = await begin(stage);
    await world.provider.setFaults({ dropRate: 1 });
    await pay(stage, begun);
    await world.provider.setFaults({ dropRate: 0 });
    await letTimePass(world);
  },

  async 'webhook twice'(stage: Stage) {
    const { world } = stage;
    await world.provider.setFaults({ duplicate: true });
    await pay(stage, await begin(stage));
    await sleep(SETTLE_MS);
    await world.provider.setFaults({ duplicate: false });
  },

  async cancels(stage: Stage) {
    const { id } = await begin(stage);
    await patiently(() => cancel(stage.world, caller(stage), id));
  },

  async 'cancels after paying'(stage: Stage) {
    const begun = await begin(stage);
    await complete(stage, await pay(stage, begun));
    await patiently(() => cancel(stage.world, caller(stage), begun.id));
  },

  async 'walks away'(stage: Stage) {
    await begin(stage);
    await letTimePass(stage.world, true);
  },

  /** Somebody else has bought the goods meanwhile. */
  async 'pays too late'(stage: Stage) {
    const { world } = stage;
    const begun = await begin(stage);
    await patiently(() => cancel(world, caller(stage), begun.id));
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
    const { world } = stage;
    await attack(stage, 'own price');
    const [open] = await world.database.query(
      "SELECT id, providerOrderId, amount AS paise FROM checkouts WHERE userId = ? AND state = 'open'",
      [stage.accounts[0].userId],
    );
    if (open) await complete(stage, await pay(stage, open as Begun));
  },

  /** The second shopper tries to see and to take what is the first one's. */
  async pries(stage: Stage) {
    const { world, accounts } = stage;
    const [owner, other] = accounts;
    await complete(stage, await pay(stage, await begin(stage)));
    await attackShop(world, other, { server: 0, wishes: [oneOf(stage)] }, 'foreign order');
    await patiently(() => addToCart(world, caller(stage), oneOf(stage)));
    const as = (account: Account) => ({ server: 0, session: account.sessions[0] as Session });
    const cart = await readCart(world, as(owner));
    for (const id of cart?.ids ?? []) await removeCartLine(world, as(other), id);
    if ((await readCart(world, as(owner)))?.ids.length !== cart?.ids.length) {
      world.record.violated('nobody sees what is another’s', 'a cart line was removed');
    }
  },

  async 'signs out'({ world, accounts: [account] }: Stage) {
    const token = (await signIn(world, account))?.token;
    if (!token) throw new Error('Signing in failed');
    const session: Session = { userId: account.userId, door: 'graphql', token, address: '10.2.0.1' };
    const { verdict } = await patiently(() => signOut(world, { server: 0, session }));
    if (verdict === 'done') world.record.revoked.push(token);
    if (await isAccepted(world, 0, token)) world.record.violated('a revoked session is dead', 'at once');
  },

  async 'asks nonsense'({ world, accounts: [account] }: Stage) {
    const session = account.sessions[1] as Session;
    const call = { name: 'nonsense', server: 0, session, attack: true };
    await rest(world, call, 'POST', '/cart/add', { productId: 7 });
    await rest(world, call, 'GET', '/orders/%00');
  },

  /** The server dies while it looks at an event; the provider sends it again unless it was told that all is well. */
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
    const { world } = stage;
    const begun = await begin(stage);
    await patiently(() => cancel(world, caller(stage), begun.id));
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
async function setUnits({ world, goods }: Stage, units: number): Promise<void> {
  await world.database.query('UPDATE products SET countInStock = ? WHERE id = ?', [units, goods.id]);
  goods.units = units;
}

const caller = ({ accounts: [account] }: Stage, door = 0) => ({
  server: 0,
  session: account.sessions[door] as Session,
});

const oneOf = ({ goods: { id, options } }: Stage): Wish => ({
  productId: id,
  option: options[0] ?? null,
  quantity: 1,
});

async function begin(stage: Stage): Promise<Begun> {
  await patiently(() => addToCart(stage.world, caller(stage), oneOf(stage)));
  const { begun, answer } = await patiently(() => beginCheckout(stage.world, caller(stage)));
  if (!begun) throw new Error(`A checkout could not be begun: ${answer.text}`);
  stage.world.record.acknowledged.push({ what: 'checkout', ...begun });
  return begun;
}

const pay = ({ world }: Stage, { providerOrderId }: Begun): Promise<PopupAnswer> =>
  world.provider.pay({ order_id: providerOrderId }, 'success');

async function complete(stage: Stage, paid: PopupAnswer): Promise<void> {
  const { verdict, paise } = await patiently(() => completeCheckout(stage.world, caller(stage), paid));
  const paymentId = paid.razorpay_payment_id ?? '';
  if (verdict === 'done') stage.world.record.acknowledged.push({ what: 'order', paymentId, paise });
}

const attack = ({ world, accounts: [account], ...stage }: Stage, kind: Parameters<typeof attackShop>[3]) =>
  attackShop(
    world,
    account,
    { server: 0, wishes: [oneOf({ world, accounts: [account, account], ...stage })] },
    kind,
  );

/** As if time had gone by: the shop is to look at every checkout and refund now, whichever process did so before. */
export async function letTimePass({ database }: World, alsoReservations = false): Promise<void> {
  const over = alsoReservations ? ', expiresAt = 1' : '';
  await database.query('UPDATE leases SET holder = NULL');
  await database.query(`UPDATE checkouts SET nextCheckAt = 1${over} WHERE nextCheckAt IS NOT NULL`);
  await database.query('UPDATE refunds SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL');
  await database.query('UPDATE webhook_events SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL');
}

/** Does something that the server does not survive, and has it come back. */
async function diesAt({ world }: Stage, point: CrashPoint, work: () => Promise<void>): Promise<void> {
  const [server] = world.servers;
  if (!server) return;
  await server.kill({ crashPoint: point, crashAt: 1 });
  await server.ready();
  const crash = world.record.nextCrash(CRASH_MS);
  await work();
  await crash;
  await server.ready();
}
