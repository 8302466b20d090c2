import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { serveFile } from './clientFiles.ts';
import { declinedError } from './entities.ts';
import { plainError } from './errors.ts';
import { attemptInput, parse } from './input.ts';
import type { Ledger } from './ledger.ts';
import { attemptPayment } from './payments.ts';

/** Routes for browsers: the popup's script, and payment attempts, which need only the public key. */
export function checkoutRoutes(app: FastifyInstance, ledger: Ledger, keyId: string, keySecret: string): void {
  serveFile(app, '/checkout.js', 'checkout.client.js', 'text/javascript');
  app.post('/checkout/payments', async ({ body }) => {
    const input = parse(attemptInput, body);
    if (input.key !== keyId) throw plainError(401, 'The api key provided is invalid');
    const payment = attemptPayment(ledger, input);
    const { id, order_id: orderId } = payment;
    // 200, because the attempt was made and is in the ledger.
    if (payment.status === 'failed') return { error: declinedError(payment) };
    if (input.outcome === 'timeout') return { pending: true };
    if (orderId === null) return { razorpay_payment_id: id };
    const signature = createHmac('sha256', keySecret).update(`${orderId}|${id}`).digest('hex');
    return { razorpay_payment_id: id, razorpay_order_id: orderId, razorpay_signature: signature };
  });
}
