import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Ref, Time } from '../../../database/columns.ts';

/** A one-time code that a finished Google sign-in hands to the page, which exchanges it for a session. */
@Entity('sign_in_codes')
export class SignInCode {
  /** SHA-256 of the code in hex. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  codeHash: string;
  @Index('sign_in_codes_user')
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @Ref()
  userId: string;
  @Index('sign_in_codes_expiry')
  @Time()
  expiresAt: number;
}
