import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Id, Int, Paise, Ref, Text, Time } from '../../../database/columns.ts';

/** What was given back of an invoice with tax; never changed or deleted. */
@Entity('credit_notes')
@Index('credit_notes_issued', ['issuedAt', 'id'])
export class CreditNote {
  @Id() id: string;
  /** Such as `CN/26-27/000123`: consecutive within a financial year. */
  @Index('credit_notes_number', { unique: true })
  @Text(16)
  number: string;
  @Index('credit_notes_order')
  @ForeignKey('Invoice', { onDelete: 'RESTRICT' })
  @Ref()
  orderId: string;
  /** The refund, which has one credit note at most; null: the whole payment was refunded at the provider. */
  @Index('credit_notes_refund', { unique: true })
  @Text(40, { nullable: true })
  refundId: string | null;
  @Time() issuedAt: number;
  /** With tax: the sum of its lines. */
  @Paise() total: number;
  /** A sentence for the shopper. */
  @Text(200) reason: string;
}

/** What a credit note gives back of a line of the invoice, which has its HSN code and rate. */
@Entity('credit_note_lines')
export class CreditNoteLine {
  @ForeignKey('CreditNote', { onDelete: 'RESTRICT' })
  @PrimaryColumn({ type: 'varchar', length: 36 })
  creditNoteId: string;
  @Index('credit_note_lines_line')
  @ForeignKey('InvoiceLine', { onDelete: 'RESTRICT' })
  @PrimaryColumn({ type: 'varchar', length: 36 })
  orderLineId: string;
  /** Units that are refunded; null: a part of the line's amount. */
  @Int({ nullable: true }) quantity: number | null;
  /** With tax. */
  @Paise() paid: number;
  @Paise() taxable: number;
  @Paise() cgst: number;
  @Paise() sgst: number;
  @Paise() igst: number;
}

/** The last number of a financial year; its lock lets one transaction at a time issue a credit note. */
@Entity('credit_note_years')
export class CreditNoteYear {
  /** Such as `26-27`. */
  @PrimaryColumn({ type: 'varchar', length: 5 })
  year: string;
  @Int() lastNumber: number;
}
