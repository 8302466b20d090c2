import { createHmac } from 'node:crypto';
import path from 'node:path';
import { freePort } from '../tools/freePort.mjs';
import { server } from '../tools/paths.mjs';
import { type Answer, send } from './http.ts';
import { type Running, start } from './processes.ts';

/** The account at the provider that shop and provider share. */
export const account = {
  keyId: 'rzp_test_chaos',
  keySecret: 'a-key-secret-of-the-chaos',
  webhookSecret: 'a-webhook-secret-of-the-chaos',
};

export interface LedgerOrder {
  id: string;
  amount: number;
  receipt: string | null;
}
export interface LedgerPayment {
  id: string;
  order_id: string | null;
  amount: number;
  currency: string;
  captured: boolean;
}
export interface LedgerRefund {
  id: string;
  payment_id: string;
  amount: number;
}
export interface LedgerEvent {
  id: string;
  delivery: 'pending' | 'delivered' | 'undelivered';
  body: { event: string; payload: { payment?: { entity: { id: string } } } };
}

/** The provider's records. */
export interface Ledger {
  orders: LedgerOrder[];
  payments: LedgerPayment[];
  refunds: LedgerRefund[];
  events: LedgerEvent[];
}

/** Faults in the delivery of webhooks. */
export interface WebhookFaults {
  delayMs: number;
  duplicate: boolean;
  shuffle: boolean;
  dropRate: number;
}

export const faultless: WebhookFaults = { delayMs: 0, duplicate: false, shuffle: false, dropRate: 0 };

export type Outcome = 'success' | 'failure' | 'authorized';

/** The popup's answer to the page; empty when the payment failed. */
export interface PopupAnswer {
  razorpay_payment_id?: string;
  razorpay_order_id?: string;
  razorpay_signature?: string;
}

export interface Provider {
  port: number;
  /** Pays as the popup does. An amount instead of an order pays as legacy clients do. */
  pay(what: { order_id: string } | { amount: number }, outcome: Outcome): Promise<PopupAnswer>;
  setFaults(faults: Partial<WebhookFaults>): Promise<void>;
  ledger(): Promise<Ledger>;
  kill(): Promise<void>;
}

/** Starts the sandbox provider in a separate process; its webhooks go to `webhookPort`. */
export async function startProvider(folder: string, webhookPort: number): Promise<Provider> {
  const port = await freePort();
  const running = await launch(folder, port, webhookPort);
  return {
    port,
    async pay(what, outcome) {
      const body = {
        key: account.keyId,
        outcome,
        email: 'chaos@example.com',
        contact: '9812345678',
        ...what,
      };
      const answer = await send({ method: 'POST', port, path: '/sandbox/checkout/payments', body });
      return (answer.body ?? {}) as PopupAnswer;
    },
    async setFaults(faults) {
      await control(port, 'POST', 'webhooks', faults);
    },
    ledger: async () => (await control(port, 'GET', 'ledger')).body as Ledger,
    kill: () => running.kill(),
  };
}

/** Starts the process. @returns it, once it listens */
async function launch(folder: string, port: number, webhookPort: number): Promise<Running> {
  let onListening = () => {};
  const listening = new Promise<void>((resolve) => {
    onListening = resolve;
  });
  const running = start(process.execPath, [path.join(server, 'dist/commands/sandbox.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      KEY_ID: account.keyId,
      KEY_SECRET: account.keySecret,
      WEBHOOK_SECRET: account.webhookSecret,
      WEBHOOK_URL: `http://127.0.0.1:${webhookPort}/webhooks/razorpay`,
      JOURNAL_FILE: path.join(folder, 'provider.jsonl'),
    },
    onLine: (line) => {
      if (line.startsWith('The payment sandbox is open')) onListening();
    },
  });
  await Promise.race([listening, running.exited]);
  if (!running.isAlive()) throw new Error(`The provider did not start:\n${running.tail()}`);
  return running;
}

/** Calls the sandbox's own API for tests. */
async function control(port: number, method: string, to: string, body?: object): Promise<Answer> {
  const authorization = `Basic ${Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64')}`;
  const answer = await send({
    method,
    port,
    path: `/sandbox/control/${to}`,
    body,
    headers: { authorization },
    timeoutMs: 60_000,
  });
  if (answer.status !== 200) throw new Error(`The provider answered ${answer.status}: ${answer.text}`);
  return answer;
}

/** Sends a webhook to the shop as the provider would; a wrong secret forges it. */
export function sendWebhook(
  port: number,
  event: { id: string; body: object },
  secret = account.webhookSecret,
): Promise<Answer> {
  const body = JSON.stringify(event.body);
  return send({
    method: 'POST',
    port,
    path: '/webhooks/razorpay',
    body,
    headers: {
      'x-razorpay-event-id': event.id,
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
  });
}
