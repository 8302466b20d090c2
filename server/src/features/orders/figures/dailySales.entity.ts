import { Entity, PrimaryColumn } from 'typeorm';
import { BigPaise, Int } from '../../../database/columns.ts';

/** Stored in rows: never rename one. */
export type SalesKind = 'total' | 'category' | 'product';

/**
 * What was sold on a day that is over: in total, of each category and of each product. Derived from the orders, which never change
 * their time, lines or amount; a day with a total is complete.
 */
@Entity('daily_sales')
export class DailySales {
  @PrimaryColumn({ type: 'varchar', length: 10 }) kind: SalesKind;
  /** Days since 1970-01-01 in the shop's time zone. */
  @PrimaryColumn({ type: 'int' }) day: number;
  /** Id of the product, or of the category that it had then; empty for the total. */
  @PrimaryColumn({ type: 'varchar', length: 36 }) subject: string;
  /** Orders of a total, else units. */
  @Int() quantity: number;
  @BigPaise() amount: number;
}
