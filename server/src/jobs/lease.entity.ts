import { Entity, PrimaryColumn } from 'typeorm';
import { Int, Text } from '../database/columns.ts';

/** Which process does a job that one process at a time is to do. */
@Entity('leases')
export class Lease {
  @PrimaryColumn({ type: 'varchar', length: 40 }) job: string;
  /** Null: it is free. */
  @Text(36, { nullable: true }) holder: string | null;
  /** Counts on as long as the holder lives. */
  @Int() beat: number;
}
