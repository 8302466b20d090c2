import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Time } from '../../../database/columns.ts';

/** A price that a product, or a variant of it, is on sale for, or was lately. An old price has to be one of them to be true. */
@Entity('charged_prices')
export class ChargedPrice {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  @ForeignKey('Product', { onDelete: 'CASCADE' })
  productId: string;
  /** `Variant.label`; empty for the price of the product in all its options. */
  @PrimaryColumn({ type: 'varchar', length: 200 })
  label: string;
  /** Paise. */
  @PrimaryColumn({ type: 'int' })
  price: number;
  /** Null: it is charged now. */
  @Time({ nullable: true }) chargedUntil: number | null;
}
