import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = [
  'refundedAmount integer NOT NULL DEFAULT 0',
  `searchName varchar(100) NOT NULL DEFAULT ''`,
  `searchLastName varchar(100) NOT NULL DEFAULT ''`,
  `searchPhone varchar(20) NOT NULL DEFAULT ''`,
  `searchEmail varchar(254) NOT NULL DEFAULT ''`,
];

const indexes: Record<string, string> = {
  orders_date: 'createdAt, id, status, amount, pincode, refundedAmount',
  orders_status_date: 'status, createdAt, id, amount, pincode, refundedAmount',
  orders_amount: 'amount, id, createdAt, status, pincode, refundedAmount',
  orders_pincode: 'pincode, createdAt, id, amount',
  orders_search_name: 'searchName, createdAt, id, amount',
  orders_search_last_name: 'searchLastName, createdAt, id, amount',
  orders_search_phone: 'searchPhone, createdAt, id, amount',
  orders_search_email: 'searchEmail, createdAt, id, amount',
};

const digits = ['-', ' ', '(', ')', '+'].reduce(
  (text, sign) => `replace(${text}, '${sign}', '')`,
  'phoneNumber',
);

// Older orders get their keys without the removal of accents. What follows the last space is cut out by `rtrim`.
const fill = [
  `UPDATE orders SET
     searchName = lower(trim(name)),
     searchLastName = CASE WHEN instr(trim(name), ' ') = 0 THEN ''
       ELSE lower(substr(trim(name), length(rtrim(trim(name), replace(trim(name), ' ', ''))) + 1)) END,
     searchPhone = ltrim(${digits}, '0'),
     searchEmail = lower(email)
   WHERE email <> ''`,
  `UPDATE orders SET searchPhone = substr(searchPhone, 3) WHERE searchPhone LIKE '91__________'`,
];

const tables = [
  `CREATE TABLE order_notes (
    id varchar(36) PRIMARY KEY NOT NULL,
    orderId varchar(36) NOT NULL,
    authorId varchar(36) NOT NULL,
    text varchar(1000) NOT NULL,
    createdAt bigint NOT NULL,
    CONSTRAINT "order_notes_orderId_fk" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE CASCADE,
    CONSTRAINT "order_notes_authorId_fk" FOREIGN KEY ("authorId") REFERENCES "users" ("id") ON DELETE RESTRICT
  )`,
  'CREATE INDEX order_notes_order ON order_notes (orderId, id)',
  'CREATE INDEX order_notes_author ON order_notes (authorId)',
  `CREATE TABLE saved_views (
    id varchar(36) PRIMARY KEY NOT NULL,
    ownerId varchar(36) NOT NULL,
    page varchar(20) NOT NULL,
    name varchar(60) NOT NULL,
    query varchar(1000) NOT NULL,
    shared boolean NOT NULL DEFAULT 0,
    createdAt bigint NOT NULL,
    CONSTRAINT "saved_views_ownerId_fk" FOREIGN KEY ("ownerId") REFERENCES "users" ("id") ON DELETE CASCADE
  )`,
  'CREATE INDEX saved_views_page ON saved_views (page, shared)',
  'CREATE UNIQUE INDEX saved_views_owner_name ON saved_views (ownerId, page, name)',
];

/** What the desk needs to list, search and discuss orders. */
export class OrdersDesk1796000000015 implements MigrationInterface {
  name = 'OrdersDesk1796000000015';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of columns) await runner.query(`ALTER TABLE orders ADD COLUMN ${column}`);
    for (const statement of fill) await runner.query(statement);
    for (const [index, on] of Object.entries(indexes))
      await runner.query(`CREATE INDEX ${index} ON orders (${on})`);
    for (const statement of tables) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['saved_views', 'order_notes']) await runner.query(`DROP TABLE ${table}`);
    for (const index of Object.keys(indexes)) await runner.query(`DROP INDEX ${index}`);
    for (const column of columns)
      await runner.query(`ALTER TABLE orders DROP COLUMN ${column.slice(0, column.indexOf(' '))}`);
  }
}
