import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import { type EntityManager, IsNull } from 'typeorm';
import { Session } from '../features/auth/sessions.entity.ts';
import { lockPayment } from '../features/checkout/payments/lockPayment.service.ts';
import { Payment } from '../features/checkout/payments/payments.entity.ts';
import { Refund } from '../features/checkout/refunds/refunds.entity.ts';
import type { Mailer } from '../features/notifications/mailer.ts';
import { enqueueMail, sendDueMails } from '../features/notifications/notifications.service.ts';
import { User } from '../features/users/users.entity.ts';
import { insertUser, lockIfUnchanged, updateIfUnchanged } from '../features/users/users.service.ts';
import { newId } from '../lib/ids.ts';
import { createLog } from '../lib/log.ts';
import { type Db, openDatabase } from './database.ts';
import { withoutForeignKeys } from './maintenance.ts';
import { migrate } from './migrate.ts';

// On two nodes of a Galera cluster. Single servers run the other tests: there, row locks exclude all processes.
const urls = process.env.TEST_CLUSTER_URLS?.split(',') ?? [];

const name = `kirana_${randomBytes(6).toString('hex')}`;
/** One process on each node. */
let nodes: [Db, Db];

async function runOnFirstNode(statement: string) {
  const connection = await createConnection(String(urls[0]));
  await connection.query(statement);
  await connection.end();
}

async function setUp() {
  await runOnFirstNode(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const open = (url: string) => openDatabase({ databaseUrl: `${url}/${name}`, dataDir: '' });
  nodes = [await open(String(urls[0])), await open(String(urls[1]))];
}

async function tearDown() {
  for (const node of nodes) await node.close();
  await runOnFirstNode(`DROP DATABASE ${name}`);
}

/** Something that transactions wait for. */
function createSignal() {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { send, sent };
}

/** Runs each transaction on a node of its own up to its COMMIT. Then commits the first one, and the second one after it. */
async function commitOneAfterTheOther(
  first: (tx: EntityManager) => Promise<unknown>,
  second: (tx: EntityManager) => Promise<unknown>,
): Promise<void> {
  const [node, otherNode] = nodes;
  const [hasFirstRun, hasSecondRun, isFirstCommitted] = [createSignal(), createSignal(), createSignal()];
  const firstTransaction = node.write(async (tx) => {
    await first(tx);
    hasFirstRun.send();
    await hasSecondRun.sent;
  });
  const secondTransaction = otherNode.write(async (tx) => {
    await hasFirstRun.sent;
    await second(tx);
    hasSecondRun.send();
    await isFirstCommitted.sent;
  });
  await firstTransaction;
  isFirstCommitted.send();
  await secondTransaction;
}

describe('two nodes of a cluster', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  it('waits for the other node, except to check the own one', async () => {
    const [{ probe, read, source }] = nodes;
    const statement = 'SELECT @@SESSION.wsrep_sync_wait AS wait';
    const waits = await Promise.all([probe, read, source].map((connection) => connection.query(statement)));
    expect(waits.map(([{ wait }]) => Number(wait))).toEqual([0, 7, 7]);
  });

  it('migrates once', async () => {
    const applied = await Promise.all(nodes.map(migrate));
    expect(applied.filter(({ length }) => length > 0)).toEqual([
      nodes[0].source.migrations.map((migration) => migration.name),
    ]);
  });

  it('shows each node what the other one has written', async () => {
    for (let turn = 0; turn < 50; turn++) {
      const email = `${newId()}@example.com`;
      await nodes[0].write((tx) => insertUser(tx, userWith(email)));
      expect(await nodes[1].read.existsBy(User, { email })).toBe(true);
    }
  });

  it('sends each mail once', async () => {
    const sent: string[] = [];
    const mailer: Mailer = {
      async deliver({ recipient }) {
        sent.push(recipient);
        return true;
      },
    };
    const recipients = Array.from({ length: 100 }, (_, index) => `reader${index}@example.com`);
    await nodes[0].write(async (tx) => {
      for (const recipient of recipients)
        await enqueueMail(tx, { dedupeKey: null, recipient, subject: 's', text: 't' });
    });
    const log = createLog('silent');
    await Promise.all(nodes.map((db) => sendDueMails({ db, log, mailer })));
    expect(sent.sort()).toEqual(recipients.sort());
  });

  it('leaves no session that was opened with the old password while the password changed', async () => {
    const user = await nodes[0].write((tx) => insertUser(tx, userWith(`${newId()}@example.com`)));
    const { id: userId } = user;
    const session = { tokenHash: newId(), userId, createdAt: 1, userAgent: '', address: '' };
    await commitOneAfterTheOther(
      async (tx) => {
        if (await lockIfUnchanged(tx, user))
          await tx.insert(Session, { ...session, lastSeenAt: 1, expiresAt: 1 });
      },
      async (tx) => {
        await updateIfUnchanged(tx, { id: userId }, { passwordHash: 'new' });
        await tx.delete(Session, { userId });
      },
    );
    expect(await nodes[0].read.countBy(Session, { userId })).toBe(0);
  });

  it('lets the second of two refunds that end at once see the first one', async () => {
    const [paymentId, createdAt] = [newId(), 1];
    const ids = [newId(), newId()] as const;
    await withoutForeignKeys(nodes[0], async (tx) => {
      const payment = { id: paymentId, checkoutId: newId(), amount: 200, createdAt, lockVersion: 0 };
      await tx.insert(Payment, payment);
      for (const id of ids) await tx.insert(Refund, { ...newRefund, id, paymentId, createdAt });
    });
    const isEnded: boolean[] = [];
    const end = async (tx: EntityManager, index: 0 | 1) => {
      await lockPayment(tx, paymentId);
      await tx.update(Refund, { id: ids[index] }, { nextTryAt: null });
      isEnded[index] = (await tx.countBy(Refund, { paymentId, nextTryAt: IsNull() })) === 2;
    };
    await commitOneAfterTheOther(
      (tx) => end(tx, 0),
      (tx) => end(tx, 1),
    );
    expect(isEnded).toEqual([false, true]);
  });
});

const newRefund = {
  kind: 'byStaff',
  orderId: null,
  amount: 100,
  reason: '',
  requestedBy: null,
  idempotencyKey: null,
  requestHash: null,
  restock: false,
  providerRefundId: null,
  attempts: 0,
  nextTryAt: 1,
  failedAt: null,
  failure: null,
} as const;

const userWith = (email: string) => ({
  name: 'Asha',
  email,
  emailVerified: false,
  phone: null,
  passwordHash: 'old',
  googleSub: null,
});
