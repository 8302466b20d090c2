import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Db } from '../../../../database/database.ts';
import { toGstText, toTaxColumns } from '../../../../lib/gst/ownTax.input.ts';
import { newId } from '../../../../lib/ids.ts';
import { parseInput } from '../../../../lib/input/parseInput.ts';
import { type InvalidInput, type NotFound, type Problem, throwProblem } from '../../../../lib/problems.ts';
import { toSlug } from '../../../../lib/text/slug.ts';
import { Category } from '../../catalog.entity.ts';
import {
  categoryNameTaken,
  categoryNotEmpty,
  categoryNotFound,
  categoryTooDeep,
  gstRateRefused,
} from '../../catalog.problems.ts';
import { isCategoryUsed } from '../../catalog.queries.ts';
import { type CatalogContext, findCategory } from '../../catalog.service.ts';
import { type ComparableUnit, formatComparableUnit } from '../../measures/unitPrice.ts';
import { countPictureUses } from '../../pictures/cataloguePictures.service.ts';
import { allowedGstRates, noTax } from '../../tax/productTax.service.ts';
import { type CatalogueDeskContext, recordCatalogueEvents, type StaffActor } from '../catalogueDesk.ts';
import { describeDifferences } from '../describeChanges.ts';
import {
  checkPicture,
  checkSameIds,
  checkVersion,
  isSameOrder,
  isSameRow,
  saveInCatalogue,
  unchanged,
} from '../saveInCatalogue.ts';
import { versionOfCategory } from '../versions.ts';
import { readCategories, touchProducts } from './categories.queries.ts';
import { categoryInput } from './category.input.ts';

const newCategoryInput = categoryInput
  .partial({ image: true, hsn: true, gst: true, comparableUnit: true })
  .extend({ parentId: z.string().nullish() });
const changedCategoryInput = categoryInput.partial();

export interface CategoryFields {
  name?: string;
  /** #rrggbb. */
  color?: string;
  /** URL of a picture that was uploaded as a tile; null: none. */
  image?: string | null;
  /** HSN code of its products that have none; empty: none. */
  hsn?: string;
  /** GST of its products that have none: percent, `exempt`, or empty: none. */
  gst?: string;
  /** What the unit prices of its products are for; null: that of its parent, or else automatic. */
  comparableUnit?: ComparableUnit | null;
}

export interface CategorySaved {
  __typename: 'DeskCategorySaved';
  category: Category;
}

export interface CategoryDeleted {
  __typename: 'DeskCategoryDeleted';
  id: string;
}

export interface CategoriesSorted {
  __typename: 'DeskCategoriesSorted';
}

export type CategoryNotEmpty = Problem<'DeskCategoryNotEmpty'> & { name: string };

/** A category or sub-category. Another process may just have created it. */
export const getCategory = (
  ctx: CatalogContext & { db: Pick<Db, 'read'> },
  id: string,
): Category | Promise<Category> => findCategory(ctx, id) ?? ctx.db.read.findOneByOrFail(Category, { id });

/** As `childCategories`, but also those that shoppers do not see because an import was undone. */
export const allChildCategories = (
  { catalog }: CatalogContext,
  parentId: string | null,
): readonly Category[] => catalog.snapshot.allChildrenOf.get(parentId) ?? [];

/** The number of products on sale in a category or sub-category. */
export const countProducts = ({ catalog }: CatalogContext, id: string): number =>
  catalog.snapshot.productsByCategory.get(id)?.length ?? 0;

/** The number of products of a category or sub-category that are not on sale. */
export const countWithdrawn = ({ catalog }: CatalogContext, id: string): number =>
  catalog.snapshot.withdrawn.productsByCategory.get(id)?.length ?? 0;

/** Whether a product on sale in a category or sub-category has the option list RAM. */
export const hasMemory = ({ catalog }: CatalogContext, id: string): boolean =>
  catalog.snapshot.productsByCategory.get(id)?.some(({ productRam }) => productRam.length > 0) ?? false;

/** Creates a category, or with `parentId` a sub-category, behind its siblings. */
export async function createCategory(
  ctx: CatalogueDeskContext,
  actor: StaffActor,
  input: CategoryFields & { parentId?: string | null },
): Promise<CategorySaved | NotFound | InvalidInput> {
  const parsed = parseInput(newCategoryInput, input);
  if ('message' in parsed) return parsed;
  const { parentId = null, image, hsn = '', gst = '', comparableUnit = null, ...fields } = parsed.input;
  const tax = toTaxColumns({ hsn, gst });
  if (!isRateAllowed(ctx, tax)) return gstRateRefused(allowedGstRates(ctx));
  return saveInCatalogue<CategorySaved, NotFound | InvalidInput>(ctx, async (tx) => {
    const all = await readCategories(tx);
    const parent = parentId === null ? null : all.find(({ id }) => id === parentId);
    if (parent === undefined) throwProblem(categoryNotFound());
    if (parent?.parentId) throwProblem(categoryTooDeep());
    const siblings = siblingsOf(all, parentId);
    checkName(siblings, fields.name);
    if (image) await checkPicture(tx, image, 'tile', []);
    const category: Category = {
      id: newId(),
      parentId,
      ...fields,
      slug: uniqueSlug(parent ? `${parent.slug}-${toSlug(fields.name)}` : toSlug(fields.name), all),
      images: image ? [image] : [],
      comparableUnit,
      position: Math.max(-1, ...siblings.map(({ position }) => position)) + 1,
      hiddenWhileEmpty: false,
      ...noTax,
      ...tax,
    };
    await tx.insert(Category, category);
    await countPictureUses(tx, [], category.images);
    await recordCatalogueEvents(tx, actor, [
      { action: 'categoryCreated', subject: `category:${category.id}`, detail: category.name },
    ]);
    return { __typename: 'DeskCategorySaved', category };
  });
}

/** Changes name, colour, picture or comparable unit of a category. Its slug stays, so that links do. */
export async function updateCategory(
  ctx: CatalogueDeskContext,
  actor: StaffActor,
  { id, version, ...input }: CategoryFields & { id: string; version: string },
): Promise<CategorySaved | NotFound | InvalidInput> {
  const parsed = parseInput(changedCategoryInput, input);
  if ('message' in parsed) return parsed;
  const { image, hsn, gst, ...fields } = parsed.input;
  const tax = toTaxColumns({ hsn, gst });
  return saveInCatalogue<CategorySaved, NotFound | InvalidInput>(ctx, async (tx, revision) => {
    const all = await readCategories(tx);
    const category = pickCategory(all, id);
    // A rate that was abolished may stay.
    if (tax.gstRate !== category.gstRate && !isRateAllowed(ctx, tax))
      throwProblem(gstRateRefused(allowedGstRates(ctx)));
    await checkVersion(tx, actor, {
      noun: 'category',
      id,
      stored: versionOfCategory(category),
      expected: version,
    });
    const others = siblingsOf(all, category.parentId).filter((sibling) => sibling.id !== id);
    if (fields.name !== undefined) checkName(others, fields.name);
    if (image) await checkPicture(tx, image, 'tile', category.images);
    const images = image === undefined ? category.images : image === null ? [] : [image];
    const changed: Category = { ...category, ...fields, ...tax, images };
    if (isSameRow(category, changed)) return unchanged({ __typename: 'DeskCategorySaved', category });
    const detail = describeCategoryChange(category, changed);
    await tx.update(Category, { id }, { ...fields, ...tax, images });
    await countPictureUses(tx, category.images, images);
    if (changed.name !== category.name) await touchProducts(tx, category, revision);
    await recordCatalogueEvents(tx, actor, [
      { action: 'categoryChanged', subject: `category:${id}`, detail },
    ]);
    return { __typename: 'DeskCategorySaved', category: changed };
  });
}

const isRateAllowed = (ctx: CatalogueDeskContext, { gstRate }: { gstRate?: number | null }): boolean =>
  gstRate == null || allowedGstRates(ctx).includes(gstRate);

/** What differs, for the audit log. */
function describeCategoryChange(before: Category, after: Category): string {
  const changes = describeDifferences([
    { name: 'name', before: before.name, after: after.name, toText: String },
    { name: 'colour', before: before.color, after: after.color, toText: String },
    { name: 'picture', before: before.images, after: after.images },
    { name: 'HSN', before: before.hsn, after: after.hsn, toText: (hsn) => String(hsn ?? '') },
    { name: 'GST', before: toGstText(before), after: toGstText(after), toText: String },
    {
      name: 'unit price',
      before: before.comparableUnit,
      after: after.comparableUnit,
      toText: (unit) => formatComparableUnit(unit as ComparableUnit | null),
    },
  ]);
  // A change of the name names the category already.
  return before.name !== after.name ? changes : `${before.name}: ${changes}`;
}

/** Deletes a category without products, sub-categories and banners. */
export function deleteCategory(
  ctx: CatalogueDeskContext,
  actor: StaffActor,
  { id, version }: { id: string; version: string },
): Promise<CategoryDeleted | CategoryNotEmpty | NotFound | InvalidInput> {
  return saveInCatalogue<CategoryDeleted, CategoryNotEmpty | NotFound | InvalidInput>(ctx, async (tx) => {
    const category = pickCategory(await readCategories(tx), id);
    await checkVersion(tx, actor, {
      noun: 'category',
      id,
      stored: versionOfCategory(category),
      expected: version,
    });
    if (await isCategoryUsed(tx, id)) throwProblem(categoryNotEmpty(category.name));
    await tx.delete(Category, { id });
    await countPictureUses(tx, category.images, []);
    await recordCatalogueEvents(tx, actor, [
      { action: 'categoryDeleted', subject: `category:${id}`, detail: category.name },
    ]);
    return { __typename: 'DeskCategoryDeleted', id };
  });
}

/** Sorts the top categories, or the sub-categories of a category. @param ids all of them, in the new order */
export function sortCategories(
  ctx: CatalogueDeskContext,
  actor: StaffActor,
  { parentId = null, ids }: { parentId?: string | null; ids: readonly string[] },
): Promise<CategoriesSorted | InvalidInput> {
  return saveInCatalogue<CategoriesSorted, InvalidInput>(ctx, async (tx) => {
    const all = await readCategories(tx);
    const siblings = siblingsOf(all, parentId);
    checkSameIds(ids, siblings);
    if (isSameOrder(ids, siblings)) return unchanged({ __typename: 'DeskCategoriesSorted' });
    await storePositions(tx, ids);
    await recordCatalogueEvents(tx, actor, [
      {
        action: 'categoriesSorted',
        detail: all.find(({ id }) => id === parentId)?.name ?? 'Top categories',
        ...(parentId && { subject: `category:${parentId}` }),
      },
    ]);
    return { __typename: 'DeskCategoriesSorted' };
  });
}

async function storePositions(tx: EntityManager, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) await tx.update(Category, { id }, { position });
}

const siblingsOf = (all: readonly Category[], parentId: string | null): Category[] =>
  all.filter((category) => category.parentId === parentId);

function pickCategory(all: readonly Category[], id: string): Category {
  return all.find((category) => category.id === id) ?? throwProblem(categoryNotFound());
}

/** Throws InvalidInput if a sibling has the name. The import finds categories by name, without regard to case. */
function checkName(siblings: readonly Category[], name: string): void {
  if (siblings.some((sibling) => sibling.name.toLowerCase() === name.toLowerCase()))
    throwProblem(categoryNameTaken(name));
}

const MAX_SLUG = 150;

function uniqueSlug(proposal: string, all: readonly Category[]): string {
  const slugs = new Set(all.map(({ slug }) => slug));
  const base = proposal.slice(0, MAX_SLUG);
  let slug = base;
  for (let number = 2; slugs.has(slug); number++) slug = `${base}-${number}`;
  return slug;
}
