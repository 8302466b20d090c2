import { amountOfUnits } from '../../../lib/amountOfUnits.ts';
import { spreadAmount, taxIncludedIn } from '../../../lib/gst/gstOfLine.ts';
import { stateOfPinCode } from '../../../lib/gst/pinCodes.ts';
import { findStateCode, stateOfGstin } from '../../../lib/gst/states.ts';
import type { ProductTax } from '../../catalog/tax/productTax.service.ts';
import type { Order } from '../orders.entity.ts';
import type { LineWithRefunds } from '../orders.queries.ts';
import type { Invoice, InvoiceKind, InvoiceLine } from './invoices.entity.ts';

/** What an invoice with tax has beyond its number. */
export interface InvoiceTax extends Pick<Invoice, 'placeOfSupply' | 'buyerGstin' | 'buyerName'> {
  kind: InvoiceKind;
  lines: InvoiceLine[];
}

/** Whether the goods go to another State than the seller's. Seller without a State: no. */
export const isInterState = (sellerGstin: string, placeOfSupply: string | null): boolean => {
  const home = stateOfGstin(sellerGstin);
  return home !== null && placeOfSupply !== null && home !== placeOfSupply;
};

/** The State where the goods go: that of the address, else of its PIN code, else the seller's. Null: none is known. */
export const placeOfSupplyOf = (
  { state, pincode }: Pick<Order, 'state' | 'pincode'>,
  sellerGstin: string,
): string | null => findStateCode(state) ?? stateOfPinCode(pincode) ?? stateOfGstin(sellerGstin);

/**
 * The tax of an order that is invoiced now: of what is left of it after earlier refunds.
 * @param taxOf of the lines' products
 * @returns null if no product has a rate: the invoice has no tax then
 */
export function taxOfOrder(
  order: Pick<Order, 'id' | 'amount' | 'refundedAmount' | 'state' | 'pincode' | 'gstin' | 'businessName'>,
  lines: readonly LineWithRefunds[],
  taxOf: ReadonlyMap<string, ProductTax>,
  sellerGstin: string,
): InvoiceTax | null {
  const placeOfSupply = placeOfSupplyOf(order, sellerGstin);
  const isInter = isInterState(sellerGstin, placeOfSupply);
  const values = lines.map((line) =>
    amountOfUnits(line, line.refundedUnits, line.quantity - line.refundedUnits),
  );
  // A refund of an amount makes all lines cheaper alike.
  const paid = spreadAmount(order.amount - order.refundedAmount, values);
  const invoiceLines = lines.flatMap((line, index): InvoiceLine[] => {
    const quantity = line.quantity - line.refundedUnits;
    if (quantity <= 0) return [];
    const { hsn = null, rate = null, isExempt = false } = taxOf.get(line.productId) ?? {};
    const amount = paid[index] ?? 0;
    return [
      {
        orderLineId: line.id,
        orderId: order.id,
        quantity,
        paid: amount,
        weightRefund: weightRefundOfLast(line, quantity),
        hsn,
        rate,
        isExempt,
        ...taxIncludedIn(amount, rate ?? 0, isInter),
      },
    ];
  });
  const kind = kindOf(invoiceLines, order.gstin !== null);
  if (!kind) return null;
  return {
    kind,
    placeOfSupply,
    buyerGstin: order.gstin,
    buyerName: order.businessName,
    lines: invoiceLines,
  };
}

/** By how much the last units of a line are cheaper because they weigh less. */
const weightRefundOfLast = (line: LineWithRefunds, units: number): number => {
  const first = line.quantity - units;
  return amountOfUnits({ ...line, weightRefund: 0 }, first, units) - amountOfUnits(line, first, units);
};

/**
 * What an invoice is by its goods: those at 0 % and exempt ones are both an exempt supply (s. 2(47) of the CGST Act). Both kinds of
 * goods for a consumer are one document (rule 46A); a business gets a tax invoice.
 */
function kindOf(lines: readonly InvoiceLine[], isBusiness: boolean): InvoiceKind | null {
  const rates = lines.flatMap(({ rate }) => rate ?? []);
  const hasTaxed = rates.some((rate) => rate > 0);
  const hasExempt = rates.includes(0);
  if (!hasTaxed) return hasExempt ? 'billOfSupply' : null;
  return hasExempt && !isBusiness ? 'invoiceCumBill' : 'taxInvoice';
}
