import { Entity, PrimaryColumn } from 'typeorm';
import { Int, Json, Ref, Time } from '../../database/columns.ts';

/** Settings that staff have changed. What is not stored has its default. */
@Entity('settings')
export class Setting {
  /** `shop`, `searchWords`, or `page:<slug>` for the texts of an information page. */
  @PrimaryColumn({ type: 'varchar', length: 60 }) id: string;
  /** The fields that belong together, by name. */
  @Json() value: Record<string, unknown>;
  /** Incremented by each change, so that nobody overwrites another one's change unseen. */
  @Int() version: number;
  @Time() updatedAt: number;
  /** The member of staff who changed it last. No foreign key: it outlives the account. */
  @Ref() actorId: string;
}
