import { groupBy } from '../../../lib/groupBy.ts';
import { editDistance, maxTypoEdits } from '../../../search/editDistance.ts';
import { tokenize } from '../../../search/tokenizer.ts';
import type { Category } from '../../catalog/catalogueRows.service.ts';
import type { CatalogueRow } from '../file/catalogueRow.ts';
import { type FileSummary, nameKey } from '../file/fileSummary.ts';
import { missingCategories } from './categories.ts';

/** A category or sub-category that an import would create. */
export interface NewCategory {
  category: string;
  /** Null: it is the category itself. */
  subCategory: string | null;
  /** Products that the import would put into it. */
  products: number;
  /**
   * The existing category, or sub-category of the same category, of which it may be a misspelling; null: there is none.
   */
  similarName: string | null;
}

/** A file with more new categories has another column for them: comparing all of their names takes seconds. */
const MAX_COMPARED = 500;
/** More letters than these are another name, however long it is. */
const MAX_EDITS = 3;

/** By their keys, parents first. */
export type NewCategories = ReadonlyMap<string, NewCategory>;

/** The categories that an import of a file would create. Their products are not counted yet. */
export function findNewCategories(
  existingCategories: readonly Category[],
  fileCategories: FileSummary['categories'],
): NewCategories {
  const missing = missingCategories(existingCategories, fileCategories);
  const nameById = new Map([...existingCategories, ...missing].map(({ id, name }) => [id, name]));
  const candidates = missing.length > MAX_COMPARED ? [] : existingCategories;
  const siblings = groupBy(
    candidates.map(({ parentId, name }) => ({ parentId, name, letters: lettersOf(name) })),
    ({ parentId }) => parentId,
  );
  return new Map(
    missing.map(({ parentId, name }) => {
      const parentName = nameById.get(parentId ?? '');
      const [category, subCategory] = parentName === undefined ? [name, null] : [parentName, name];
      const similarName = findSimilarName(name, siblings.get(parentId) ?? []);
      return [keyOf(category, subCategory), { category, subCategory, products: 0, similarName }];
    }),
  );
}

/** Counts the product of a record that an import would create or move. */
export function countProduct(
  newCategories: NewCategories,
  { category, subCategory }: Pick<CatalogueRow, 'category' | 'subCategory'>,
): void {
  if (newCategories.size === 0) return;
  for (const key of [keyOf(category, null), keyOf(category, subCategory)]) {
    const newCategory = newCategories.get(key);
    if (newCategory) newCategory.products++;
  }
}

/** `Category`, or `Category / Sub-category`. */
export const fullName = ({ category, subCategory }: NewCategory): string =>
  subCategory === null ? category : `${category} / ${subCategory}`;

const keyOf = (category: string, subCategory: string | null) => nameKey(`${category}\n${subCategory ?? ''}`);

/**
 * The most similar name: that with the same letters, or with as few typos as possible. Accents, spaces and punctuation
 * do not matter.
 */
function findSimilarName(
  name: string,
  candidates: readonly { name: string; letters: string }[],
): string | null {
  const letters = lettersOf(name);
  let similarName: string | null = null;
  let limit = Math.min(MAX_EDITS, maxTypoEdits(letters.length));
  for (const candidate of letters === '' ? [] : candidates) {
    const distance = editDistance(letters, candidate.letters, limit);
    if (distance > limit) continue;
    similarName = candidate.name;
    // Only a more similar one replaces it.
    limit = distance - 1;
  }
  return similarName;
}

const lettersOf = (name: string) => tokenize(name).join('');
