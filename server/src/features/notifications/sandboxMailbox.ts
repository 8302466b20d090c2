/** A mail that a demo would have sent. */
export interface SandboxMail {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  /** In ms since 1970. */
  sentAt: number;
}

/** The mails of a demo without a mail server, in memory only: they hold links that open accounts. */
export interface SandboxMailbox {
  /** @throws when the mail cannot be handed over; it may be retried */
  add(mail: Omit<SandboxMail, 'sentAt'>): Promise<void>;
  /** Newest first. */
  list(): readonly SandboxMail[];
}

/** Mails that are kept; older ones are dropped. */
const CAPACITY = 200;

export function createSandboxMailbox(): SandboxMailbox {
  let mails: readonly SandboxMail[] = [];
  return {
    async add({ id, recipient, subject, text }) {
      mails = [{ id, recipient, subject, text, sentAt: Date.now() }, ...mails].slice(0, CAPACITY);
    },
    list: () => mails,
  };
}
