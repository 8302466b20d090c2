import { Entity } from 'typeorm';
import { Id, Ref } from '../../../database/columns.ts';

/** A movement by which a product's stock became low, as the mails of a run report it. */
@Entity('low_stock_reports')
export class LowStockReport {
  @Id() movementId: string;
  @Ref() productId: string;
  /** The run of the job that enqueued the mails. */
  @Ref() runId: string;
}
