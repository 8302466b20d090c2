import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientFiles } from './clientFiles.ts';
import type { Payment, Refund } from './entities.ts';
import { badRequest, plainError } from './errors.ts';
import {
  authorizePayment,
  capturePayment,
  failPayment,
  find,
  heldRefund,
  isPending,
  type Ledger,
  refundPayment,
  settleEvent,
  settleRefund,
} from './ledger.ts';
import type { Courier, DeliveryOptions } from './webhooks.ts';

/** What can be done to a payment by hand. */
type Action = 'authorize' | 'fail' | 'capture' | 'refund' | 'finishRefund' | 'failRefund';

const SHOWN = 50;
const LATE_MS = 10_000;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const actions: Record<Action, (ledger: Ledger, payment: Payment) => unknown> = {
  authorize: (ledger, { id }) => authorizePayment(ledger, id),
  fail: (ledger, { id }) => failPayment(ledger, id),
  capture: (ledger, { id, amount }) => capturePayment(ledger, id, { amount }),
  refund: (ledger, { id }) => refundPayment(ledger, id, {}, null),
  finishRefund: (ledger, { id }) => settleRefund(ledger, id, 'processed'),
  failRefund: (ledger, { id }) => settleRefund(ledger, id, 'failed'),
};

const deliveryModes = new Map<string, DeliveryOptions>([
  ['again', { delayMs: 0, duplicate: false }],
  ['twice', { delayMs: 0, duplicate: true }],
  ['late', { delayMs: LATE_MS, duplicate: false }],
]);

/** Routes of the page that lists the payments and triggers by hand what a provider does by itself. */
export function pageRoutes(app: FastifyInstance, ledger: Ledger, courier: Courier): void {
  app.get('/', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .send(htmlOf(app.prefix)),
  );
  for (const [name, type] of [
    ['page.client.js', 'text/javascript'],
    ['page.client.css', 'text/css'],
  ] as const) {
    const content = readFileSync(join(clientFiles, name));
    app.get(`/${name}`, async (_, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(content),
    );
  }

  app.get('/page/payments', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({
      payments: listPayments(ledger),
      loseNext: courier.faults.loseNext,
      holdsRefunds: ledger.settings.holdsRefunds,
    }),
  );
  const changing = { onRequest: async (request: FastifyRequest) => requireOwnPage(request) };
  app.post<{ Params: { id: string; action: string } }>(
    '/page/payments/:id/:action',
    changing,
    async ({ params: { id, action } }) => {
      if (!isAction(action)) throw badRequest('The action is not known.', 'action');
      actions[action](ledger, find(ledger.payments, id));
      return {};
    },
  );
  app.post<{ Params: { id: string; mode: string } }>(
    '/page/webhooks/:id/:mode',
    changing,
    async ({ params: { id, mode } }) => {
      const options = deliveryModes.get(mode);
      if (!options) throw badRequest('The delivery mode is not known.', 'mode');
      const event = find(ledger.events, id);
      settleEvent(ledger, id, 'pending');
      courier.send([event], options);
      return {};
    },
  );
  app.post('/page/lose-next', changing, async () => {
    courier.faults.loseNext += 1;
    return {};
  });
  app.post('/page/hold-refunds', changing, async () => {
    ledger.settings.holdsRefunds = !ledger.settings.holdsRefunds;
    return {};
  });
}

/** Refuses changes that a page of another site sends. */
function requireOwnPage({ headers, host }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site ? site === 'same-origin' : headers.origin?.replace(/^https?:\/\//, '') === host;
  if (!isOwn) throw plainError(403, 'Only the page of the sandbox may do this.');
}

const isAction = (name: string): name is Action => Object.hasOwn(actions, name);

/** The newest payments with what became of them. Not who made them: the page is open to everybody. */
function listPayments(ledger: Ledger) {
  const refunds = [...ledger.refunds.values()].map(({ entity }) => entity);
  const events = [...ledger.events.values()];
  return [...ledger.payments.values()]
    .slice(-SHOWN)
    .reverse()
    .map((payment) => ({
      id: payment.id,
      orderId: payment.order_id,
      amount: payment.amount,
      status: payment.status,
      createdAt: payment.created_at,
      refunds: refunds.filter(({ payment_id }) => payment_id === payment.id).map(shownRefund),
      webhooks: events
        .filter(({ body }) => body.payload.payment?.entity.id === payment.id)
        .map(({ id, body, delivery }) => ({ id, event: body.event, delivery })),
      actions: heldRefund(ledger, payment.id) ? ['finishRefund', 'failRefund'] : possibleActions(payment),
    }));
}

const shownRefund = ({ id, amount, status }: Refund) => ({ id, amount, status });

function possibleActions(payment: Payment): Action[] {
  if (isPending(payment)) return ['authorize', 'fail'];
  switch (payment.status) {
    case 'failed':
      return ['authorize'];
    case 'authorized':
      return ['capture'];
    case 'captured':
      return ['refund'];
    default:
      return [];
  }
}

const htmlOf = (prefix: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Sandbox payments</title>
<link rel="stylesheet" href="${prefix}/page.client.css">
<script type="module" src="${prefix}/page.client.js"></script>
</head>
<body>
<header>
<div>
<h1>Sandbox payments</h1>
<p>Practice payments, the newest first. No money moves. What a bank or a provider does by itself can be made to happen here by hand.</p>
</div>
<span class="buttons">
<button type="button" id="lose">Lose the next webhook</button>
<button type="button" id="hold" aria-pressed="false">Hold refunds</button>
</span>
</header>
<main>
<p id="message" role="status"></p>
<p id="empty" hidden>Nobody has paid yet. Buy something in the shop, and it shows up here.</p>
<ol id="payments"></ol>
<noscript><p>This page needs JavaScript.</p></noscript>
</main>
</body>
</html>
`;
