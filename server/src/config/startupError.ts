import { InvalidEnvError } from './env.ts';

const databaseDown = 'The database does not respond. Check DATABASE_URL and that the server is running.';

const hints: Record<string, string> = {
  EADDRINUSE: 'The port is in use. Set PORT to another one.',
  EACCES: 'Permission denied. Check PORT and the permissions of DATA_DIR.',
  ENOSPC: 'The disk is full.',
  SQLITE_FULL: 'The disk is full.',
  SQLITE_CANTOPEN: 'The embedded database cannot be opened. Check DATA_DIR.',
  SQLITE_NOTADB: 'The file in DATA_DIR is damaged or not a database of this shop.',
  ENOTDIR: 'DATA_DIR is not a folder.',
  EEXIST: 'DATA_DIR is not a folder.',
  ECONNREFUSED: databaseDown,
  ETIMEDOUT: databaseDown,
  ENOTFOUND: 'The host is unknown. Check HOST and DATABASE_URL.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ER_ACCESS_DENIED_ERROR: 'The database refuses the user or the password of DATABASE_URL.',
  ER_DBACCESS_DENIED_ERROR: 'The user of DATABASE_URL has no rights on its database.',
  ER_UNKNOWN_COM_ERROR:
    'The database is a node without its cluster at the moment: it is joining, or too few other nodes are reachable.',
  ER_LOCK_WAIT_TIMEOUT: 'The database waits for a lock, or for the other nodes of its cluster.',
  ER_BAD_DB_ERROR: 'There is no such database as DATABASE_URL names. Create it first.',
};

/** The message for a command that could not start: a sentence if the reason is known, otherwise the error with its stack. */
export function explainStartupError(error: unknown): string {
  if (error instanceof InvalidEnvError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = String((error as { code?: unknown }).code);
  const hint = hints[code];
  return hint ? `${hint} (${error.message || code})` : (error.stack ?? error.message);
}
