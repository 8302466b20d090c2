import { IsNull } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { recordAuditEvent, shopSource } from './audit.service.ts';
import { User } from './users.entity.ts';

export const roles = ['admin', 'shopper'] as const;
type Role = (typeof roles)[number];

interface RoleChange {
  /** Whether there is an account with this address. */
  exists: boolean;
  changed: boolean;
  emailVerified: boolean;
}

/** Gives the account with this address a role, effective from its next request, and records that. */
export function setRole({ write }: Pick<Db, 'write'>, email: string, role: Role): Promise<RoleChange> {
  const isAdmin = role === 'admin';
  return write(async (tx) => {
    const user = await tx.findOneBy(User, { email: email.trim().toLowerCase(), erasedAt: IsNull() });
    if (!user) return { exists: false, changed: false, emailVerified: false };
    const { id } = user;
    const { affected } = await tx.update(User, { id, isAdmin: !isAdmin }, { isAdmin });
    const changed = affected === 1;
    if (changed) await recordAuditEvent(tx, shopSource, { action: 'roleChanged', userId: id, detail: role });
    return { exists: true, changed, emailVerified: Boolean(user.emailVerified) };
  });
}
