import type { IconType } from 'react-icons';
import { LuHouse, LuUndo2 } from 'react-icons/lu';
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

/** In the order in which they are shown. */
export const navigation: readonly NavigationEntry[] = [
  { path: '/', label: 'Home', icon: LuHouse, permission: 'USE_DESK', key: 'h' },
  { path: '/refunds', label: 'Refunds', icon: LuUndo2, permission: 'READ_ORDERS', key: 'r' },
];
