import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Int, Json, Text } from '../../../database/columns.ts';

/** The second factor of a member of staff: a program that shows time-based codes (TOTP, RFC 6238). */
@Entity('second_factors')
export class SecondFactor {
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'varchar', length: 36 })
  userId: string;
  /** The shared secret in Base32. */
  @Text(64) secret: string;
  /** Time step of the last accepted code: a code works once. */
  @Int() lastStep: number;
  /** SHA-256 of the unused recovery codes in hex; none until the first code has confirmed the secret. */
  @Json() recoveryHashes: string[];
}
