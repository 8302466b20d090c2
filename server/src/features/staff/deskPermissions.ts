/** The roles of staff, from the most to the least powerful. */
export const staffRoles = ['owner', 'manager', 'packer', 'support'] as const;

interface PermissionEntry {
  /** The part of the desk; null: the permission alone is no use to anybody, and the desk does not list it. */
  area: string | null;
  /** What the permission allows there, in few words. */
  action: string | null;
  /** The roles that have it. */
  roles: readonly (typeof staffRoles)[number][];
}

/** What staff may do at the desk, in the words of the desk. The enum `DeskPermission` of the schema has the same names, and explains each. */
export const deskPermissionTable = {
  SIGN_IN_TO_DESK: { area: null, action: null, roles: ['owner', 'manager', 'packer', 'support'] },
  USE_DESK: {
    area: 'Home',
    action: 'Sign in, see open tasks',
    roles: ['owner', 'manager', 'packer', 'support'],
  },
  READ_REPORTS: { area: 'Home', action: 'See sales and other figures', roles: ['owner', 'manager'] },
  READ_ORDERS: { area: 'Orders', action: 'See', roles: ['owner', 'manager', 'packer', 'support'] },
  WRITE_ORDER_NOTES: {
    area: 'Orders',
    action: 'Write notes for staff',
    roles: ['owner', 'manager', 'packer', 'support'],
  },
  PACK_ORDERS: { area: 'Orders', action: 'Pack, send out', roles: ['owner', 'manager', 'packer'] },
  CANCEL_ORDERS: {
    area: 'Orders',
    action: 'Cancel, with the money back',
    roles: ['owner', 'manager', 'support'],
  },
  EXPORT_ORDERS: { area: 'Orders', action: 'Export, with names and addresses', roles: ['owner', 'manager'] },
  REFUND_MISSING_LINES: {
    area: 'Refunds',
    action: 'Of products missing while packing',
    roles: ['owner', 'manager', 'packer', 'support'],
  },
  REFUND_ORDERS: {
    area: 'Refunds',
    action: 'Of any part of a payment',
    roles: ['owner', 'manager', 'support'],
  },
  READ_CATALOGUE: {
    area: 'Products, categories, banners',
    action: 'See',
    roles: ['owner', 'manager', 'packer', 'support'],
  },
  EDIT_CATALOGUE: { area: 'Products, categories, banners', action: 'Change', roles: ['owner', 'manager'] },
  IMPORT_CATALOGUE: {
    area: 'Products, categories, banners',
    action: 'Import, undo imports, export',
    roles: ['owner', 'manager'],
  },
  MANAGE_OFFERS: {
    area: 'Offers',
    action: 'See and change offers and coupon codes',
    roles: ['owner', 'manager'],
  },
  READ_STOCK: { area: 'Stock', action: 'See, with its history', roles: ['owner', 'manager', 'packer'] },
  ADJUST_STOCK: { area: 'Stock', action: 'Count, correct', roles: ['owner', 'manager', 'packer'] },
  READ_CUSTOMERS: { area: 'Customers', action: 'See', roles: ['owner', 'manager', 'support'] },
  EDIT_CUSTOMERS: {
    area: 'Customers',
    action: 'Sign out, block, export, delete',
    roles: ['owner', 'manager', 'support'],
  },
  MODERATE_REVIEWS: { area: 'Reviews', action: 'Hide, show, answer', roles: ['owner', 'manager', 'support'] },
  SEND_NEWSLETTER: {
    area: 'Newsletter',
    action: 'See subscribers, send letters',
    roles: ['owner', 'manager'],
  },
  MANAGE_STAFF: { area: 'The shop', action: 'Invite and remove staff, change roles', roles: ['owner'] },
  READ_AUDIT_LOG: { area: 'The shop', action: 'Read and export the audit log', roles: ['owner', 'manager'] },
  EDIT_SETTINGS: { area: 'The shop', action: 'Change the settings', roles: ['owner'] },
} as const satisfies Record<string, PermissionEntry>;
