import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Int, Json, Text, Time } from '../../../database/columns.ts';

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

/**
 * The invoice of an order; never changed or deleted, also when the order is cancelled or refunded later. The recipient and the products
 * are those of the order, which do not change either, but for the recipient of a deleted account.
 */
@Entity('invoices')
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
}

/** The last number of a financial year; its lock lets one transaction at a time issue an invoice. */
@Entity('invoice_years')
export class InvoiceYear {
  /** Such as `26-27`. */
  @PrimaryColumn({ type: 'varchar', length: 5 })
  year: string;
  @Int() lastNumber: number;
}
