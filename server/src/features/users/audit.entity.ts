import { Entity, Index } from 'typeorm';
import { Id, Ref, Text, Time } from '../../database/columns.ts';

/** An event that matters for the security of an account or of money. Never changed; holds no secrets. */
@Entity('audit_events')
@Index('audit_events_user', ['userId', 'id'])
export class AuditEvent {
  /** UUIDv7: sorts by time. */
  @Id() id: string;
  @Text(40) action: string;
  /** Null for an unknown account. No foreign key: the event outlives the account. */
  @Ref({ nullable: true }) userId: string | null;
  /** The order, session … concerned; empty when the action says it all. */
  @Text(200) detail: string;
  /** Client's IP address; empty for events of the shop itself. */
  @Text(45) address: string;
  @Text(200) userAgent: string;
  /** As in the server's log; empty for events of the shop itself. */
  @Text(64) requestId: string;
  @Index('audit_events_time')
  @Time()
  createdAt: number;
}
