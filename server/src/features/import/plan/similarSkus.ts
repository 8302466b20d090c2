import type { CatalogueRow } from '../file/catalogueRow.ts';
import type { Note } from '../file/fieldReader.ts';
import { type FileSummary, nameKey } from '../file/fileSummary.ts';
import type { CatalogueState } from './catalogueState.ts';

/**
 * Notes an SKU that the shop does not have, while it, or an earlier line of the file, has one that differs only in
 * capitals: both are SKUs, but hardly on purpose.
 * @param productId the product of the record; null: a new one
 */
export function noteSimilarSku(
  state: CatalogueState,
  summary: Pick<FileSummary, 'firstSkuLike'>,
  { sku }: CatalogueRow,
  productId: string | null,
): Note[] {
  if (sku === null || state.bySku.has(sku) || state.byVariantSku.has(sku)) return [];
  state.skuByKey ??= new Map(
    [...state.bySku.keys(), ...state.byVariantSku.keys()].map((stored) => [nameKey(stored), stored]),
  );
  const stored = state.skuByKey.get(nameKey(sku));
  const owner = stored === undefined ? null : (state.bySku.get(stored)?.id ?? state.byVariantSku.get(stored));
  const similar = stored !== undefined && owner !== productId ? stored : summary.firstSkuLike(sku);
  if (similar === sku || similar === null) return [];
  const reason = 'differs from another SKU only in capitals';
  return [{ action: 'noted', field: 'sku', reason, old: sku, new: similar }];
}
