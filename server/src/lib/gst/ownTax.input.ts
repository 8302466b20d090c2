import { z } from 'zod';
import { rule } from '../input/rule.ts';
import { parseRate } from './gstRates.ts';
import { isHsn, toHsn } from './hsn.ts';

const EXEMPT = 'exempt';

/** The HSN code that staff type for a product or category; empty: none. */
export const hsnText = z
  .string()
  .transform(toHsn)
  .refine((text) => text === '' || isHsn(text), rule('HSN_INVALID', 'An HSN code has 4, 6 or 8 digits'));

/** The GST that staff type for a product or category: percent, `exempt`, or empty: none of its own. */
export const gstText = z
  .string()
  .transform((text) => text.trim().toLowerCase().replace(/\s*%$/, ''))
  .refine(
    (text) => text === '' || text === EXEMPT || parseRate(Number(text)) !== null,
    rule('GST_RATE_INVALID', 'Please write a rate in percent, or exempt'),
  );

interface TaxColumns {
  hsn: string | null;
  gstRate: number | null;
  taxExempt: boolean;
}

/** The columns that the texts of a form mean; absent ones keep theirs. */
export const toTaxColumns = ({
  hsn,
  gst,
}: {
  hsn?: string | undefined;
  gst?: string | undefined;
}): Partial<TaxColumns> => ({
  ...(hsn !== undefined && { hsn: hsn || null }),
  ...(gst !== undefined && {
    gstRate: gst === '' || gst === EXEMPT ? null : parseRate(Number(gst)),
    taxExempt: gst === EXEMPT,
  }),
});

/** As `gstText` reads it. */
export const toGstText = ({ gstRate, taxExempt }: Omit<TaxColumns, 'hsn'>): string =>
  taxExempt ? EXEMPT : gstRate === null ? '' : String(gstRate / 100);
