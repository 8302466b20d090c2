import { IsNull, Not } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { type Billing, Checkout } from './checkout.entity.ts';

/** The billing details of a shopper's last paid checkout, to prefill the next one; null without one. */
export async function findLastBilling({ db }: { db: Db }, userId: string): Promise<Billing | null> {
  const checkout = await db.read.findOne(Checkout, {
    where: { userId, paidAt: Not(IsNull()) },
    order: { paidAt: 'DESC' },
    select: { id: true, billing: true },
  });
  return checkout?.billing ?? null;
}
