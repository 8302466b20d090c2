import type { MailServer } from '../../test/mailServer.ts';
import type { Database } from '../environment/database.ts';

/** How often the shop has sent its mails. */
export interface MailCounts {
  /** Different mails that the mail server has received. */
  sent: number;
  /** Of them, those that it has received more than once. */
  sentAgain: number;
  /** Mails that wait: their sender has died, and its claim ends after five minutes. */
  waiting: number;
}

export async function countMails({ mails }: MailServer, { query }: Database): Promise<MailCounts> {
  const counts = new Map<string, number>();
  for (const { headers } of mails) {
    const id = headers.get('message-id') ?? '';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const [row] = await query('SELECT COUNT(*) AS count FROM mails WHERE nextTryAt IS NOT NULL');
  return {
    sent: counts.size,
    sentAgain: [...counts.values()].filter((count) => count > 1).length,
    waiting: Number(row?.count),
  };
}
