import type { CallerWithRole } from '../users/caller.service.ts';
import type { StaffRole } from '../users/users.service.ts';

export type { StaffRole };

/** From the most to the least powerful. */
export const staffRoles = ['owner', 'manager', 'packer', 'support'] as const satisfies StaffRole[];

/** The roles that have each permission; the enum `DeskPermission` of the schema has the same names. */
const rolesWith = {
  SIGN_IN_TO_DESK: ['owner', 'manager', 'packer', 'support'],
  USE_DESK: ['owner', 'manager', 'packer', 'support'],
  READ_ORDERS: ['owner', 'manager', 'packer', 'support'],
  EXPORT_ORDERS: ['owner', 'manager'],
  PACK_ORDERS: ['owner', 'manager', 'packer'],
  WRITE_ORDER_NOTES: ['owner', 'manager', 'packer', 'support'],
  REFUND_MISSING_LINES: ['owner', 'manager', 'packer', 'support'],
  REFUND_ORDERS: ['owner', 'manager', 'support'],
  CANCEL_ORDERS: ['owner', 'manager', 'support'],
  READ_CATALOGUE: ['owner', 'manager', 'packer', 'support'],
  EDIT_CATALOGUE: ['owner', 'manager'],
  IMPORT_CATALOGUE: ['owner', 'manager'],
  READ_STOCK: ['owner', 'manager', 'packer'],
  ADJUST_STOCK: ['owner', 'manager', 'packer'],
  READ_CUSTOMERS: ['owner', 'manager', 'support'],
  EDIT_CUSTOMERS: ['owner', 'manager', 'support'],
  MODERATE_REVIEWS: ['owner', 'manager', 'support'],
  READ_REPORTS: ['owner', 'manager'],
  SEND_NEWSLETTER: ['owner', 'manager'],
  READ_AUDIT_LOG: ['owner', 'manager'],
  MANAGE_STAFF: ['owner'],
  EDIT_SETTINGS: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;

/** Something that staff may do at the desk. */
export type DeskPermission = keyof typeof rolesWith;

export const deskPermissions = Object.keys(rolesWith) as DeskPermission[];

/** Whether a user with this role has a permission. @param role null: a shopper */
export const hasPermission = (role: StaffRole | null, permission: DeskPermission): boolean =>
  role !== null && (rolesWith[permission] as readonly StaffRole[]).includes(role);

/** Whether a caller has a permission. The desk may ask for more before it lets the caller in: see `findRefusal`. */
export const may = (caller: CallerWithRole, permission: DeskPermission): boolean =>
  hasPermission(caller.kind === 'staff' ? caller.role : null, permission);

export const permissionsOf = (role: StaffRole): DeskPermission[] =>
  deskPermissions.filter((permission) => hasPermission(role, permission));
