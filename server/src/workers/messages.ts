import type { SandboxMail } from '../features/notifications/sandboxMailbox.ts';

/** The answer to a worker's first message. */
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

/** What the first worker has done at its start. */
export interface Opening {
  databaseLabel: string;
  /** Names of the migrations that it has applied. */
  migrations: string[];
}

/** Messages from a worker to the primary process. */
export type WorkerMessage =
  /** It can receive messages; those sent before are lost. */
  | { kind: 'loaded' }
  /** It listens, and its search index is complete. */
  | ({ kind: 'ready' } & Opening)
  /** A mail for the page of the demo's mails. */
  | { kind: 'mail'; mail: Omit<SandboxMail, 'sentAt'> };
