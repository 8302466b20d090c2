import { z } from 'zod';
import { requiredLine, requiredText } from '../../lib/textInput.ts';
import { isGstin } from './gstin.ts';

/** The shop's own data and rules, which the owner can change. */
export interface ShopSettings {
  name: string;
  /** On invoices; may have several lines. Empty: none. */
  address: string;
  /** GST identification number, on invoices. Empty: none. */
  gstin: string;
  /** Of the support line, as it is shown. */
  phone: string;
  /** Below the products of an invoice, such as what the prices include; may have several lines. Empty: none. */
  invoiceText: string;
  /** When somebody answers the phone, such as `24/7`. */
  supportHours: string;
  /** A product without a threshold of its own is low when so many units or fewer are available. */
  lowStockThreshold: number;
  /** Whether staff must have a second factor to use the desk. */
  requireSecondFactor: boolean;
}

export const defaultShopSettings: Readonly<ShopSettings> = {
  name: 'Kirana',
  address: '',
  gstin: '',
  phone: '1800 000 0000',
  invoiceText: 'Prices include all taxes. Delivery is free.',
  supportHours: '24/7',
  lowStockThreshold: 5,
  requireSecondFactor: false,
};

const MAX_THRESHOLD = 100_000;

const line = (label: string, max: number) =>
  requiredLine(`Please enter ${label} in one line`).max(max, `Please use at most ${max} characters`);

const optionalText = (message: string) =>
  z.union([z.literal(''), requiredText(message).max(300, 'Please use at most 300 characters')]);

export const shopSettings = z.object({
  name: line('the name of the shop', 40),
  address: optionalText('Please enter an address'),
  gstin: z
    .string()
    .trim()
    .toUpperCase()
    .refine((text) => text === '' || isGstin(text), 'This is not a GSTIN: please check each character'),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d ()-]{3,24}$/, 'Please enter a phone number'),
  invoiceText: optionalText('Please enter a text'),
  supportHours: line('the support hours', 40),
  lowStockThreshold: z
    .int('Please enter a whole number')
    .min(0, 'Please enter 0 or more')
    .max(MAX_THRESHOLD, `Please enter at most ${MAX_THRESHOLD}`),
  requireSecondFactor: z.boolean(),
}) satisfies z.ZodType<ShopSettings>;
