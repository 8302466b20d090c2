import { readEnv } from '../../config/env.ts';
import { explainStartupError } from '../../config/startupError.ts';
import { openDatabase } from '../../database/database.ts';
import { roles, setRole } from './roles.service.ts';

// Command line: `npm run user:role -- EMAIL admin|shopper`.

const USAGE = `Usage: npm run user:role -- EMAIL ${roles.join('|')}`;

/** @returns the exit code */
async function main([email, word]: string[]): Promise<number> {
  const role = roles.find((name) => name === word);
  if (!email || !role) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const db = await openDatabase(readEnv(process.env));
  const { exists, changed, emailVerified } = await setRole(db, email, role).finally(() => db.close());
  if (!exists) {
    process.stderr.write(`There is no account with the address ${email} in ${db.label}\n`);
    return 1;
  }
  process.stdout.write(`${email} ${changed ? 'is now' : 'was already'}: ${role}\n`);
  if (role === 'admin' && !emailVerified)
    process.stdout.write('Warning: the e-mail address of this account is not verified.\n');
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explainStartupError(error)}\n`);
  process.exitCode = 1;
}
