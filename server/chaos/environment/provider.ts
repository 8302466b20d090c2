import { createHmac } from 'node:crypto';
import path from 'node:path';
import { server } from '../../tools/paths.mjs';
import { freePort } from '../../tools/programs/freePort.mjs';
import { type HttpResponse, send } from './http.ts';
import { type RunningProcess, startProcess } from './processes.ts';

/** Keys and secrets that the shop and the provider share. */
export const account = {
  keyId: 'rzp_test_chaos',
  keySecret: 'a-key-secret-of-the-chaos-test',
  webhookSecret: 'a-webhook-secret-of-the-chaos-test',
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
  /** The shop's id of a refund by staff; an empty array if there is none. */
  notes: { kirana_refund?: string } | [];
}
export interface LedgerEvent {
  id: string;
  delivery: 'pending' | 'delivered' | 'undelivered';
  body: { event: string; payload: { payment?: { entity: { id: string } } } };
}

/** Everything that the provider has stored. */
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

export const noWebhookFaults: WebhookFaults = { delayMs: 0, duplicate: false, shuffle: false, dropRate: 0 };

export type PaymentOutcome = 'success' | 'failure' | 'authorized';

/** What the payment popup passes to the page's handler; empty if the payment failed. */
export interface PopupAnswer {
  razorpay_payment_id?: string;
  razorpay_order_id?: string;
  razorpay_signature?: string;
}

export interface Provider {
  port: number;
  pid: number;
  /** Pays an order as the popup does, or an amount without an order as clients of the old API do. Amounts are in paise. */
  pay(payment: { order_id: string } | { amount: number }, outcome: PaymentOutcome): Promise<PopupAnswer>;
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
    pid: running.pid,
    async pay(payment, outcome) {
      const body = {
        key: account.keyId,
        outcome,
        email: 'chaos@example.com',
        contact: '9812345678',
        ...payment,
      };
      const response = await send({ method: 'POST', port, path: '/sandbox/checkout/payments', body });
      return (response.body ?? {}) as PopupAnswer;
    },
    async setFaults(faults) {
      await control(port, 'POST', 'webhooks', faults);
    },
    ledger: async () => (await control(port, 'GET', 'ledger')).body as Ledger,
    kill: () => running.kill(),
  };
}

/** Starts the process. Resolves to it once it listens. @throws Error if it exits before */
async function launch(folder: string, port: number, webhookPort: number): Promise<RunningProcess> {
  let onListening = () => {};
  const listening = new Promise<void>((resolve) => {
    onListening = resolve;
  });
  const running = startProcess(process.execPath, [path.join(server, 'dist/commands/sandbox.js')], {
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
    onOutputLine: (line) => {
      if (line.startsWith('The payment sandbox is open')) onListening();
    },
  });
  await Promise.race([listening, running.exited]);
  if (!running.isAlive()) throw new Error(`The provider did not start:\n${running.lastOutput()}`);
  return running;
}

/** Calls the sandbox's control API. @throws Error unless the status is 200 */
async function control(port: number, method: string, action: string, body?: object): Promise<HttpResponse> {
  const authorization = `Basic ${Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64')}`;
  const response = await send({
    method,
    port,
    path: `/sandbox/control/${action}`,
    body,
    headers: { authorization },
    timeoutMs: 60_000,
  });
  if (response.status !== 200)
    throw new Error(`The provider responded with ${response.status}: ${response.text}`);
  return response;
}

/** Sends a webhook to the shop as the provider does. A wrong secret makes a wrong signature. */
export function sendWebhook(
  port: number,
  event: { id: string; body: object },
  secret = account.webhookSecret,
): Promise<HttpResponse> {
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
