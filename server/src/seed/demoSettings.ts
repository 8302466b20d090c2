import type { EntityManager } from 'typeorm';
import { incrementCatalogRevision } from '../database/catalogRevision.ts';
import { insertRows } from '../database/insertRows.ts';
import { Setting } from '../features/settings/settings.entity.ts';
import { SHOP_KEY } from '../features/settings/settingsCache.ts';
import { defaultShopSettings, type ShopSettings } from '../features/settings/shopSettings.ts';

/** What the demo's owner has set: the shop is registered for GST, so that its invoices show the tax. The number is nobody's. */
const changed = {
  address: 'Kirana demo shop\n12, Market Road\nBengaluru 560002\nKarnataka',
  gstin: '29AAAAA0000A1ZY',
  gstRegistered: true,
} satisfies Partial<ShopSettings>;

export const demoSettings: Readonly<ShopSettings> = { ...defaultShopSettings, ...changed };

/** Stores the demo's settings, unless somebody has changed the shop's. @param actorId who has set them; empty: nobody */
export async function insertDemoSettings(tx: EntityManager, actorId: string): Promise<void> {
  if (await tx.existsBy(Setting, { id: SHOP_KEY })) return;
  await insertRows(tx, Setting, [
    { id: SHOP_KEY, value: changed, version: 1, updatedAt: Date.now(), actorId },
  ]);
  await incrementCatalogRevision(tx);
}
