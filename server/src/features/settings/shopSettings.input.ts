import { z } from 'zod';
import { isGstin } from '../../lib/input/gstin.ts';
import { optionalText, requiredLine } from '../../lib/input/textInput.ts';

const MAX_THRESHOLD = 100_000;

const line = (label: string, max: number) =>
  requiredLine(`Please enter ${label} in one line`).max(max, `Please use at most ${max} characters`);

const text = (label: string) =>
  optionalText(`${label} must not have control characters`).max(300, 'Please use at most 300 characters');

export const shopSettingsInput = z.object({
  name: line('the name of the shop', 40),
  address: text('An address'),
  gstin: z
    .string()
    .trim()
    .toUpperCase()
    .refine((gstin) => gstin === '' || isGstin(gstin), 'This is not a GSTIN: please check each character'),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d ()-]{3,24}$/, 'Please enter a phone number'),
  invoiceText: text('A text on invoices'),
  supportHours: line('the support hours', 40),
  lowStockThreshold: z
    .int('Please enter a whole number')
    .min(0, 'Please enter 0 or more')
    .max(MAX_THRESHOLD, `Please enter at most ${MAX_THRESHOLD}`),
  requireSecondFactor: z.boolean(),
});
