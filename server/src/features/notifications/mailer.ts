import type { MailSettings } from '../../config/env.ts';
import { memoizeAsync } from '../../lib/limits/memoizeAsync.ts';
import { inSpan } from '../../lib/span.ts';
import type { Mail } from './notifications.entity.ts';
import type { SandboxMailbox } from './sandboxMailbox.ts';

/** The parts of a mail that leave the shop. */
type OutgoingMail = Pick<Mail, 'id' | 'dedupeKey' | 'recipient' | 'subject' | 'text' | 'unsubscribeUrl'>;

/** A file of a mail; made when the mail is sent, and stored nowhere. */
interface Attachment {
  fileName: string;
  content: Buffer;
}

/** The files of a mail. When it rejects, the mail is sent later. */
type AttachmentsOf = (mail: Pick<Mail, 'dedupeKey'>) => Promise<Attachment[]>;

export interface Mailer {
  /**
   * Hands a mail to the mail server or the sandbox.
   * @returns false when there is nobody to hand it to: it will never be sent
   * @throws MailRejectedError when a retry is useless; any other error may be retried
   */
  deliver(mail: OutgoingMail): Promise<boolean>;
}

/** The mail server refuses this mail for good. */
export class MailRejectedError extends Error {}

/** Limits of the SMTP connection. */
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

/** Sends through the configured server. Without one, a demo puts its mails into its mailbox, and a live shop drops them. */
export function createMailer(
  { smtp }: Pick<MailSettings, 'smtp'>,
  mailbox: SandboxMailbox | null,
  attachmentsOf: AttachmentsOf = async () => [],
): Mailer {
  if (smtp) return createSmtpMailer(smtp, attachmentsOf);
  return {
    async deliver({ text, ...mail }) {
      if (mailbox === null) return false;
      const files = (await attachmentsOf(mail)).map(({ fileName }) => `Attached: ${fileName}`);
      await mailbox.add({ ...mail, text: [text, ...files].join('\n\n') });
      return true;
    },
  };
}

function createSmtpMailer(
  { url, from }: NonNullable<MailSettings['smtp']>,
  attachmentsOf: AttachmentsOf,
): Mailer {
  const options = {
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = memoizeAsync(async () => (await import('nodemailer')).createTransport(options));
  return {
    async deliver({ id, dedupeKey, recipient, subject, text, unsubscribeUrl }) {
      const attachments = await attachmentsOf({ dedupeKey });
      try {
        const smtp = await transport();
        const message = {
          from,
          // An object, because a comma in a text would begin another recipient.
          to: { name: '', address: recipient },
          subject,
          text,
          attachments: attachments.map(({ fileName, content }) => ({ filename: fileName, content })),
          // The same for each attempt, so that mail programs recognise a duplicate.
          messageId: `<${id}@kirana>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
        };
        await inSpan('smtp send', {}, () => smtp.sendMail(message));
        return true;
      } catch (error) {
        if (isRejection(error))
          throw new MailRejectedError('The mail server rejects this mail', { cause: error });
        throw error;
      }
    },
  };
}

/** Mail programs show a button from them (RFC 8058). */
const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

/** A 5xx answer to the mail or its recipient. A 5xx to our own sign-in is a setting to correct, so it is retried. */
function isRejection(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500;
}
