import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { newId } from '../../../../lib/ids.ts';
import { parseInput } from '../../../../lib/input/parseInput.ts';
import { type InvalidInput, type NotFound, throwProblem } from '../../../../lib/problems.ts';
import { isoTime } from '../../../../lib/time/isoTime.ts';
import { Banner, type BannerKind, type Category } from '../../catalog.entity.ts';
import { bannerNotFound, bannerTimesNotInOrder, linkedCategoryNotFound } from '../../catalog.problems.ts';
import type { CatalogContext } from '../../catalog.service.ts';
import { countPictureUses } from '../../pictures/cataloguePictures.service.ts';
import { type CatalogueDeskContext, recordCatalogueEvents, type StaffActor } from '../catalogueDesk.ts';
import { readBanners, readCategories } from '../categories/categories.queries.ts';
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
import { versionOfBanner } from '../versions.ts';
import { bannerInput, hasTimesInOrder, TIMES_NOT_IN_ORDER } from './banner.input.ts';

const changedBannerInput = bannerInput.partial();

export interface BannerFields {
  title?: string;
  /** May be empty. */
  text?: string;
  /** URL of a picture that was uploaded for the banner's kind. */
  image?: string;
  /** Id of the category or sub-category that it links to. */
  categoryId?: string;
  /** Milliseconds; null: at once. */
  shownFrom?: number | null;
  /** Milliseconds; null: it stays. */
  shownUntil?: number | null;
}

export interface NewBanner extends BannerFields {
  kind: BannerKind;
  title: string;
  image: string;
  categoryId: string;
}

export interface BannerSaved {
  __typename: 'DeskBannerSaved';
  banner: Banner;
}

export interface BannerDeleted {
  __typename: 'DeskBannerDeleted';
  id: string;
}

export interface BannersSorted {
  __typename: 'DeskBannersSorted';
  /** In the new order. */
  banners: Banner[];
}

/** All banners of a kind, also those that shoppers do not see now, in the shop's own order. */
export const listAllBanners = ({ catalog }: CatalogContext, kind: BannerKind): Banner[] =>
  catalog.snapshot.banners.filter((banner) => banner.kind === kind);

/** Creates a banner behind the others of its kind. */
export async function createBanner(
  ctx: CatalogueDeskContext,
  actor: StaffActor,
  { kind, ...input }: NewBanner,
): Promise<BannerSaved | InvalidInput> {
  const parsed = parseInput(changedBannerInput, input);
  if ('message' in parsed) return parsed;
  return saveInCatalogue<BannerSaved, InvalidInput>(ctx, async (tx) => {
    const siblings = (await readBanners(tx)).filter((banner) => banner.kind === kind);
    const draft: Banner = {
      id: newId(),
      kind,
      title: '',
      text: '',
      images: [],
      catId: '',
      subCatId: null,
      position: Math.max(-1, ...siblings.map(({ position }) => position)) + 1,
      shownFrom: null,
      shownUntil: null,
    };
    const banner = await applyBannerFields(tx, draft, parsed.input);
    await tx.insert(Banner, banner);
    await countPictureUses(tx, [], banner.images);
    await recordCatalogueEvents(tx, actor, [
      { action: 'bannerCreated', subject: `banner:${banner.id}`, detail: banner.title },
    ]);
    return { __typename: 'DeskBannerSaved', banner };
  });
}

/** Changes a banner. Absent fields keep their value. */
export async function updateBanner(
  ctx: CatalogueDeskContext,
  actor: StaffActor,
  { id, version, ...input }: BannerFields & { id: string; version: string },
): Promise<BannerSaved | NotFound | InvalidInput> {
  const parsed = parseInput(changedBannerInput, input);
  if ('message' in parsed) return parsed;
  return saveInCatalogue<BannerSaved, NotFound | InvalidInput>(ctx, async (tx) => {
    const stored = await getBanner(tx, id);
    await checkVersion(tx, actor, { noun: 'banner', id, stored: versionOfBanner(stored), expected: version });
    const banner = await applyBannerFields(tx, stored, parsed.input);
    if (isSameRow(stored, banner)) return unchanged({ __typename: 'DeskBannerSaved', banner });
    const detail = describeBannerChange(stored, banner, await readCategories(tx));
    await tx.update(Banner, { id }, banner);
    await countPictureUses(tx, stored.images, banner.images);
    await recordCatalogueEvents(tx, actor, [{ action: 'bannerChanged', subject: `banner:${id}`, detail }]);
    return { __typename: 'DeskBannerSaved', banner };
  });
}

/** What differs, for the audit log. */
function describeBannerChange(before: Banner, after: Banner, categories: readonly Category[]): string {
  const nameOf = (id: unknown) => categories.find((category) => category.id === id)?.name;
  const timeOf = (time: unknown) => (time === null ? 'none' : isoTime(Number(time)));
  const changes = describeDifferences([
    { name: 'title', before: before.title, after: after.title, toText: String },
    { name: 'text', before: before.text, after: after.text, toText: String },
    { name: 'picture', before: before.images, after: after.images },
    {
      name: 'category',
      before: before.subCatId ?? before.catId,
      after: after.subCatId ?? after.catId,
      toText: nameOf,
    },
    { name: 'shown from', before: before.shownFrom, after: after.shownFrom, toText: timeOf },
    { name: 'shown until', before: before.shownUntil, after: after.shownUntil, toText: timeOf },
  ]);
  // A change of the title names the banner already.
  return before.title !== after.title ? changes : `${before.title}: ${changes}`;
}

/** Deletes a banner. */
export function deleteBanner(
  ctx: CatalogueDeskContext,
  actor: StaffActor,
  { id, version }: { id: string; version: string },
): Promise<BannerDeleted | NotFound | InvalidInput> {
  return saveInCatalogue<BannerDeleted, NotFound | InvalidInput>(ctx, async (tx) => {
    const banner = await getBanner(tx, id);
    await checkVersion(tx, actor, { noun: 'banner', id, stored: versionOfBanner(banner), expected: version });
    await tx.delete(Banner, { id });
    await countPictureUses(tx, banner.images, []);
    await recordCatalogueEvents(tx, actor, [
      { action: 'bannerDeleted', subject: `banner:${id}`, detail: banner.title },
    ]);
    return { __typename: 'DeskBannerDeleted', id };
  });
}

/** Sorts the banners of a kind. @param ids all of them, in the new order */
export function sortBanners(
  ctx: CatalogueDeskContext,
  actor: StaffActor,
  { kind, ids }: { kind: BannerKind; ids: readonly string[] },
): Promise<BannersSorted | InvalidInput> {
  return saveInCatalogue<BannersSorted, InvalidInput>(ctx, async (tx) => {
    const siblings = (await readBanners(tx)).filter((banner) => banner.kind === kind);
    checkSameIds(ids, siblings);
    const banners = ids.flatMap((id) => siblings.find((banner) => banner.id === id) ?? []);
    if (isSameOrder(ids, siblings)) return unchanged({ __typename: 'DeskBannersSorted', banners });
    for (const [position, id] of ids.entries()) await tx.update(Banner, { id }, { position });
    await recordCatalogueEvents(tx, actor, [{ action: 'bannersSorted', detail: kind }]);
    return { __typename: 'DeskBannersSorted', banners };
  });
}

async function getBanner(tx: EntityManager, id: string): Promise<Banner> {
  return (await tx.findOneBy(Banner, { id })) ?? throwProblem(bannerNotFound());
}

/** The banner with some fields replaced. Throws InvalidInput. */
async function applyBannerFields(
  tx: EntityManager,
  banner: Banner,
  { image, categoryId, ...columns }: z.output<typeof changedBannerInput>,
): Promise<Banner> {
  const changed: Banner = { ...banner, ...columns };
  if (image !== undefined) {
    await checkPicture(tx, image, banner.kind, banner.images);
    changed.images = [image];
  }
  if (categoryId !== undefined) Object.assign(changed, await findLink(tx, categoryId));
  if (!hasTimesInOrder(changed)) throwProblem(bannerTimesNotInOrder(TIMES_NOT_IN_ORDER));
  return changed;
}

async function findLink(tx: EntityManager, id: string): Promise<Pick<Banner, 'catId' | 'subCatId'>> {
  const category = (await readCategories(tx)).find((one) => one.id === id);
  if (!category) throwProblem(linkedCategoryNotFound());
  const { parentId } = category;
  return parentId ? { catId: parentId, subCatId: id } : { catId: id, subCatId: null };
}
