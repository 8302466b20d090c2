import { readEnv } from '../../config/env.ts';
import { explainStartupError } from '../../config/startupError.ts';
import { openDatabase } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { staffRoles } from './permissions.service.ts';
import { setRole } from './roles.service.ts';

// Command line: `npm run user:role -- EMAIL owner|manager|packer|support|shopper`.

const USAGE = `Usage: npm run user:role -- EMAIL ${staffRoles.join('|')}|shopper`;

/** @returns the exit code */
async function main([email, word]: string[]): Promise<number> {
  const role = staffRoles.find((name) => name === word) ?? null;
  if (!email || (!role && word !== 'shopper')) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const db = await openDatabase(readEnv(process.env));
  try {
    await migrate(db);
    const { exists, changed, emailVerified } = await setRole(db, email, role);
    if (!exists) {
      process.stderr.write(`There is no account with the address ${email} in ${db.label}\n`);
      return 1;
    }
    process.stdout.write(`${email} ${changed ? 'is now' : 'was already'}: ${role ?? 'shopper'}\n`);
    if (role && !emailVerified)
      process.stdout.write('Warning: the e-mail address of this account is not verified.\n');
    return 0;
  } finally {
    await db.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explainStartupError(error)}\n`);
  process.exitCode = 1;
}
