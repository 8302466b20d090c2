import type { MigrationInterface, QueryRunner } from 'typeorm';

const searchIndexes = {
  orders_search_name: 'searchName, createdAt, id, amount',
  orders_search_last_name: 'searchLastName, createdAt, id, amount',
  orders_search_email: 'searchEmail, createdAt, id, amount',
};

/** The status in the indexes of a search, and an index of refunded orders: the desk's lists read no more rows than they show. */
export class OrderLists1796000000044 implements MigrationInterface {
  name = 'OrderLists1796000000044';

  async up(runner: QueryRunner): Promise<void> {
    const changes = Object.entries(searchIndexes).map(
      ([index, on]) => `DROP INDEX ${index}, ADD INDEX ${index} (${on}, status)`,
    );
    // One statement, which an interruption undoes as a whole.
    const indexes: object[] = await runner.query("SHOW INDEX FROM orders WHERE Key_name = 'orders_refunded'");
    if (indexes.length === 0)
      await runner.query(`ALTER TABLE orders ${changes.join(', ')},
        ADD INDEX orders_refunded (refundedAmount, createdAt, id, amount, status)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const changes = Object.entries(searchIndexes).map(
      ([index, on]) => `DROP INDEX ${index}, ADD INDEX ${index} (${on})`,
    );
    await runner.query(`ALTER TABLE orders ${changes.join(', ')}, DROP INDEX orders_refunded`);
  }
}
