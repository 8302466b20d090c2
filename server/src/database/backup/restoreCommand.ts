import { readEnv } from '../../config/env.ts';
import { explainStartupError } from '../../config/startupError.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { BackupError, restore } from './backup.ts';

// Command line: `npm run db:restore -- FILE [--force]`.

const args = process.argv.slice(2);
const [file] = args.filter((arg) => !arg.startsWith('--'));
try {
  if (!file) throw new BackupError('Usage: npm run db:restore -- FILE [--force]');
  const db = await openDatabase(readEnv(process.env));
  const rows = await migrate(db)
    .then(() => restore(db, file, args.includes('--force')))
    .finally(() => db.close());
  process.stdout.write(`${rows} rows of ${file} are in ${db.label}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof BackupError ? error.message : explainStartupError(error)}\n`);
  process.exitCode = 1;
}
