import type { EntityManager } from 'typeorm';
import { Payment } from './payments.entity.ts';

/**
 * Locks a payment until the transaction ends, on all nodes of a cluster, so that its refunds are decided one after another. Call it
 * before any read.
 * @throws when there is no such payment
 */
export async function lockPayment(tx: EntityManager, id: string): Promise<void> {
  const { affected } = await tx.update(Payment, { id }, { lockVersion: () => 'lockVersion + 1' });
  if (affected !== 1) throw new Error(`The payment ${id} does not exist`);
}
