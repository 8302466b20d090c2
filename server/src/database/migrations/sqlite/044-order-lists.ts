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
    for (const [index, on] of Object.entries(searchIndexes)) {
      await runner.query(`DROP INDEX ${index}`);
      await runner.query(`CREATE INDEX ${index} ON orders (${on}, status)`);
    }
    await runner.query(
      'CREATE INDEX orders_refunded ON orders (refundedAmount, createdAt, id, amount, status)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX orders_refunded');
    for (const [index, on] of Object.entries(searchIndexes)) {
      await runner.query(`DROP INDEX ${index}`);
      await runner.query(`CREATE INDEX ${index} ON orders (${on})`);
    }
  }
}
