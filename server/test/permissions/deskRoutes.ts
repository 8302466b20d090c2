import type { DeskPermission } from '../../src/features/staff/permissions.service.ts';

/** The routes of the desk outside of GraphQL, which send and take files. The desk's page and its scripts have no data. */
export const deskRoutes: Record<string, { permission: DeskPermission; about: string }> = {
  'POST /desk/imports': { permission: 'IMPORT_CATALOGUE', about: 'takes a catalogue file' },
  'GET /desk/imports/:id/refused.csv': {
    permission: 'IMPORT_CATALOGUE',
    about: 'the records that an import refuses',
  },
  'GET /desk/export.csv': { permission: 'IMPORT_CATALOGUE', about: 'the catalogue' },
  'GET /desk/orders/:id/documents/:name': {
    permission: 'READ_ORDERS',
    about: 'an invoice or a credit note, as PDF',
  },
  'POST /desk/search-words': { permission: 'EDIT_SETTINGS', about: 'takes a file of search words' },
  'POST /desk/pictures': { permission: 'EDIT_CATALOGUE', about: 'takes a picture of the catalogue' },
};

/** Served to everybody. */
export const openDeskRoutes = ['GET /desk', 'GET /desk/*'];
