import type { QueryRunner } from 'typeorm';

const BATCH = 500;

/** Fills `order_name_parts` for the orders whose names have three words or more; again after an interruption. */
export async function fillNameParts(runner: QueryRunner): Promise<void> {
  await runner.query('DELETE FROM order_name_parts');
  let last = '';
  let orders: { id: string; searchName: string }[];
  do {
    orders = await runner.query(
      `SELECT id, searchName FROM orders WHERE id > ? AND searchName LIKE '% % %' ORDER BY id LIMIT ${BATCH}`,
      [last],
    );
    const rows = orders.flatMap(({ id, searchName }) => {
      const words = searchName.split(' ').filter(Boolean);
      const parts = words.slice(1, -1).map((_, index) => words.slice(index + 1).join(' '));
      return [...new Set(parts)].flatMap((part) => [part, id]);
    });
    if (rows.length > 0) {
      const values = Array(rows.length / 2).fill('(?, ?)');
      await runner.query(`INSERT INTO order_name_parts (part, orderId) VALUES ${values.join()}`, rows);
    }
    last = orders.at(-1)?.id ?? last;
  } while (orders.length === BATCH);
}
