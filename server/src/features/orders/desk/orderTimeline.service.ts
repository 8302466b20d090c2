import type { EntityManager } from 'typeorm';
import { groupBy } from '../../../lib/groupBy.ts';
import { findMailsByKey, type MailSummary } from '../../notifications/notifications.service.ts';
import { type AuditEvent, listAuditEventsAbout } from '../../users/audit.service.ts';
import { auditDetail, auditTitle } from '../../users/auditWords.service.ts';
import { findUserNames } from '../../users/users.service.ts';
import { orderSubject } from '../orderSubject.service.ts';
import type { Order } from '../orders.entity.ts';
import { orderMailKeys } from '../orders.mails.ts';
import { refundMailKey } from '../refundMailKey.service.ts';

/** Something that happened to an order. */
export interface TimelineEvent {
  id: string;
  kind: 'PLACED' | 'CHANGE' | 'MAIL';
  /** An action of the audit log in words, or the subject of a mail. */
  title: string;
  detail: string;
  /** Null: the shopper, the shop itself or the payment provider. */
  actorName: string | null;
  createdAt: number;
}

type TimelineOrder = Pick<Order, 'id' | 'checkoutId' | 'createdAt' | 'paymentId'>;

/** Everything that happened to some orders, by order id, oldest first. */
export async function findTimelines(
  manager: EntityManager,
  orders: readonly TimelineOrder[],
): Promise<Map<string, TimelineEvent[]>> {
  const events = await listAuditEventsAbout(
    manager,
    orders.map(({ id }) => orderSubject(id)),
  );
  const mails = await findMailsByKey(
    manager,
    orders.flatMap(orderMailKeys),
    orders.map(({ paymentId }) => refundMailKey(paymentId)),
  );
  const actorIds = events.flatMap(({ actorId }) => actorId ?? []);
  const actors = await findUserNames(manager, actorIds);
  const nameOf = (id: string | null) => (id === null ? null : (actors.get(id) ?? null));
  const eventsBySubject = groupBy(events, ({ subject }) => subject);
  return new Map(
    orders.map((order) => [
      order.id,
      [
        placedEvent(order),
        ...(eventsBySubject.get(orderSubject(order.id)) ?? [])
          .filter(isNoNote)
          .map((event) => changeEvent(event, nameOf(event.actorId))),
        ...mails.filter(isAbout(order)).map(mailEvent),
      ].sort((one, other) => one.createdAt - other.createdAt),
    ]),
  );
}

/** Notes stand beside the timeline; what a deleted one said is for the readers of the audit log. */
const isNoNote = ({ action }: AuditEvent): boolean => !action.startsWith('orderNote');

/** Whether a mail is about an order. */
function isAbout(order: TimelineOrder): (mail: MailSummary) => boolean {
  const keys = new Set(orderMailKeys(order));
  const refundKey = refundMailKey(order.paymentId);
  return ({ dedupeKey }) => dedupeKey !== null && (keys.has(dedupeKey) || dedupeKey.startsWith(refundKey));
}

const placedEvent = ({ id, paymentId, createdAt }: TimelineOrder): TimelineEvent => ({
  id: `placed-${id}`,
  kind: 'PLACED',
  title: 'Placed and paid',
  detail: paymentId,
  actorName: null,
  createdAt,
});

const changeEvent = (event: AuditEvent, actorName: string | null): TimelineEvent => ({
  id: event.id,
  kind: 'CHANGE',
  title: auditTitle(event.action),
  detail: auditDetail(event),
  actorName,
  createdAt: event.createdAt,
});

const mailEvent = ({ id, subject, createdAt, nextTryAt, sentAt }: MailSummary): TimelineEvent => ({
  id,
  kind: 'MAIL',
  title: subject,
  detail:
    sentAt !== null
      ? 'Sent'
      : nextTryAt !== null
        ? 'Waits to be sent'
        : 'Not sent: the mail server refused it, or the shop has none',
  actorName: null,
  createdAt,
});
