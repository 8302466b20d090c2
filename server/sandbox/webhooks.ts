import { createHmac } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Delivery, LedgerEvent } from './ledger.ts';

/** Simulated faults, which a shop must tolerate from a real provider. */
export interface WebhookFaults {
  /** Milliseconds to wait before the first try. */
  delayMs: number;
  /** Sends every webhook twice. */
  duplicate: boolean;
  /** Sends webhooks out of order, each up to half a second late. */
  shuffle: boolean;
  /** The share of webhooks, 0 to 1, that is never sent. */
  dropRate: number;
  /** How many of the next webhooks are never sent. */
  loseNext: number;
}

/** Overrides the faults for one webhook. */
export type DeliveryOptions = Partial<Pick<WebhookFaults, 'delayMs' | 'duplicate'>>;

export interface CourierOptions {
  /** URL for webhooks, read at each attempt, because a shop knows its port only once it listens. Null: no webhooks are sent. */
  url: () => string | null;
  secret: string;
  log: FastifyBaseLogger;
  /** Called once per webhook with the result of its delivery. */
  settle: (event: LedgerEvent, delivery: Delivery) => void;
}

export interface Courier {
  /** Delivers in the background: at least once, at most five attempts each, in no fixed order. */
  send(events: LedgerEvent[], options?: DeliveryOptions): void;
  readonly faults: WebhookFaults;
  /** Stops all deliveries. Unfinished ones stay pending. */
  close(): void;
}

const TIMEOUT_MS = 5_000;
const PAUSES_MS = [200, 600, 1_800, 5_400];
const SHUFFLE_MS = 500;

/** Creates a courier without faults. */
export function createCourier({ url, secret, log, settle }: CourierOptions): Courier {
  const faults: WebhookFaults = { delayMs: 0, duplicate: false, shuffle: false, dropRate: 0, loseNext: 0 };
  const closing = new AbortController();
  const { signal } = closing;
  // Each delivery in progress adds a listener.
  setMaxListeners(0, signal);

  async function post(event: LedgerEvent, address: string): Promise<boolean> {
    const body = JSON.stringify(event.body);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-razorpay-event-id': event.id,
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    };
    try {
      const status = await statusOf(address, headers, body, signal);
      if (isTaken(status)) return true;
      log.warn({ event: event.id, status }, 'sandbox webhook refused');
    } catch (err) {
      if (!signal.aborted) log.warn({ event: event.id, err }, 'sandbox webhook not delivered');
    }
    return false;
  }

  function isLost(): boolean {
    if (faults.loseNext === 0) return Math.random() < faults.dropRate;
    faults.loseNext -= 1;
    return true;
  }

  async function tryAll(event: LedgerEvent, options: DeliveryOptions): Promise<Delivery> {
    if (isLost()) return 'undelivered';
    const { delayMs, duplicate, shuffle } = { ...faults, ...options };
    const copies = duplicate ? 2 : 1;
    await pause(delayMs + (shuffle ? Math.random() * SHUFFLE_MS : 0));
    for (const pauseMs of [0, ...PAUSES_MS]) {
      await pause(pauseMs);
      const address = url();
      if (address === null) return 'undelivered';
      const received = await Promise.all(Array.from({ length: copies }, () => post(event, address)));
      if (received.some(Boolean)) return 'delivered';
    }
    return 'undelivered';
  }

  async function deliver(event: LedgerEvent, options: DeliveryOptions): Promise<void> {
    const delivery = await tryAll(event, options);
    signal.throwIfAborted();
    settle(event, delivery);
  }

  const pause = (ms: number) =>
    ms > 0 ? sleep(ms, undefined, { ref: false, signal }) : signal.throwIfAborted();

  return {
    faults,
    send(events, options = {}) {
      for (const event of events) {
        deliver(event, options).catch((err) => {
          if (!signal.aborted) log.error({ event: event.id, err }, 'sandbox webhook stopped');
        });
      }
    },
    close: () => closing.abort(),
  };
}

const isTaken = (status: number): boolean => status >= 200 && status < 300;

/** Sends a POST and hands out what it is answered with. (`fetch` would take up more of the processor than all the rest of the sandbox.) */
function statusOf(
  address: string,
  headers: http.OutgoingHttpHeaders,
  body: string,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const { request } = address.startsWith('https:') ? https : http;
    const sending = request(address, { method: 'POST', headers, signal, timeout: TIMEOUT_MS }, (answer) => {
      // Read to its end, so that the connection is used again.
      answer
        .resume()
        .once('end', () => resolve(answer.statusCode ?? 0))
        .once('error', reject);
    });
    sending.once('timeout', () => sending.destroy(new Error(`No answer within ${TIMEOUT_MS} ms`)));
    sending.once('error', reject);
    sending.end(body);
  });
}
