import type { FastifyInstance } from 'fastify';
import { badRequest } from './errors.ts';
import { captureInput, orderInput, parse, refundInput, selectPage } from './input.ts';
import { entitiesOf, getEntry, type Ledger } from './ledger.ts';
import { capturePayment, createOrder } from './payments.ts';
import { refundPayment } from './refunds.ts';

interface ById {
  Params: { id: string };
}

/** Razorpay's HTTP API under /v1, as far as its SDK's calls for orders, payments and refunds need it. */
export function apiRoutes(app: FastifyInstance, ledger: Ledger): void {
  orderRoutes(app, ledger);
  paymentRoutes(app, ledger);
  refundRoutes(app, ledger);
}

function orderRoutes(app: FastifyInstance, ledger: Ledger): void {
  app.post('/v1/orders', async ({ body }) => createOrder(ledger, parse(orderInput, body)));
  app.get<{ Querystring: { receipt?: string } }>('/v1/orders', async ({ query }) => {
    const orders = entitiesOf(ledger.orders);
    const { receipt } = query;
    return collection(
      selectPage(receipt ? orders.filter((order) => order.receipt === receipt) : orders, query),
    );
  });
  app.get<ById>('/v1/orders/:id', async ({ params }) => getEntry(ledger.orders, params.id).entity);
  app.get<ById>('/v1/orders/:id/payments', async ({ params }) => {
    getEntry(ledger.orders, params.id);
    const payments = [...ledger.payments.values()].filter((payment) => payment.order_id === params.id);
    return collection(payments.reverse());
  });
}

function paymentRoutes(app: FastifyInstance, ledger: Ledger): void {
  app.get('/v1/payments', async ({ query }) => collection(selectPage([...ledger.payments.values()], query)));
  app.get<ById>('/v1/payments/:id', async ({ params }) => getEntry(ledger.payments, params.id));
  app.post<ById>('/v1/payments/:id/capture', async ({ params, body }) =>
    capturePayment(ledger, params.id, parse(captureInput, body).amount),
  );
}

function refundRoutes(app: FastifyInstance, ledger: Ledger): void {
  app.post<ById>('/v1/payments/:id/refund', async ({ params, body, headers }) => {
    const key = headers['x-refund-idempotency'];
    const input = parse(refundInput, body);
    return refundPayment(ledger, params.id, input, typeof key === 'string' ? key : null);
  });
  app.get<ById>('/v1/payments/:id/refunds', async ({ params, query }) => {
    getEntry(ledger.payments, params.id);
    const refunds = entitiesOf(ledger.refunds).filter((refund) => refund.payment_id === params.id);
    return collection(selectPage(refunds, query));
  });
  app.get<{ Params: { id: string; refundId: string } }>(
    '/v1/payments/:id/refunds/:refundId',
    async ({ params }) => {
      const { entity } = getEntry(ledger.refunds, params.refundId);
      if (entity.payment_id !== params.id) throw badRequest('The id provided does not exist');
      return entity;
    },
  );
  app.get('/v1/refunds', async ({ query }) => collection(selectPage(entitiesOf(ledger.refunds), query)));
  app.get<ById>('/v1/refunds/:id', async ({ params }) => getEntry(ledger.refunds, params.id).entity);
}

const collection = <T>(items: T[]) => ({ entity: 'collection' as const, count: items.length, items });
