import { newId } from '../../../lib/ids.ts';
import { toSlug } from '../../../lib/slug.ts';
import type { Category } from '../catalog.entity.ts';
import { nameKey, type Survey } from './survey.ts';

/** Names of categories and sub-categories to their ids. */
export interface Shelves {
  /** @throws when there is no such shelf: `missingShelves` comes first */
  find(category: string, subCategory: string): { catId: string; subCatId: string };
  /** The category's and sub-category's names, by the sub-category's id. */
  nameOf(subCatId: string): { category: string; subCategory: string } | null;
}

/** The categories that the shop has, to be looked up by name. */
export function shelvesOf(categories: readonly Category[]): Shelves {
  const byName = new Map(categories.map((one) => [shelfKey(one.parentId, one.name), one]));
  const byId = new Map(categories.map((one) => [one.id, one]));
  const idOf = (parentId: string | null, name: string) => {
    const found = byName.get(shelfKey(parentId, name));
    if (!found) throw new Error(`The category ${name} is gone`);
    return found.id;
  };
  return {
    find(category, subCategory) {
      const catId = idOf(null, category);
      return { catId, subCatId: idOf(catId, subCategory) };
    },
    nameOf(subCatId) {
      const sub = byId.get(subCatId);
      const category = sub?.parentId && byId.get(sub.parentId);
      return sub && category ? { category: category.name, subCategory: sub.name } : null;
    },
  };
}

/** Categories and sub-categories that the file names and the shop lacks, parents first, placed behind what exists. */
export function missingShelves(existing: readonly Category[], wanted: Survey['shelves']): Category[] {
  const known = new Map(existing.map((one) => [shelfKey(one.parentId, one.name), one]));
  const slugs = new Set(existing.map(({ slug }) => slug));
  const missing: Category[] = [];

  function shelf(parent: Category | null, name: string): Category {
    const parentId = parent?.id ?? null;
    const found = known.get(shelfKey(parentId, name));
    if (found) return found;
    const siblings = [...known.values()].filter((one) => one.parentId === parentId);
    const position = Math.max(-1, ...siblings.map((one) => one.position)) + 1;
    const slug = freeSlug(parent ? `${parent.slug}-${toSlug(name)}` : toSlug(name), slugs);
    const made = { id: newId(), parentId, name, slug, color: pastel(name), images: [], position };
    slugs.add(slug);
    known.set(shelfKey(parentId, name), made);
    missing.push(made);
    return made;
  }

  for (const [category, subCategories] of wanted) {
    const parent = shelf(null, category);
    for (const subCategory of subCategories) shelf(parent, subCategory);
  }
  return missing;
}

const shelfKey = (parentId: string | null, name: string) => `${parentId ?? ''}\n${nameKey(name)}`;

const MAX_SLUG = 150;

function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  const base = wanted.slice(0, MAX_SLUG);
  let slug = base;
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
  return slug;
}

/** A light colour as #rrggbb, always the same one for a name. */
export function pastel(name: string): string {
  // FNV-1a: names that differ in a letter get colours that differ.
  let hash = 0x811c9dc5;
  for (const letter of nameKey(name)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hslToHex((hash >>> 8) % 360, 0.75, 0.91);
}

/** @param hue degrees; the others from 0 to 1 */
function hslToHex(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number) => {
    const k = (shift + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
