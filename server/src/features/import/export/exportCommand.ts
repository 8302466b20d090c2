import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readEnv } from '../../../config/env.ts';
import { explainStartupError } from '../../../config/startupError.ts';
import { openDatabase } from '../../../database/database.ts';
import { exportCatalogue } from './exportCatalogue.service.ts';

// Command line: FILE.csv. Writes the products on sale of the shop of this environment; see docs/import.md.

const USAGE = 'Usage: npm run export -- FILE.csv\n';

/** @returns the exit code */
async function main(args: string[]): Promise<number> {
  const [file] = args;
  if (!file || args.length > 1 || file.startsWith('-')) {
    process.stderr.write(USAGE);
    return file === '--help' ? 0 : 2;
  }
  try {
    const db = await openDatabase(readEnv(process.env));
    try {
      // npm changes the working directory; INIT_CWD is where the user called it.
      const target = path.resolve(process.env.INIT_CWD ?? '', file);
      // An existing file may have somebody's edits.
      await pipeline(Readable.from(exportCatalogue(db)), createWriteStream(target, { flags: 'wx' }));
      process.stdout.write(`The products of ${db.label} are in ${file}\n`);
      return 0;
    } finally {
      await db.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      process.stderr.write(`${file} exists already. Choose another name or delete it.\n`);
      return 1;
    }
    process.stderr.write(`${explainStartupError(error)}\n`);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
