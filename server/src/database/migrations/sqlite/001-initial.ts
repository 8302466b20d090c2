import type { MigrationInterface, QueryRunner } from 'typeorm';

// Foreign keys are written as TypeORM parses them: with quotes.

/** The statements that create each table, in the order of references. */
const tables: Record<string, string[]> = {
  users: [
    `CREATE TABLE users (
      id varchar(36) PRIMARY KEY NOT NULL,
      name varchar(100) NOT NULL,
      email varchar(254) NOT NULL,
      emailVerified boolean NOT NULL DEFAULT 0,
      phone varchar(16),
      images text NOT NULL,
      isAdmin boolean NOT NULL DEFAULT 0,
      passwordHash varchar(255),
      googleSub varchar(255),
      createdAt bigint NOT NULL,
      erasedAt bigint
    )`,
    'CREATE UNIQUE INDEX users_email ON users (email)',
    'CREATE UNIQUE INDEX users_phone ON users (phone)',
    'CREATE UNIQUE INDEX users_google ON users (googleSub)',
  ],
  sessions: [
    `CREATE TABLE sessions (
      tokenHash varchar(64) PRIMARY KEY NOT NULL,
      userId varchar(36) NOT NULL,
      createdAt bigint NOT NULL,
      userAgent varchar(200) NOT NULL DEFAULT '',
      address varchar(45) NOT NULL DEFAULT '',
      lastSeenAt bigint NOT NULL,
      expiresAt bigint NOT NULL,
      CONSTRAINT "sessions_userId_fk" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE
    )`,
    'CREATE INDEX sessions_user ON sessions (userId)',
    'CREATE INDEX sessions_expiry ON sessions (expiresAt)',
  ],
  sign_in_codes: [
    `CREATE TABLE sign_in_codes (
      codeHash varchar(64) PRIMARY KEY NOT NULL,
      userId varchar(36) NOT NULL,
      expiresAt bigint NOT NULL,
      CONSTRAINT "sign_in_codes_userId_fk" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE
    )`,
    'CREATE INDEX sign_in_codes_user ON sign_in_codes (userId)',
    'CREATE INDEX sign_in_codes_expiry ON sign_in_codes (expiresAt)',
  ],
  account_links: [
    `CREATE TABLE account_links (
      tokenHash varchar(64) PRIMARY KEY NOT NULL,
      userId varchar(36) NOT NULL,
      purpose varchar(10) NOT NULL,
      expiresAt bigint NOT NULL,
      CONSTRAINT "account_links_userId_fk" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE
    )`,
    'CREATE INDEX account_links_expiry ON account_links (expiresAt)',
    'CREATE UNIQUE INDEX account_links_user_purpose ON account_links (userId, purpose)',
  ],
  audit_events: [
    `CREATE TABLE audit_events (
      id varchar(36) PRIMARY KEY NOT NULL,
      action varchar(40) NOT NULL,
      userId varchar(36),
      detail varchar(200) NOT NULL,
      address varchar(45) NOT NULL,
      userAgent varchar(200) NOT NULL,
      requestId varchar(64) NOT NULL,
      createdAt bigint NOT NULL
    )`,
    'CREATE INDEX audit_events_time ON audit_events (createdAt)',
    'CREATE INDEX audit_events_user ON audit_events (userId, id)',
  ],
  uploads: [
    `CREATE TABLE uploads (
      name varchar(32) PRIMARY KEY NOT NULL,
      userId varchar(36) NOT NULL,
      attached boolean NOT NULL DEFAULT 0,
      createdAt bigint NOT NULL,
      position integer NOT NULL,
      CONSTRAINT "uploads_userId_fk" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE
    )`,
    'CREATE INDEX uploads_user ON uploads (userId, createdAt)',
  ],
  categories: [
    `CREATE TABLE categories (
      id varchar(36) PRIMARY KEY NOT NULL,
      parentId varchar(36),
      name varchar(120) NOT NULL,
      slug varchar(160) NOT NULL,
      color varchar(7) NOT NULL,
      images text NOT NULL,
      position integer NOT NULL,
      CONSTRAINT "categories_parentId_fk" FOREIGN KEY ("parentId") REFERENCES "categories" ("id") ON DELETE RESTRICT
    )`,
    'CREATE INDEX categories_parent ON categories (parentId)',
    'CREATE UNIQUE INDEX categories_slug ON categories (slug)',
  ],
  products: [
    `CREATE TABLE products (
      id varchar(36) PRIMARY KEY NOT NULL,
      name varchar(200) NOT NULL,
      brand varchar(100) NOT NULL,
      description text NOT NULL,
      images text NOT NULL,
      price integer NOT NULL,
      oldPrice integer NOT NULL,
      catId varchar(36) NOT NULL,
      subCatId varchar(36) NOT NULL,
      rating integer NOT NULL DEFAULT 0,
      reviewCount integer NOT NULL DEFAULT 0,
      countInStock integer NOT NULL,
      productRam text NOT NULL,
      productWeight text NOT NULL,
      size text NOT NULL,
      countries text NOT NULL,
      featured boolean NOT NULL DEFAULT 0,
      position integer NOT NULL,
      revision integer NOT NULL,
      withdrawn boolean NOT NULL DEFAULT 0,
      createdAt bigint NOT NULL,
      CONSTRAINT "products_catId_fk" FOREIGN KEY ("catId") REFERENCES "categories" ("id") ON DELETE RESTRICT,
      CONSTRAINT "products_subCatId_fk" FOREIGN KEY ("subCatId") REFERENCES "categories" ("id") ON DELETE RESTRICT
    )`,
    'CREATE INDEX products_category ON products (catId)',
    'CREATE INDEX products_sub_category ON products (subCatId)',
    'CREATE INDEX products_revision ON products (revision, id)',
  ],
  catalog_state: [
    `CREATE TABLE catalog_state (
      id integer PRIMARY KEY NOT NULL,
      revision integer NOT NULL
    )`,
  ],
  banners: [
    `CREATE TABLE banners (
      id varchar(36) PRIMARY KEY NOT NULL,
      kind varchar(8) NOT NULL,
      title varchar(120) NOT NULL,
      text varchar(200) NOT NULL,
      images text NOT NULL,
      catId varchar(36) NOT NULL,
      subCatId varchar(36),
      position integer NOT NULL,
      CONSTRAINT "banners_catId_fk" FOREIGN KEY ("catId") REFERENCES "categories" ("id") ON DELETE CASCADE,
      CONSTRAINT "banners_subCatId_fk" FOREIGN KEY ("subCatId") REFERENCES "categories" ("id") ON DELETE CASCADE
    )`,
    'CREATE INDEX banners_category ON banners (catId)',
    'CREATE INDEX banners_sub_category ON banners (subCatId)',
  ],
  reviews: [
    `CREATE TABLE reviews (
      id varchar(36) PRIMARY KEY NOT NULL,
      productId varchar(36) NOT NULL,
      userId varchar(36) NOT NULL,
      customerName varchar(100) NOT NULL,
      rating integer NOT NULL,
      review text NOT NULL,
      createdAt bigint NOT NULL,
      CONSTRAINT "reviews_productId_fk" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE CASCADE,
      CONSTRAINT "reviews_userId_fk" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE
    )`,
    'CREATE INDEX reviews_product_date ON reviews (productId, createdAt, id)',
    'CREATE UNIQUE INDEX reviews_user_product ON reviews (userId, productId)',
  ],
  wishlist_items: [
    `CREATE TABLE wishlist_items (
      id varchar(36) PRIMARY KEY NOT NULL,
      userId varchar(36) NOT NULL,
      productId varchar(36) NOT NULL,
      createdAt bigint NOT NULL,
      CONSTRAINT "wishlist_items_userId_fk" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE,
      CONSTRAINT "wishlist_items_productId_fk" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE CASCADE
    )`,
    'CREATE INDEX wishlist_product ON wishlist_items (productId)',
    'CREATE UNIQUE INDEX wishlist_user_product ON wishlist_items (userId, productId)',
  ],
  cart_lines: [
    `CREATE TABLE cart_lines (
      id varchar(36) PRIMARY KEY NOT NULL,
      userId varchar(36) NOT NULL,
      productId varchar(36) NOT NULL,
      option varchar(200) NOT NULL,
      quantity integer NOT NULL,
      createdAt bigint NOT NULL,
      CONSTRAINT "cart_lines_userId_fk" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE,
      CONSTRAINT "cart_lines_productId_fk" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE CASCADE
    )`,
    'CREATE INDEX cart_product ON cart_lines (productId)',
    'CREATE UNIQUE INDEX cart_user_product_option ON cart_lines (userId, productId, option)',
  ],
  checkouts: [
    `CREATE TABLE checkouts (
      id varchar(36) PRIMARY KEY NOT NULL,
      userId varchar(36) NOT NULL,
      state varchar(10) NOT NULL,
      activeKey varchar(64),
      amount integer NOT NULL,
      billing text NOT NULL,
      claimedAt bigint NOT NULL,
      providerOrderId varchar(40),
      providerPaymentId varchar(40),
      createdAt bigint NOT NULL,
      expiresAt bigint NOT NULL,
      nextCheckAt bigint,
      paymentPendingSince bigint,
      paidAt bigint,
      erasedAt bigint,
      CONSTRAINT "checkouts_userId_fk" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE RESTRICT
    )`,
    'CREATE INDEX checkouts_state ON checkouts (state)',
    'CREATE UNIQUE INDEX checkouts_provider_order ON checkouts (providerOrderId)',
    'CREATE UNIQUE INDEX checkouts_provider_payment ON checkouts (providerPaymentId)',
    'CREATE INDEX checkouts_next_check ON checkouts (nextCheckAt)',
    'CREATE INDEX checkouts_user_paid ON checkouts (userId, paidAt)',
    'CREATE UNIQUE INDEX checkouts_user_active ON checkouts (userId, activeKey)',
  ],
  checkout_lines: [
    `CREATE TABLE checkout_lines (
      id varchar(36) PRIMARY KEY NOT NULL,
      checkoutId varchar(36) NOT NULL,
      productId varchar(36) NOT NULL,
      title varchar(200) NOT NULL,
      image varchar(500) NOT NULL,
      option varchar(200) NOT NULL,
      quantity integer NOT NULL,
      price integer NOT NULL,
      CONSTRAINT "checkout_lines_checkoutId_fk" FOREIGN KEY ("checkoutId") REFERENCES "checkouts" ("id") ON DELETE CASCADE,
      CONSTRAINT "checkout_lines_productId_fk" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE RESTRICT
    )`,
    'CREATE INDEX checkout_lines_checkout ON checkout_lines (checkoutId)',
    'CREATE INDEX checkout_lines_product ON checkout_lines (productId)',
  ],
  orders: [
    `CREATE TABLE orders (
      id varchar(36) PRIMARY KEY NOT NULL,
      userId varchar(36) NOT NULL,
      checkoutId varchar(36) NOT NULL,
      paymentId varchar(40) NOT NULL,
      status varchar(10) NOT NULL,
      name varchar(100) NOT NULL,
      phoneNumber varchar(20) NOT NULL,
      address varchar(700) NOT NULL DEFAULT '',
      pincode varchar(20) NOT NULL,
      email varchar(254) NOT NULL,
      amount integer NOT NULL,
      createdAt bigint NOT NULL,
      CONSTRAINT "orders_userId_fk" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE RESTRICT,
      CONSTRAINT "orders_checkoutId_fk" FOREIGN KEY ("checkoutId") REFERENCES "checkouts" ("id") ON DELETE RESTRICT
    )`,
    'CREATE UNIQUE INDEX orders_checkout ON orders (checkoutId)',
    'CREATE UNIQUE INDEX orders_payment ON orders (paymentId)',
    'CREATE INDEX orders_user_date ON orders (userId, createdAt, id)',
  ],
  payments: [
    `CREATE TABLE payments (
      id varchar(40) PRIMARY KEY NOT NULL,
      checkoutId varchar(36) NOT NULL,
      amount integer NOT NULL,
      createdAt bigint NOT NULL,
      CONSTRAINT "payments_checkoutId_fk" FOREIGN KEY ("checkoutId") REFERENCES "checkouts" ("id") ON DELETE RESTRICT
    )`,
    'CREATE INDEX payments_checkout ON payments (checkoutId)',
  ],
  refunds: [
    `CREATE TABLE refunds (
      paymentId varchar(40) PRIMARY KEY NOT NULL,
      amount integer NOT NULL,
      reason varchar(200) NOT NULL,
      providerRefundId varchar(40),
      attempts integer NOT NULL,
      nextTryAt bigint,
      createdAt bigint NOT NULL,
      CONSTRAINT "refunds_paymentId_fk" FOREIGN KEY ("paymentId") REFERENCES "payments" ("id") ON DELETE RESTRICT
    )`,
    'CREATE INDEX refunds_next_try ON refunds (nextTryAt)',
  ],
  webhook_events: [
    `CREATE TABLE webhook_events (
      id varchar(64) PRIMARY KEY NOT NULL,
      event varchar(40) NOT NULL,
      body text NOT NULL,
      receivedAt bigint NOT NULL,
      attempts integer NOT NULL,
      nextTryAt bigint
    )`,
    'CREATE INDEX webhook_events_received ON webhook_events (receivedAt)',
    'CREATE INDEX webhook_events_next_try ON webhook_events (nextTryAt)',
  ],
  newsletter_subscriptions: [
    `CREATE TABLE newsletter_subscriptions (
      id varchar(36) PRIMARY KEY NOT NULL,
      email varchar(254) NOT NULL,
      token varchar(43) NOT NULL,
      subscribedAt bigint NOT NULL,
      unsubscribedAt bigint
    )`,
    'CREATE UNIQUE INDEX newsletter_subscriptions_email ON newsletter_subscriptions (email)',
    'CREATE UNIQUE INDEX newsletter_subscriptions_token ON newsletter_subscriptions (token)',
  ],
  mails: [
    `CREATE TABLE mails (
      id varchar(36) PRIMARY KEY NOT NULL,
      dedupeKey varchar(80),
      recipient varchar(254) NOT NULL,
      subject varchar(200) NOT NULL,
      text text NOT NULL,
      createdAt bigint NOT NULL,
      attempts integer NOT NULL,
      nextTryAt bigint,
      sentAt bigint
    )`,
    'CREATE UNIQUE INDEX mails_dedupe_key ON mails (dedupeKey)',
    'CREATE INDEX mails_created ON mails (createdAt)',
    'CREATE INDEX mails_next_try ON mails (nextTryAt)',
  ],
  leases: [
    `CREATE TABLE leases (
      job varchar(40) PRIMARY KEY NOT NULL,
      holder varchar(36),
      beat integer NOT NULL
    )`,
  ],
};

export class Initial1796000000001 implements MigrationInterface {
  name = 'Initial1796000000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of Object.values(tables).flat()) await runner.query(statement);
    await runner.query('INSERT INTO catalog_state (id, revision) VALUES (1, 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    // DROP TABLE deletes the rows first, which references within the table prevent.
    await runner.query('UPDATE categories SET parentId = NULL');
    for (const table of Object.keys(tables).reverse()) await runner.query(`DROP TABLE ${table}`);
  }
}
