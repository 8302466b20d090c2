import { readEnv } from '../config/env.ts';
import { explainStartupError } from '../config/startupError.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

// Command line: `npm run db:migrate`. Brings the database of DATABASE_URL, or the one in DATA_DIR, up to date.

try {
  const db = await openDatabase(readEnv(process.env));
  const applied = await migrate(db).finally(() => db.close());
  const done = applied.length > 0 ? `applied ${applied.join(', ')}` : 'nothing to do';
  process.stdout.write(`${db.label}: ${done}\n`);
} catch (error) {
  process.stderr.write(`${explainStartupError(error)}\n`);
  process.exitCode = 1;
}
