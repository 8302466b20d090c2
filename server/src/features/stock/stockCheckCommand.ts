import { readEnv } from '../../config/env.ts';
import { explainStartupError } from '../../config/startupError.ts';
import { openDatabase } from '../../database/database.ts';
import { findLedgerMismatches } from './ledger.queries.ts';

// Command line: `npm run stock:check`.

/** @returns the exit code */
async function main(): Promise<number> {
  const db = await openDatabase(readEnv(process.env));
  const mismatches = await db
    .withoutQueryTimeout(() => findLedgerMismatches(db.read))
    .finally(() => db.close());
  for (const { itemId, name, onHand, ledger } of mismatches)
    process.stdout.write(`${itemId}  on hand ${onHand}, ledger ${ledger}  ${name}\n`);
  process.stdout.write(
    mismatches.length === 0
      ? `The stock of every product matches its ledger in ${db.label}\n`
      : `${mismatches.length} products do not match their ledger in ${db.label}\n`,
  );
  return mismatches.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${explainStartupError(error)}\n`);
  process.exitCode = 1;
}
