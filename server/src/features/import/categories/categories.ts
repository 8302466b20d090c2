import { newId } from '../../../lib/ids.ts';
import { toSlug } from '../../../lib/text/slug.ts';
import { isDamagedForm } from '../../../sheets/damage.ts';
import type { Category } from '../../catalog/catalogueRows.service.ts';
import { noTax } from '../../catalog/tax/productTax.service.ts';
import type { CategoryOf, RestoreCategory } from '../file/catalogueRow.ts';
import { asRead } from '../file/fieldReader.ts';
import { type FileSummary, nameKey } from '../file/fileSummary.ts';

/** Finds categories by name and by id. */
export interface CategoryLookup {
  /** By the stored names, or as a file with them is read. Case does not matter. Null when there is no such category. */
  find(category: string, subCategory: string): { catId: string; subCatId: string } | null;
  /** The names of a sub-category and its category. */
  namesOf(subCatId: string): CategoryNames | null;
  /** These names as a file with them is read. */
  readNamesOf(subCatId: string): CategoryNames | null;
}

interface CategoryNames {
  category: string;
  subCategory: string;
}

/**
 * A category's name as a file with it is read: `Tea & Coffee` of `Tea &amp; Coffee`, which older releases have stored.
 */
const nameAsRead = ({ name }: Pick<Category, 'name'>): string => asRead('category', name) || name;

/** Categories by their keys; also as a file with their names is read, unless another one has that name. */
const indexByName = (categories: readonly Category[]): Map<string, Category> =>
  new Map([
    ...categories.map(
      (category) => [categoryKey(category.parentId, nameAsRead(category)), category] as const,
    ),
    ...categories.map((category) => [categoryKey(category.parentId, category.name), category] as const),
  ]);

export function createCategoryLookup(categories: readonly Category[]): CategoryLookup {
  const byName = indexByName(categories);
  const namesBy = (nameOf: (category: Category) => string) => {
    const byId = new Map(
      categories.map((category) => [category.id, { ...category, name: nameOf(category) }]),
    );
    return (subCatId: string): CategoryNames | null => {
      const sub = byId.get(subCatId);
      const category = sub?.parentId && byId.get(sub.parentId);
      return sub && category ? { category: category.name, subCategory: sub.name } : null;
    };
  };
  return {
    find(category, subCategory) {
      const catId = byName.get(categoryKey(null, category))?.id;
      const subCatId = catId && byName.get(categoryKey(catId, subCategory))?.id;
      return subCatId ? { catId, subCatId } : null;
    },
    namesOf: namesBy(({ name }) => name),
    readNamesOf: namesBy(nameAsRead),
  };
}

/**
 * Finds categories of sub-categories whose name is unique in the shop and the file together: so it is the same before
 * and after the import, which creates those of the file.
 */
export function createCategoryOf(
  shopCategories: readonly Pick<Category, 'id' | 'parentId' | 'name'>[],
  fileCategories: FileSummary['categories'],
): CategoryOf {
  const nameById = new Map(shopCategories.map((category) => [category.id, nameAsRead(category)]));
  /** Names of the categories by their keys, by the key of the sub-category. */
  const parents = new Map<string, Map<string, string>>();
  function add(category: string, subCategory: string): void {
    const names = parents.get(nameKey(subCategory)) ?? new Map<string, string>();
    if (!names.has(nameKey(category))) names.set(nameKey(category), category);
    parents.set(nameKey(subCategory), names);
  }
  for (const { id, parentId } of shopCategories)
    if (parentId) add(nameById.get(parentId) ?? '', nameById.get(id) ?? '');
  for (const [category, subCategories] of fileCategories)
    for (const subCategory of subCategories) add(category, subCategory);
  return (subCategory) => {
    if (subCategory === '') return { problem: 'no category' };
    const [name, ...others] = parents.get(nameKey(subCategory))?.values() ?? [];
    if (others.length > 0) return { problem: 'no category, and several have a sub-category of this name' };
    return name === undefined
      ? { problem: 'no category, and neither shop nor file has one with this sub-category' }
      : { name };
  };
}

/** Finds the only names of which those of a file are damaged forms; the sub-category among those of the category. */
export function createRestoreCategory(
  storedCategories: readonly Pick<Category, 'id' | 'parentId' | 'name'>[],
): RestoreCategory {
  const categories = storedCategories.map((category) => ({ ...category, name: nameAsRead(category) }));
  const find = (name: string, siblings: readonly Pick<Category, 'id' | 'parentId' | 'name'>[]) => {
    if (siblings.some((one) => nameKey(one.name) === nameKey(name))) return undefined;
    const similar = siblings.filter((one) => isDamagedForm(nameKey(name), nameKey(one.name)));
    return new Set(similar.map((one) => nameKey(one.name))).size === 1 ? similar[0] : undefined;
  };
  return (category, subCategory) => {
    const parents = categories.filter(({ parentId }) => parentId === null);
    const name = find(category, parents)?.name ?? category;
    const ids = parents.filter((parent) => nameKey(parent.name) === nameKey(name)).map(({ id }) => id);
    const siblings = categories.filter(({ parentId }) =>
      name === '' ? parentId !== null : ids.includes(parentId ?? ''),
    );
    return [name, find(subCategory, siblings)?.name ?? subCategory];
  };
}

/**
 * The categories and sub-categories of the file that do not exist, parents first, positioned behind the existing ones.
 */
export function missingCategories(
  existingCategories: readonly Category[],
  fileCategories: FileSummary['categories'],
): Category[] {
  const byKey = indexByName(existingCategories);
  const slugs = new Set(existingCategories.map(({ slug }) => slug));
  const missing: Category[] = [];

  function findOrCreate(parent: Category | null, name: string): Category {
    const parentId = parent?.id ?? null;
    const existingCategory = byKey.get(categoryKey(parentId, name));
    if (existingCategory) return existingCategory;
    const siblings = [...byKey.values()].filter((category) => category.parentId === parentId);
    const position = Math.max(-1, ...siblings.map((sibling) => sibling.position)) + 1;
    const slug = uniqueSlug(parent ? `${parent.slug}-${toSlug(name)}` : toSlug(name), slugs);
    const category = {
      id: newId(),
      parentId,
      name,
      slug,
      color: pastelColorOf(name),
      images: [],
      position,
      comparableUnit: null,
      hiddenWhileEmpty: false,
      ...noTax,
    };
    slugs.add(slug);
    byKey.set(categoryKey(parentId, name), category);
    missing.push(category);
    return category;
  }

  for (const [category, subCategories] of fileCategories) {
    const parent = findOrCreate(null, category);
    for (const subCategory of subCategories) findOrCreate(parent, subCategory);
  }
  return missing;
}

const categoryKey = (parentId: string | null, name: string) => `${parentId ?? ''}\n${nameKey(name)}`;

const MAX_SLUG = 150;

function uniqueSlug(proposal: string, usedSlugs: ReadonlySet<string>): string {
  const base = proposal.slice(0, MAX_SLUG);
  let slug = base;
  for (let number = 2; usedSlugs.has(slug); number++) slug = `${base}-${number}`;
  return slug;
}

/** A light colour as #rrggbb that depends on the name alone. */
export function pastelColorOf(name: string): string {
  // FNV-1a: similar names get different colours.
  let hash = 0x811c9dc5;
  for (const letter of nameKey(name)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hslToHex((hash >>> 8) % 360, 0.75, 0.91);
}

/** @param hue degrees; the others from 0 to 1 */
function hslToHex(hue: number, saturation: number, lightness: number): string {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number) => {
    const k = (shift + hue / 30) % 12;
    const value = lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
