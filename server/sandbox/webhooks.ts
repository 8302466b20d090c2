import { createHmac } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Delivery, LedgerEvent } from './ledger.ts';

/** Simulated faults, which a shop must tolerate from a real provider. */
export const webhookFaults = z.strictObject({
  /** Milliseconds to wait before the first attempt. */
  delayMs: z.number().min(0),
  /** Sends every webhook twice. */
  duplicate: z.boolean(),
  /** Sends webhooks out of order, each up to half a second late. */
  shuffle: z.boolean(),
  /** The share of webhooks, 0 to 1, that is never sent. */
  dropRate: z.number().min(0).max(1),
  /** How many of the next webhooks are never sent. */
  loseNext: z.int().min(0),
});
type WebhookFaults = z.output<typeof webhookFaults>;

/** Overrides the faults for one webhook. */
export type DeliveryOptions = Partial<Pick<WebhookFaults, 'delayMs' | 'duplicate'>>;

export interface WebhookSenderOptions {
  /** URL for webhooks, read at each attempt, because a shop knows its port only once it listens. Null: no webhooks are sent. */
  url: () => string | null;
  secret: string;
  log: FastifyBaseLogger;
  /** Called once per webhook with the result of its delivery. */
  settle: (event: LedgerEvent, delivery: Delivery) => void;
}

export interface WebhookSender {
  /** Delivers in the background: at least once, at most five attempts each, in no fixed order. */
  send(events: LedgerEvent[], options?: DeliveryOptions): void;
  readonly faults: WebhookFaults;
  /** Stops all deliveries. Unfinished ones stay pending. */
  close(): void;
}

const TIMEOUT_MS = 5_000;
const RETRY_DELAYS_MS = [200, 600, 1_800, 5_400];
const SHUFFLE_MS = 500;

/** Creates a sender without faults. */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { url, log, settle } = options;
  const faults: WebhookFaults = { delayMs: 0, duplicate: false, shuffle: false, dropRate: 0, loseNext: 0 };
  const closing = new AbortController();
  const { signal } = closing;
  // Each delivery in progress adds a listener.
  setMaxListeners(0, signal);
  const pause = (ms: number) =>
    ms > 0 ? sleep(ms, undefined, { ref: false, signal }) : signal.throwIfAborted();

  async function deliver(event: LedgerEvent, overrides: DeliveryOptions): Promise<Delivery> {
    if (isLost(faults)) return 'undelivered';
    const { delayMs, duplicate, shuffle } = { ...faults, ...overrides };
    const copies = duplicate ? [event, event] : [event];
    await pause(delayMs + (shuffle ? Math.random() * SHUFFLE_MS : 0));
    for (const pauseMs of [0, ...RETRY_DELAYS_MS]) {
      await pause(pauseMs);
      const address = url();
      if (address === null) break;
      const results = await Promise.all(copies.map((copy) => post(address, copy, options, signal)));
      if (results.includes(true)) return 'delivered';
    }
    return 'undelivered';
  }

  async function deliverAndSettle(event: LedgerEvent, overrides: DeliveryOptions): Promise<void> {
    try {
      const delivery = await deliver(event, overrides);
      signal.throwIfAborted();
      settle(event, delivery);
    } catch (err) {
      if (!signal.aborted) log.error({ event: event.id, err }, 'sandbox webhook stopped');
    }
  }

  return {
    faults,
    send(events, overrides = {}) {
      for (const event of events) void deliverAndSettle(event, overrides);
    },
    close: () => closing.abort(),
  };
}

/** Decides whether a webhook is lost; counts `loseNext` down. */
function isLost(faults: WebhookFaults): boolean {
  if (faults.loseNext === 0) return Math.random() < faults.dropRate;
  faults.loseNext -= 1;
  return true;
}

/** Sends a signed webhook. @returns whether the shop has accepted it; failures are logged */
async function post(
  url: string,
  event: LedgerEvent,
  { secret, log }: Pick<WebhookSenderOptions, 'secret' | 'log'>,
  closing: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify(event.body);
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-event-id': event.id,
    'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
  };
  const signal = AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    // The whole body is read, so that the connection can be reused.
    await response.arrayBuffer();
    if (response.ok) return true;
    log.warn({ event: event.id, status: response.status }, 'sandbox webhook refused');
  } catch (err) {
    if (!closing.aborted) log.warn({ event: event.id, err }, 'sandbox webhook not delivered');
  }
  return false;
}
