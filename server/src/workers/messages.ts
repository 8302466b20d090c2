import type { SandboxMail } from '../features/notifications/sandboxMailbox.ts';

/** The first message from the primary process to a worker. */
export interface StartMessage {
  kind: 'start';
  /** From 1; a worker that replaces another one has its number. */
  number: number;
  /** All workers must accept the cookies of each other. */
  cookieSecret: string;
  /** Address of the demo's services in the primary process; null: the shop needs none. */
  demoServicesUrl: string | null;
}

/** Messages from the primary process to a worker. */
export type PrimaryMessage =
  | StartMessage
  /** Another worker has taken over: this one serves its connections to their end and exits. */
  | { kind: 'retire' };

/** Messages from a worker to the primary process. */
export type WorkerMessage =
  /** It listens, and its search index is complete. */
  | { kind: 'ready'; databaseLabel: string }
  /** A mail for the page of the demo's mails. */
  | { kind: 'mail'; mail: Omit<SandboxMail, 'sentAt'> };
