import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Flag, Int, Json, Paise, Ref, Text, Time } from '../../../database/columns.ts';

/** What an invoice says of the shop. */
export interface InvoiceSeller {
  name: string;
  /** Empty: none. */
  address: string;
  /** Empty: none. */
  gstin: string;
  phone: string;
  /** Below the products. Empty: none. */
  invoiceText: string;
}

/** Stored in rows: never rename one. */
export type InvoiceKind = 'taxInvoice' | 'billOfSupply' | 'invoiceCumBill';

/**
 * The invoice of an order; never changed or deleted, also when the order is cancelled or refunded later. The recipient and the products
 * are those of the order, which do not change either, but for the recipient of a deleted account.
 */
@Entity('invoices')
@Index('invoices_issued', ['issuedAt', 'orderId'])
export class Invoice {
  @ForeignKey('Order', { onDelete: 'RESTRICT' })
  @PrimaryColumn({ type: 'varchar', length: 36 })
  orderId: string;
  /** Such as `26-27/000123`: consecutive within a financial year. */
  @Index('invoices_number', { unique: true })
  @Text(16)
  number: string;
  @Time() issuedAt: number;
  /** As the settings were then. Null: issued by a release that did not store it, while others did already. */
  @Json({ nullable: true }) seller: InvoiceSeller | null;
  /** Null: without tax and without lines of its own, because the shop was not registered for GST, or no product had a rate. */
  @Text(20, { nullable: true }) kind: InvoiceKind | null;
  /** Code of the State where the goods go; stays when the account is deleted. Null: without tax. */
  @Text(2, { nullable: true }) placeOfSupply: string | null;
  /** GSTIN and name of the business that has bought; they stay when the account is deleted. Null: a consumer. */
  @Text(15, { nullable: true }) buyerGstin: string | null;
  @Text(100, { nullable: true }) buyerName: string | null;
  /** Whether the shop was registered for GST then. False also for one of a release that did not store it. */
  @Flag() gstRegistered: boolean;
}

/** What an invoice with tax says of a line of its order. Lines whose units were all refunded before have none. */
@Entity('invoice_lines')
export class InvoiceLine {
  @ForeignKey('OrderLine', { onDelete: 'RESTRICT' })
  @PrimaryColumn({ type: 'varchar', length: 36 })
  orderLineId: string;
  @Index('invoice_lines_order')
  @ForeignKey('Invoice', { onDelete: 'RESTRICT' })
  @Ref()
  orderId: string;
  /** Units that were not refunded before the invoice. */
  @Int() quantity: number;
  /** With tax, after discounts and earlier refunds. */
  @Paise() paid: number;
  /** What `paid` is less because it was weighed before, also if that refund fails later. Null: of a release that did not store it. */
  @Paise({ nullable: true }) weightRefund: number | null;
  @Text(8, { nullable: true }) hsn: string | null;
  /** Basis points; null: the shop had not given one, so the line has no tax. 0 if it is exempt. */
  @Int({ nullable: true }) rate: number | null;
  @Flag() isExempt: boolean;
  @Paise() taxable: number;
  @Paise() cgst: number;
  @Paise() sgst: number;
  @Paise() igst: number;
}

/** The last number of a financial year; its lock lets one transaction at a time issue an invoice. */
@Entity('invoice_years')
export class InvoiceYear {
  /** Such as `26-27`. */
  @PrimaryColumn({ type: 'varchar', length: 5 })
  year: string;
  @Int() lastNumber: number;
}
