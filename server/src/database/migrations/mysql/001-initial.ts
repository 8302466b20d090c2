import type { MigrationInterface, QueryRunner } from 'typeorm';

// MySQL commits each statement at once, so an interrupted migration has to be able to run again.

/** The statement that creates each table, in the order of references. */
const tables: Record<string, string> = {
  users: `
    CREATE TABLE IF NOT EXISTS users (
      id varchar(36) NOT NULL,
      name varchar(100) NOT NULL,
      email varchar(254) NOT NULL,
      emailVerified tinyint NOT NULL DEFAULT 0,
      phone varchar(16) NULL,
      images text NOT NULL,
      isAdmin tinyint NOT NULL DEFAULT 0,
      passwordHash varchar(255) NULL,
      googleSub varchar(255) NULL,
      createdAt bigint NOT NULL,
      erasedAt bigint NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX users_email (email),
      UNIQUE INDEX users_phone (phone),
      UNIQUE INDEX users_google (googleSub)
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  sessions: `
    CREATE TABLE IF NOT EXISTS sessions (
      tokenHash varchar(64) NOT NULL,
      userId varchar(36) NOT NULL,
      createdAt bigint NOT NULL,
      userAgent varchar(200) NOT NULL DEFAULT '',
      address varchar(45) NOT NULL DEFAULT '',
      lastSeenAt bigint NOT NULL,
      expiresAt bigint NOT NULL,
      PRIMARY KEY (tokenHash),
      INDEX sessions_user (userId),
      INDEX sessions_expiry (expiresAt),
      CONSTRAINT sessions_userId_fk FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  sign_in_codes: `
    CREATE TABLE IF NOT EXISTS sign_in_codes (
      codeHash varchar(64) NOT NULL,
      userId varchar(36) NOT NULL,
      expiresAt bigint NOT NULL,
      PRIMARY KEY (codeHash),
      INDEX sign_in_codes_user (userId),
      INDEX sign_in_codes_expiry (expiresAt),
      CONSTRAINT sign_in_codes_userId_fk FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  account_links: `
    CREATE TABLE IF NOT EXISTS account_links (
      tokenHash varchar(64) NOT NULL,
      userId varchar(36) NOT NULL,
      purpose varchar(10) NOT NULL,
      expiresAt bigint NOT NULL,
      PRIMARY KEY (tokenHash),
      INDEX account_links_expiry (expiresAt),
      UNIQUE INDEX account_links_user_purpose (userId, purpose),
      CONSTRAINT account_links_userId_fk FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  audit_events: `
    CREATE TABLE IF NOT EXISTS audit_events (
      id varchar(36) NOT NULL,
      action varchar(40) NOT NULL,
      userId varchar(36) NULL,
      detail varchar(200) NOT NULL,
      address varchar(45) NOT NULL,
      userAgent varchar(200) NOT NULL,
      requestId varchar(64) NOT NULL,
      createdAt bigint NOT NULL,
      PRIMARY KEY (id),
      INDEX audit_events_time (createdAt),
      INDEX audit_events_user (userId, id)
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  uploads: `
    CREATE TABLE IF NOT EXISTS uploads (
      name varchar(32) NOT NULL,
      userId varchar(36) NOT NULL,
      attached tinyint NOT NULL DEFAULT 0,
      createdAt bigint NOT NULL,
      position int NOT NULL,
      PRIMARY KEY (name),
      INDEX uploads_user (userId, createdAt),
      CONSTRAINT uploads_userId_fk FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  categories: `
    CREATE TABLE IF NOT EXISTS categories (
      id varchar(36) NOT NULL,
      parentId varchar(36) NULL,
      name varchar(120) NOT NULL,
      slug varchar(160) NOT NULL,
      color varchar(7) NOT NULL,
      images text NOT NULL,
      position int NOT NULL,
      PRIMARY KEY (id),
      INDEX categories_parent (parentId),
      UNIQUE INDEX categories_slug (slug),
      CONSTRAINT categories_parentId_fk FOREIGN KEY (parentId) REFERENCES categories (id) ON DELETE RESTRICT ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  products: `
    CREATE TABLE IF NOT EXISTS products (
      id varchar(36) NOT NULL,
      name varchar(200) NOT NULL,
      brand varchar(100) NOT NULL,
      description text NOT NULL,
      images text NOT NULL,
      price int NOT NULL,
      oldPrice int NOT NULL,
      catId varchar(36) NOT NULL,
      subCatId varchar(36) NOT NULL,
      rating int NOT NULL DEFAULT '0',
      reviewCount int NOT NULL DEFAULT '0',
      countInStock int NOT NULL,
      productRam text NOT NULL,
      productWeight text NOT NULL,
      size text NOT NULL,
      countries text NOT NULL,
      featured tinyint NOT NULL DEFAULT 0,
      position int NOT NULL,
      revision int NOT NULL,
      withdrawn tinyint NOT NULL DEFAULT 0,
      createdAt bigint NOT NULL,
      PRIMARY KEY (id),
      INDEX products_category (catId),
      INDEX products_sub_category (subCatId),
      INDEX products_revision (revision, id),
      CONSTRAINT products_catId_fk FOREIGN KEY (catId) REFERENCES categories (id) ON DELETE RESTRICT ON UPDATE NO ACTION,
      CONSTRAINT products_subCatId_fk FOREIGN KEY (subCatId) REFERENCES categories (id) ON DELETE RESTRICT ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  catalog_state: `
    CREATE TABLE IF NOT EXISTS catalog_state (
      id int NOT NULL,
      revision int NOT NULL,
      PRIMARY KEY (id)
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  banners: `
    CREATE TABLE IF NOT EXISTS banners (
      id varchar(36) NOT NULL,
      kind varchar(8) NOT NULL,
      title varchar(120) NOT NULL,
      text varchar(200) NOT NULL,
      images text NOT NULL,
      catId varchar(36) NOT NULL,
      subCatId varchar(36) NULL,
      position int NOT NULL,
      PRIMARY KEY (id),
      INDEX banners_category (catId),
      INDEX banners_sub_category (subCatId),
      CONSTRAINT banners_catId_fk FOREIGN KEY (catId) REFERENCES categories (id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT banners_subCatId_fk FOREIGN KEY (subCatId) REFERENCES categories (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  reviews: `
    CREATE TABLE IF NOT EXISTS reviews (
      id varchar(36) NOT NULL,
      productId varchar(36) NOT NULL,
      userId varchar(36) NOT NULL,
      customerName varchar(100) NOT NULL,
      rating int NOT NULL,
      review text NOT NULL,
      createdAt bigint NOT NULL,
      PRIMARY KEY (id),
      INDEX reviews_product_date (productId, createdAt, id),
      UNIQUE INDEX reviews_user_product (userId, productId),
      CONSTRAINT reviews_productId_fk FOREIGN KEY (productId) REFERENCES products (id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT reviews_userId_fk FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  wishlist_items: `
    CREATE TABLE IF NOT EXISTS wishlist_items (
      id varchar(36) NOT NULL,
      userId varchar(36) NOT NULL,
      productId varchar(36) NOT NULL,
      createdAt bigint NOT NULL,
      PRIMARY KEY (id),
      INDEX wishlist_product (productId),
      UNIQUE INDEX wishlist_user_product (userId, productId),
      CONSTRAINT wishlist_items_userId_fk FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT wishlist_items_productId_fk FOREIGN KEY (productId) REFERENCES products (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  cart_lines: `
    CREATE TABLE IF NOT EXISTS cart_lines (
      id varchar(36) NOT NULL,
      userId varchar(36) NOT NULL,
      productId varchar(36) NOT NULL,
      \`option\` varchar(200) NOT NULL,
      quantity int NOT NULL,
      createdAt bigint NOT NULL,
      PRIMARY KEY (id),
      INDEX cart_product (productId),
      UNIQUE INDEX cart_user_product_option (userId, productId, \`option\`),
      CONSTRAINT cart_lines_userId_fk FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT cart_lines_productId_fk FOREIGN KEY (productId) REFERENCES products (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  checkouts: `
    CREATE TABLE IF NOT EXISTS checkouts (
      id varchar(36) NOT NULL,
      userId varchar(36) NOT NULL,
      state varchar(10) NOT NULL,
      activeKey varchar(64) NULL,
      amount int NOT NULL,
      billing text NOT NULL,
      claimedAt bigint NOT NULL,
      providerOrderId varchar(40) NULL,
      providerPaymentId varchar(40) NULL,
      createdAt bigint NOT NULL,
      expiresAt bigint NOT NULL,
      nextCheckAt bigint NULL,
      paymentPendingSince bigint NULL,
      paidAt bigint NULL,
      erasedAt bigint NULL,
      PRIMARY KEY (id),
      INDEX checkouts_state (state),
      UNIQUE INDEX checkouts_provider_order (providerOrderId),
      UNIQUE INDEX checkouts_provider_payment (providerPaymentId),
      INDEX checkouts_next_check (nextCheckAt),
      INDEX checkouts_user_paid (userId, paidAt),
      UNIQUE INDEX checkouts_user_active (userId, activeKey),
      CONSTRAINT checkouts_userId_fk FOREIGN KEY (userId) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  checkout_lines: `
    CREATE TABLE IF NOT EXISTS checkout_lines (
      id varchar(36) NOT NULL,
      checkoutId varchar(36) NOT NULL,
      productId varchar(36) NOT NULL,
      title varchar(200) NOT NULL,
      image varchar(500) NOT NULL,
      \`option\` varchar(200) NOT NULL,
      quantity int NOT NULL,
      price int NOT NULL,
      PRIMARY KEY (id),
      INDEX checkout_lines_checkout (checkoutId),
      INDEX checkout_lines_product (productId),
      CONSTRAINT checkout_lines_checkoutId_fk FOREIGN KEY (checkoutId) REFERENCES checkouts (id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT checkout_lines_productId_fk FOREIGN KEY (productId) REFERENCES products (id) ON DELETE RESTRICT ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  orders: `
    CREATE TABLE IF NOT EXISTS orders (
      id varchar(36) NOT NULL,
      userId varchar(36) NOT NULL,
      checkoutId varchar(36) NOT NULL,
      paymentId varchar(40) NOT NULL,
      status varchar(10) NOT NULL,
      name varchar(100) NOT NULL,
      phoneNumber varchar(20) NOT NULL,
      address varchar(700) NOT NULL DEFAULT '',
      pincode varchar(20) NOT NULL,
      email varchar(254) NOT NULL,
      amount int NOT NULL,
      createdAt bigint NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX orders_checkout (checkoutId),
      UNIQUE INDEX orders_payment (paymentId),
      INDEX orders_user_date (userId, createdAt, id),
      CONSTRAINT orders_userId_fk FOREIGN KEY (userId) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE NO ACTION,
      CONSTRAINT orders_checkoutId_fk FOREIGN KEY (checkoutId) REFERENCES checkouts (id) ON DELETE RESTRICT ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  payments: `
    CREATE TABLE IF NOT EXISTS payments (
      id varchar(40) NOT NULL,
      checkoutId varchar(36) NOT NULL,
      amount int NOT NULL,
      createdAt bigint NOT NULL,
      PRIMARY KEY (id),
      INDEX payments_checkout (checkoutId),
      CONSTRAINT payments_checkoutId_fk FOREIGN KEY (checkoutId) REFERENCES checkouts (id) ON DELETE RESTRICT ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  refunds: `
    CREATE TABLE IF NOT EXISTS refunds (
      paymentId varchar(40) NOT NULL,
      amount int NOT NULL,
      reason varchar(200) NOT NULL,
      providerRefundId varchar(40) NULL,
      attempts int NOT NULL,
      nextTryAt bigint NULL,
      createdAt bigint NOT NULL,
      PRIMARY KEY (paymentId),
      INDEX refunds_next_try (nextTryAt),
      CONSTRAINT refunds_paymentId_fk FOREIGN KEY (paymentId) REFERENCES payments (id) ON DELETE RESTRICT ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  webhook_events: `
    CREATE TABLE IF NOT EXISTS webhook_events (
      id varchar(64) NOT NULL,
      event varchar(40) NOT NULL,
      body text NOT NULL,
      receivedAt bigint NOT NULL,
      attempts int NOT NULL,
      nextTryAt bigint NULL,
      PRIMARY KEY (id),
      INDEX webhook_events_received (receivedAt),
      INDEX webhook_events_next_try (nextTryAt)
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  newsletter_subscriptions: `
    CREATE TABLE IF NOT EXISTS newsletter_subscriptions (
      id varchar(36) NOT NULL,
      email varchar(254) NOT NULL,
      token varchar(43) NOT NULL,
      subscribedAt bigint NOT NULL,
      unsubscribedAt bigint NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX newsletter_subscriptions_email (email),
      UNIQUE INDEX newsletter_subscriptions_token (token)
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  mails: `
    CREATE TABLE IF NOT EXISTS mails (
      id varchar(36) NOT NULL,
      dedupeKey varchar(80) NULL,
      recipient varchar(254) NOT NULL,
      subject varchar(200) NOT NULL,
      text text NOT NULL,
      createdAt bigint NOT NULL,
      attempts int NOT NULL,
      nextTryAt bigint NULL,
      sentAt bigint NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX mails_dedupe_key (dedupeKey),
      INDEX mails_created (createdAt),
      INDEX mails_next_try (nextTryAt)
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
  leases: `
    CREATE TABLE IF NOT EXISTS leases (
      job varchar(40) NOT NULL,
      holder varchar(36) NULL,
      beat int NOT NULL,
      PRIMARY KEY (job)
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`,
};

export class Initial1796000000001 implements MigrationInterface {
  name = 'Initial1796000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin');
    for (const statement of Object.values(tables)) await runner.query(statement);
    await runner.query('INSERT IGNORE INTO catalog_state (id, revision) VALUES (1, 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(tables).reverse()) await runner.query(`DROP TABLE ${table}`);
  }
}
