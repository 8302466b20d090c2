import type { MigrationInterface, QueryRunner } from 'typeorm';

const changes = [
  'COLUMN refundedAmount int NOT NULL DEFAULT 0',
  `COLUMN searchName varchar(100) NOT NULL DEFAULT ''`,
  `COLUMN searchLastName varchar(100) NOT NULL DEFAULT ''`,
  `COLUMN searchPhone varchar(20) NOT NULL DEFAULT ''`,
  `COLUMN searchEmail varchar(254) NOT NULL DEFAULT ''`,
  'INDEX orders_date (createdAt, id, status, amount, pincode, refundedAmount)',
  'INDEX orders_status_date (status, createdAt, id, amount, pincode, refundedAmount)',
  'INDEX orders_amount (amount, id, createdAt, status, pincode, refundedAmount)',
  'INDEX orders_pincode (pincode, createdAt, id, amount)',
  'INDEX orders_search_name (searchName, createdAt, id, amount)',
  'INDEX orders_search_last_name (searchLastName, createdAt, id, amount)',
  'INDEX orders_search_phone (searchPhone, createdAt, id, amount)',
  'INDEX orders_search_email (searchEmail, createdAt, id, amount)',
];

const digits = ['-', ' ', '(', ')', '+'].reduce(
  (text, sign) => `REPLACE(${text}, '${sign}', '')`,
  'phoneNumber',
);

// Older orders get their keys without the removal of accents.
const fill = [
  `UPDATE orders SET
     searchName = LOWER(TRIM(name)),
     searchLastName = IF(LOCATE(' ', TRIM(name)) = 0, '', LOWER(SUBSTRING_INDEX(TRIM(name), ' ', -1))),
     searchPhone = TRIM(LEADING '0' FROM ${digits}),
     searchEmail = LOWER(email)
   WHERE email <> ''`,
  `UPDATE orders SET searchPhone = SUBSTRING(searchPhone, 3) WHERE searchPhone LIKE '91__________'`,
];

const tables: Record<string, string> = {
  order_notes: `
    id varchar(36) NOT NULL,
    orderId varchar(36) NOT NULL,
    authorId varchar(36) NOT NULL,
    text varchar(1000) NOT NULL,
    createdAt bigint NOT NULL,
    PRIMARY KEY (id),
    INDEX order_notes_order (orderId, id),
    INDEX order_notes_author (authorId),
    CONSTRAINT order_notes_orderId_fk FOREIGN KEY (orderId) REFERENCES orders (id) ON DELETE CASCADE ON UPDATE NO ACTION,
    CONSTRAINT order_notes_authorId_fk FOREIGN KEY (authorId) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE NO ACTION`,
  saved_views: `
    id varchar(36) NOT NULL,
    ownerId varchar(36) NOT NULL,
    page varchar(20) NOT NULL,
    name varchar(60) NOT NULL,
    query varchar(1000) NOT NULL,
    shared tinyint NOT NULL DEFAULT 0,
    createdAt bigint NOT NULL,
    PRIMARY KEY (id),
    INDEX saved_views_page (page, shared),
    UNIQUE INDEX saved_views_owner_name (ownerId, page, name),
    CONSTRAINT saved_views_ownerId_fk FOREIGN KEY (ownerId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION`,
};

/** What the desk needs to list, search and discuss orders. */
export class OrdersDesk1796000000015 implements MigrationInterface {
  name = 'OrdersDesk1796000000015';

  async up(runner: QueryRunner): Promise<void> {
    // One statement, which an interruption undoes as a whole.
    if (!(await runner.hasColumn('orders', 'searchName')))
      await runner.query(`ALTER TABLE orders ${changes.map((change) => `ADD ${change}`).join(', ')}`);
    for (const statement of fill) await runner.query(statement);
    for (const [table, definition] of Object.entries(tables))
      await runner.query(
        `CREATE TABLE IF NOT EXISTS ${table} (${definition}) ENGINE=InnoDB COLLATE utf8mb4_bin`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(tables).reverse()) await runner.query(`DROP TABLE ${table}`);
    const drops = changes.map((change) => `DROP ${change.replace(/^(\w+ \w+).*/, '$1')}`);
    await runner.query(`ALTER TABLE orders ${drops.reverse().join(', ')}`);
  }
}
