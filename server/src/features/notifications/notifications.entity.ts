import { Entity, Index } from 'typeorm';
import { Flag, Id, Int, LongText, Ref, Text, Time } from '../../database/columns.ts';

/** A row of the outbox: an e-mail that is enqueued in the transaction of what it reports, and sent by a worker later. */
@Entity('mails')
@Index('mails_next_try', ['nextTryAt'])
@Index('mails_bulk_next_try', ['bulk', 'nextTryAt'])
@Index('mails_created', ['createdAt'])
export class Mail {
  @Id() id: string;
  /** Names what the mail reports, so that it is reported once. Null: the mail may be enqueued any number of times. */
  @Index('mails_dedupe_key', { unique: true })
  @Text(80, { nullable: true })
  dedupeKey: string | null;
  /** Empty: forgotten after the mail was sent. */
  @Text(254) recipient: string;
  @Text(200) subject: string;
  /** Plain text. Emptied when the mail is sent or given up, because it may hold links that open an account. */
  @LongText() text: string;
  /** One of many equal mails, such as a newsletter. They are sent when no other mail is due. */
  @Flag() bulk: boolean;
  /** Ends the recipient's subscription on a POST request, as RFC 8058 describes; null: no subscription. */
  @Text(300, { nullable: true }) unsubscribeUrl: string | null;
  @Time() createdAt: number;
  @Int() attempts: number;
  /**
   * When the next attempt is due; null: the mail was sent or given up. Of a claimed mail, the end of the claim, so that workers of the
   * release before do not claim it either.
   */
  @Time({ nullable: true }) nextTryAt: number | null;
  /** The worker's claim; null: no worker has claimed the mail. */
  @Ref({ nullable: true }) claimToken: string | null;
  /** Null: not sent. */
  @Time({ nullable: true }) sentAt: number | null;
}
