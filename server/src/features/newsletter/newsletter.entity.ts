import { Entity, Index } from 'typeorm';
import { Id, Text, Time } from '../../database/columns.ts';

/** An e-mail address that asked for the newsletter. */
@Entity('newsletter_subscriptions')
export class NewsletterSubscription {
  @Id() id: string;
  /** Lower case. */
  @Index('newsletter_subscriptions_email', { unique: true })
  @Text(254)
  email: string;
  /**
   * Random; every letter to this address links to `unsubscribeFromNewsletter` with it. Kept as it is, not hashed: each letter
   * needs it again, and who reads this table has the addresses anyway.
   */
  @Index('newsletter_subscriptions_token', { unique: true })
  @Text(43)
  token: string;
  @Time() subscribedAt: number;
  /** Null while letters are wanted. Its row stays, so that the links in old letters go on to work. */
  @Time({ nullable: true }) unsubscribedAt: number | null;
}
