// A second process that writes to the same database, as an import does. Arguments: database URL, data folder. Any message stops it.
import { openDatabase } from '../src/database/database.ts';

const [, , databaseUrl, dataDir] = process.argv;
const db = await openDatabase({ databaseUrl: databaseUrl || null, dataDir: String(dataDir) });
let isRunning = true;
process.once('message', () => {
  isRunning = false;
});
process.send?.('ready');
while (isRunning) {
  await db.write((tx) => tx.query('UPDATE catalog_state SET revision = revision + 1 WHERE id = 1'));
  await new Promise((resolve) => setTimeout(resolve, 1));
}
await db.close();
process.exit(0);
