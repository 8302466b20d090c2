import type { EntityManager } from 'typeorm';
import { incrementCatalogRevision } from '../../../database/catalogRevision.ts';
import type { Db } from '../../../database/database.ts';
import { ifDuplicate } from '../../../database/dialects.ts';
import { parseInput } from '../../../lib/input/parseInput.ts';
import type { InvalidInput, NotFound, Problem } from '../../../lib/problems.ts';
import { type Actor, recordStaffEvent } from '../../users/audit.service.ts';
import { describeLastEdit } from '../../users/lastEdit.service.ts';
import { infoPageInput } from '../infoPage.input.ts';
import { type InfoPageSlug, infoPageSlugs, isInfoPageSlug } from '../infoPages.ts';
import { type InfoPageTexts, originalInfoPages } from '../infoPageTexts.ts';
import { Setting } from '../settings.entity.ts';
import {
  gstinNeeded,
  infoPageChanged,
  infoPageNotFound,
  ownSecondFactorNeeded,
  settingsChanged,
} from '../settings.problems.ts';
import {
  pageKey,
  readSettings,
  type Settings,
  type SettingsCache,
  SHOP_KEY,
  type StoredSettings,
} from '../settingsCache.ts';
import { shopSettingsInput } from '../shopSettings.input.ts';
import type { ShopSettings } from '../shopSettings.ts';
import { describeChange } from './describeChange.ts';

export interface EditSettingsContext {
  db: Db;
  settingsCache: Pick<SettingsCache, 'current'>;
  /** Refreshed after a change, which reads the settings as well. */
  catalog: { refresh(): Promise<unknown> };
}

/** The member of staff who changes a setting. */
export interface Editor extends Actor {
  hasSecondFactor: boolean;
}

/** The shop's settings as they are edited. */
export type EditedSettings = StoredSettings<ShopSettings>;

/** The texts of an information page as they are edited. */
export interface EditedInfoPage extends StoredSettings<InfoPageTexts> {
  slug: InfoPageSlug;
  original: InfoPageTexts;
}

/** The settings as they are in the database. */
export const getEditedSettings = async ({ db }: Pick<EditSettingsContext, 'db'>): Promise<EditedSettings> =>
  (await readSettings(db.read)).shop;

/** All information pages as they are in the database. */
export async function listEditedInfoPages({
  db,
}: Pick<EditSettingsContext, 'db'>): Promise<EditedInfoPage[]> {
  const settings = await readSettings(db.read);
  return infoPageSlugs.map((slug) => editedInfoPage(settings, slug));
}

const editedInfoPage = ({ pages }: Settings, slug: InfoPageSlug): EditedInfoPage => ({
  slug,
  original: originalInfoPages[slug],
  ...pages[slug],
});

export interface SettingsSaved {
  __typename: 'DeskSettingsSaved';
  settings: EditedSettings;
}

export type SettingsConflict = Problem<'DeskSettingsConflict'> & { settings: EditedSettings };

/**
 * Replaces the shop's settings. Only who has a second factor can require one of all staff: the change would close the desk to its own
 * author.
 * @param version of the settings that the input is based on
 */
export async function updateSettings(
  ctx: EditSettingsContext,
  editor: Editor,
  { input, version }: { input: unknown; version: number },
): Promise<SettingsSaved | SettingsConflict | InvalidInput> {
  const parsed = parseInput(shopSettingsInput, input);
  if ('message' in parsed) return parsed;
  const { gstRegistered, gstRates, stackOffers, ...fields } = parsed.input;
  const present = ctx.settingsCache.current.shop.value;
  const value: ShopSettings = {
    ...fields,
    gstRegistered: gstRegistered ?? present.gstRegistered,
    gstRates: gstRates ?? present.gstRates,
    stackOffers: stackOffers ?? present.stackOffers,
  };
  // An older client sends no `gstRegistered`, which stays as it is.
  if (value.gstRegistered && !value.gstin) return gstinNeeded();
  if (value.requireSecondFactor && !editor.hasSecondFactor) return ownSecondFactorNeeded();
  const isSaved = await save(ctx, editor, SHOP_KEY, { value, version }, ({ shop }) => shop);
  const { shop: settings } = ctx.settingsCache.current;
  if (isSaved) return { __typename: 'DeskSettingsSaved', settings };
  const conflict = await getEditedSettings(ctx);
  return settingsChanged(conflict, await describeEditor(ctx, editor, SHOP_KEY));
}

export interface InfoPageSaved {
  __typename: 'DeskInfoPageSaved';
  page: EditedInfoPage;
}

export type InfoPageConflict = Problem<'DeskInfoPageConflict'> & { page: EditedInfoPage };

/**
 * Replaces the texts of an information page.
 * @param version of the texts that the input is based on
 */
export async function updateInfoPage(
  ctx: EditSettingsContext,
  editor: Editor,
  { slug, input, version }: { slug: string; input: unknown; version: number },
): Promise<InfoPageSaved | InfoPageConflict | NotFound | InvalidInput> {
  if (!isInfoPageSlug(slug)) return infoPageNotFound();
  const parsed = parseInput(infoPageInput, input);
  if ('message' in parsed) return parsed;
  const value: InfoPageTexts = parsed.input;
  const isSaved = await save(ctx, editor, pageKey(slug), { value, version }, ({ pages }) => pages[slug]);
  if (isSaved)
    return { __typename: 'DeskInfoPageSaved', page: editedInfoPage(ctx.settingsCache.current, slug) };
  const page = editedInfoPage(await readSettings(ctx.db.read), slug);
  return infoPageChanged(page, await describeEditor(ctx, editor, pageKey(slug)));
}

/** Names who has changed a setting, and when. */
async function describeEditor(
  { db }: EditSettingsContext,
  editor: Editor,
  id: string,
): Promise<string | null> {
  const setting = await db.read.findOneBy(Setting, { id });
  // There is none after a backup was restored.
  return (
    setting &&
    describeLastEdit(db.read, { actorId: setting.actorId, at: Number(setting.updatedAt) }, editor.id)
  );
}

interface Change {
  value: object;
  version: number;
}

/** @returns false: the settings were changed since `version` */
async function save(
  ctx: EditSettingsContext,
  editor: Editor,
  id: string,
  { value, version }: Change,
  select: (settings: Settings) => StoredSettings<object>,
): Promise<boolean> {
  const isSaved = await ctx.db.write(async (tx) => {
    const before = select(await readSettings(tx));
    const changes = findChanges(before.value, value);
    // Also the second of two equal requests, as after a double click.
    if (changes.length === 0) return true;
    if (before.version !== version || !(await store(tx, editor, id, { value, version }))) return false;
    for (const detail of changes)
      await recordStaffEvent(tx, editor, {
        action: 'settingsChanged',
        subject: `settings:${id}`,
        detail,
      });
    await incrementCatalogRevision(tx);
    return true;
  });
  await ctx.catalog.refresh();
  if (isSaved) return true;
  // An equal request may have been faster, as by a double click.
  return findChanges(select(await readSettings(ctx.db.read)).value, value).length === 0;
}

const findChanges = (before: object, after: object): string[] => {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => value !== old.get(field))
    .map(([field, value]) => describeChange(field, old.get(field), value));
};

/** @returns false: the row has another version */
async function store(
  tx: EntityManager,
  editor: Editor,
  id: string,
  { value, version }: Change,
): Promise<boolean> {
  const row = { value: { ...value }, version: version + 1, updatedAt: Date.now(), actorId: editor.id };
  if (version > 0) return (await tx.update(Setting, { id, version }, row)).affected === 1;
  return tx.insert(Setting, { id, ...row }).then(
    () => true,
    ifDuplicate(() => false),
  );
}
