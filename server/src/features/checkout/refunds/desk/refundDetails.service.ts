import { type EntityManager, In } from 'typeorm';
import { groupBy } from '../../../../lib/groupBy.ts';
import { withFields } from '../../../../lib/withFields.ts';
import { findOrderLinesById, type LineWithRefunds } from '../../../orders/orders.service.ts';
import { findUserNames } from '../../../users/users.service.ts';
import { type Refund, RefundLine, type RefundState } from '../refunds.entity.ts';

/** A refund with its lines and the name of who requested it. */
export interface DetailedRefund extends Refund {
  state: RefundState;
  lines: (RefundLine & { orderLine: LineWithRefunds | null })[];
  /** Null for an automatic refund. */
  requestedByName: string | null;
}

/** Refunds of several payments with their lines, in the same order. */
export async function readDetails(
  manager: EntityManager,
  refunds: readonly Refund[],
): Promise<DetailedRefund[]> {
  const refundLines = await manager.findBy(RefundLine, { refundId: In(refunds.map(({ id }) => id)) });
  const orderLines = await findOrderLinesById(
    manager,
    refundLines.map(({ orderLineId }) => orderLineId),
  );
  return withDetails(manager, refunds, refundLines, orderLines);
}

/** Adds lines that were read before. */
export async function withDetails(
  manager: EntityManager,
  refunds: readonly Refund[],
  refundLines: readonly RefundLine[],
  orderLines: readonly LineWithRefunds[],
): Promise<DetailedRefund[]> {
  const orderLineOf = new Map(orderLines.map((line) => [line.id, line]));
  const linesOf = groupBy(refundLines, ({ refundId }) => refundId);
  const names = await findUserNames(
    manager,
    refunds.flatMap(({ requestedBy }) => requestedBy ?? []),
  );
  return refunds.map((refund) =>
    withFields(refund, {
      state: refund.failedAt !== null ? 'failed' : refund.nextTryAt === null ? 'done' : 'pending',
      lines: (linesOf.get(refund.id) ?? []).map((line) =>
        withFields(line, { orderLine: orderLineOf.get(line.orderLineId) ?? null }),
      ),
      requestedByName: names.get(refund.requestedBy ?? '') ?? null,
    }),
  );
}
