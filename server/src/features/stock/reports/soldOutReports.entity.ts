import { Entity, PrimaryColumn } from 'typeorm';
import { Ref } from '../../../database/columns.ts';

/** A product that the mails of a run report as sold out; at most once a day of the shop. */
@Entity('sold_out_reports')
export class SoldOutReport {
  /** The shop's day on which the last unit went, as in `ShopDay`. */
  @PrimaryColumn({ type: 'int' })
  day: number;
  /** No foreign key: its check would lock the product. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  productId: string;
  /** The run of the job that enqueued the mails. */
  @Ref() runId: string;
}
