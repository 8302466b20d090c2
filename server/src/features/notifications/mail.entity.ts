import { Entity, Index } from 'typeorm';
import { Id, Int, LongText, Text, Time } from '../../database/columns.ts';

/** A mail to send; written in the transaction of what it tells of, or of what says there that it is to be written. */
@Entity('mails')
@Index('mails_next_try', ['nextTryAt'])
@Index('mails_created', ['createdAt'])
export class Mail {
  @Id() id: string;
  /** What it tells of: the same thing is told once. Null: it may be told again. */
  @Index('mails_occasion', { unique: true })
  @Text(80, { nullable: true })
  occasion: string | null;
  @Text(254) recipient: string;
  @Text(200) subject: string;
  /** Plain text; empty when there is nothing more to do with it, because it may hold links that open an account. */
  @LongText() text: string;
  @Time() createdAt: number;
  @Int() attempts: number;
  /** When it is sent (again); null: it has been, or was given up. */
  @Time({ nullable: true }) nextTryAt: number | null;
  /** Null: it has not been sent. */
  @Time({ nullable: true }) sentAt: number | null;
}
