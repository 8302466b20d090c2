import { Entity, Index } from 'typeorm';
import { Id, Text, Time } from '../../database/columns.ts';

/** An e-mail address that has subscribed to the newsletter, also if it has unsubscribed since. */
@Entity('newsletter_subscriptions')
@Index('newsletter_subscriptions_state', ['unsubscribedAt', 'id'])
export class NewsletterSubscription {
  @Id() id: string;
  /** Lower case. */
  @Index('newsletter_subscriptions_email', { unique: true })
  @Text(254)
  email: string;
  /** Random; the link to unsubscribe contains it. Not hashed, because each newsletter contains the link again. */
  @Index('newsletter_subscriptions_token', { unique: true })
  @Text(43)
  token: string;
  @Time() subscribedAt: number;
  /** Null while subscribed. The row stays afterwards, so that the links in old newsletters still work. */
  @Time({ nullable: true }) unsubscribedAt: number | null;
}
