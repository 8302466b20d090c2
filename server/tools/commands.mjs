// @ts-check

/** The server's command line programs: their names in server/dist/commands, and their modules below server/. */
export const commands = {
  migrate: 'src/database/migrateCommand.ts',
  backup: 'src/database/backupCommand.ts',
  restore: 'src/database/restoreCommand.ts',
  role: 'src/features/staff/roleCommand.ts',
  import: 'src/features/catalog/import/cli.ts',
  export: 'src/features/catalog/import/exportCommand.ts',
  stockCheck: 'src/features/catalog/stock/stockCheckCommand.ts',
  sandbox: 'sandbox/main.ts',
};
