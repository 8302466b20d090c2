import type { DeskPermission } from '../../generated/graphql.ts';

interface PermissionLabel {
  /** The part of the desk. */
  area: string;
  /** What the permission allows there, in few words. */
  action: string;
}

/** The permissions in the words of the desk. To sign in alone is no use to anybody, and has none. */
export const permissionLabels: Record<Exclude<DeskPermission, 'SIGN_IN_TO_DESK'>, PermissionLabel> = {
  USE_DESK: { area: 'Home', action: 'Sign in, see open tasks' },
  READ_REPORTS: { area: 'Home', action: 'See sales and other figures' },
  READ_ORDERS: { area: 'Orders', action: 'See' },
  WRITE_ORDER_NOTES: { area: 'Orders', action: 'Write notes for staff' },
  PACK_ORDERS: { area: 'Orders', action: 'Pack, send out' },
  CANCEL_ORDERS: { area: 'Orders', action: 'Cancel, with the money back' },
  EXPORT_ORDERS: { area: 'Orders', action: 'Export, with names and addresses' },
  REFUND_MISSING_LINES: { area: 'Refunds', action: 'Of products missing while packing' },
  REFUND_ORDERS: { area: 'Refunds', action: 'Of any part of a payment' },
  READ_CATALOGUE: { area: 'Products, categories, banners', action: 'See' },
  EDIT_CATALOGUE: { area: 'Products, categories, banners', action: 'Change' },
  IMPORT_CATALOGUE: { area: 'Products, categories, banners', action: 'Import, undo imports, export' },
  READ_STOCK: { area: 'Stock', action: 'See, with its history' },
  ADJUST_STOCK: { area: 'Stock', action: 'Count, correct' },
  READ_CUSTOMERS: { area: 'Customers', action: 'See' },
  EDIT_CUSTOMERS: { area: 'Customers', action: 'Sign out, block, export, delete' },
  MODERATE_REVIEWS: { area: 'Reviews', action: 'Hide, show, answer' },
  SEND_NEWSLETTER: { area: 'Newsletter', action: 'See subscribers, send letters' },
  MANAGE_STAFF: { area: 'The shop', action: 'Invite and remove staff, change roles' },
  READ_AUDIT_LOG: { area: 'The shop', action: 'Read and export the audit log' },
  EDIT_SETTINGS: { area: 'The shop', action: 'Change the settings' },
};
