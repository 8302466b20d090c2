import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * The end of a long name, from one of its inner words on, as a search key: for `asha devi rao`, `devi rao`. `Order` has the whole
 * name and the last word, so most orders have no such row.
 */
@Entity('order_name_parts')
export class OrderNamePart {
  @PrimaryColumn({ type: 'varchar', length: 100 }) part: string;
  @PrimaryColumn({ type: 'varchar', length: 36 })
  @Index('order_name_parts_order')
  @ForeignKey('Order', { onDelete: 'CASCADE' })
  orderId: string;
}
