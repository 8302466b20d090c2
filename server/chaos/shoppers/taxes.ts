import type { Database } from '../environment/database.ts';

/** An example of the GST portal, in Maharashtra. */
const GSTIN = '27AAPFU0939F1ZV';

/** Registers the shop for GST, and gives each product a rate of 5 %, so that its invoices show tax and later refunds get credit notes. */
export async function registerForGst({ query }: Pick<Database, 'query'>): Promise<void> {
  await query("INSERT INTO settings (id, value, version, updatedAt, actorId) VALUES ('shop', ?, 1, ?, '')", [
    JSON.stringify({ gstRegistered: true, gstin: GSTIN }),
    Date.now(),
  ]);
  await query("UPDATE products SET hsn = '2106', gstRate = 500");
  await query('UPDATE catalog_state SET revision = revision + 1');
}
