import type { Db } from '../../../../database/database.ts';
import { decodeListCursor, encodeListCursor } from '../../../../lib/cursor.ts';
import { type InvalidInput, invalidInput } from '../../../../lib/problems.ts';
import { type DaySpanInput, parseDaySpan } from '../../../../lib/time/daySpan.ts';
import { DAY_MS } from '../../../../lib/time/shopDay.ts';
import type { DatabaseContext } from '../../checkoutContext.ts';
import { type RefundSum, type Span, sumOrderRefunds } from '../../figures/checkoutFigures.queries.ts';
import type { Refund, RefundState } from '../refunds.entity.ts';
import { type DetailedRefund, readDetails } from './refundDetails.service.ts';
import {
  findRefunds,
  findUnresolvedRefunds,
  type ListPosition,
  type RefundConditions,
} from './refundList.queries.ts';

const MAX_PAGE = 100;
/** A pending refund is unresolved after this number of attempts, which takes two minutes. */
const UNRESOLVED_AFTER_ATTEMPTS = 4;
const SHOW_FAILED_FOR_MS = 60 * DAY_MS;
const MAX_UNRESOLVED = 100;

/** Which refunds a list shows; null or undefined: all. */
export interface RefundFilter extends DaySpanInput {
  state?: RefundState | 'unresolved' | null;
}

/** Which part of a list. */
export interface RefundRange {
  filter: RefundFilter;
  first: number;
  /** Cursor of the last refund of the page before. */
  after?: string | null | undefined;
}

/** A part of a list of refunds. */
export interface RefundPage {
  refunds: DetailedRefund[];
  endCursor: string | null;
  hasNextPage: boolean;
  /** The days of the filter, if it has a first one and no state. */
  summedSpan: Span | null;
}

/** The number and sum (paise) of the refunds of orders in a span of time, without those that have failed. */
export async function sumRefunds({ db }: DatabaseContext, span: Span): Promise<RefundSum | null> {
  const [sum] = await sumOrderRefunds(db.read, [span]);
  return sum ?? null;
}

/** A page of all refunds that this shop has made, newest first. */
export const listRefunds = async (
  { db }: DatabaseContext,
  range: RefundRange,
): Promise<RefundPage | InvalidInput> =>
  range.first < 1 || range.first > MAX_PAGE
    ? invalidInput(`first must be from 1 to ${MAX_PAGE}`, 'first')
    : findRefundPage(db, range);

/** As `listRefunds`, but of any length. */
export async function findRefundPage(
  db: Pick<Db, 'dialect' | 'read'>,
  { filter: { state = null, ...days }, first, after: cursor }: RefundRange,
): Promise<RefundPage | InvalidInput> {
  const span = parseDaySpan(days);
  if ('message' in span) return span;
  const after = cursor ? toPosition(cursor) : null;
  if (cursor && !after) return invalidInput('after is not one of our cursors', 'after');
  const rows =
    state === 'unresolved'
      ? (await findUnresolved(db)).filter(meets({ ...span, after })).slice(0, first + 1)
      : await findRefunds(db, { ...span, state, after }, first + 1);
  const refunds = await readDetails(db.read, rows.slice(0, first));
  const last = refunds.at(-1);
  return {
    refunds,
    endCursor: last ? encodeListCursor('refunds', [last.createdAt, last.id]) : null,
    hasNextPage: rows.length > first,
    summedSpan:
      span.since === null || state !== null
        ? null
        : { from: span.since, until: span.before ?? Number.MAX_SAFE_INTEGER },
  };
}

/** Null: the cursor is not of a list of refunds. */
function toPosition(cursor: string): ListPosition | null {
  const [createdAt, id] = decodeListCursor('refunds', cursor) ?? [];
  return typeof createdAt === 'number' && typeof id === 'string' ? { createdAt, id } : null;
}

const meets =
  ({ since, before, after }: Omit<RefundConditions, 'state'>) =>
  (refund: Refund): boolean =>
    (since === null || refund.createdAt >= since) &&
    (before === null || refund.createdAt < before) &&
    (after === null ||
      refund.createdAt < after.createdAt ||
      (refund.createdAt === after.createdAt && refund.id < after.id));

const newestFirst = (one: Refund, other: Refund): number =>
  other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1);

/**
 * The refunds that staff have to settle, newest first, at most 200: those that the provider has not completed after some attempts,
 * and those of the last 60 days that it has refused, as long as no other refund of their payment was made since.
 */
export const listUnresolvedRefunds = async ({ db }: DatabaseContext): Promise<DetailedRefund[]> =>
  readDetails(db.read, await findUnresolved(db));

/** The number of refunds in `listUnresolvedRefunds`. */
export const countUnresolvedRefunds = async ({ db }: DatabaseContext): Promise<number> =>
  (await findUnresolved(db)).length;

async function findUnresolved({ read }: Pick<Db, 'read'>): Promise<Refund[]> {
  const refunds = await findUnresolvedRefunds(read, {
    minAttempts: UNRESOLVED_AFTER_ATTEMPTS,
    failedSince: Date.now() - SHOW_FAILED_FOR_MS,
    limit: MAX_UNRESOLVED,
  });
  return refunds.sort(newestFirst);
}
