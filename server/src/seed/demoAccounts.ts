import type { Env } from '../config/env.ts';
import type { Db } from '../database/database.ts';
import { isDuplicate } from '../database/dialects.ts';
import { hashPassword } from '../features/auth/passwords/passwordHash.ts';
import { Session } from '../features/auth/sessions.entity.ts';
import { userSearchKeys } from '../features/users/userSearch.ts';
import { type StaffRole, User } from '../features/users/users.entity.ts';
import { newId } from '../lib/ids.ts';

/** An account that visitors can sign in to in demo mode. */
interface DemoAccount {
  name: string;
  email: string;
  phone: string;
  password: string;
  staffRole: StaffRole | null;
}

export const demoShopper: DemoAccount = {
  name: 'Asha Demo',
  email: 'shopper@kirana.example',
  phone: '9000000000',
  password: 'kirana-demo',
  staffRole: null,
};

export const demoOwner: DemoAccount = {
  name: 'Omar Demo',
  email: 'owner@kirana.example',
  phone: '9000000001',
  password: 'kirana-demo',
  staffRole: 'owner',
};

/** Creates the demo accounts in demo mode. Disables them in live mode, because their passwords are public. */
export async function ensureDemoAccounts(db: Db, mode: Env['mode']): Promise<void> {
  for (const demoAccount of [demoShopper, demoOwner]) {
    const user = await db.read.findOneBy(User, { email: demoAccount.email });
    if (mode === 'demo' && !user?.passwordHash) await enableAccount(db, demoAccount, user);
    if (mode === 'live' && user?.passwordHash) await disableAccount(db, user);
  }
}

async function enableAccount(
  db: Db,
  { password, staffRole, ...account }: DemoAccount,
  existing: User | null,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  try {
    await db.write(async (tx) => {
      if (existing) await tx.update(User, { id: existing.id }, { passwordHash, staffRole });
      else {
        const searchKeys = userSearchKeys(account);
        const row = { ...account, ...searchKeys, passwordHash, staffRole, images: [], emailVerified: true };
        await tx.insert(User, { id: newId(), createdAt: Date.now(), ...row });
      }
    });
  } catch (error) {
    // Another process that starts at the same time has created it.
    if (!isDuplicate(error)) throw error;
  }
}

async function disableAccount(db: Db, { id }: User): Promise<void> {
  await db.write(async (tx) => {
    await tx.update(User, { id }, { passwordHash: null, staffRole: null });
    await tx.delete(Session, { userId: id });
  });
}
