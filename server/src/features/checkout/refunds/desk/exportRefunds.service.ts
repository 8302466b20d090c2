import type { Db } from '../../../../database/database.ts';
import type { Limits } from '../../../../lib/limits/rateLimiter.ts';
import { toRupees } from '../../../../lib/money.ts';
import type { InvalidInput, TooManyRequests } from '../../../../lib/problems.ts';
import { toCsv } from '../../../../lib/text/csvText.ts';
import { formatShopTime } from '../../../../lib/time/shopDay.ts';
import type { CsvPart } from '../../../orders/desk/exportOrders.service.ts';
import { lineName } from '../../../orders/lineName.service.ts';
import type { StaffActor } from '../../../staff/staffActor.service.ts';
import { recordAuditEvent } from '../../../users/audit.service.ts';
import type { RefundState } from '../refunds.entity.ts';
import type { DetailedRefund } from './refundDetails.service.ts';
import { findRefundPage, type RefundRange } from './refundList.service.ts';

const ROWS = 500;

const stateLabels: Record<RefundState, string> = {
  pending: 'Being refunded',
  done: 'Refunded',
  failed: 'Refused',
};

const columns: Record<string, (refund: DetailedRefund) => string | number> = {
  'Refund Id': ({ providerRefundId }) => providerRefundId ?? '',
  'Payment Id': ({ paymentId }) => paymentId,
  'Order Id': ({ orderId }) => orderId ?? '',
  'Time (IST)': ({ createdAt }) => formatShopTime(createdAt),
  'Amount (Rs)': ({ amount }) => toRupees(amount),
  State: ({ state }) => stateLabels[state],
  Failure: ({ failure }) => failure ?? '',
  Reason: ({ reason }) => reason,
  Products: ({ lines }) =>
    lines
      .map(({ quantity, orderLine }) => `${quantity} x ${orderLine ? lineName(orderLine) : 'a product'}`)
      .join('; '),
  By: ({ requestedByName }) => requestedByName ?? 'the shop',
};

/** The next part of a list as CSV. Each part is recorded in the audit log: a caller can begin anywhere. */
export async function exportRefunds(
  { db, limits }: { db: Db; limits: Limits },
  actor: StaffActor,
  list: Omit<RefundRange, 'first'>,
): Promise<CsvPart | InvalidInput | TooManyRequests> {
  const tooMany = await limits.consume('exportPart', { address: '', account: actor.id });
  if (tooMany) return tooMany;
  // From one server, so that its lines are as new as its refunds.
  const page = await db.replicas.read((read) =>
    findRefundPage({ dialect: db.dialect, read }, { ...list, first: ROWS }),
  );
  if ('message' in page) return page;
  await db.write((tx) =>
    recordAuditEvent(tx, actor, {
      action: 'refundsExported',
      userId: null,
      actorId: actor.id,
      detail: `${page.refunds.length} rows${list.after ? ', continued' : ''}`,
    }),
  );
  const rows = page.refunds.map((refund) => Object.values(columns).map((cellOf) => cellOf(refund)));
  return {
    csv: toCsv(list.after ? null : Object.keys(columns), rows),
    endCursor: page.hasNextPage ? page.endCursor : null,
  };
}
