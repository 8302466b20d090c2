import { spawn } from 'node:child_process';
import path from 'node:path';
import { builtShopFile } from '../tools/paths.mjs';
import type { TestShop } from './testkit.ts';

/** Built, as it is used. */
const program = path.join(path.dirname(builtShopFile), 'commands/import.js');

/** Runs `npm run import` on the database of a test's shop. @param folder that relative paths of files begin with */
export function runImportCommand(
  { shop }: TestShop,
  folder: string,
  args: readonly string[],
): Promise<{ code: number | null; out: string; err: string }> {
  const { databaseUrl, dataDir } = shop.env;
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', INIT_CWD: folder };
  const child = spawn(process.execPath, [program, ...args], { env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}
