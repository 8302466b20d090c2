import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Flag, Int, Ref, Time } from '../../../database/columns.ts';

/** A picture that a shopper uploaded. Its file is written before the row is inserted, and removed after the row is deleted. */
@Entity('uploads')
@Index('uploads_user', ['userId', 'createdAt'])
export class Upload {
  /** Random hex: the picture's URL cannot be guessed. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  name: string;
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @Ref()
  userId: string;
  /** Whether the profile was saved with it; false while it is listed as a new upload. */
  @Flag() attached: boolean;
  /** The same for all pictures of one request. */
  @Time() createdAt: number;
  /** Position in the request. */
  @Int() position: number;
}
