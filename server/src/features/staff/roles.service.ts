import type { Db } from '../../database/database.ts';
import { endSessions } from '../auth/sessions.service.ts';
import { recordAuditEvent, shopSource } from '../users/audit.service.ts';
import { changeStaffRole, findUser, type StaffRole } from '../users/users.service.ts';
import { deleteSecondFactor } from './secondFactor/secondFactor.service.ts';

interface RoleChange {
  /** Whether there is an account with this address. */
  exists: boolean;
  changed: boolean;
  emailVerified: boolean;
}

/**
 * Gives the account with this address a role, effective from its next request, and records that. Who joins or leaves the staff is
 * signed out, and who leaves loses the second factor. For the command line: it may also remove the last owner.
 * @param role null: a shopper
 */
export function setRole(
  { write }: Pick<Db, 'write'>,
  email: string,
  role: StaffRole | null,
): Promise<RoleChange> {
  return write(async (tx) => {
    const user = await findUser(tx, { email: email.trim().toLowerCase() });
    if (!user) return { exists: false, changed: false, emailVerified: false };
    const { id, emailVerified, staffRole } = user;
    const changed = staffRole !== role && (await changeStaffRole(tx, id, role));
    if (changed && (!staffRole || !role)) await endSessions(tx, id);
    if (!role) await deleteSecondFactor(tx, shopSource, { userId: id });
    const detail = `${staffRole ?? 'shopper'} → ${role ?? 'shopper'}`;
    if (changed) await recordAuditEvent(tx, shopSource, { action: 'roleChanged', userId: id, detail });
    return { exists: true, changed, emailVerified: Boolean(emailVerified) };
  });
}
