import type { Db } from '../../../../database/database.ts';
import type { SortKey } from '../../../../lib/cursor.ts';
import { mapNodes, type Page, type PageArguments, readPage } from '../../../../lib/page.ts';
import type { InvalidInput } from '../../../../lib/problems.ts';
import { type DaySpanInput, parseDaySpan, type TimeSpan } from '../../../../lib/time/daySpan.ts';
import { DAY_MS } from '../../../../lib/time/shopDay.ts';
import type { DatabaseContext } from '../../checkoutContext.ts';
import { type RefundSum, type Span, sumOrderRefunds } from '../../figures/checkoutFigures.queries.ts';
import type { Refund, RefundState } from '../refunds.entity.ts';
import { type DetailedRefund, readDetails } from './refundDetails.service.ts';
import { findRefunds, findUnresolvedRefunds, newestRefunds } from './refundList.queries.ts';

/** A pending refund is unresolved after this number of attempts, which takes two minutes. */
const UNRESOLVED_AFTER_ATTEMPTS = 4;
const SHOW_FAILED_FOR_MS = 60 * DAY_MS;
const MAX_UNRESOLVED = 100;

/** Which refunds a list shows; null or undefined: all. */
export interface RefundFilter extends DaySpanInput {
  state?: RefundState | 'unresolved' | null;
}

/** A part of a list of refunds. */
export interface RefundPage extends Page<DetailedRefund> {
  /** The days of the filter, if it has a first one and no state. */
  summedSpan: Span | null;
}

/** The number and sum (paise) of the refunds of orders in a span of time, without those that have failed. */
export async function sumRefunds({ db }: DatabaseContext, span: Span): Promise<RefundSum | null> {
  const [sum] = await sumOrderRefunds(db.read, [span]);
  return sum ?? null;
}

/** A page of all refunds that this shop has made, newest first. */
export async function listRefunds(
  { db }: { db: Pick<Db, 'dialect' | 'read'> },
  { state = null, ...days }: RefundFilter,
  args: PageArguments,
): Promise<RefundPage | InvalidInput> {
  const span = parseDaySpan(days);
  if ('message' in span) return span;
  const rows = await readPage(newestRefunds, args, async (range) =>
    state === 'unresolved'
      ? (await findUnresolved(db)).filter(isWithin(span, range.after)).slice(0, range.limit)
      : findRefunds(db, { ...span, state }, range),
  );
  const page = await mapNodes(rows, (refunds) => readDetails(db.read, refunds));
  if ('message' in page) return page;
  return { ...page, summedSpan: state === null ? toSummedSpan(span) : null };
}

const toSummedSpan = ({ since, before }: TimeSpan): Span | null =>
  since === null ? null : { from: since, until: before ?? Number.MAX_SAFE_INTEGER };

/** Whether a refund is in a span, and behind a sort key. */
const isWithin =
  ({ since, before }: TimeSpan, after: SortKey | null) =>
  ({ createdAt, id }: Refund): boolean => {
    if ((since !== null && createdAt < since) || (before !== null && createdAt >= before)) return false;
    if (!after) return true;
    const [lastTime = 0, lastId = ''] = after;
    return createdAt < Number(lastTime) || (createdAt === lastTime && id < String(lastId));
  };

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
