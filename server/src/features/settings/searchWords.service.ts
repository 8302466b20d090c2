import type { EntityManager } from 'typeorm';
import { Setting } from './settings.entity.ts';
import type { SettingsContext } from './settings.service.ts';
import { readSettings, SEARCH_WORDS_KEY, type SearchWords } from './settingsCache.ts';

/** Groups of the shop's own words for one thing. */
export type OwnGroups = SearchWords['groups'];

/** The shop's own groups, from memory. */
export const getSearchWords = ({ settingsCache }: SettingsContext): OwnGroups =>
  settingsCache.current.searchWords.value.groups;

/** The shop's own groups as they are in the database. */
export const readSearchWords = async (manager: EntityManager): Promise<OwnGroups> =>
  (await readSettings(manager)).searchWords.value.groups;

/** Who has changed the groups last, and when, in ms; null: nobody. */
export async function findSearchWordsEdit(
  manager: EntityManager,
): Promise<{ actorId: string; at: number } | null> {
  const setting = await manager.findOneBy(Setting, { id: SEARCH_WORDS_KEY });
  return setting && { actorId: setting.actorId, at: Number(setting.updatedAt) };
}

/** Replaces the shop's own groups. Call it while the catalogue's revision is locked, so that nobody's change is overwritten unseen. */
export async function storeSearchWords(tx: EntityManager, actorId: string, groups: OwnGroups): Promise<void> {
  const { version } = (await readSettings(tx)).searchWords;
  const row = { value: { groups }, version: version + 1, updatedAt: Date.now(), actorId };
  if (version > 0) await tx.update(Setting, { id: SEARCH_WORDS_KEY }, row);
  else await tx.insert(Setting, { id: SEARCH_WORDS_KEY, ...row });
}
