import type { CatalogueRow } from './catalogueRow.ts';
import type { Note } from './fieldReader.ts';

/** A parsed record of the file; its row is null if the record was refused or merged. */
export interface Line {
  line: number;
  /** The product's name as the file has it; empty if the record cannot be read. */
  name: string;
  /** As the file has them; empty: none, or the record cannot be read. They say what a refused record is about. */
  texts: { option: string; productId: string; sku: string };
  row: CatalogueRow | null;
  notes: Note[];
}
