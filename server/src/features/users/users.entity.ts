import { Entity, Index } from 'typeorm';
import { Flag, Id, Json, Text, Time } from '../../database/columns.ts';

/** An account of the shop. */
@Entity('users')
export class User {
  @Id() id: string;
  @Text(100) name: string;
  /** Lower case. */
  @Index('users_email', { unique: true })
  @Text(254)
  email: string;
  /** Whether the shopper has shown that the address is theirs: by a link sent to it, or through Google. */
  @Flag() emailVerified: boolean;
  /** Digits with an optional leading plus; null for an account opened through Google. */
  @Index('users_phone', { unique: true })
  @Text(16, { nullable: true })
  phone: string | null;
  /** URLs; the avatar first. */
  @Json() images: string[];
  @Flag() isAdmin: boolean;
  /** argon2id in PHC format; null: no sign-in by password. */
  @Text(255, { nullable: true })
  passwordHash: string | null;
  /** Google's id of the account that signs in as this user; unlike an e-mail address it never changes. */
  @Index('users_google', { unique: true })
  @Text(255, { nullable: true })
  googleSub: string | null;
  @Time() createdAt: number;
  /** When the account was deleted: orders still refer to the row, but it holds no personal data. Else null. */
  @Time({ nullable: true }) erasedAt: number | null;
}
