import type { Shop } from '../../shop.ts';
import { deleteOldEvents as deleteOldAuditEvents } from '../accounts/audit.service.ts';
import { deleteExpiredSessions } from '../accounts/expiredSessions.service.ts';
import { deleteExpiredLinks } from '../accounts/links.service.ts';
import { deleteOldMails } from '../mail/mail.service.ts';
import { deleteOldEvents } from '../payments/webhookEvents.service.ts';

/** Deletes what nobody needs any more. */
export async function tidyUp(shop: Shop): Promise<void> {
  await deleteExpiredSessions(shop);
  await deleteExpiredLinks(shop);
  await deleteOldAuditEvents(shop);
  await deleteOldEvents(shop);
  await deleteOldMails(shop);
}
