import type { MailSettings } from '../../config/env.ts';
import type { Log } from '../../lib/log.ts';
import { memoizeAsync } from '../../lib/memoizeAsync.ts';
import type { Mail } from './mail.entity.ts';

/** What goes out of a mail. */
export type Letter = Pick<Mail, 'id' | 'recipient' | 'subject' | 'text'>;

/** Takes mails out of the house. */
export interface Mailer {
  /**
   * @returns false: it goes nowhere, because no mail server is configured
   * @throws MailRefused, or anything else when it may be tried again
   */
  deliver(letter: Letter): Promise<boolean>;
}

/** The mail server does not want this mail, now or later. */
export class MailRefused extends Error {}

/** How long the mail server may take to connect, to greet, and to answer each time, in ms. */
const CONNECT_MS = 10_000;
const ANSWER_MS = 20_000;

/** Sends through the configured server; without one a demo's mails are in its log, and those of a live shop are dropped. */
export function createMailer(settings: MailSettings, log: Log): Mailer {
  if (settings.smtp) return smtpMailer(settings.smtp);
  return {
    async deliver({ recipient, subject, text }) {
      if (settings.logged) log.info({ recipient, subject, text }, 'a mail, which a demo does not send');
      return false;
    },
  };
}

function smtpMailer({ url, from }: NonNullable<MailSettings['smtp']>): Mailer {
  const options = {
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = memoizeAsync(async () => (await import('nodemailer')).createTransport(options));
  return {
    async deliver({ id, recipient, subject, text }) {
      try {
        await (await transport()).sendMail({
          from,
          // Not as a text, in which a comma would begin another recipient.
          to: { name: '', address: recipient },
          subject,
          text,
          // The same each time: a mail that comes twice can be told from two mails.
          messageId: `<${id}@kirana>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return true;
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused('The mail server refuses this mail', { cause: error });
        throw error;
      }
    },
  };
}

/** SMTP's 5xx to the mail itself or its recipient; those to our password or address are for the shopkeeper to mend. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500;
}
