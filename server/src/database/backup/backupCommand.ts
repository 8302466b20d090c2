import { readEnv } from '../../config/env.ts';
import { explainStartupError } from '../../config/startupError.ts';
import { openDatabase } from '../database.ts';
import { BackupError, backup } from './backup.ts';

// Command line: `npm run db:backup -- FILE`.

const [file] = process.argv.slice(2);
try {
  if (!file) throw new BackupError('Usage: npm run db:backup -- FILE');
  const db = await openDatabase(readEnv(process.env));
  const rows = await backup(db, file).finally(() => db.close());
  process.stdout.write(`${rows} rows of ${db.label} are in ${file}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof BackupError ? error.message : explainStartupError(error)}\n`);
  process.exitCode = 1;
}
