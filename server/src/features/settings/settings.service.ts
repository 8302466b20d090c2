import type { EntityManager } from 'typeorm';
import { type InfoPage, isInfoPageSlug, toInfoPage } from './infoPages.ts';
import { readSettings, type SettingsCache } from './settingsCache.ts';
import type { ShopSettings } from './shopSettings.ts';

export type { SettingsCache, ShopSettings };

export interface SettingsContext {
  settingsCache: Pick<SettingsCache, 'current'>;
}

/** The shop's settings, from memory; at most a second old. */
export const getSettings = ({ settingsCache }: SettingsContext): ShopSettings =>
  settingsCache.current.shop.value;

/** The shop's settings as they are stored. */
export const readShopSettings = async (manager: EntityManager): Promise<ShopSettings> =>
  (await readSettings(manager)).shop.value;

/** When the shop's settings were last saved, in ms since 1970; 0: never. At most a second late. */
export const getSettingsTime = ({ settingsCache }: SettingsContext): number =>
  settingsCache.current.shop.updatedAt ?? 0;

/** An information page by its path segment, from memory; null: there is no such page. */
export function findInfoPage(ctx: SettingsContext, slug: string): InfoPage | null {
  if (!isInfoPageSlug(slug)) return null;
  return toInfoPage(slug, ctx.settingsCache.current.pages[slug].value, getSettings(ctx));
}
