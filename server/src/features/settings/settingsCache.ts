import type { EntityManager } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { type InfoPageSlug, infoPageSlugs } from './infoPages.ts';
import { type InfoPageTexts, originalInfoPages } from './infoPageTexts.ts';
import { Setting } from './settings.entity.ts';
import { defaultShopSettings, type ShopSettings } from './shopSettings.ts';

/** A group of settings with its version. */
export interface StoredSettings<Value> {
  value: Value;
  /** 0: never changed. */
  version: number;
  /** Null: never changed. */
  updatedAt: number | null;
}

/** The shop's own search words. */
export interface SearchWords {
  /** Words or phrases for one thing; no word is in two groups. */
  groups: readonly (readonly string[])[];
}

/** All settings. Immutable. */
export interface Settings {
  readonly shop: StoredSettings<ShopSettings>;
  readonly pages: Readonly<Record<InfoPageSlug, StoredSettings<InfoPageTexts>>>;
  readonly searchWords: StoredSettings<SearchWords>;
}

/** The settings in memory. They follow the changes of all processes, because `refresh` runs when the catalogue's revision changes. */
export interface SettingsCache {
  readonly current: Settings;
  refresh(): Promise<void>;
}

export const SHOP_KEY = 'shop';
export const SEARCH_WORDS_KEY = 'searchWords';
export const pageKey = (slug: InfoPageSlug): string => `page:${slug}`;

/** Has the defaults until the first `refresh`. */
export function createSettingsCache({ read }: Pick<Db, 'read'>): SettingsCache {
  let current = toSettings([]);
  return {
    get current() {
      return current;
    },
    async refresh() {
      current = await readSettings(read);
    },
  };
}

export const readSettings = async (manager: EntityManager): Promise<Settings> =>
  toSettings(await manager.find(Setting));

function toSettings(rows: Setting[]): Settings {
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const stored = <Value extends object>(id: string, defaults: Value): StoredSettings<Value> => {
    const { value = {}, version = 0, updatedAt = null } = rowById.get(id) ?? {};
    // A setting that is newer than the stored row has its default.
    return { value: { ...defaults, ...value }, version, updatedAt };
  };
  const pages = infoPageSlugs.map((slug) => [slug, stored(pageKey(slug), originalInfoPages[slug])]);
  return {
    shop: stored(SHOP_KEY, defaultShopSettings),
    pages: Object.fromEntries(pages),
    searchWords: stored(SEARCH_WORDS_KEY, { groups: [] }),
  };
}
