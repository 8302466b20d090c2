import { groupBy } from '../../../lib/groupBy.ts';
import { isDamagedForm, mayBeDamaged, undamagedLettersOf } from '../../../sheets/damage.ts';
import type { Line } from '../file/catalogueFile.ts';
import type { CatalogueRow, RowProblem } from '../file/catalogueRow.ts';
import { type FileSummary, identityOf, matchProduct } from '../file/fileSummary.ts';
import type { CatalogueState, StateProduct } from './catalogueState.ts';

/** The stored product that each row describes, and why it is not known of a row. */
export function matchRows(
  state: CatalogueState,
  summary: FileSummary,
  lines: readonly Line[],
): { matches: Map<CatalogueRow, StateProduct>; unclear: Map<CatalogueRow, RowProblem> } {
  const matches = new Map<CatalogueRow, StateProduct>();
  const unclear = new Map<CatalogueRow, RowProblem>();
  const matchedIds = new Set<string>();
  const isMatched = (id: string) => matchedIds.has(id) || state.matchedIds.has(id);
  for (const { row } of lines) {
    if (!row) continue;
    const product =
      (row.productId && state.byId.get(row.productId)) ||
      (row.sku && state.bySku.get(row.sku)) ||
      matchByNames(row);
    if (!product || isMatched(product.id)) continue;
    matchedIds.add(product.id);
    matches.set(row, product);
  }
  return { matches, unclear };

  function matchByNames(row: CatalogueRow): StateProduct | null {
    const packs = findPacks(state, row);
    if (packs !== 'unclear') return matchProduct(row, packs, summary, isMatched);
    unclear.set(row, { field: 'product', reason: 'letters are lost: several products could be meant' });
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
