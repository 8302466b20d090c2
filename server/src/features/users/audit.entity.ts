import { Entity, Index } from 'typeorm';
import { Id, Ref, Text, Time } from '../../database/columns.ts';

/** An event that matters for the security of an account, for money, or that staff have caused. Never changed; holds no secrets. */
@Entity('audit_events')
@Index('audit_events_user', ['userId', 'id'])
@Index('audit_events_action', ['action', 'id'])
@Index('audit_events_actor', ['actorId', 'id'])
@Index('audit_events_subject', ['subject', 'id'])
export class AuditEvent {
  /** UUIDv7: sorts by time. */
  @Id() id: string;
  @Text(40) action: string;
  /** Null for an unknown account. No foreign key: the event outlives the account. */
  @Ref({ nullable: true }) userId: string | null;
  /** The member of staff who caused it; null for the account's own user and for the shop itself. */
  @Ref({ nullable: true }) actorId: string | null;
  /** What it is about, such as `order:<id>`; null for the account itself. */
  @Text(60, { nullable: true }) subject: string | null;
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
