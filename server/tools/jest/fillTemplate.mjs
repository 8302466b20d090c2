// @ts-check
import path from 'node:path';
import { capture } from '../command.mjs';
import { server } from '../paths.mjs';

/**
 * Migrates an empty database and fills it with the demo catalogue, so that the shops of tests start with copies of it.
 * @param {{ url?: string, folder?: string }} database URL of a MySQL database, or the folder for an SQLite file
 * @throws with the output when it fails
 */
export async function fillTemplate({ url = '', folder = '' }) {
  const program = path.join(server, 'test/template.ts');
  const { code, output } = await capture('tsx', [`--tsconfig=${server}/tsconfig.json`, program, url, folder]);
  if (code !== 0) throw new Error(output);
}
