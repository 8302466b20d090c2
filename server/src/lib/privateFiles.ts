import { chmodSync, constants, statSync } from 'node:fs';

/** No access for the group and others. */
const UMASK = 0o077;
const UNCHANGEABLE: ReadonlySet<string> = new Set(['EROFS', 'EPERM', 'ENOTSUP']);
/** A folder like /tmp, which all users share. */
const STICKY = 0o1000;

/**
 * What this process writes from now on (the database, pictures, imports, exports, backups) is for its user alone, and so is an existing
 * data folder that belongs to this user. A volume that belongs to somebody else stays as it is.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(UMASK);
  const stats = statSync(dataDir, { throwIfNoEntry: false });
  const isOwn = stats && stats.uid === process.getuid?.() && (stats.mode & STICKY) === 0;
  if (!isOwn || (stats.mode & UMASK) === 0) return;
  try {
    chmodSync(dataDir, constants.S_IRWXU);
  } catch (error) {
    // A read-only file system, or a share without modes of files: what others may see there is up to whoever mounts it.
    if (!UNCHANGEABLE.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
