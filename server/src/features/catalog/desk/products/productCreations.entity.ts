import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Ref, Text, Time } from '../../../../database/columns.ts';

/** A request that has created a product. Repeated with the same idempotency key, it creates no other one. */
@Entity('product_creations')
export class ProductCreation {
  @PrimaryColumn({ type: 'varchar', length: 80 }) idempotencyKey: string;
  /** SHA-256 of the product in the request, in hexadecimal. */
  @Text(64) requestHash: string;
  @ForeignKey('Product', { onDelete: 'CASCADE' })
  @Index('product_creations_product')
  @Ref()
  productId: string;
  @Time() createdAt: number;
}
