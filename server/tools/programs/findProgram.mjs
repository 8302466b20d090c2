// @ts-check
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Folders of servers and browsers that may be missing in a user's PATH. */
const furtherFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/**
 * The full path of the first of these programs that is installed.
 * @param {...(string | undefined)} names program names, or full paths; undefined ones are ignored
 * @returns {string | undefined}
 */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...furtherFolders];
  const candidates = names.flatMap((name) =>
    name ? folders.map((folder) => path.resolve(folder, name)) : [],
  );
  return candidates.find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
