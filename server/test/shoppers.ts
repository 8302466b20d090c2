import { randomBytes } from 'node:crypto';
import { hashPassword } from '../src/features/auth/passwords/passwordHash.ts';
import { Session } from '../src/features/auth/sessions.entity.ts';
import { userSearchKeys } from '../src/features/users/userSearch.ts';
import { type StaffRole, User } from '../src/features/users/users.entity.ts';
import { newId } from '../src/lib/ids.ts';
import { hashToken, newToken } from '../src/lib/tokens.ts';
import type { Shop } from '../src/shop.ts';

/** A signed-in shopper of a test. */
export interface Shopper {
  id: string;
  name: string;
  email: string;
  phone: string;
  password: string;
  token: string;
}

const password = 'password of the tests';
/** All test shoppers share one hash. */
let passwordHash: Promise<string> | undefined;

/** Creates an account with random details, and a session. @param staffRole null: a shopper */
export async function createShopper(
  { db }: Pick<Shop, 'db'>,
  staffRole: StaffRole | null = null,
): Promise<Shopper> {
  const tag = randomBytes(5).toString('hex');
  const token = newToken();
  passwordHash ??= hashPassword(password);
  const now = Date.now();
  const name = `Shopper ${tag}`;
  const phone = String(7_000_000_000 + Number.parseInt(tag.slice(0, 7), 16));
  const user: User = {
    id: newId(),
    name,
    email: `s${tag}@example.com`,
    phone,
    images: [],
    staffRole,
    emailVerified: false,
    passwordHash: await passwordHash,
    googleSub: null,
    createdAt: now,
    secondFactorSince: null,
    erasedAt: null,
    blockedAt: null,
    blockedReason: null,
    lockVersion: 0,
    ...userSearchKeys({ name, phone }),
  };
  await db.write(async (tx) => {
    await tx.insert(User, user);
    await tx.insert(Session, {
      tokenHash: hashToken(token),
      userId: user.id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + 3_600_000,
    });
  });
  return { id: user.id, name, email: user.email, phone, password, token };
}
