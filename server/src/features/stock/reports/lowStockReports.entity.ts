import { Entity } from 'typeorm';
import { Id, Ref } from '../../../database/columns.ts';

/** Up to which movement it is told that an inventory item's stock became low. */
@Entity('low_stock_reports')
export class LowStockReport {
  /** A movement that a mail reports; or the id of the time at which the item got another threshold. */
  @Id() movementId: string;
  /** The inventory item; a product's own one has the product's id. */
  @Ref() productId: string;
  /** The run of the job that enqueued the mails, or an id of its own. */
  @Ref() runId: string;
}
