import { type EntityManager, IsNull } from 'typeorm';
import type { InvalidInput } from '../../lib/problems.ts';
import { withFields } from '../../lib/withFields.ts';
import { returnUnits } from '../stock/ledger.service.ts';
import { demandOf } from '../stock/stock.service.ts';
import { type Actor, recordStaffEvent } from '../users/audit.service.ts';
import { findLastIssueTime } from './invoices/taxDocuments.service.ts';
import { amountBack, isWeighable, type Weighing, weightText } from './lineWeights.service.ts';
import type { OrderStatusConflict } from './orderLifecycle.service.ts';
import { orderSubject } from './orderSubject.service.ts';
import { OrderLine } from './orders.entity.ts';
import { lineWeighed, unitsToWeighChanged, weighingRefused } from './orders.problems.ts';
import type { OrderWithLines } from './orders.service.ts';

/**
 * Stores once what units of a line weigh, with an audit event, while the order is packed, in the caller's transaction, which has locked
 * the order. What is less returns to an inventory item that is counted in the same unit. The same units and weight again change nothing.
 * @returns the problem; null: it is stored
 */
export async function storeWeight(
  tx: EntityManager,
  actor: Actor,
  order: OrderWithLines,
  { orderLineId, units, amount }: Weighing,
): Promise<OrderStatusConflict | InvalidInput | null> {
  const line = order.lines.find(({ id }) => id === orderLineId);
  if (!line || !isWeighable(line)) throw new Error(`The line ${orderLineId} is not weighed`);
  if (line.weighedAmount !== null)
    return line.weighedAmount === amount && line.weighedUnits === units ? null : lineWeighed(line);
  if (order.status !== 'packing') return weighingRefused(order);
  if (units !== line.quantity - line.refundedUnits) return unitsToWeighChanged();
  // Later than the documents that do not say it: those may have been issued by a process whose clock is ahead.
  const weighedAt = Math.max(Date.now(), (await findLastIssueTime(tx, order.id)) + 1);
  const weight = { weighedAmount: amount, weighedUnits: units, weighedAt };
  const { affected } = await tx.update(OrderLine, { id: orderLineId, weighedAmount: IsNull() }, weight);
  if (affected !== 1)
    throw new Error(`The line ${orderLineId} was weighed in spite of the lock of its order`);
  const weighed = withFields(line, weight);
  const demand = { ...demandOf(line), units: amountBack(weighed) };
  if (demand.units > 0)
    await returnUnits(tx, { demands: [demand], kind: 'refund', reference: order.id, actor });
  await recordStaffEvent(tx, actor, {
    action: 'lineWeighed',
    userId: order.userId,
    subject: orderSubject(order.id),
    detail: `${line.title}: ${weightText(weighed)}`,
  });
  return null;
}
