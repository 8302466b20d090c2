import type { Db } from '../../../database/database.ts';
import { countCheckouts, type Span, sumOrderRefunds } from './checkoutFigures.queries.ts';

interface FiguresContext {
  db: Pick<Db, 'read'>;
}

/** Checkouts that began in a span of time, and those of them that are paid. */
export const getCheckoutFigures = ({ db }: FiguresContext, span: Span) => countCheckouts(db.read, span);

/** Number and amount (paise) of the refunds of orders by staff in a span of time. */
export const getRefundFigures = ({ db }: FiguresContext, span: Span) => sumOrderRefunds(db.read, span);
