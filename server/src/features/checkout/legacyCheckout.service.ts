import { z } from 'zod';
import type { Context } from '../../graphql/context.ts';
import { parseFromViewer } from '../../lib/parseInput.ts';
import {
  type InvalidInput,
  invalidInput,
  type NotSignedIn,
  type OutOfStock,
  type Problem,
} from '../../lib/problems.ts';
import { deliverTo } from '../orders/orders.service.ts';
import type { Viewer } from '../users/users.service.ts';
import { type CartEmpty, openCheckoutForPayment } from './beginCheckout.service.ts';
import { findCheckoutOfPayment } from './checkouts.service.ts';
import { ProviderDown } from './provider.service.ts';
import {
  isGivenUp,
  type PaymentPending,
  type PaymentRefused,
  recorded,
  type Settled,
  settlePayment,
  unlessItFails,
} from './settlement.service.ts';

// The way of clients that know just the payment's id, and may have had it made before the shop knew of anything.

export type PaymentNotTaken = Problem<'PaymentNotTaken'>;

/** What the caller can do where it cannot be told whether the payment is one of ours. */
const notLookedUp: PaymentPending = {
  __typename: 'PaymentPending',
  message:
    'Your payment cannot be looked up right now. Please try again in a moment: it is not charged twice.',
};
const notTaken = (why: string): PaymentNotTaken => ({
  __typename: 'PaymentNotTaken',
  message:
    `${why} So no order was placed, and nothing was taken: what your bank has set aside for this payment, it frees by itself, ` +
    'usually within 5 to 7 working days.',
});

const detail = (name: string, maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, `This ${name} is too long`)
    .optional()
    .transform((text) => text || undefined);

const paidOrderInput = z.object({
  // It becomes a part of an address at the provider's.
  paymentId: z.string().regex(/^\w{1,40}$/, 'Please send the id of the payment'),
  name: detail('name', 100),
  phoneNumber: detail('phone number', 20),
  address: detail('address', 600),
  pincode: detail('pincode', 20),
});

/**
 * Ends one of the viewer's checkouts for clients that know just the payment's id: what they say is not believed, the
 * provider is asked. Where the order goes is as the checkout had it, or as the first of these calls says. A payment that was
 * made without any checkout gets one now, if it is for what is in the cart.
 */
export async function placeOrderForPayment(
  ctx: Context,
  given: unknown,
): Promise<Settled | PaymentNotTaken | OutOfStock | CartEmpty | NotSignedIn | InvalidInput> {
  const asked = parseFromViewer(ctx, paidOrderInput, given);
  if ('message' in asked) return asked;
  const { viewer, input } = asked;
  const { paymentId, ...details } = input;
  const lookedUpLater = async (error: unknown) => {
    if (!(error instanceof ProviderDown)) throw error;
    return notLookedUp;
  };
  return unlessItFails(ctx, paymentId, lookedUpLater, async () => {
    const problem = await adopt(ctx, viewer, input);
    if (problem) return problem;
    const settled = await settlePayment(ctx, paymentId, { userId: viewer.id });
    // An own payment that came first has ended the checkout of this one.
    if ('message' in settled)
      return settled.__typename === 'PaymentRefused'
        ? ((await adopt(ctx, viewer, input)) ?? settled)
        : settled;
    const said = Object.entries(details).filter(([, text]) => text !== undefined);
    return deliverTo(ctx, settled, Object.fromEntries(said));
  });
}

/** Opens the checkout of a payment that has none because the popup knew no order of the provider's. */
async function adopt(
  ctx: Context,
  { id: userId, email }: Viewer,
  { paymentId, name, phoneNumber, address, pincode }: z.output<typeof paidOrderInput>,
): Promise<PaymentRefused | PaymentNotTaken | OutOfStock | CartEmpty | NotSignedIn | InvalidInput | null> {
  const payment = await ctx.provider.findPayment(paymentId);
  if (!payment || payment.orderId) return null;
  const adopted = await findCheckoutOfPayment(ctx, paymentId);
  if (adopted) {
    const over = adopted.userId === userId && isGivenUp(adopted, payment);
    return over ? notTaken('The checkout of this payment has ended.') : null;
  }
  if (!name) return invalidInput('Please fill full name', 'name');
  if (!phoneNumber) return invalidInput('Please fill phone Number', 'phoneNumber');
  if (!address) return invalidInput('Please fill Street address', 'address');
  if (!pincode) return invalidInput('Please fill zipCode', 'pincode');
  const opened = await openCheckoutForPayment(ctx, userId, payment, {
    fullName: name,
    country: '',
    streetAddressLine1: address,
    streetAddressLine2: '',
    city: '',
    state: '',
    zipCode: pincode,
    phoneNumber,
    email,
  });
  if (opened && !('message' in opened)) return null;
  // Another request for the same payment may have been faster, and have emptied the cart.
  if (await findCheckoutOfPayment(ctx, paymentId)) return null;
  const isFree = payment.status === 'authorized';
  if (isFree && (opened?.__typename === 'OutOfStock' || opened?.__typename === 'CartEmpty'))
    return notTaken(opened.message.replace(/\.?$/, '.'));
  if (opened) return opened;
  const refusal = recorded(ctx, paymentId, 'it is not authorised for what the cart costs');
  // Of an honest shopper, too: another payment may have bought a part of the cart a moment ago.
  const isAnotherAmount = isFree && payment.currency === 'INR';
  return isAnotherAmount ? notTaken('Your cart does not cost what this payment is over.') : refusal;
}
