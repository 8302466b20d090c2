// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type { ImportPage as DeskImportConnection } from './desk/importDesk.service.ts';
export type {
  PageOfPreview as DeskImportRowConnection,
  PreviewOfImport as DeskImportPreview,
  PreviewRow as DeskImportRow,
} from './desk/preview.ts';
export type { Import as DeskImport } from './imports.entity.ts';
