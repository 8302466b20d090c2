import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Ref, Text, Time } from '../../database/columns.ts';

/** A signed-in browser or client. */
@Entity('sessions')
export class Session {
  /** SHA-256 of the token in hex: a reader of the table cannot sign in with it. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  tokenHash: string;
  @Index('sessions_user')
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @Ref()
  userId: string;
  @Time() createdAt: number;
  /** The client's User-Agent header at sign-in. */
  @Text(200, { default: '' }) userAgent: string;
  /** The network of the sign-in, see `maskIpAddress`. */
  @Text(45, { default: '' }) address: string;
  @Time() lastSeenAt: number;
  /** When the second factor was given in this session; null: not yet. */
  @Time({ nullable: true }) secondFactorAt: number | null;
  /** The session ends at this time even when it is in use. */
  @Index('sessions_expiry')
  @Time()
  expiresAt: number;
}
