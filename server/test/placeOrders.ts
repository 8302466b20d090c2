import type { Db } from '../src/database/database.ts';
import { insertRows } from '../src/database/insertRows.ts';
import { Checkout } from '../src/features/checkout/checkout.entity.ts';
import { orderNumber, searchKeysOf } from '../src/features/orders/orderSearch.ts';
import { Order } from '../src/features/orders/orders.entity.ts';
import { User } from '../src/features/users/users.entity.ts';
import { newId } from '../src/lib/ids.ts';
import { billing } from '../tools/billing.mjs';

const NAMES = ['Asha Rao', 'Meera Iyer', 'Ravi Kumar', 'Zoya Khan'];
const PLACES = [
  { city: 'Pune', state: 'Maharashtra', firstPincode: 411_001 },
  { city: 'Ludhiana', state: 'Punjab', firstPincode: 141_001 },
  { city: 'Bengaluru', state: 'Karnataka', firstPincode: 560_001 },
] as const;
const STATUSES = ['paid', 'packing', 'packed', 'delivered', 'delivered', 'refunded'] as const;

/**
 * Stores many paid orders without lines of the shop's first user: lists of a thousand orders need no thousand purchases. Each is
 * a minute older than the one before.
 * @returns their ids, newest first
 */
export async function placeOrders({ read, write }: Db, count: number): Promise<string[]> {
  const user = await read.findOneOrFail(User, { where: {} });
  const now = Date.now() - 86_400_000;
  const checkouts: Checkout[] = [];
  const orders = Array.from({ length: count }, (_, index): Order => {
    const checkoutId = newId();
    const name = NAMES[index % NAMES.length] ?? '';
    const email = `${index}@example.com`;
    // So many of one place that each status and name occurs in each place.
    const { firstPincode, ...place } = PLACES[Math.floor(index / 12) % PLACES.length] ?? PLACES[0];
    const amount = 1000 + ((index * 7919) % 5000);
    checkouts.push({
      id: checkoutId,
      userId: user.id,
      state: 'paid',
      activeKey: null,
      amount,
      billing,
      claimedAt: 0,
      providerOrderId: `order_${checkoutId.slice(-12)}`,
      providerPaymentId: null,
      createdAt: now,
      expiresAt: now,
      nextCheckAt: null,
      paymentPendingSince: null,
      paidAt: now,
      erasedAt: null,
    });
    const id = newId();
    return {
      id,
      number: orderNumber(id),
      userId: user.id,
      checkoutId,
      paymentId: `pay_${checkoutId.slice(-12)}`,
      status: STATUSES[index % STATUSES.length] ?? 'paid',
      name,
      phoneNumber: `80000${String(index).padStart(5, '0')}`,
      address: billing.streetAddressLine1,
      pincode: String(firstPincode + index),
      ...place,
      email,
      amount,
      createdAt: now - index * 60_000,
      refundedAmount: 0,
      gstin: null,
      businessName: null,
      ...searchKeysOf({ ...place, name, email, phoneNumber: `80000${String(index).padStart(5, '0')}` }),
    };
  });
  await write(async (tx) => {
    await insertRows(tx, Checkout, checkouts);
    await insertRows(tx, Order, orders);
  });
  return orders.map(({ id }) => id);
}
