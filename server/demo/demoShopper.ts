import type { Env } from '../src/config/env.ts';
import type { Db } from '../src/database/database.ts';
import { isDuplicate } from '../src/database/dialects.ts';
import { hashPassword } from '../src/features/auth/passwords/passwordHash.ts';
import { Session } from '../src/features/auth/sessions.entity.ts';
import { User } from '../src/features/users/users.entity.ts';
import { newId } from '../src/lib/ids.ts';

/** Whom a newcomer can sign in as in demo mode. */
export const demoShopper = {
  name: 'Asha Demo',
  email: 'shopper@kirana.example',
  phone: '9000000000',
  password: 'kirana-demo',
} as const;

/** Makes the demo shopper in demo mode; in live mode, where everybody knows the password, nobody can sign in as it. */
export async function keepDemoShopper(db: Db, mode: Env['mode']): Promise<void> {
  const { email } = demoShopper;
  const known = await db.read.findOneBy(User, { email });
  if (mode === 'demo' && !known?.passwordHash) await openAccount(db, known);
  if (mode === 'live' && known?.passwordHash) await closeAccount(db, known);
}

async function openAccount(db: Db, known: User | null): Promise<void> {
  const { name, email, phone, password } = demoShopper;
  const passwordHash = await hashPassword(password);
  try {
    await db.write(async (tx) => {
      if (known) await tx.update(User, { id: known.id }, { passwordHash });
      else {
        const account = { name, email, phone, passwordHash, images: [], isAdmin: false, emailVerified: true };
        await tx.insert(User, { id: newId(), createdAt: Date.now(), ...account });
      }
    });
  } catch (error) {
    // Another process that starts at the same time was faster.
    if (!isDuplicate(error)) throw error;
  }
}

async function closeAccount(db: Db, { id }: User): Promise<void> {
  await db.write(async (tx) => {
    await tx.update(User, { id }, { passwordHash: null });
    await tx.delete(Session, { userId: id });
  });
}
