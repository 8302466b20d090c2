import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Ref, Text, Time } from '../../database/columns.ts';

/** `reset`: to set a new password; `verify`: to confirm an e-mail address. */
export type LinkPurpose = 'reset' | 'verify';

/** The token of a link that was mailed to a shopper; of each purpose only the newest is valid. */
@Entity('account_links')
@Index('account_links_user_purpose', ['userId', 'purpose'], { unique: true })
export class AccountLink {
  /** SHA-256 of the token in hex. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  tokenHash: string;
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @Ref()
  userId: string;
  @Text(10) purpose: LinkPurpose;
  @Index('account_links_expiry')
  @Time()
  expiresAt: number;
}
