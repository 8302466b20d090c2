import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { LockVersion, Paise, Ref, Time } from '../../../database/columns.ts';

/** A payment that was captured for a checkout. */
@Entity('payments')
export class Payment {
  /** The provider's id. */
  @PrimaryColumn({ type: 'varchar', length: 40 }) id: string;
  @Index('payments_checkout')
  @ForeignKey('Checkout', { onDelete: 'RESTRICT' })
  @Ref()
  checkoutId: string;
  @Paise() amount: number;
  @Time() createdAt: number;
  @LockVersion() lockVersion: number;
}
