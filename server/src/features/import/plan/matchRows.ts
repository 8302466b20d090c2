import { groupBy } from '../../../lib/groupBy.ts';
import { isDamagedForm, mayBeDamaged, undamagedLettersOf } from '../../../sheets/damage.ts';
import { type CatalogueRow, isVariantRow, type RowProblem, type VariantRow } from '../file/catalogueRow.ts';
import { type FileSummary, identityOf, matchProduct } from '../file/fileSummary.ts';
import type { Line } from '../file/line.ts';
import type { CatalogueState, StateProduct } from './catalogueState.ts';

const SAME_PRODUCT = 'an earlier line is about the same product';
const LETTERS_LOST: RowProblem = {
  field: 'product',
  reason: 'letters are lost: several products could be meant',
};

/**
 * The stored product that each row describes, and why it is not known of a row.
 * @param groups lines about one product each, of which the first stands for all
 */
export function matchRows(
  state: CatalogueState,
  summary: FileSummary,
  groups: readonly (readonly Line[])[],
): { matches: Map<CatalogueRow, StateProduct>; unclear: Map<CatalogueRow, RowProblem> } {
  const matches = new Map<CatalogueRow, StateProduct>();
  const unclear = new Map<CatalogueRow, RowProblem>();
  const matchedIds = new Set<string>();
  const isMatched = (id: string) => matchedIds.has(id) || state.matchedIds.has(id);
  for (const group of groups) {
    const row = group[0]?.row;
    if (!row) continue;
    if (isVariantRow(row)) {
      matchGroup(group.map((line) => line.row).filter(isVariantRow), row);
      continue;
    }
    const byId = row.productId ? state.byId.get(row.productId) : undefined;
    const product = byId || (row.sku && state.bySku.get(row.sku)) || matchByNames(row);
    if (!product) continue;
    if (isMatched(product.id)) {
      unclear.set(row, { field: byId ? 'product_id' : 'sku', reason: SAME_PRODUCT });
      continue;
    }
    matchedIds.add(product.id);
    matches.set(row, product);
  }
  return { matches, unclear };

  function matchGroup(rows: readonly VariantRow[], head: VariantRow): void {
    const ids = rows.flatMap(({ productId, sku }) => [
      productId ?? '',
      (sku && (state.byVariantSku.get(sku) ?? state.bySku.get(sku)?.id)) || '',
    ]);
    const product = ids.map((id) => state.byId.get(id)).find(Boolean) ?? matchGroupByNames(rows, head);
    if (!product) return;
    if (isMatched(product.id)) {
      unclear.set(head, { field: 'group', reason: SAME_PRODUCT });
      return;
    }
    matchedIds.add(product.id);
    matches.set(head, product);
  }

  /** The product with the names and with stored variants; else the one with a price of the rows, or the only one. */
  function matchGroupByNames(rows: readonly VariantRow[], head: VariantRow): StateProduct | undefined {
    const packs = findPacks(state, head);
    if (packs === 'unclear') {
      unclear.set(head, LETTERS_LOST);
      return undefined;
    }
    const free = packs.filter(({ id, sku }) => !isMatched(id) && summary.lineNaming({ id, sku }) === null);
    return (
      free.find(({ hasVariants }) => hasVariants) ??
      free.find(({ price }) => rows.some((row) => row.price === price)) ??
      (free.length === 1 ? free[0] : undefined)
    );
  }

  function matchByNames(row: CatalogueRow): StateProduct | null {
    const packs = findPacks(state, row);
    if (packs !== 'unclear') return matchProduct(row, packs, summary, isMatched);
    unclear.set(row, LETTERS_LOST);
    return null;
  }
}

/** The stored products with an identity, and then those with it as a file with their names is read. */
function packsOf(state: CatalogueState, identity: string): readonly StateProduct[] {
  const packs = state.byIdentity.get(identity) ?? [];
  const readPacks = state.byReadIdentity.get(identity);
  return readPacks ? [...packs, ...readPacks] : packs;
}

/** The stored products with the identity of a row; else with the only one of which it is a damaged form. */
function findPacks(state: CatalogueState, row: CatalogueRow): readonly StateProduct[] | 'unclear' {
  if (row.newProblem) return [];
  const packs = packsOf(state, identityOf(row));
  const damaged = identityOf({
    ...row,
    name: row.damaged?.product ?? row.name,
    brand: row.damaged?.brand ?? row.brand,
  });
  if (packs.length > 0 || !mayBeDamaged(damaged)) return packs;
  state.byUndamagedLetters ??= groupBy([...state.byIdentity.keys()], undamagedLettersOf);
  const [similar, ...others] = (state.byUndamagedLetters.get(undamagedLettersOf(damaged)) ?? []).filter(
    (stored) => isDamagedForm(damaged, stored),
  );
  if (others.length > 0) return 'unclear';
  return (similar !== undefined && state.byIdentity.get(similar)) || [];
}
