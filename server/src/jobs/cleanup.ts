import { deleteExpiredLinks } from '../features/auth/accountLinks.service.ts';
import { deleteExpiredSessions } from '../features/auth/sessions.service.ts';
import { deleteOldEvents } from '../features/checkout/webhookEvents.service.ts';
import { deleteOldMails } from '../features/notifications/mail.service.ts';
import { deleteOldAuditEvents } from '../features/users/audit.service.ts';
import type { Shop } from '../shop.ts';

/** Deletes what nobody needs any more. */
export async function tidyUp(shop: Shop): Promise<void> {
  await deleteExpiredSessions(shop);
  await deleteExpiredLinks(shop);
  await deleteOldAuditEvents(shop);
  await deleteOldEvents(shop);
  await deleteOldMails(shop);
}
