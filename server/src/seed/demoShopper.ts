import type { Env } from '../config/env.ts';
import type { Db } from '../database/database.ts';
import { isDuplicate } from '../database/dialects.ts';
import { hashPassword } from '../features/auth/passwords/passwordHash.ts';
import { Session } from '../features/auth/sessions.entity.ts';
import { User } from '../features/users/users.entity.ts';
import { newId } from '../lib/ids.ts';

/** The account that visitors can sign in to in demo mode. */
export const demoShopper = {
  name: 'Asha Demo',
  email: 'shopper@kirana.example',
  phone: '9000000000',
  password: 'kirana-demo',
} as const;

/** Creates the demo account in demo mode. Disables it in live mode, because its password is public. */
export async function ensureDemoShopper(db: Db, mode: Env['mode']): Promise<void> {
  const { email } = demoShopper;
  const account = await db.read.findOneBy(User, { email });
  if (mode === 'demo' && !account?.passwordHash) await enableAccount(db, account);
  if (mode === 'live' && account?.passwordHash) await disableAccount(db, account);
}

async function enableAccount(db: Db, existing: User | null): Promise<void> {
  const { name, email, phone, password } = demoShopper;
  const passwordHash = await hashPassword(password);
  try {
    await db.write(async (tx) => {
      if (existing) await tx.update(User, { id: existing.id }, { passwordHash });
      else {
        const account = { name, email, phone, passwordHash, images: [], emailVerified: true };
        await tx.insert(User, { id: newId(), createdAt: Date.now(), ...account });
      }
    });
  } catch (error) {
    // Another process that starts at the same time has created it.
    if (!isDuplicate(error)) throw error;
  }
}

async function disableAccount(db: Db, { id }: User): Promise<void> {
  await db.write(async (tx) => {
    await tx.update(User, { id }, { passwordHash: null });
    await tx.delete(Session, { userId: id });
  });
}
