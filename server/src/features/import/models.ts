// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type {
  PreviewOfImport as DeskImportPreview,
  PreviewRow as DeskImportRow,
} from './desk/preview.ts';
export type { Import as DeskImport } from './imports.entity.ts';
