import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import fastify, { type FastifyInstance } from 'fastify';
import { createConnection } from 'mysql2/promise';
import { IsNull, Not } from 'typeorm';
import { createApp } from '../src/app.ts';
import { type Env, readEnv } from '../src/env.ts';
import { Session, User } from '../src/features/accounts/accounts.entity.ts';
import { hashToken, newToken } from '../src/features/accounts/tokens.ts';
import { Mail } from '../src/features/mail/mail.entity.ts';
import { sendMails } from '../src/features/mail/mail.service.ts';
import { tellOfOrders } from '../src/features/orders/orderMails.service.ts';
import { Order } from '../src/features/orders/orders.entity.ts';
import { newId } from '../src/lib/ids.ts';
import { createLog, type Log } from '../src/lib/log.ts';
import { sandboxPlugin } from '../src/sandbox/sandbox.ts';
import { closeShop, openShop, type Shop } from '../src/shop.ts';
import { type MailServer, type ReceivedMail, startMailServer } from './mailServer.ts';
import { type ApiDescription, contractOf } from './openapi.ts';

const KEY_ID = 'rzp_test_kit';
const KEY_SECRET = 'a-key-secret-of-the-tests';
const WEBHOOK_SECRET = 'a-webhook-secret-of-the-tests';

/** A shopper of a test, signed in. */
export interface Shopper {
  id: string;
  name: string;
  email: string;
  phone: string;
  password: string;
  token: string;
}

/** A whole shop: its own database (the dialect that TEST_DATABASE says), its HTTP server, its payment provider. */
export interface TestShop {
  shop: Shop;
  url: string;
  /** Where the payment provider's sandbox is. */
  providerUrl: string;
  /** Runs a GraphQL operation and hands out its data; fails with query, answer and request id on errors. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
  gql(query: string, variables?: object, token?: string | null): Promise<any>;
  /** Sends a GraphQL request and hands out the whole answer. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
  gqlRaw(query: string, variables?: object, token?: string | null): Promise<{ status: number; body: any }>;
  /** Calls the REST door; the path is below /api. Fails when the answer is not as the API's description says. */
  rest(method: string, path: string, options?: RestOptions): Promise<RestAnswer>;
  newShopper(): Promise<Shopper>;
  /** A product by a part of its name. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  product(text: string): Promise<any>;
  /** The SQL that is sent while `work` runs. */
  statements(work: () => Promise<unknown>): Promise<Statement[]>;
  stockOf(productId: string): Promise<number>;
  setStock(productId: string, countInStock: number): Promise<void>;
  /** Does what the popup does: pays the provider's order and answers what its handler gets. */
  payInPopup(
    providerOrderId: string,
    outcome?: 'success' | 'failure' | 'authorized' | 'late' | 'timeout',
  ): Promise<PopupAnswer>;
  /** What the bank has not answered, it answers now. */
  answerLate(
    paymentId: string,
    answer: 'authorize' | 'fail' | 'refund' | 'finishRefund' | 'failRefund',
  ): Promise<void>;
  /** Whether refunds wait for `answerLate`. */
  holdRefunds(holdsRefunds: boolean): Promise<void>;
  /** Sets the faults of the provider's webhooks. */
  controlWebhooks(faults: { dropRate?: number; delayMs?: number; duplicate?: boolean }): Promise<void>;
  mailServer: MailServer;
  /** Has the shop send its mails, which wait until then: none leaves between two steps of a story by itself. */
  sendMails(): Promise<void>;
  /** Has the shop send its mails by itself, as it does outside of tests. */
  wakeOutbox(): void;
  /** The mails that an address got after `sendMails`, the first written first. */
  mailsTo(address: string): Promise<ReceivedMail[]>;
  // biome-ignore lint/suspicious/noExplicitAny: the provider's books as it shows them
  ledger(): Promise<any>;
  close(): Promise<void>;
}

export interface TestDatabase {
  url: string | null;
  drop(): Promise<void>;
}

/** SQL as it was sent. */
export interface Statement {
  sql: string;
  parameters: unknown[];
}

export interface RestOptions {
  body?: unknown;
  token?: string | null;
  cookie?: string;
  headers?: Record<string, string>;
}

export interface RestAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined when it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
  body: any;
}

export interface PopupAnswer {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** Opens a shop with the demo catalogue. */
export async function startShop(
  settings: Partial<Env> = {},
  log = createLog(process.env.TEST_LOG ?? 'silent'),
): Promise<TestShop> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-test-'));
  const database = await createDatabase();
  let shopUrl = '';
  const provider = await startProvider(() => `${shopUrl}/webhooks/razorpay`);
  const mailServer = await startMailServer();
  const env: Env = {
    ...readEnv({ DATA_DIR: dataDir, NODE_ENV: 'test' }),
    mode: 'live',
    seed: true,
    host: '127.0.0.1',
    port: 0,
    databaseUrl: database.url,
    // All of a test's callers have one address.
    limits: { factor: 100, redisUrl: null },
    gatherMs: 0,
    payments: {
      keyId: KEY_ID,
      keySecret: KEY_SECRET,
      webhookSecrets: [WEBHOOK_SECRET],
      apiUrl: provider.url,
      checkoutScriptUrl: `${provider.url}/checkout.js`,
      sandbox: null,
    },
    mail: { smtp: { url: mailServer.url, from: 'Kirana <shop@kirana.example>' }, logged: false },
    ...settings,
  };
  const { shop, app } = await openOnPort(env, log).catch(async (error) => {
    await provider.app.close();
    await mailServer.close();
    throw error;
  });
  shopUrl = app.listeningOrigin;
  const wakeOutbox = shop.outbox.wake;
  // It would change the database at any moment of a story.
  shop.outbox.wake = () => {};
  async function sendAllMails() {
    await tellOfOrders(shop);
    await sendMails(shop);
  }

  return {
    ...callers(shopUrl, provider.url),
    shop,
    url: shopUrl,
    providerUrl: provider.url,
    mailServer,
    sendMails: sendAllMails,
    wakeOutbox,
    async mailsTo(recipient) {
      const isOwed = async () =>
        (await shop.db.read.existsBy(Order, { email: recipient, tellAt: Not(IsNull()) })) ||
        (await shop.db.read.existsBy(Mail, { recipient, nextTryAt: Not(IsNull()) }));
      await sendAllMails();
      // Another may be at it right now, or just have come.
      while (await isOwed()) {
        await sleep(5);
        await sendAllMails();
      }
      return mailServer.mails.filter(({ to }) => to === recipient).sort(byMessageId);
    },
    newShopper: () => createShopper(shop),
    statements: (work) => statementsOf(shop, work),
    async stockOf(id) {
      const [row] = await shop.db.read.query(`SELECT countInStock FROM products WHERE id = '${id}'`);
      return Number(row.countInStock);
    },
    async setStock(id, countInStock) {
      await shop.db.write((tx) =>
        tx.query(`UPDATE products SET countInStock = ${countInStock} WHERE id = '${id}'`),
      );
    },
    async close() {
      await app.close();
      await provider.app.close();
      await closeShop(shop);
      await mailServer.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Those that are sent together come in any order; what their ids are made of sorts as they were written. */
const byMessageId = (one: ReceivedMail, other: ReceivedMail) =>
  (one.headers.get('message-id') ?? '') < (other.headers.get('message-id') ?? '') ? -1 : 1;

async function statementsOf({ db }: Shop, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const sources = new Set([db.read.connection, db.source]);
  const loggers = [...sources].map((source) => source.logger);
  for (const source of sources) {
    const noted = Object.create(source.logger) as typeof source.logger;
    noted.logQuery = (sql, parameters) =>
      void sent.push({ sql, parameters: Object.values(parameters ?? []) });
    source.logger = noted;
  }
  try {
    await work();
    return sent;
  } finally {
    [...sources].forEach((source, at) => {
      source.logger = loggers[at] ?? source.logger;
    });
  }
}

async function openOnPort(env: Env, log: Log): Promise<{ shop: Shop; app: FastifyInstance }> {
  const shop = await openShop(env, log);
  const app = await createApp(shop);
  shop.catalog.beginIndexing();
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { shop, app };
}

/** All test shoppers share one hash: hashing for each would be most of the tests' time. */
const password = 'password of the tests';
const passwordHash = hash(password);

async function createShopper({ db }: Shop): Promise<Shopper> {
  const tag = randomBytes(5).toString('hex');
  const token = newToken();
  const now = Date.now();
  const user: User = {
    id: newId(),
    name: `Shopper ${tag}`,
    email: `${tag}@example.com`,
    phone: String(7_000_000_000 + Number.parseInt(tag.slice(0, 7), 16)),
    images: [],
    isAdmin: false,
    emailVerified: false,
    passwordHash: await passwordHash,
    googleSub: null,
    createdAt: now,
    erasedAt: null,
  };
  await db.write(async (tx) => {
    await tx.insert(User, user);
    await tx.insert(Session, {
      tokenHash: hashToken(token),
      userId: user.id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + 3_600_000,
    });
  });
  return { id: user.id, name: user.name, email: user.email, phone: user.phone ?? '', password, token };
}

/** The provider on a server of its own, as in real life. */
async function startProvider(webhookUrl: () => string): Promise<{ app: FastifyInstance; url: string }> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(sandboxPlugin, {
    prefix: '/sandbox',
    keyId: KEY_ID,
    keySecret: KEY_SECRET,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl,
    journalFile: null,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, url: `${url}/sandbox` };
}

/** A new, empty one; null: embedded, in the shop's data folder. */
export async function createDatabase(): Promise<TestDatabase> {
  if (process.env.TEST_DATABASE !== 'mysql') return { url: null, drop: async () => {} };
  const server = process.env.TEST_MYSQL_URL;
  if (!server) throw new Error('TEST_DATABASE=mysql needs TEST_MYSQL_URL');
  const name = `kirana_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const connection = await createConnection(server);
    await connection.query(statement);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return { url: `${server}/${name}`, drop: () => run(`DROP DATABASE ${name}`) };
}

/** Of all shops in this process. */
let contract: Promise<ReturnType<typeof contractOf>> | undefined;

async function readContract(url: string): Promise<ReturnType<typeof contractOf>> {
  const response = await fetch(`${url}/api/openapi.json`);
  return contractOf((await response.json()) as ApiDescription);
}

function callers(url: string, providerUrl: string) {
  const bearer = (token?: string | null): Record<string, string> =>
    token ? { authorization: `Bearer ${token}` } : {};

  const gqlRaw: TestShop['gqlRaw'] = async (query, variables = {}, token) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(token) },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, body: await response.json() };
  };

  const gql: TestShop['gql'] = async (query, variables, token) => {
    const { status, body } = await gqlRaw(query, variables, token);
    if (body.errors) {
      throw new Error(
        `GraphQL answered ${status}\n${query}\n${JSON.stringify(variables)}\n${JSON.stringify(body, null, 2)}`,
      );
    }
    return body.data;
  };

  const rest: TestShop['rest'] = async (method, to, { body, token, cookie, headers } = {}) => {
    const response = await fetch(`${url}/api${to}`, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...bearer(token),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isSentAsIs(body) ? body : JSON.stringify(body) }),
      redirect: 'manual',
    });
    const text = await response.text();
    const { status, headers: answered } = response;
    const answer = { status, headers: answered, text, body: parsed(text) };
    contract ??= readContract(url);
    (await contract)(method, `/api${to}`, answer);
    return answer;
  };

  const product: TestShop['product'] = async (text) => {
    const { products } = await gql(
      `query ($text: String) { products(filter: { text: $text }, first: 1) {
        nodes { id name price oldPrice options countInStock rating reviewCount images { url } catId subCatId }
      } }`,
      { text },
    );
    if (!products.nodes[0]) throw new Error(`No product is like ${text}`);
    return products.nodes[0];
  };

  const payInPopup: TestShop['payInPopup'] = async (order_id, outcome = 'success') => {
    const response = await fetch(`${providerUrl}/checkout/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        key: KEY_ID,
        order_id,
        outcome,
        email: 'meera@example.com',
        contact: '9812345678',
      }),
    });
    return (await response.json()) as PopupAnswer;
  };

  const answerLate: TestShop['answerLate'] = async (paymentId, answer) => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const address = `${providerUrl}/page/payments/${paymentId}/${answer}`;
    const { ok, status } = await fetch(address, { method: 'POST', headers });
    if (!ok) throw new Error(`The sandbox answered ${status} to ${address}`);
  };

  const control = async (path: string, body?: object) => {
    const authorization = `Basic ${Buffer.from(`${KEY_ID}:${KEY_SECRET}`).toString('base64')}`;
    const answer = await fetch(`${providerUrl}/control/${path}`, {
      headers: { authorization, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}`);
    return answer.json();
  };
  const ledger: TestShop['ledger'] = () => control('ledger');
  const controlWebhooks: TestShop['controlWebhooks'] = async (faults) => {
    await control('webhooks', faults);
  };

  const holdRefunds: TestShop['holdRefunds'] = async (holdsRefunds) => {
    await control('refunds', { holdsRefunds });
  };

  return { gql, gqlRaw, rest, product, payInPopup, answerLate, holdRefunds, ledger, controlWebhooks };
}

const isSentAsIs = (body: unknown): body is string | FormData =>
  typeof body === 'string' || body instanceof FormData;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
