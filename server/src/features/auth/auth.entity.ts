import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Flag, Id, Int, Json, Ref, Text, Time } from '../../database/columns.ts';

/** A shopper. */
@Entity('users')
export class User {
  @Id() id: string;
  @Text(100) name: string;
  /** Lower case. */
  @Index('users_email', { unique: true })
  @Text(254)
  email: string;
  /** Whether it is proven that the address is the shopper's own, as with an account opened through Google. */
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
  /** Google's name for the account that signs in as this shopper; unlike an address it never changes hands. */
  @Index('users_google', { unique: true })
  @Text(255, { nullable: true })
  googleSub: string | null;
  @Time() createdAt: number;
  /** Since when nothing here says whose account it was; what has to be kept, such as orders, still belongs to it. Else null. */
  @Time({ nullable: true }) erasedAt: number | null;
}

/** A signed-in browser or client. */
@Entity('sessions')
export class Session {
  /** SHA-256 of the token in hex: who reads the table cannot sign in with it. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  tokenHash: string;
  @Index('sessions_user')
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @Ref()
  userId: string;
  @Time() createdAt: number;
  /** What the browser or client called itself at sign-in. */
  @Text(200, { default: '' }) userAgent: string;
  /** Where the sign-in came from, roughly. */
  @Text(45, { default: '' }) address: string;
  @Time() lastSeenAt: number;
  /** Never valid after that, however busy. */
  @Index('sessions_expiry')
  @Time()
  expiresAt: number;
}

/** A finished Google sign-in, which the page that it led to may turn into a session. */
@Entity('sign_in_codes')
export class SignInCode {
  /** SHA-256 of the code in hex, as with a session's token. */
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

/** What a link in a letter to a shopper is good for. */
export type LinkPurpose = 'reset' | 'verify';

/** The token of a link that was sent to a shopper's address; of each kind the newest alone works. */
@Entity('account_links')
@Index('account_links_user_purpose', ['userId', 'purpose'], { unique: true })
export class AccountLink {
  /** SHA-256 of the token in hex, as with a session's. */
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

/** Something that matters for the safety of an account or of money. Written once, never changed; no secrets. */
@Entity('audit_events')
@Index('audit_events_user', ['userId', 'id'])
export class AuditEvent {
  /** Later ones sort after earlier ones. */
  @Id() id: string;
  @Text(40) action: string;
  /** Whose account; null when there is none. No reference: the event outlives the account. */
  @Ref({ nullable: true }) userId: string | null;
  /** Which order, which session …; empty when the action says it all. */
  @Text(200) detail: string;
  /** Of the client; empty when it was the shop itself. */
  @Text(45) address: string;
  @Text(200) userAgent: string;
  /** As in the server's log; empty when it was the shop itself. */
  @Text(64) requestId: string;
  @Index('audit_events_time')
  @Time()
  createdAt: number;
}

/** A picture that a shopper sent. Its file is there before the row, and goes after it. */
@Entity('uploads')
@Index('uploads_user', ['userId', 'createdAt'])
export class Upload {
  /** Random: the picture's address is nothing that anybody could guess. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  name: string;
  @ForeignKey('User', { onDelete: 'CASCADE' })
  @Ref()
  userId: string;
  /** Whether it is a part of the profile; until then it may be cleared away. */
  @Flag() attached: boolean;
  /** Those of one request have the same. */
  @Time() createdAt: number;
  /** Its place in the request. */
  @Int() position: number;
}
