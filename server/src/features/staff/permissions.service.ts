import type { CallerWithRole } from '../users/caller.service.ts';
import type { StaffRole } from '../users/users.service.ts';
import { deskPermissionTable, staffRoles } from './deskPermissions.ts';

export { type StaffRole, staffRoles };

/** Something that staff may do at the desk. */
export type DeskPermission = keyof typeof deskPermissionTable;

export const deskPermissions = Object.keys(deskPermissionTable) as DeskPermission[];

/** Whether a user with this role has a permission. @param role null: a shopper */
export const hasPermission = (role: StaffRole | null, permission: DeskPermission): boolean =>
  role !== null && (deskPermissionTable[permission].roles as readonly StaffRole[]).includes(role);

/** Whether a caller has a permission. The desk may ask for more before it lets the caller in: see `findRefusal`. */
export const may = (caller: CallerWithRole, permission: DeskPermission): boolean =>
  hasPermission(caller.kind === 'staff' ? caller.role : null, permission);

export const permissionsOf = (role: StaffRole): DeskPermission[] =>
  deskPermissions.filter((permission) => hasPermission(role, permission));
