import { Entity, Index } from 'typeorm';
import { Flag, Id, Json, LockVersion, Text, Time } from '../../database/columns.ts';

/** Stored in rows: never rename one. */
export type StaffRole = 'owner' | 'manager' | 'packer' | 'support';

// The last columns of the desk's indexes spare a list from reading each row.
/** An account of the shop. */
@Entity('users')
@Index('users_staff_role', ['staffRole', 'id'])
@Index('users_date', [
  'erasedAt',
  'createdAt',
  'id',
  'blockedAt',
  'searchName',
  'searchSecondName',
  'searchLastName',
  'email',
  'searchPhone',
  'searchPhoneEnd',
])
@Index('users_blocked', ['blockedAt', 'erasedAt', 'createdAt', 'id'])
@Index('users_search_name', ['searchName', 'createdAt', 'id', 'blockedAt'])
@Index('users_search_second_name', ['searchSecondName', 'createdAt', 'id', 'blockedAt'])
@Index('users_search_last_name', ['searchLastName', 'createdAt', 'id', 'blockedAt'])
@Index('users_search_phone', ['searchPhone', 'createdAt', 'id', 'blockedAt'])
@Index('users_search_phone_end', ['searchPhoneEnd', 'createdAt', 'id', 'blockedAt'])
@Index('users_search_email', ['email', 'createdAt', 'id', 'blockedAt', 'erasedAt'])
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
  /** What the user may do at the desk; null for a shopper. */
  @Text(10, { nullable: true })
  staffRole: StaffRole | null;
  /** argon2id in PHC format; null: no sign-in by password. */
  @Text(255, { nullable: true })
  passwordHash: string | null;
  /** Google's id of the account that signs in as this user; unlike an e-mail address it never changes. */
  @Index('users_google', { unique: true })
  @Text(255, { nullable: true })
  googleSub: string | null;
  @Time() createdAt: number;
  /** Since when signing in at the desk needs a second factor too; null: it has none. */
  @Time({ nullable: true }) secondFactorSince: number | null;
  /** When the account was deleted: orders still refer to the row, but it holds no personal data. Else null. */
  @Time({ nullable: true }) erasedAt: number | null;
  /** When the shop has blocked the account: it cannot sign in. Else null. */
  @Time({ nullable: true }) blockedAt: number | null;
  /** Why, for staff; null unless blocked. */
  @Text(200, { nullable: true }) blockedReason: string | null;
  @LockVersion() lockVersion: number;
  /** Search keys of the desk, see userSearch.ts. Empty: not found by it. */
  @Text(100, { default: '' }) searchName: string;
  @Text(100, { default: '' }) searchSecondName: string;
  @Text(100, { default: '' }) searchLastName: string;
  @Text(20, { default: '' }) searchPhone: string;
  @Text(20, { default: '' }) searchPhoneEnd: string;
}
