import { createHmac, timingSafeEqual } from 'node:crypto';
import type Razorpay from 'razorpay';
import { z } from 'zod';
import { memoizeAsync } from '../../../lib/limits/memoizeAsync.ts';
import { inSpan } from '../../../lib/span.ts';
import {
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
  ProviderUnavailableError,
  type Refusal,
} from './provider.ts';

const TIMEOUT_MS = 8000;
/** The largest page of a list. */
const PAGE_SIZE = 100;
/** The note of a refund that holds the shop's own id of it. */
const REFUND_NOTE = 'kirana_refund';

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
    // Seconds. A refund is followed without it, too.
    created_at: z.coerce.number().positive().nullable().catch(null),
    // An empty array where there are none; the shopkeeper may have written others by hand.
    notes: z.object({ [REFUND_NOTE]: z.string().optional() }).catch({}),
  })
  .transform(
    ({ payment_id, notes, created_at, ...rest }): ProviderRefund => ({
      ...rest,
      paymentId: payment_id,
      createdAt: created_at && created_at * 1000,
      shopRefundId: notes[REFUND_NOTE] ?? null,
    }),
  );
const withId = z.object({ id: z.string() });
const paymentList = z.object({ items: z.array(payment) });
const refundList = z.object({ items: z.array(refund) });

/** Settings of an account at Razorpay. */
interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  webhookSecrets: readonly string[];
  apiUrl: string;
  checkoutScriptUrl: string;
}

/**
 * The payment provider, through Razorpay's SDK.
 * @param timeoutMs how long the provider may take to answer a request
 */
export function createRazorpay(settings: RazorpaySettings, timeoutMs = TIMEOUT_MS): PaymentProvider {
  const sdk = memoizeAsync(() => loadSdk(settings, timeoutMs));
  type Call = (sdk: Razorpay) => Promise<unknown>;
  const send = <T extends z.ZodType>(name: string, schema: T, call: Call) =>
    inSpan(`razorpay ${name}`, {}, () => request(schema, async () => call(await sdk())));
  const sendOrNull = <T extends z.ZodType>(name: string, schema: T, call: Call) =>
    send(name, schema, call).catch(nullIfRefused);

  return {
    keyId: settings.keyId,
    checkoutScriptUrl: settings.checkoutScriptUrl,
    async createOrder(order) {
      return (await send('createOrder', withId, ({ orders }) => orders.create({ ...order, currency: 'INR' })))
        .id;
    },
    findPayment: (id) => sendOrNull('findPayment', payment, ({ payments }) => payments.fetch(id)),
    async paymentsOfOrder(orderId) {
      const list = await sendOrNull('paymentsOfOrder', paymentList, ({ orders }) =>
        orders.fetchPayments(orderId),
      );
      return list?.items ?? [];
    },
    capture: (id, amount) =>
      sendOrNull('capture', payment, ({ payments }) => payments.capture(id, amount, 'INR')),
    // The SDK's refund() cannot send the idempotency header.
    refund: ({ paymentId, amount, idempotencyKey, shopRefundId }) =>
      send('refund', refund, async (razorpay) => {
        const url = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
        const body = { amount, ...(shopRefundId && { notes: { [REFUND_NOTE]: shopRefundId } }) };
        const headers = { 'X-Refund-Idempotency': idempotencyKey };
        return (await transportOf(razorpay).post(url, body, { headers })).data;
      }).catch(toRefusal),
    findRefund: (id) => sendOrNull('findRefund', refund, ({ refunds }) => refunds.fetch(id)),
    async refundsOfPayment(paymentId) {
      const refunds: ProviderRefund[] = [];
      for (let page: ProviderRefund[] | undefined; !page || page.length === PAGE_SIZE; ) {
        const options = { count: PAGE_SIZE, skip: refunds.length };
        const list = await sendOrNull('refundsOfPayment', refundList, ({ payments }) =>
          payments.fetchMultipleRefund(paymentId, options),
        );
        page = list?.items ?? [];
        refunds.push(...page);
      }
      return refunds;
    },
    isSigned: ({ orderId, paymentId, signature }) =>
      isHmac(signature, `${orderId}|${paymentId}`, settings.keySecret),
    isWebhookSigned: (body, signature) =>
      settings.webhookSecrets.some((secret) => isHmac(signature, body, secret)),
  };
}

/** Imported with the first payment, because the SDK is large. */
async function loadSdk({ keyId, keySecret, apiUrl }: RazorpaySettings, timeoutMs: number): Promise<Razorpay> {
  const { default: Razorpay } = await import('razorpay');
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { defaults } = transportOf(razorpay);
  defaults.baseURL = apiUrl;
  defaults.timeout = timeoutMs;
  // The API never redirects, and support for redirects costs a third of a request's CPU time.
  defaults.maxRedirects = 0;
  return razorpay;
}

/** The part of the SDK's axios instance that is used here. */
interface Transport {
  defaults: { baseURL?: string; timeout?: number; maxRedirects?: number };
  post(url: string, body: unknown, config: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}

/**
 * The SDK's HTTP client, which is internal: the SDK has no option for the base URL, a timeout or the header of a refund
 * (docs/decisions/028-payment-sdk.md).
 */
function transportOf(razorpay: Razorpay): Transport {
  return (razorpay.api as unknown as { rq: Transport }).rq;
}

/** The provider refuses a request; the message is its reason. */
class ProviderRefusedError extends Error {}

// The errors that the SDK throws for an answer of the provider: its own, and axios'.
const sdkError = z.object({ statusCode: z.number(), error: z.object({ description: z.string() }).partial() });
const axiosError = z
  .object({
    response: z.object({
      status: z.number(),
      data: z.object({ error: z.object({ description: z.string() }) }),
    }),
  })
  .transform(({ response }) => ({ statusCode: response.status, error: response.data.error }));
const providerError = z.union([sdkError, axiosError]);

/**
 * Client errors that are not about the request itself: the key is not accepted, another request with the same idempotency key is in
 * progress, or there are too many requests.
 */
const TEMPORARY_STATUSES = [401, 409, 429];

/**
 * Sends one request.
 * @throws ProviderRefusedError
 * @throws ProviderUnavailableError when there is no answer, or one in another format than the provider's
 */
async function request<T extends z.ZodType>(schema: T, send: () => Promise<unknown>): Promise<z.output<T>> {
  let answer: unknown;
  try {
    answer = await send();
  } catch (error) {
    const { data } = providerError.safeParse(error);
    const isRefusal = data && data.statusCode >= 400 && data.statusCode < 500;
    if (isRefusal && !TEMPORARY_STATUSES.includes(data.statusCode))
      throw new ProviderRefusedError(data.error.description ?? 'refused', { cause: error });
    throw new ProviderUnavailableError('The payment provider does not answer as expected', { cause: error });
  }
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new ProviderUnavailableError('The payment provider answers in another format', {
    cause: parsed.error,
  });
}

/** The refusal with its reason; other errors are rethrown. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof ProviderRefusedError) return { refusal: error.message };
  throw error;
}

/** Null for a refusal; other errors are rethrown. */
function nullIfRefused(error: unknown): null {
  if (error instanceof ProviderRefusedError) return null;
  throw error;
}

function isHmac(signature: string, text: string | Buffer, secret: string): boolean {
  // Buffer.from() ignores what follows the last valid digit.
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(text).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}
