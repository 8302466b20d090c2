import { Entity, PrimaryColumn } from 'typeorm';
import { Int, Text } from './columns.ts';

/** Name of the lease of the process that runs the jobs. Its heartbeats also show how far behind a read replica is. */
export const JOBS_LEASE = 'scheduler';

/** Which process does what only one process at a time may do: the jobs, or the migrations. */
@Entity('leases')
export class Lease {
  @PrimaryColumn({ type: 'varchar', length: 40 }) job: string;
  /** Null: nobody holds the lease. */
  @Text(36, { nullable: true }) holder: string | null;
  /** A counter that the holder increments when it renews the lease. */
  @Int() beat: number;
}
