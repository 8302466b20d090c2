import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Ref } from '../../../database/columns.ts';

/** A product that staff have chosen to be shown on the page of another one. A product without any shows others of its sub-category. */
@Entity('product_related')
@Index('product_related_related', ['relatedId', 'productId'], { unique: true })
export class RelatedProduct {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  @ForeignKey('Product', { onDelete: 'CASCADE' })
  productId: string;
  /** Place among the related products of `productId`, from 0. */
  @PrimaryColumn({ type: 'int' })
  position: number;
  @ForeignKey('Product', { onDelete: 'CASCADE' })
  @Ref()
  relatedId: string;
}
