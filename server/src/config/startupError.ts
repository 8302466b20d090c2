import { BadEnvironment } from './env.ts';

const noAnswer = 'The database does not answer. Check DATABASE_URL, and that the server runs.';

const hints: Record<string, string> = {
  EADDRINUSE: 'The port is in use. Set PORT to another one.',
  EACCES: 'This account may not do that. Check PORT and the rights on DATA_DIR.',
  ENOSPC: 'The disk is full.',
  SQLITE_FULL: 'The disk is full.',
  SQLITE_CANTOPEN: 'The embedded database cannot be opened. Check DATA_DIR.',
  SQLITE_NOTADB: 'The file in DATA_DIR is damaged, or no database of this shop.',
  ENOTDIR: 'DATA_DIR is not a folder.',
  EEXIST: 'DATA_DIR is not a folder.',
  ECONNREFUSED: noAnswer,
  ETIMEDOUT: noAnswer,
  ENOTFOUND: 'This host is not known. Check HOST and DATABASE_URL.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ER_ACCESS_DENIED_ERROR: 'The database refuses the user or the password of DATABASE_URL.',
  ER_DBACCESS_DENIED_ERROR: 'The user of DATABASE_URL has no rights on its database.',
  ER_BAD_DB_ERROR: 'There is no such database as DATABASE_URL names. Create it first.',
};

/** Why a command could not start, for people: a sentence where the reason is known, else the whole error. */
export function explain(error: unknown): string {
  if (error instanceof BadEnvironment) return error.message;
  if (!(error instanceof Error)) return String(error);
  const hint = hints[String((error as { code?: unknown }).code)];
  return hint
    ? `${hint} (${error.message || String((error as { code?: unknown }).code)})`
    : (error.stack ?? error.message);
}
