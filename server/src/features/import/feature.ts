import type { Feature } from '../feature.ts';
import { importDeskResolvers } from './desk/importDesk.resolvers.ts';
import { importDeskRest } from './desk/importDesk.rest.ts';
import { deleteOldImportFiles } from './desk/importFiles.ts';
import { deleteOldImports } from './imports.service.ts';

export const importFeature = {
  resolvers: [importDeskResolvers],
  routes: [importDeskRest],
  cleanups: { 'delete old import files': deleteOldImportFiles, 'delete old imports': deleteOldImports },
} satisfies Feature;
