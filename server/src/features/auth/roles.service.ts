import { IsNull } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { recordEvent, theShop } from './audit.service.ts';
import { User } from './auth.entity.ts';

export const roles = ['admin', 'shopper'] as const;
export type Role = (typeof roles)[number];

/** What has become of it, for whoever runs the shop. */
export interface RoleOutcome {
  known: boolean;
  changed: boolean;
  /** Whether the shopper has proven that the address is theirs. */
  emailVerified: boolean;
}

/** Lets a shopper run the shop, or not any more, and writes that down. It holds from their next request on. */
export function setRole({ write }: Pick<Db, 'write'>, email: string, role: Role): Promise<RoleOutcome> {
  const isAdmin = role === 'admin';
  return write(async (tx) => {
    const user = await tx.findOneBy(User, { email: email.trim().toLowerCase(), erasedAt: IsNull() });
    if (!user) return { known: false, changed: false, emailVerified: false };
    const { id } = user;
    const { affected } = await tx.update(User, { id, isAdmin: !isAdmin }, { isAdmin });
    const changed = affected === 1;
    if (changed) await recordEvent(tx, theShop, { action: 'roleChanged', userId: id, detail: role });
    return { known: true, changed, emailVerified: Boolean(user.emailVerified) };
  });
}
