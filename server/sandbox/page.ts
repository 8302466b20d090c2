import type { FastifyInstance } from 'fastify';
import { serveFile } from './clientFiles.ts';
import { requireOwnPage, sendDocument } from './document.ts';
import type { Payment } from './entities.ts';
import { badRequest } from './errors.ts';
import { escapeHtml } from './escapeHtml.ts';
import { parse, refundInput } from './input.ts';
import { entitiesOf, getEntry, type Ledger, settleEvent } from './ledger.ts';
import { authorizePayment, capturePayment, failPayment } from './payments.ts';
import { findHeldRefund, refundPayment, settleRefund } from './refunds.ts';
import type { DeliveryOptions, WebhookSender } from './webhooks.ts';

/** An action on a payment by hand. */
type Action = 'authorize' | 'fail' | 'capture' | 'refund' | 'finishRefund' | 'failRefund';

const MAX_LISTED = 50;
const LATE_MS = 10_000;

const bodyOf = (signInSandbox: string | undefined): string => `<header>
<div>
<h1>Sandbox payments</h1>
<p>Practice payments, the newest first. No money moves. Trigger by hand what a bank or a provider does by itself.</p>
${signInSandbox ? `<p>See also: <a href="${escapeHtml(signInSandbox)}">the practice sign-in</a>, which stands in for Google.</p>` : ''}
</div>
<span class="buttons">
<button type="button" id="lose">Lose the next webhook</button>
<button type="button" id="hold" aria-pressed="false">Hold refunds</button>
</span>
</header>
<main>
<p id="message" role="status"></p>
<p id="empty" hidden>Nobody has paid yet. Buy something in the shop, and the payment appears here.</p>
<ol id="payments"></ol>
<noscript><p>This page needs JavaScript.</p></noscript>
</main>`;
const actions = new Map<string, (ledger: Ledger, payment: Payment) => unknown>(
  Object.entries({
    authorize: (ledger, { id }) => authorizePayment(ledger, id),
    fail: (ledger, { id }) => failPayment(ledger, id),
    capture: (ledger, { id, amount }) => capturePayment(ledger, id, amount),
    refund: (ledger, { id }) => refundPayment(ledger, id, parse(refundInput, {}), null),
    finishRefund: (ledger, { id }) => settleRefund(ledger, id, 'processed'),
    failRefund: (ledger, { id }) => settleRefund(ledger, id, 'failed'),
  } satisfies Record<Action, (ledger: Ledger, payment: Payment) => unknown>),
);

const deliveryModes = new Map<string, DeliveryOptions>([
  ['again', { delayMs: 0, duplicate: false }],
  ['twice', { delayMs: 0, duplicate: true }],
  ['late', { delayMs: LATE_MS, duplicate: false }],
]);

/**
 * Routes of the page that lists the payments and triggers a provider's or a bank's actions by hand.
 * @param signInSandbox page to which it links
 */
export function pageRoutes(
  app: FastifyInstance,
  ledger: Ledger,
  sender: WebhookSender,
  signInSandbox?: string,
): void {
  app.get('/', async (_, reply) =>
    sendDocument(reply, {
      title: 'Sandbox payments',
      style: `${app.prefix}/page.client.css`,
      script: `${app.prefix}/page.client.js`,
      body: bodyOf(signInSandbox),
    }),
  );
  serveFile(app, '/page.client.js', 'page.client.js', 'text/javascript');
  serveFile(app, '/page.client.css', 'page.client.css', 'text/css');
  app.get('/page/payments', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({
      payments: listPayments(ledger),
      loseNext: sender.faults.loseNext,
      holdsRefunds: ledger.settings.holdsRefunds,
    }),
  );
  actionRoutes(app, ledger, sender);
}

function actionRoutes(app: FastifyInstance, ledger: Ledger, sender: WebhookSender): void {
  const post = <Params>(url: string, act: (params: Params) => void) =>
    app.post<{ Params: Params }>(
      url,
      { onRequest: async (request) => requireOwnPage(request) },
      async ({ params }) => {
        act(params as Params);
        return {};
      },
    );
  post<{ id: string; action: string }>('/page/payments/:id/:action', ({ id, action }) => {
    const act = actions.get(action);
    if (!act) throw badRequest('The action is not known.', 'action');
    act(ledger, getEntry(ledger.payments, id));
  });
  post<{ id: string; mode: string }>('/page/webhooks/:id/:mode', ({ id, mode }) => {
    const options = deliveryModes.get(mode);
    if (!options) throw badRequest('The delivery mode is not known.', 'mode');
    const event = getEntry(ledger.events, id);
    settleEvent(ledger, id, 'pending');
    sender.send([event], options);
  });
  post('/page/lose-next', () => {
    sender.faults.loseNext += 1;
  });
  post('/page/hold-refunds', () => {
    ledger.settings.holdsRefunds = !ledger.settings.holdsRefunds;
  });
}

/** The newest payments with their refunds and webhooks. Without personal data, because the page needs no sign-in. */
function listPayments(ledger: Ledger) {
  const refunds = entitiesOf(ledger.refunds);
  const events = [...ledger.events.values()];
  return [...ledger.payments.values()]
    .slice(-MAX_LISTED)
    .reverse()
    .map((payment) => ({
      id: payment.id,
      orderId: payment.order_id,
      amount: payment.amount,
      status: payment.status,
      createdAt: payment.created_at,
      refunds: refunds
        .filter(({ payment_id }) => payment_id === payment.id)
        .map(({ id, amount, status }) => ({ id, amount, status })),
      webhooks: events
        .filter(({ body }) => body.payload.payment?.entity.id === payment.id)
        .map(({ id, body, delivery }) => ({ id, event: body.event, delivery })),
      actions: possibleActions(ledger, payment),
    }));
}

function possibleActions(ledger: Ledger, payment: Payment): Action[] {
  if (findHeldRefund(ledger, payment.id)) return ['finishRefund', 'failRefund'];
  const byStatus: Record<Payment['status'], Action[]> = {
    created: ['authorize', 'fail'],
    failed: ['authorize'],
    authorized: ['capture'],
    captured: ['refund'],
    refunded: [],
  };
  return byStatus[payment.status];
}
