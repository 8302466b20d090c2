import { readEnv } from '../env.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

// Command line: `npm run db:migrate`. Brings the database of DATABASE_URL, or the one in DATA_DIR, up to date.

const db = await openDatabase(readEnv(process.env));
try {
  const applied = await migrate(db);
  const done = applied.length > 0 ? `applied ${applied.join(', ')}` : 'nothing to do';
  process.stdout.write(`${db.label}: ${done}\n`);
} finally {
  await db.close();
}
