import type { TestShop } from './testkit.ts';

/** Reserves available units as an open checkout of a new shopper does: those of a product, or of an inventory item. */
export async function reserveUnits(
  kit: TestShop,
  { productId, inventoryId }: { productId: string; inventoryId?: string },
  quantity: number,
): Promise<void> {
  const { id: userId } = await kit.newShopper();
  const now = Date.now();
  const [table, itemId] = inventoryId
    ? ['inventory_items SET units = units', inventoryId]
    : ['products SET countInStock = countInStock', productId];
  await kit.shop.db.write(async (tx) => {
    await tx.query(
      `INSERT INTO checkouts (id, userId, state, activeKey, amount, billing, claimedAt, createdAt, expiresAt)
         VALUES ('${userId}', '${userId}', 'open', 'active', 100, '{}', ${now}, ${now}, ${now + 900_000})`,
    );
    await tx.query(
      `INSERT INTO checkout_lines (id, checkoutId, productId, title, image, \`option\`, quantity, price, inventoryId, requiredQuantity)
         VALUES ('${userId}', '${userId}', '${productId}', 'Coffee', '', '', ${quantity}, 25, ${inventoryId ? `'${inventoryId}'` : 'NULL'}, 1)`,
    );
    await tx.query(`UPDATE ${table} - ${quantity} WHERE id = '${itemId}'`);
  });
}
