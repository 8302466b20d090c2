import { z } from 'zod';
import { parseGstRates } from '../../lib/gst/gstRates.ts';
import { optionalGstin } from '../../lib/input/gstin.input.ts';
import { rule } from '../../lib/input/rule.ts';
import { optionalText, requiredLine } from '../../lib/input/textInput.ts';

const MAX_THRESHOLD = 100_000;
const PHONE = /^\+?[\d ()-]{3,24}$/;

const line = (label: string, max: number) =>
  requiredLine(`Please enter ${label} in one line`).max(max, `Please use at most ${max} characters`);

const text = (label: string) =>
  optionalText(`${label} must not have control characters`).max(300, 'Please use at most 300 characters');

const gstRatesText = text('The rates').refine(
  (rates) => parseGstRates(rates) !== null,
  rule('GST_RATES_INVALID', 'Please write a line for each change, such as 2025-09-22: 0, 5, 18, 40'),
);

const settings = z.object({
  name: line('the name of the shop', 40),
  address: text('An address'),
  gstin: optionalGstin,
  // Absent from clients of the release before: the setting stays.
  gstRegistered: z.boolean().nullish(),
  gstRates: gstRatesText.nullish(),
  phone: z
    .string()
    .trim()
    .refine((phone) => PHONE.test(phone), rule('PHONE_INVALID', 'Please enter a phone number')),
  invoiceText: text('A text on invoices'),
  supportHours: line('the support hours', 40),
  lowStockThreshold: z
    .int('Please enter a whole number')
    .min(0, 'Please enter 0 or more')
    .max(MAX_THRESHOLD, `Please enter at most ${MAX_THRESHOLD}`),
  requireSecondFactor: z.boolean(),
  /** Absent: as before. */
  stackOffers: z.boolean().nullish(),
});

export const shopSettingsInput = settings.refine(({ gstRegistered, gstin }) => !gstRegistered || gstin, {
  ...rule('REQUIRED', 'A shop that is registered for GST has a GSTIN'),
  path: ['gstin'],
});
