import { openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { seedEmptyCatalogue } from '../src/seed/seedCatalogue.ts';

// Migrates a database and fills it with the demo catalogue: the shops of tests start with copies of it.
// Arguments: the URL of an empty MySQL database, or '' for SQLite, and the folder of its file.

const [databaseUrl, dataDir] = process.argv.slice(2);
const db = await openDatabase({ databaseUrl: databaseUrl || null, dataDir: dataDir ?? '' });
await migrate(db);
await seedEmptyCatalogue(db);
await db.close();
