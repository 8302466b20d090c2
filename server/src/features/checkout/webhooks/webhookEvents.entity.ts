import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Int, LongText, Text, Time } from '../../../database/columns.ts';

/** An event from the provider's webhook; stored before the webhook is answered, processed afterwards. */
@Entity('webhook_events')
@Index('webhook_events_next_try', ['nextTryAt'])
@Index('webhook_events_received', ['receivedAt'])
export class WebhookEvent {
  /** The provider's event id; without one, the hash of the body. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) id: string;
  @Text(40) event: string;
  /** The ids that the event names, as JSON. Emptied when the event is processed. */
  @LongText() body: string;
  @Time() receivedAt: number;
  @Int() attempts: number;
  /** When it is processed; null: it has been. */
  @Time({ nullable: true }) nextTryAt: number | null;
}
