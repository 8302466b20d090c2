import type { Delivery } from '../orders/orders.service.ts';
import type { Billing } from './checkout.entity.ts';

/** Where the order of a billing form is delivered. */
export const deliveryOf = (billing: Billing): Delivery => ({
  name: billing.fullName,
  phoneNumber: billing.phoneNumber,
  // The second line is missing from clients of the old API; in the form, shoppers without one type a dash.
  address: [billing.streetAddressLine1, billing.streetAddressLine2]
    .filter((line) => /[^\s–-]/.test(line))
    .join(', '),
  pincode: billing.zipCode,
});
