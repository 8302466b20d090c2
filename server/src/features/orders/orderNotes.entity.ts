import { Entity, ForeignKey, Index } from 'typeorm';
import { Id, Ref, Text, Time } from '../../database/columns.ts';

/** What staff write to each other about an order. Shoppers never see it. */
@Entity('order_notes')
@Index('order_notes_order', ['orderId', 'id'])
export class OrderNote {
  /** UUIDv7: sorts by time. */
  @Id() id: string;
  @ForeignKey('Order', { onDelete: 'CASCADE' })
  @Ref()
  orderId: string;
  @Index('order_notes_author')
  @ForeignKey('User', { onDelete: 'RESTRICT' })
  @Ref()
  authorId: string;
  @Text(1000) text: string;
  @Time() createdAt: number;
}
