import { Entity, Index } from 'typeorm';
import { Id, Int, LongText, Ref, Text, Time } from '../../../database/columns.ts';

/** `sent`: every mail has left the outbox. `stopped` is final, because nobody could say who has got a letter that goes on later. */
export type LetterState = 'draft' | 'sending' | 'sent' | 'stopped';

/** A newsletter: a text that is mailed to all subscribers once. */
@Entity('newsletter_letters')
@Index('newsletter_letters_state', ['state', 'id'])
export class Letter {
  @Id() id: string;
  @Text(150) subject: string;
  /** Plain text. */
  @LongText() body: string;
  @Text(10) state: LetterState;
  /** Incremented by each change of the text, so that nobody overwrites another one's change unseen. */
  @Int() version: number;
  /** Subscribers when sending began. */
  @Int() recipientCount: number;
  /** Mails that were put into the outbox. */
  @Int() enqueuedCount: number;
  /** The last subscription whose mail was put into the outbox; they are taken in the order of their ids. Empty: none yet. */
  @Text(36) lastSubscriptionId: string;
  @Time() updatedAt: number;
  /** Null: a draft. */
  @Time({ nullable: true }) startedAt: number | null;
  /** Null: not sent or stopped yet. */
  @Time({ nullable: true }) finishedAt: number | null;
  /** The member of staff who changed or sent it last. */
  @Ref() actorId: string;
}
