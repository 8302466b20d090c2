import { defaultGstRates, gstRatesLine } from '../../lib/gst/gstRates.ts';

/** The shop's own data and rules, which the owner can change. */
export interface ShopSettings {
  name: string;
  /** On invoices; may have several lines. Empty: none. */
  address: string;
  /** GST identification number, on invoices. Empty: none. */
  gstin: string;
  /** Whether the shop is registered for GST, in the State of its GSTIN: its invoices show the tax then. */
  gstRegistered: boolean;
  /** The allowed rates in percent, a line for each day on which they changed: `2025-09-22: 0, 5, 18, 40`. */
  gstRates: string;
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
  /** Whether all offers that fit a cart apply together, or only the one that saves the most. */
  stackOffers: boolean;
}

export const defaultShopSettings: Readonly<ShopSettings> = {
  name: 'Kirana',
  address: '',
  gstin: '',
  gstRegistered: false,
  gstRates: defaultGstRates.map(gstRatesLine).join('\n'),
  phone: '1800 000 0000',
  invoiceText: 'Prices include all taxes. Delivery is free.',
  supportHours: '24/7',
  lowStockThreshold: 5,
  requireSecondFactor: false,
  stackOffers: false,
};
