import { toRupees } from '../../../../lib/money.ts';
import type { InvalidInput, TooManyRequests } from '../../../../lib/problems.ts';
import { formatShopTime } from '../../../../lib/time/shopDay.ts';
import { lineName, unitsText } from '../../../orders/lineTexts.service.ts';
import type { StaffActor } from '../../../staff/staffActor.service.ts';
import { type CsvPart, type ExportContext, exportPart } from '../../../users/exportPart.service.ts';
import type { RefundState } from '../refunds.entity.ts';
import type { DetailedRefund } from './refundDetails.service.ts';
import { listRefunds, type RefundFilter } from './refundList.service.ts';

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
      .map(
        ({ quantity, orderLine }) => `${unitsText(quantity)}${orderLine ? lineName(orderLine) : 'a product'}`,
      )
      .join('; '),
  By: ({ requestedByName }) => requestedByName ?? 'the shop',
};

/** The next part of a list as CSV. */
export const exportRefunds = (
  ctx: ExportContext,
  actor: StaffActor,
  filter: RefundFilter,
  after: string | null | undefined,
): Promise<CsvPart | InvalidInput | TooManyRequests> =>
  exportPart(ctx, actor, {
    action: 'refundsExported',
    columns,
    after,
    maxRows: 500,
    read: (db, page) => listRefunds({ db }, filter, page),
  });
