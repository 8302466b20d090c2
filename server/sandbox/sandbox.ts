import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiRoutes } from './api.ts';
import { checkoutRoutes } from './checkout.ts';
import { plainError, SandboxError } from './errors.ts';
import { importInput, importPayments } from './importedPayments.ts';
import { parse } from './input.ts';
import { entitiesOf, getEntry, isPending, type Ledger, openLedger, settleEvent } from './ledger.ts';
import { pageRoutes } from './page.ts';
import { authorizePayment } from './payments.ts';
import { createWebhookSender, type WebhookSender, webhookFaults } from './webhooks.ts';

export interface SandboxOptions {
  /** The public half of the API key. */
  keyId: string;
  /** The secret half: authenticates API calls and signs the popup's response. */
  keySecret: string;
  /** Signs webhooks. */
  webhookSecret: string;
  /** URL for webhooks; a function if it is known only once the server listens; null: no webhooks. */
  webhookUrl: string | (() => string) | null;
  /** File of the journal, for one process at a time; null: in memory only. */
  journalFile: string | null;
  /** Delay after which the bank authorises pending payments, in ms; default: 30 s. */
  lateMs?: number;
  /** Page of the identity provider for practice, to which the page of the payments links; default: there is none. */
  signInSandbox?: string;
}

const LATE_MS = 30_000;

/**
 * A payment provider with Razorpay's HTTP API that moves no money. Under its prefix it serves a page for manual actions, the API at
 * `/v1`, the popup's script at `/checkout.js`, and for tests the faults and the ledger at `/control`.
 */
export async function sandboxPlugin(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  const { keyId, keySecret, webhookUrl } = options;
  const bank = createBank(options.lateMs ?? LATE_MS, (id) => {
    // The payment may have been authorised or declined by hand on the sandbox's page.
    if (isPending(getEntry(ledger.payments, id))) authorizePayment(ledger, id);
  });
  const ledger = openLedger({
    journalFile: options.journalFile,
    onEvents: (events) => sender.send(events),
    onPending: ({ id }) => bank.answerLater(id),
  });
  const sender = createWebhookSender({
    url: () => (typeof webhookUrl === 'function' ? webhookUrl() : webhookUrl),
    secret: options.webhookSecret,
    log: app.log,
    settle: (event, delivery) => settleEvent(ledger, event.id, delivery),
  });
  resumeAndClose(app, ledger, sender, bank);
  handleErrors(app);

  await app.register(async (secured) => {
    secured.addHook('onRequest', async (request) => requireSecret(request, `${keyId}:${keySecret}`));
    apiRoutes(secured, ledger);
    controlRoutes(secured, ledger, sender);
  });
  checkoutRoutes(app, ledger, keyId, keySecret);
  pageRoutes(app, ledger, sender, options.signInSandbox);
}

interface Bank {
  answerLater(paymentId: string): void;
  close(): void;
}

/** Calls `answer` with the id of each pending payment after a delay. */
function createBank(delayMs: number, answer: (paymentId: string) => void): Bank {
  const timers = new Set<NodeJS.Timeout>();
  return {
    answerLater(paymentId) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        answer(paymentId);
      }, delayMs);
      timers.add(timer.unref());
    },
    close: () => timers.forEach(clearTimeout),
  };
}

/** Continues the deliveries and payments that were pending when the last process ended, and stops all work when the server closes. */
function resumeAndClose(app: FastifyInstance, ledger: Ledger, sender: WebhookSender, bank: Bank): void {
  app.addHook('onListen', async () => {
    sender.send([...ledger.events.values()].filter(({ delivery }) => delivery === 'pending'));
    for (const { id } of [...ledger.payments.values()].filter(isPending)) bank.answerLater(id);
  });
  app.addHook('onClose', async () => {
    bank.close();
    sender.close();
    ledger.journal.close();
  });
}

function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, detail } = toSandboxError(error);
    if (status >= 500) request.log.error({ err: error }, 'sandbox request failed');
    return reply.status(status).send({ error: detail });
  });
  app.setNotFoundHandler(() => {
    throw plainError(400, 'The requested URL was not found on the server.');
  });
}

function toSandboxError(error: unknown): SandboxError {
  if (error instanceof SandboxError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return plainError(status, (error as Error).message);
  return plainError(500, 'The server could not complete this request. Try again.', 'SERVER_ERROR');
}

function requireSecret({ headers }: FastifyRequest, expected: string): void {
  const [scheme, credentials = ''] = (headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic' || Buffer.from(credentials, 'base64').toString() !== expected) {
    throw plainError(401, 'Authentication failed');
  }
}

const settings = z.strictObject({ holdsRefunds: z.boolean() });

/** Routes for tests and demos. */
function controlRoutes(app: FastifyInstance, ledger: Ledger, sender: WebhookSender): void {
  app.post('/control/webhooks', async ({ body }) =>
    Object.assign(sender.faults, parse(webhookFaults.partial(), body)),
  );
  app.post('/control/refunds', async ({ body }) => Object.assign(ledger.settings, parse(settings, body)));
  app.post('/control/payments', async ({ body }) =>
    importPayments(ledger, parse(importInput, body).payments),
  );
  app.get('/control/ledger', async () => {
    const payments = [...ledger.payments.values()];
    const capturedPayments = payments.filter((payment) => payment.captured);
    return {
      orders: entitiesOf(ledger.orders),
      payments,
      refunds: entitiesOf(ledger.refunds),
      events: [...ledger.events.values()],
      totals: {
        captured: capturedPayments.reduce((sum, { amount }) => sum + amount, 0),
        refunded: capturedPayments.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0),
      },
    };
  });
}
