import { createHmac, timingSafeEqual } from 'node:crypto';
import type Razorpay from 'razorpay';
import { z } from 'zod';
import { memoizeAsync } from '../../lib/memoizeAsync.ts';

/** A payment as the provider knows it. */
export interface ProviderPayment {
  id: string;
  orderId: string | null;
  /** Paise. */
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
}

/** A refund as the provider knows it. One that has failed has given nothing back. */
export interface ProviderRefund {
  id: string;
  paymentId: string;
  /** Paise. */
  amount: number;
  status: 'pending' | 'processed' | 'failed';
}

/** Razorpay, or what speaks its language. Amounts in paise. */
export interface PaymentProvider {
  /** Public. */
  keyId: string;
  checkoutScriptUrl: string;
  /** @returns the id of the provider's order */
  createOrder(order: { amount: number; receipt: string }): Promise<string>;
  /** Null: the provider knows no such payment. */
  findPayment(id: string): Promise<ProviderPayment | null>;
  /** Empty also for an order that the provider does not know, as after a change of the account. */
  paymentsOfOrder(orderId: string): Promise<ProviderPayment[]>;
  /** Takes the money of an authorised payment. Null: the provider refuses. */
  capture(id: string, amount: number): Promise<ProviderPayment | null>;
  /** Gives the whole amount back; asked again with the same key it is not given twice. Null: the provider refuses. */
  refund(id: string, amount: number, key: string): Promise<ProviderRefund | null>;
  /** Null: the provider knows no such refund. */
  findRefund(id: string): Promise<ProviderRefund | null>;
  /** Whether the popup's answer was signed by the provider. */
  isSigned(answer: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Whether a webhook's raw body was signed by the provider, with a secret of now or of before a rotation. */
  isWebhookSigned(body: Buffer, signature: string): boolean;
}

/** The provider cannot be reached, or is not well; may be tried again. */
export class ProviderDown extends Error {}

const TIMEOUT_MS = 8000;

const payment = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount: z.coerce.number().int(),
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  })
  .transform(({ order_id, ...rest }): ProviderPayment => ({ ...rest, orderId: order_id ?? null }));

const refund = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount: z.coerce.number().int(),
    status: z.enum(['pending', 'processed', 'failed']),
  })
  .transform(({ payment_id, ...rest }): ProviderRefund => ({ ...rest, paymentId: payment_id }));
const withId = z.object({ id: z.string() });

/** Settings of an account at the provider. */
export interface ProviderSettings {
  keyId: string;
  keySecret: string;
  webhookSecrets: readonly string[];
  apiUrl: string;
  checkoutScriptUrl: string;
}

/** Talks to Razorpay through its SDK. */
export function createProvider(settings: ProviderSettings): PaymentProvider {
  const sdk = memoizeAsync(() => openSdk(settings));

  return {
    keyId: settings.keyId,
    checkoutScriptUrl: settings.checkoutScriptUrl,
    async createOrder({ amount, receipt }) {
      return withId.parse(
        await asked(async () => (await sdk()).orders.create({ amount, receipt, currency: 'INR' })),
      ).id;
    },
    async findPayment(id) {
      return unlessRefused(async () =>
        payment.parse(await asked(async () => (await sdk()).payments.fetch(id))),
      );
    },
    async paymentsOfOrder(orderId) {
      const answer = await unlessRefused(() =>
        asked(async () => (await sdk()).orders.fetchPayments(orderId)),
      );
      return z.array(payment).parse(answer?.items ?? []);
    },
    async capture(id, amount) {
      return unlessRefused(async () =>
        payment.parse(await asked(async () => (await sdk()).payments.capture(id, amount, 'INR'))),
      );
    },
    async refund(id, amount, key) {
      // The SDK's refund() cannot send the header that makes it safe to ask twice.
      const answer = await unlessRefused(() =>
        asked(async () =>
          transportOf(await sdk()).post(
            `/v1/payments/${encodeURIComponent(id)}/refund`,
            { amount },
            { headers: { 'X-Refund-Idempotency': key } },
          ),
        ),
      );
      return answer && refund.parse(answer.data);
    },
    async findRefund(id) {
      return unlessRefused(async () =>
        refund.parse(await asked(async () => (await sdk()).refunds.fetch(id))),
      );
    },
    isSigned: ({ orderId, paymentId, signature }) =>
      isHmac(signature, `${orderId}|${paymentId}`, settings.keySecret),
    isWebhookSigned: (body, signature) =>
      settings.webhookSecrets.some((secret) => isHmac(signature, body, secret)),
  };
}

/** Read with the first payment, as it is large. */
async function openSdk({ keyId, keySecret, apiUrl }: ProviderSettings): Promise<Razorpay> {
  const { default: Razorpay } = await import('razorpay');
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  // The SDK has no options for these.
  const { defaults } = transportOf(razorpay);
  defaults.baseURL = apiUrl;
  defaults.timeout = TIMEOUT_MS;
  // An API sends nobody elsewhere, and being ready to follow costs a third of a request.
  defaults.maxRedirects = 0;
  return razorpay;
}

/** The part of axios that the SDK keeps to itself. */
interface Transport {
  defaults: { baseURL?: string; timeout?: number; maxRedirects?: number };
  post(url: string, body: unknown, config: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}

function transportOf(razorpay: Razorpay): Transport {
  return (razorpay.api as unknown as { rq: Transport }).rq;
}

/** The provider's own no, with its reason. */
class ProviderRefused extends Error {}

const apiError = z.object({ statusCode: z.number(), error: z.object({ description: z.string() }).partial() });
const httpError = z
  .object({
    response: z.object({
      status: z.number(),
      data: z.object({ error: z.object({ description: z.string() }) }),
    }),
  })
  .transform(({ response }) => ({ statusCode: response.status, error: response.data.error }));

/** One request; tells a refusal from an outage. (The SDK throws plain objects for answers, TypeErrors for silence.) */
async function asked<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    const { success, data } = z.union([apiError, httpError]).safeParse(error);
    const known = success && data.statusCode >= 400 && data.statusCode < 500;
    if (!known || data.statusCode === 401 || data.statusCode === 429) {
      throw new ProviderDown('The payment provider does not answer as it should', { cause: error });
    }
    throw new ProviderRefused(data.error.description ?? 'refused', { cause: error });
  }
}

async function unlessRefused<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderRefused) return null;
    throw error;
  }
}

function isHmac(signature: string, text: string | Buffer, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(text).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
