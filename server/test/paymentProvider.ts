import fastify, { type FastifyInstance } from 'fastify';
import type { Order, Payment, Refund } from '../sandbox/entities.ts';
import { sandboxPlugin } from '../sandbox/sandbox.ts';

/** Keys that the shop and the provider share. */
export const KEY_ID = 'rzp_test_kit';
export const KEY_SECRET = 'a-key-secret-of-the-tests';
export const WEBHOOK_SECRET = 'a-webhook-secret-of-the-tests';

/** Actions of tests at the payment provider. */
export interface ProviderCallers {
  /** Pays the provider's order, as the popup does, and returns what the popup's handler gets. */
  payInPopup(
    providerOrderId: string,
    outcome?: 'success' | 'failure' | 'authorized' | 'late' | 'timeout',
  ): Promise<PopupAnswer>;
  /** Lets the bank answer a pending payment or refund. */
  answerLate(
    paymentId: string,
    answer: 'authorize' | 'fail' | 'refund' | 'finishRefund' | 'failRefund',
  ): Promise<void>;
  /** Sets whether refunds stay pending until `answerLate`. */
  holdRefunds(holdsRefunds: boolean): Promise<void>;
  /** Sets the faults of the provider's webhooks. */
  controlWebhooks(faults: { dropRate?: number; delayMs?: number; duplicate?: boolean }): Promise<void>;
  ledger(): Promise<ProviderLedger>;
}

interface ProviderLedger {
  orders: Order[];
  payments: Payment[];
  refunds: Refund[];
}

export interface PopupAnswer {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** Starts the sandbox provider on its own server, as in production. */
export async function startProvider(
  webhookUrl: () => string,
): Promise<{ app: FastifyInstance; url: string }> {
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

/** @param providerUrl URL of the sandbox */
export function providerCallers(providerUrl: string): ProviderCallers {
  const payInPopup: ProviderCallers['payInPopup'] = async (order_id, outcome = 'success') => {
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

  const answerLate: ProviderCallers['answerLate'] = async (paymentId, answer) => {
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
  const ledger: ProviderCallers['ledger'] = async () => (await control('ledger')) as ProviderLedger;
  const controlWebhooks: ProviderCallers['controlWebhooks'] = async (faults) => {
    await control('webhooks', faults);
  };

  const holdRefunds: ProviderCallers['holdRefunds'] = async (holdsRefunds) => {
    await control('refunds', { holdsRefunds });
  };

  return { payInPopup, answerLate, holdRefunds, ledger, controlWebhooks };
}
