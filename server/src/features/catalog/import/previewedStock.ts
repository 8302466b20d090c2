import type { CatalogueRow } from './file/catalogueRow.ts';

/** What an import's preview has shown of the stock. */
export interface PreviewedStock {
  /** Units on hand by the record's line. */
  onHand: ReadonlyMap<number, number>;
  /** Units that the import itself has moved since, by product id: in an earlier run, and in an undo that was not finished. */
  movedByImport: ReadonlyMap<string, number>;
}

/** Units that have come or gone since the preview, but for those that the import has moved. */
export function movedSince(
  { onHand, movedByImport }: PreviewedStock,
  line: number,
  productId: string,
  stored: number | undefined,
): number {
  const previewed = onHand.get(line);
  return previewed === undefined || stored === undefined
    ? 0
    : stored - previewed - (movedByImport.get(productId) ?? 0);
}

/** The row with more units, or fewer. */
export const withUnits = (row: CatalogueRow, units: number): CatalogueRow =>
  row.stock === null ? row : { ...row, stock: Math.max(row.stock + units, 0) };
