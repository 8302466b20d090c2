import type { TooManyRequests } from '../../lib/problems.ts';
import type { Viewer } from '../users/users.service.ts';
import type { ShopperContext } from './checkoutContext.ts';

/**
 * Counts a valid request of a signed-in shopper that may call the payment provider.
 * @returns null if it is allowed
 */
export async function consumePaymentLimit(
  { limits, clientAddress }: Pick<ShopperContext, 'limits' | 'clientAddress'>,
  { id }: Viewer,
): Promise<TooManyRequests | null> {
  // The account first: what its limit refuses must not count for others who share the address.
  const tooMany = await limits.consume('payment', { address: '', account: id });
  return tooMany ?? limits.consume('payment', { address: clientAddress });
}
