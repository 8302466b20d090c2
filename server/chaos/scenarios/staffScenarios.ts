import { deleteAccount } from '../shoppers/accounts.ts';
import { deliverOrder } from '../shoppers/staff.ts';
import {
  buyAsOrder,
  crashAtPoint,
  pack,
  refund,
  runJobs,
  type ScenarioContext,
  setStock,
} from './scenarioSteps.ts';

/** What staff do with an order. */
export const staffScenarios = {
  /** An amount, with a double click, then all that is left. */
  async 'is refunded by staff'(context: ScenarioContext) {
    const order = await buyAsOrder(context);
    await refund(context, order, 'amount', { amount: 1 }, true);
    await refund(context, order, 'rest', { whole: true, restock: true });
  },

  async 'is refunded by two at once'(context: ScenarioContext) {
    const order = await buyAsOrder(context);
    const part = { lines: [{ orderLineId: order.lineId, quantity: 1 }], restock: true };
    await Promise.all([refund(context, order, 'one', part), refund(context, order, 'other', part)]);
  },

  async 'is cancelled by staff'(context: ScenarioContext) {
    const order = await buyAsOrder(context);
    await Promise.all([refund(context, order, 'one', null), refund(context, order, 'other', null)]);
  },

  async 'crashes while staff cancel'(context: ScenarioContext) {
    const order = await buyAsOrder(context);
    await crashAtPoint(context, 'mid-refund', () => refund(context, order, 'cancel', null));
  },

  /** Also after the crash the first invoice gets the first number. */
  async 'crashes while staff pack'(context: ScenarioContext) {
    const order = await buyAsOrder(context);
    await crashAtPoint(context, 'mid-invoice', () => pack(context, order));
    const next = await buyAsOrder(context);
    await Promise.all([pack(context, next), pack(context, next)]);
  },

  /** What was refunded before the invoice has no credit note. */
  async 'is refunded after the invoice'(context: ScenarioContext) {
    const order = await buyAsOrder(context);
    await refund(context, order, 'before', { amount: 1 });
    await pack(context, order);
    await refund(context, order, 'rest', { whole: true, restock: true });
  },

  /** Also after the crash the first credit note gets the first number. */
  async 'crashes while a credit note is issued'(context: ScenarioContext) {
    const order = await buyAsOrder(context);
    await pack(context, order);
    await crashAtPoint(context, 'mid-credit-note', () => refund(context, order, 'amount', { amount: 1 }));
  },

  /** The account is deleted before the order is delivered; jobs run before and after that. */
  async 'sells out to a shopper who leaves'(context: ScenarioContext) {
    const { environment, accounts } = context;
    const [shopper, staff] = accounts;
    const { database } = environment;
    await setStock(context, 1);
    const order = await buyAsOrder(context);
    await pack(context, order);
    await runJobs(environment, `SELECT 1 FROM sold_out_reports WHERE productId = '${context.product.id}'`);
    await deleteAccount(environment, shopper);
    await deliverOrder(environment, staff, order);
    const soon = Date.now() + 60_000;
    await database.query('UPDATE order_erasures SET dueAt = 1 WHERE dueAt < ?', [soon]);
    await runJobs(
      environment,
      'SELECT 1 AS done WHERE NOT EXISTS (SELECT 1 FROM order_erasures WHERE dueAt = 1)',
    );
  },

  async 'crashes before a refund by staff'(context: ScenarioContext) {
    const order = await buyAsOrder(context);
    await crashAtPoint(context, 'before the refund', () =>
      refund(context, order, 'rest', { whole: true, restock: true }),
    );
  },

  async 'crashes after a refund by staff'(context: ScenarioContext) {
    const order = await buyAsOrder(context);
    await crashAtPoint(context, 'after the refund', () => refund(context, order, 'amount', { amount: 1 }));
  },
};
