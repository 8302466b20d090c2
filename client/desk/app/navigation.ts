import type { IconType } from 'react-icons';
import {
  LuBoxes,
  LuFileUp,
  LuFolderTree,
  LuHistory,
  LuHouse,
  LuImages,
  LuMail,
  LuPackage,
  LuReceiptText,
  LuSettings,
  LuShoppingBasket,
  LuStar,
  LuTicketPercent,
  LuUndo2,
  LuUserRound,
  LuUsers,
} from 'react-icons/lu';
import type { DeskPermission } from '../generated/graphql.ts';

/** A page that the navigation and the command bar list. */
export interface NavigationEntry {
  path: string;
  label: string;
  icon: IconType;
  /** Who may open it. */
  permission: DeskPermission;
  /** The second key of the shortcut `g` + key that opens it. */
  key: string;
}

/** A part of a page, which only the command bar lists. */
export type PagePart = Pick<NavigationEntry, 'path' | 'label' | 'permission'>;

/** In the order in which they are shown. */
export const navigation: readonly NavigationEntry[] = [
  { path: '/', label: 'Home', icon: LuHouse, permission: 'USE_DESK', key: 'h' },
  { path: '/orders', label: 'Orders', icon: LuPackage, permission: 'READ_ORDERS', key: 'o' },
  { path: '/refunds', label: 'Refunds', icon: LuUndo2, permission: 'READ_ORDERS', key: 'r' },
  { path: '/products', label: 'Products', icon: LuShoppingBasket, permission: 'READ_CATALOGUE', key: 'p' },
  { path: '/stock', label: 'Stock', icon: LuBoxes, permission: 'READ_STOCK', key: 's' },
  { path: '/categories', label: 'Categories', icon: LuFolderTree, permission: 'READ_CATALOGUE', key: 'c' },
  { path: '/banners', label: 'Banners', icon: LuImages, permission: 'READ_CATALOGUE', key: 'b' },
  { path: '/import', label: 'Import and export', icon: LuFileUp, permission: 'IMPORT_CATALOGUE', key: 'i' },
  { path: '/offers', label: 'Offers', icon: LuTicketPercent, permission: 'MANAGE_OFFERS', key: 'f' },
  { path: '/customers', label: 'Customers', icon: LuUserRound, permission: 'READ_CUSTOMERS', key: 'u' },
  { path: '/reviews', label: 'Reviews', icon: LuStar, permission: 'MODERATE_REVIEWS', key: 'v' },
  { path: '/newsletter', label: 'Newsletter', icon: LuMail, permission: 'SEND_NEWSLETTER', key: 'n' },
  { path: '/taxes', label: 'Taxes', icon: LuReceiptText, permission: 'EXPORT_ORDERS', key: 'x' },
  { path: '/staff', label: 'Staff', icon: LuUsers, permission: 'MANAGE_STAFF', key: 't' },
  { path: '/audit-log', label: 'Audit log', icon: LuHistory, permission: 'READ_AUDIT_LOG', key: 'l' },
  { path: '/settings', label: 'Settings', icon: LuSettings, permission: 'EDIT_SETTINGS', key: 'e' },
];

/** What people look for by another name than that of its page. */
export const pageParts: readonly PagePart[] = [
  { path: '/orders?status=paid', label: 'Orders to pack', permission: 'READ_ORDERS' },
  { path: '/products/new', label: 'New product', permission: 'EDIT_CATALOGUE' },
  { path: '/stock', label: 'Low stock', permission: 'READ_STOCK' },
  { path: '/stock?view=count', label: 'Count a shelf', permission: 'ADJUST_STOCK' },
  { path: '/stock?view=history', label: 'Stock history', permission: 'READ_STOCK' },
  { path: '/reviews?view=critical', label: 'Critical reviews', permission: 'MODERATE_REVIEWS' },
  { path: '/offers/new', label: 'New offer', permission: 'MANAGE_OFFERS' },
  { path: '/newsletter/new', label: 'New letter', permission: 'SEND_NEWSLETTER' },
  { path: '/newsletter?section=subscribers', label: 'Subscribers', permission: 'SEND_NEWSLETTER' },
  { path: '/settings?section=pages', label: 'Information pages', permission: 'EDIT_SETTINGS' },
  { path: '/settings?section=words', label: 'Search words', permission: 'EDIT_SETTINGS' },
  { path: '/account', label: 'My account', permission: 'USE_DESK' },
];
