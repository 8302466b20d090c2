/** What a tax document says of the shop, as its settings were then. */
export interface DocumentSeller {
  name: string;
  /** May have several lines. Empty: none. */
  address: string;
  /** Empty: none. */
  gstin: string;
  /** The State of the GSTIN, such as `27-Maharashtra`; null without one. */
  state: string | null;
  phone: string;
  /** Below the lines; may have several lines. Empty: none. */
  invoiceText: string;
}

/** Who buys, and where the goods go. Of a deleted account: "Former customer" without an address. */
export interface DocumentBuyer {
  name: string;
  /** Street, city, State and PIN code, as far as they are known. */
  addressLines: string[];
  /** Empty: none. */
  phone: string;
  /** Of a business that wants an invoice with its GST number; both null for other shoppers. */
  gstin: string | null;
  businessName: string | null;
}

/** A product on a tax document. Amounts in paise. */
export interface DocumentLine {
  id: string;
  title: string;
  /** Null: the product has no options. */
  option: string | null;
  /** What was ordered and what it weighs, such as `500 g, weighed 430 g`; null: it was not weighed before the document was issued. */
  weight: string | null;
  /** Units that the document is about; null on a credit note for an amount. */
  quantity: number | null;
  /** Units that were refunded; always 0 on a tax document, whose refunds are credit notes. */
  refundedUnits: number;
  /** For one, with tax. */
  unitPrice: number;
  /** What the line costs, with tax and after discounts; on a credit note what is credited. */
  paid: number;
  /** By how much less than its units at their price, but for `weightRefund`; 0 on a credit note for an amount. */
  discount: number;
  /** By how much less because the units weigh less than ordered; 0 where a refund of the order or a credit note says so. */
  weightRefund: number;
  /** Null: the document has no tax, or the shop has not said what the product's is. */
  tax: DocumentLineTax | null;
}

/** The tax of a line, or of all lines of a rate. Amounts in paise. */
export interface DocumentLineTax {
  /** Null: the shop has not given one. */
  hsn: string | null;
  /** Basis points: 500 is 5 %. */
  rate: number;
  isExempt: boolean;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/** The sums of all lines of a rate. Amounts in paise. */
export interface DocumentTaxSum extends Omit<DocumentLineTax, 'hsn'> {
  paid: number;
}

/** What an offer took off the order, in paise; it is in what its lines cost. */
export interface DocumentDiscount {
  /** The offer's, at that time. */
  name: string;
  /** Null: it applied by itself. */
  code: string | null;
  amount: number;
}

/** Another document that this one is about. */
export interface DocumentReference {
  number: string;
  /** Ms since 1970. */
  issuedAt: number;
  /** Paise, with tax. */
  total: number;
}

/** An invoice or credit note as it is printed, on paper and as PDF. Amounts in paise, times in ms since 1970. */
export interface InvoiceDocument {
  kind: 'invoice' | 'creditNote';
  /** `Invoice`, `Tax Invoice`, `Bill of Supply`, `Invoice-cum-Bill of Supply` or `Credit Note`. */
  title: string;
  number: string;
  issuedAt: number;
  /** Of a credit note: the invoice that it changes. */
  invoice: DocumentReference | null;
  /** Of an invoice: the credit notes that change it, oldest first. */
  creditNotes: DocumentReference[];
  /** Of a credit note: why, as the shopper reads it. */
  reason: string | null;
  orderId: string;
  /** The order's number, and when it was placed. */
  orderNumber: string;
  orderedAt: number;
  paymentId: string;
  seller: DocumentSeller;
  buyer: DocumentBuyer;
  /** Null: the shop was not registered for GST, or none of its products had a rate. */
  tax: DocumentTax | null;
  lines: DocumentLine[];
  /** Of an invoice: in the order in which offers took them off; without discounts empty, and on credit notes. */
  discounts: DocumentDiscount[];
  total: number;
  /** What was given back, of a document without tax; else 0. */
  refunded: number;
}

export interface DocumentTax {
  /** Such as `27-Maharashtra`. */
  placeOfSupply: string;
  /** IGST instead of CGST and SGST. */
  isInterState: boolean;
  /** By rate, the lowest first; exempt goods before 0 %. Lines without a rate are not in it. */
  sums: DocumentTaxSum[];
}

/** The name of a document's PDF, such as `invoice-26-27-000123.pdf`; different ones of an order have different names. */
export const pdfNameOf = ({ kind, number }: Pick<InvoiceDocument, 'kind' | 'number'>): string =>
  `${kind === 'invoice' ? 'invoice' : 'credit-note'}-${number.replaceAll('/', '-')}.pdf`;
