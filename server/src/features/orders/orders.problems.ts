import { invalidInput, notFound, type Problem, problem } from '../../lib/problems.ts';
import { type OrderStatus, refusedMoveText, statuses } from './orderStates.ts';
import type { Order, OrderLine } from './orders.entity.ts';

// What can be refused about orders.

/** At the desk. */
export const orderNotFound = () => notFound('ORDER_NOT_FOUND', 'There is no such order');

export const ownOrderNotFound = () => notFound('ORDER_NOT_FOUND', 'You have no such order');

export const invoiceNotFound = () =>
  notFound('INVOICE_NOT_FOUND', 'This order has no such invoice or credit note');

export type PdfUnavailable = Problem<'PdfUnavailable'>;
export const pdfUnavailable = (): PdfUnavailable =>
  problem('PdfUnavailable', 'PDF_UNAVAILABLE', 'The PDF could not be made. Please try again in a moment.');

/** @param field with the ids */
export const tooManyOrders = (max: number, field: 'ids' | 'orderIds') =>
  invalidInput('TOO_MANY', `At most ${max} orders at once`, field, { max });

// The period of a tax report.

export const oneDayMissing = () => invalidInput('REQUIRED', 'Please choose both days', 'from');

export const periodReversed = () =>
  invalidInput('PERIOD_INVALID', 'The last day must not be before the first one', 'to');

export const periodTooLong = (maxDays: number) =>
  invalidInput('PERIOD_INVALID', `A period has at most ${maxDays} days`, 'to', { max: maxDays });

// Steps of an order's status.

type ConflictCode = 'ORDER_STATUS_CONFLICT' | 'ORDER_REFUNDED' | 'UNDO_TOO_LATE';

const conflict = (code: ConflictCode, { id, status }: Order, message: string) => ({
  ...problem('OrderStatusConflict', code, message),
  orderId: id,
  status,
});

export const moveRefused = (order: Order, to: OrderStatus) =>
  conflict('ORDER_STATUS_CONFLICT', order, refusedMoveText(order.status, to));

export const moveOfRefunded = (order: Order, to: OrderStatus) =>
  conflict('ORDER_REFUNDED', order, `The order is refunded in full and cannot ${statuses[to].move}`);

/** For an order that has not the status whose step is to be undone. */
export const undoRefused = (order: Order) =>
  conflict(
    'ORDER_STATUS_CONFLICT',
    order,
    `The order is ${statuses[order.status].phrase} now, so nothing was undone`,
  );

export const undoTooLate = (order: Order, step: OrderStatus) =>
  conflict(
    'UNDO_TOO_LATE',
    order,
    order.email === ''
      ? 'This was done more than half a minute ago, so it cannot be undone'
      : `The shopper has been told that the order is ${statuses[step].phrase}, so this cannot be undone`,
  );

export const moveInterrupted = () =>
  problem(
    'MoveInterrupted',
    'MOVE_INTERRUPTED',
    'The shop was interrupted. Please look at the order, and try again',
  );

// Lines that are weighed when they are packed.

export const lineNotWeighable = () =>
  notFound('LINE_NOT_WEIGHABLE', 'There is no such line, or its goods are not weighed when they are packed');

/** @param line that has another weight already */
export const lineWeighed = ({ weighedAmount, amountUnit }: OrderLine) =>
  invalidInput(
    'LINE_WEIGHED',
    `It is weighed already: ${weighedAmount} ${amountUnit === 'ML' ? 'ml' : 'g'}`,
    'amount',
  );

export const weighingRefused = (order: Order) =>
  conflict(
    'ORDER_STATUS_CONFLICT',
    order,
    `The order is ${statuses[order.status].phrase}. Goods are weighed while it is being packed.`,
  );

export const unitsToWeighChanged = () =>
  invalidInput(
    'CHANGED_MEANWHILE',
    'Some of its units were refunded meanwhile. Please weigh the others again',
    'units',
  );

/** @param max whole grams or millilitres */
export const weightTooLarge = (max: number) =>
  invalidInput('OUT_OF_RANGE', `This is more than half above what was ordered: at most ${max}`, 'amount', {
    max,
  });

// Notes and saved views.

export const noteOfDeletedAccount = () =>
  invalidInput('ACCOUNT_DELETED', 'The account was deleted, and nothing more is kept about it', 'text');

export const tooManyNotes = (max: number) =>
  invalidInput(
    'LIMIT_REACHED',
    `An order has at most ${max} notes. Please ask an author or an owner to delete one`,
    'text',
    { max },
  );

export const noteNotFound = () => notFound('NOTE_NOT_FOUND', 'There is no such note that you may delete');
