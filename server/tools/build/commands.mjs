// @ts-check

/** The server's command line programs: their names in server/dist/commands, and their modules below server/. */
export const commands = {
  migrate: 'src/database/migrateCommand.ts',
  backup: 'src/database/backup/backupCommand.ts',
  restore: 'src/database/backup/restoreCommand.ts',
  role: 'src/features/staff/roleCommand.ts',
  import: 'src/features/import/cli.ts',
  export: 'src/features/import/export/exportCommand.ts',
  stockCheck: 'src/features/stock/stockCheckCommand.ts',
  sandbox: 'sandbox/main.ts',
};
