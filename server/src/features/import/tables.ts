import { Import, ImportChange } from './imports.entity.ts';

export const importTables = [Import, ImportChange];
