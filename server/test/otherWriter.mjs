// A second process that writes to the same database, as an import does: DATABASE_URL DATA_DIR. Ends at any message.
import { openDatabase } from '../src/database/database.ts';

const [, , databaseUrl, dataDir] = process.argv;
const db = await openDatabase({ databaseUrl: databaseUrl || null, dataDir: String(dataDir) });
let going = true;
process.once('message', () => {
  going = false;
});
process.send?.('ready');
while (going) {
  await db.write((tx) => tx.query('UPDATE catalog_state SET revision = revision + 1 WHERE id = 1'));
  await new Promise((resolve) => setTimeout(resolve, 1));
}
await db.close();
process.exit(0);
