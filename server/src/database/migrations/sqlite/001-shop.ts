import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Shop1795000000000 implements MigrationInterface {
  name = 'Shop1795000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "users" ("id" varchar(36) PRIMARY KEY NOT NULL, "name" varchar(100) NOT NULL, "email" varchar(254) NOT NULL, "emailVerified" boolean NOT NULL DEFAULT (0), "phone" varchar(16), "images" text NOT NULL, "isAdmin" boolean NOT NULL DEFAULT (0), "passwordHash" varchar(255), "googleSub" varchar(255), "createdAt" bigint NOT NULL)',
    );
    await runner.query('CREATE UNIQUE INDEX "users_email" ON "users" ("email") ');
    await runner.query('CREATE UNIQUE INDEX "users_phone" ON "users" ("phone") ');
    await runner.query('CREATE UNIQUE INDEX "users_google" ON "users" ("googleSub") ');
    await runner.query(
      'CREATE TABLE "sessions" ("tokenHash" varchar(64) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "createdAt" bigint NOT NULL, "lastSeenAt" bigint NOT NULL, "expiresAt" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "sessions_user" ON "sessions" ("userId") ');
    await runner.query('CREATE INDEX "sessions_expiry" ON "sessions" ("expiresAt") ');
    await runner.query(
      'CREATE TABLE "sign_in_codes" ("codeHash" varchar(64) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "expiresAt" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "sign_in_codes_user" ON "sign_in_codes" ("userId") ');
    await runner.query('CREATE INDEX "sign_in_codes_expiry" ON "sign_in_codes" ("expiresAt") ');
    await runner.query(
      'CREATE TABLE "uploads" ("name" varchar(32) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "attached" boolean NOT NULL DEFAULT (0), "createdAt" bigint NOT NULL, "position" integer NOT NULL)',
    );
    await runner.query('CREATE INDEX "uploads_user" ON "uploads" ("userId", "createdAt") ');
    await runner.query(
      'CREATE TABLE "cart_lines" ("id" varchar(36) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "option" varchar(200) NOT NULL, "quantity" integer NOT NULL, "createdAt" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "cart_product" ON "cart_lines" ("productId") ');
    await runner.query(
      'CREATE UNIQUE INDEX "cart_user_product_option" ON "cart_lines" ("userId", "productId", "option") ',
    );
    await runner.query(
      'CREATE TABLE "categories" ("id" varchar(36) PRIMARY KEY NOT NULL, "parentId" varchar(36), "name" varchar(120) NOT NULL, "slug" varchar(160) NOT NULL, "color" varchar(7) NOT NULL, "images" text NOT NULL, "position" integer NOT NULL)',
    );
    await runner.query('CREATE INDEX "categories_parent" ON "categories" ("parentId") ');
    await runner.query('CREATE UNIQUE INDEX "categories_slug" ON "categories" ("slug") ');
    await runner.query(
      'CREATE TABLE "products" ("id" varchar(36) PRIMARY KEY NOT NULL, "name" varchar(200) NOT NULL, "brand" varchar(100) NOT NULL, "description" text NOT NULL, "images" text NOT NULL, "price" integer NOT NULL, "oldPrice" integer NOT NULL, "catId" varchar(36) NOT NULL, "subCatId" varchar(36) NOT NULL, "rating" integer NOT NULL DEFAULT (0), "reviewCount" integer NOT NULL DEFAULT (0), "countInStock" integer NOT NULL, "productRam" text NOT NULL, "productWeight" text NOT NULL, "size" text NOT NULL, "countries" text NOT NULL, "featured" boolean NOT NULL DEFAULT (0), "position" integer NOT NULL, "revision" integer NOT NULL, "withdrawn" boolean NOT NULL DEFAULT (0), "createdAt" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "products_category" ON "products" ("catId") ');
    await runner.query('CREATE INDEX "products_sub_category" ON "products" ("subCatId") ');
    await runner.query('CREATE INDEX "products_revision" ON "products" ("revision", "id") ');
    await runner.query(
      'CREATE TABLE "stock_reservations" ("id" varchar(36) PRIMARY KEY NOT NULL, "checkoutId" varchar(36) NOT NULL, "userId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "quantity" integer NOT NULL)',
    );
    await runner.query('CREATE INDEX "stock_reservations_user" ON "stock_reservations" ("userId") ');
    await runner.query('CREATE INDEX "stock_reservations_product" ON "stock_reservations" ("productId") ');
    await runner.query(
      'CREATE UNIQUE INDEX "stock_reservations_checkout_product" ON "stock_reservations" ("checkoutId", "productId") ',
    );
    await runner.query(
      'CREATE TABLE "catalog_state" ("id" integer PRIMARY KEY NOT NULL, "revision" integer NOT NULL)',
    );
    await runner.query(
      'CREATE TABLE "banners" ("id" varchar(36) PRIMARY KEY NOT NULL, "kind" varchar(8) NOT NULL, "title" varchar(120) NOT NULL, "text" varchar(200) NOT NULL, "images" text NOT NULL, "catId" varchar(36) NOT NULL, "subCatId" varchar(36), "position" integer NOT NULL)',
    );
    await runner.query('CREATE INDEX "banners_category" ON "banners" ("catId") ');
    await runner.query('CREATE INDEX "banners_sub_category" ON "banners" ("subCatId") ');
    await runner.query(
      'CREATE TABLE "newsletter_subscriptions" ("id" varchar(36) PRIMARY KEY NOT NULL, "email" varchar(254) NOT NULL, "token" varchar(43) NOT NULL, "subscribedAt" bigint NOT NULL, "unsubscribedAt" bigint)',
    );
    await runner.query(
      'CREATE UNIQUE INDEX "newsletter_subscriptions_email" ON "newsletter_subscriptions" ("email") ',
    );
    await runner.query(
      'CREATE UNIQUE INDEX "newsletter_subscriptions_token" ON "newsletter_subscriptions" ("token") ',
    );
    await runner.query(
      'CREATE TABLE "orders" ("id" varchar(36) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "checkoutId" varchar(36) NOT NULL, "paymentId" varchar(40) NOT NULL, "status" varchar(10) NOT NULL, "name" varchar(100) NOT NULL, "phoneNumber" varchar(20) NOT NULL, "address" varchar(600) NOT NULL, "pincode" varchar(20) NOT NULL, "email" varchar(254) NOT NULL, "amount" integer NOT NULL, "createdAt" bigint NOT NULL)',
    );
    await runner.query('CREATE UNIQUE INDEX "orders_checkout" ON "orders" ("checkoutId") ');
    await runner.query('CREATE UNIQUE INDEX "orders_payment" ON "orders" ("paymentId") ');
    await runner.query('CREATE INDEX "orders_user_date" ON "orders" ("userId", "createdAt", "id") ');
    await runner.query(
      'CREATE TABLE "order_lines" ("id" varchar(36) PRIMARY KEY NOT NULL, "orderId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "title" varchar(200) NOT NULL, "image" varchar(500) NOT NULL, "option" varchar(200) NOT NULL, "quantity" integer NOT NULL, "price" integer NOT NULL)',
    );
    await runner.query('CREATE INDEX "order_lines_order" ON "order_lines" ("orderId") ');
    await runner.query('CREATE INDEX "order_lines_product" ON "order_lines" ("productId") ');
    await runner.query(
      'CREATE TABLE "checkouts" ("id" varchar(36) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "state" varchar(10) NOT NULL, "activeKey" varchar(64), "amount" integer NOT NULL, "billing" text NOT NULL, "claimedAt" bigint NOT NULL, "providerOrderId" varchar(40), "providerPaymentId" varchar(40), "createdAt" bigint NOT NULL, "expiresAt" bigint NOT NULL, "nextCheckAt" bigint)',
    );
    await runner.query('CREATE UNIQUE INDEX "checkouts_provider_order" ON "checkouts" ("providerOrderId") ');
    await runner.query(
      'CREATE UNIQUE INDEX "checkouts_provider_payment" ON "checkouts" ("providerPaymentId") ',
    );
    await runner.query('CREATE INDEX "checkouts_next_check" ON "checkouts" ("nextCheckAt") ');
    await runner.query('CREATE UNIQUE INDEX "checkouts_user_active" ON "checkouts" ("userId", "activeKey") ');
    await runner.query(
      'CREATE TABLE "checkout_lines" ("id" varchar(36) PRIMARY KEY NOT NULL, "checkoutId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "title" varchar(200) NOT NULL, "image" varchar(500) NOT NULL, "option" varchar(200) NOT NULL, "quantity" integer NOT NULL, "price" integer NOT NULL)',
    );
    await runner.query('CREATE INDEX "checkout_lines_checkout" ON "checkout_lines" ("checkoutId") ');
    await runner.query('CREATE INDEX "checkout_lines_product" ON "checkout_lines" ("productId") ');
    await runner.query(
      'CREATE TABLE "payments" ("id" varchar(40) PRIMARY KEY NOT NULL, "checkoutId" varchar(36) NOT NULL, "amount" integer NOT NULL, "createdAt" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "payments_checkout" ON "payments" ("checkoutId") ');
    await runner.query(
      'CREATE TABLE "refunds" ("paymentId" varchar(40) PRIMARY KEY NOT NULL, "amount" integer NOT NULL, "reason" varchar(200) NOT NULL, "providerRefundId" varchar(40), "attempts" integer NOT NULL, "nextTryAt" bigint, "createdAt" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "refunds_next_try" ON "refunds" ("nextTryAt") ');
    await runner.query(
      'CREATE TABLE "webhook_events" ("id" varchar(64) PRIMARY KEY NOT NULL, "event" varchar(40) NOT NULL, "body" text NOT NULL, "receivedAt" bigint NOT NULL, "attempts" integer NOT NULL, "nextTryAt" bigint)',
    );
    await runner.query('CREATE INDEX "webhook_events_next_try" ON "webhook_events" ("nextTryAt") ');
    await runner.query(
      'CREATE TABLE "reviews" ("id" varchar(36) PRIMARY KEY NOT NULL, "productId" varchar(36) NOT NULL, "userId" varchar(36) NOT NULL, "customerName" varchar(100) NOT NULL, "rating" integer NOT NULL, "review" text NOT NULL, "createdAt" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "reviews_product_date" ON "reviews" ("productId", "createdAt", "id") ');
    await runner.query('CREATE UNIQUE INDEX "reviews_user_product" ON "reviews" ("userId", "productId") ');
    await runner.query(
      'CREATE TABLE "wishlist_items" ("id" varchar(36) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "createdAt" bigint NOT NULL)',
    );
    await runner.query('CREATE INDEX "wishlist_product" ON "wishlist_items" ("productId") ');
    await runner.query(
      'CREATE UNIQUE INDEX "wishlist_user_product" ON "wishlist_items" ("userId", "productId") ',
    );
    await runner.query('DROP INDEX "sessions_user"');
    await runner.query('DROP INDEX "sessions_expiry"');
    await runner.query(
      'CREATE TABLE "temporary_sessions" ("tokenHash" varchar(64) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "createdAt" bigint NOT NULL, "lastSeenAt" bigint NOT NULL, "expiresAt" bigint NOT NULL, CONSTRAINT "FK_57de40bc620f456c7311aa3a1e6" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE NO ACTION)',
    );
    await runner.query(
      'INSERT INTO "temporary_sessions"("tokenHash", "userId", "createdAt", "lastSeenAt", "expiresAt") SELECT "tokenHash", "userId", "createdAt", "lastSeenAt", "expiresAt" FROM "sessions"',
    );
    await runner.query('DROP TABLE "sessions"');
    await runner.query('ALTER TABLE "temporary_sessions" RENAME TO "sessions"');
    await runner.query('CREATE INDEX "sessions_user" ON "sessions" ("userId") ');
    await runner.query('CREATE INDEX "sessions_expiry" ON "sessions" ("expiresAt") ');
    await runner.query('DROP INDEX "sign_in_codes_user"');
    await runner.query('DROP INDEX "sign_in_codes_expiry"');
    await runner.query(
      'CREATE TABLE "temporary_sign_in_codes" ("codeHash" varchar(64) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "expiresAt" bigint NOT NULL, CONSTRAINT "FK_74ef89818f8c44dea845c7bf28c" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE NO ACTION)',
    );
    await runner.query(
      'INSERT INTO "temporary_sign_in_codes"("codeHash", "userId", "expiresAt") SELECT "codeHash", "userId", "expiresAt" FROM "sign_in_codes"',
    );
    await runner.query('DROP TABLE "sign_in_codes"');
    await runner.query('ALTER TABLE "temporary_sign_in_codes" RENAME TO "sign_in_codes"');
    await runner.query('CREATE INDEX "sign_in_codes_user" ON "sign_in_codes" ("userId") ');
    await runner.query('CREATE INDEX "sign_in_codes_expiry" ON "sign_in_codes" ("expiresAt") ');
    await runner.query('DROP INDEX "uploads_user"');
    await runner.query(
      'CREATE TABLE "temporary_uploads" ("name" varchar(32) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "attached" boolean NOT NULL DEFAULT (0), "createdAt" bigint NOT NULL, "position" integer NOT NULL, CONSTRAINT "FK_632458210d8f0159857b0f05707" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE NO ACTION)',
    );
    await runner.query(
      'INSERT INTO "temporary_uploads"("name", "userId", "attached", "createdAt", "position") SELECT "name", "userId", "attached", "createdAt", "position" FROM "uploads"',
    );
    await runner.query('DROP TABLE "uploads"');
    await runner.query('ALTER TABLE "temporary_uploads" RENAME TO "uploads"');
    await runner.query('CREATE INDEX "uploads_user" ON "uploads" ("userId", "createdAt") ');
    await runner.query('DROP INDEX "cart_product"');
    await runner.query('DROP INDEX "cart_user_product_option"');
    await runner.query(
      'CREATE TABLE "temporary_cart_lines" ("id" varchar(36) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "option" varchar(200) NOT NULL, "quantity" integer NOT NULL, "createdAt" bigint NOT NULL, CONSTRAINT "FK_1dd5cbe7b91daf7772b57f349a6" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE NO ACTION, CONSTRAINT "FK_9be787aedaf7655437fb33cc56c" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE CASCADE ON UPDATE NO ACTION)',
    );
    await runner.query(
      'INSERT INTO "temporary_cart_lines"("id", "userId", "productId", "option", "quantity", "createdAt") SELECT "id", "userId", "productId", "option", "quantity", "createdAt" FROM "cart_lines"',
    );
    await runner.query('DROP TABLE "cart_lines"');
    await runner.query('ALTER TABLE "temporary_cart_lines" RENAME TO "cart_lines"');
    await runner.query('CREATE INDEX "cart_product" ON "cart_lines" ("productId") ');
    await runner.query(
      'CREATE UNIQUE INDEX "cart_user_product_option" ON "cart_lines" ("userId", "productId", "option") ',
    );
    await runner.query('DROP INDEX "categories_parent"');
    await runner.query('DROP INDEX "categories_slug"');
    await runner.query(
      'CREATE TABLE "temporary_categories" ("id" varchar(36) PRIMARY KEY NOT NULL, "parentId" varchar(36), "name" varchar(120) NOT NULL, "slug" varchar(160) NOT NULL, "color" varchar(7) NOT NULL, "images" text NOT NULL, "position" integer NOT NULL, CONSTRAINT "FK_9a6f051e66982b5f0318981bcaa" FOREIGN KEY ("parentId") REFERENCES "categories" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION)',
    );
    await runner.query(
      'INSERT INTO "temporary_categories"("id", "parentId", "name", "slug", "color", "images", "position") SELECT "id", "parentId", "name", "slug", "color", "images", "position" FROM "categories"',
    );
    await runner.query('DROP TABLE "categories"');
    await runner.query('ALTER TABLE "temporary_categories" RENAME TO "categories"');
    await runner.query('CREATE INDEX "categories_parent" ON "categories" ("parentId") ');
    await runner.query('CREATE UNIQUE INDEX "categories_slug" ON "categories" ("slug") ');
    await runner.query('DROP INDEX "products_category"');
    await runner.query('DROP INDEX "products_sub_category"');
    await runner.query('DROP INDEX "products_revision"');
    await runner.query(
      'CREATE TABLE "temporary_products" ("id" varchar(36) PRIMARY KEY NOT NULL, "name" varchar(200) NOT NULL, "brand" varchar(100) NOT NULL, "description" text NOT NULL, "images" text NOT NULL, "price" integer NOT NULL, "oldPrice" integer NOT NULL, "catId" varchar(36) NOT NULL, "subCatId" varchar(36) NOT NULL, "rating" integer NOT NULL DEFAULT (0), "reviewCount" integer NOT NULL DEFAULT (0), "countInStock" integer NOT NULL, "productRam" text NOT NULL, "productWeight" text NOT NULL, "size" text NOT NULL, "countries" text NOT NULL, "featured" boolean NOT NULL DEFAULT (0), "position" integer NOT NULL, "revision" integer NOT NULL, "withdrawn" boolean NOT NULL DEFAULT (0), "createdAt" bigint NOT NULL, CONSTRAINT "FK_22af159b893c0953dc90c1558a8" FOREIGN KEY ("catId") REFERENCES "categories" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION, CONSTRAINT "FK_8bb627918ea20e240799a473457" FOREIGN KEY ("subCatId") REFERENCES "categories" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION)',
    );
    await runner.query(
      'INSERT INTO "temporary_products"("id", "name", "brand", "description", "images", "price", "oldPrice", "catId", "subCatId", "rating", "reviewCount", "countInStock", "productRam", "productWeight", "size", "countries", "featured", "position", "revision", "withdrawn", "createdAt") SELECT "id", "name", "brand", "description", "images", "price", "oldPrice", "catId", "subCatId", "rating", "reviewCount", "countInStock", "productRam", "productWeight", "size", "countries", "featured", "position", "revision", "withdrawn", "createdAt" FROM "products"',
    );
    await runner.query('DROP TABLE "products"');
    await runner.query('ALTER TABLE "temporary_products" RENAME TO "products"');
    await runner.query('CREATE INDEX "products_category" ON "products" ("catId") ');
    await runner.query('CREATE INDEX "products_sub_category" ON "products" ("subCatId") ');
    await runner.query('CREATE INDEX "products_revision" ON "products" ("revision", "id") ');
    await runner.query('DROP INDEX "stock_reservations_user"');
    await runner.query('DROP INDEX "stock_reservations_product"');
    await runner.query('DROP INDEX "stock_reservations_checkout_product"');
    await runner.query(
      'CREATE TABLE "temporary_stock_reservations" ("id" varchar(36) PRIMARY KEY NOT NULL, "checkoutId" varchar(36) NOT NULL, "userId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "quantity" integer NOT NULL, CONSTRAINT "FK_f91a96ec3e0e961464431d81427" FOREIGN KEY ("checkoutId") REFERENCES "checkouts" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION, CONSTRAINT "FK_3fe2a1353f1d9a91e3f11157a85" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION, CONSTRAINT "FK_a79382d5a97e7dbe023cabc9b5f" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION)',
    );
    await runner.query(
      'INSERT INTO "temporary_stock_reservations"("id", "checkoutId", "userId", "productId", "quantity") SELECT "id", "checkoutId", "userId", "productId", "quantity" FROM "stock_reservations"',
    );
    await runner.query('DROP TABLE "stock_reservations"');
    await runner.query('ALTER TABLE "temporary_stock_reservations" RENAME TO "stock_reservations"');
    await runner.query('CREATE INDEX "stock_reservations_user" ON "stock_reservations" ("userId") ');
    await runner.query('CREATE INDEX "stock_reservations_product" ON "stock_reservations" ("productId") ');
    await runner.query(
      'CREATE UNIQUE INDEX "stock_reservations_checkout_product" ON "stock_reservations" ("checkoutId", "productId") ',
    );
    await runner.query('DROP INDEX "banners_category"');
    await runner.query('DROP INDEX "banners_sub_category"');
    await runner.query(
      'CREATE TABLE "temporary_banners" ("id" varchar(36) PRIMARY KEY NOT NULL, "kind" varchar(8) NOT NULL, "title" varchar(120) NOT NULL, "text" varchar(200) NOT NULL, "images" text NOT NULL, "catId" varchar(36) NOT NULL, "subCatId" varchar(36), "position" integer NOT NULL, CONSTRAINT "FK_aea19313806afa5f176d373670e" FOREIGN KEY ("catId") REFERENCES "categories" ("id") ON DELETE CASCADE ON UPDATE NO ACTION, CONSTRAINT "FK_5d3ac73d151bf0adad6f238608c" FOREIGN KEY ("subCatId") REFERENCES "categories" ("id") ON DELETE CASCADE ON UPDATE NO ACTION)',
    );
    await runner.query(
      'INSERT INTO "temporary_banners"("id", "kind", "title", "text", "images", "catId", "subCatId", "position") SELECT "id", "kind", "title", "text", "images", "catId", "subCatId", "position" FROM "banners"',
    );
    await runner.query('DROP TABLE "banners"');
    await runner.query('ALTER TABLE "temporary_banners" RENAME TO "banners"');
    await runner.query('CREATE INDEX "banners_category" ON "banners" ("catId") ');
    await runner.query('CREATE INDEX "banners_sub_category" ON "banners" ("subCatId") ');
    await runner.query('DROP INDEX "orders_checkout"');
    await runner.query('DROP INDEX "orders_payment"');
    await runner.query('DROP INDEX "orders_user_date"');
    await runner.query(
      'CREATE TABLE "temporary_orders" ("id" varchar(36) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "checkoutId" varchar(36) NOT NULL, "paymentId" varchar(40) NOT NULL, "status" varchar(10) NOT NULL, "name" varchar(100) NOT NULL, "phoneNumber" varchar(20) NOT NULL, "address" varchar(600) NOT NULL, "pincode" varchar(20) NOT NULL, "email" varchar(254) NOT NULL, "amount" integer NOT NULL, "createdAt" bigint NOT NULL, CONSTRAINT "FK_151b79a83ba240b0cb31b2302d1" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION, CONSTRAINT "FK_45261d2b1f4b99787dce98a690c" FOREIGN KEY ("checkoutId") REFERENCES "checkouts" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION)',
    );
    await runner.query(
      'INSERT INTO "temporary_orders"("id", "userId", "checkoutId", "paymentId", "status", "name", "phoneNumber", "address", "pincode", "email", "amount", "createdAt") SELECT "id", "userId", "checkoutId", "paymentId", "status", "name", "phoneNumber", "address", "pincode", "email", "amount", "createdAt" FROM "orders"',
    );
    await runner.query('DROP TABLE "orders"');
    await runner.query('ALTER TABLE "temporary_orders" RENAME TO "orders"');
    await runner.query('CREATE UNIQUE INDEX "orders_checkout" ON "orders" ("checkoutId") ');
    await runner.query('CREATE UNIQUE INDEX "orders_payment" ON "orders" ("paymentId") ');
    await runner.query('CREATE INDEX "orders_user_date" ON "orders" ("userId", "createdAt", "id") ');
    await runner.query('DROP INDEX "order_lines_order"');
    await runner.query('DROP INDEX "order_lines_product"');
    await runner.query(
      'CREATE TABLE "temporary_order_lines" ("id" varchar(36) PRIMARY KEY NOT NULL, "orderId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "title" varchar(200) NOT NULL, "image" varchar(500) NOT NULL, "option" varchar(200) NOT NULL, "quantity" integer NOT NULL, "price" integer NOT NULL, CONSTRAINT "FK_307e8091afc1a959953d06d5ad1" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE CASCADE ON UPDATE NO ACTION, CONSTRAINT "FK_9460dcd3abb5dda0ddbd372d161" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION)',
    );
    await runner.query(
      'INSERT INTO "temporary_order_lines"("id", "orderId", "productId", "title", "image", "option", "quantity", "price") SELECT "id", "orderId", "productId", "title", "image", "option", "quantity", "price" FROM "order_lines"',
    );
    await runner.query('DROP TABLE "order_lines"');
    await runner.query('ALTER TABLE "temporary_order_lines" RENAME TO "order_lines"');
    await runner.query('CREATE INDEX "order_lines_order" ON "order_lines" ("orderId") ');
    await runner.query('CREATE INDEX "order_lines_product" ON "order_lines" ("productId") ');
    await runner.query('DROP INDEX "checkouts_provider_order"');
    await runner.query('DROP INDEX "checkouts_provider_payment"');
    await runner.query('DROP INDEX "checkouts_next_check"');
    await runner.query('DROP INDEX "checkouts_user_active"');
    await runner.query(
      'CREATE TABLE "temporary_checkouts" ("id" varchar(36) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "state" varchar(10) NOT NULL, "activeKey" varchar(64), "amount" integer NOT NULL, "billing" text NOT NULL, "claimedAt" bigint NOT NULL, "providerOrderId" varchar(40), "providerPaymentId" varchar(40), "createdAt" bigint NOT NULL, "expiresAt" bigint NOT NULL, "nextCheckAt" bigint, CONSTRAINT "FK_e077269fe39b9bff6f74c56bae1" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION)',
    );
    await runner.query(
      'INSERT INTO "temporary_checkouts"("id", "userId", "state", "activeKey", "amount", "billing", "claimedAt", "providerOrderId", "providerPaymentId", "createdAt", "expiresAt", "nextCheckAt") SELECT "id", "userId", "state", "activeKey", "amount", "billing", "claimedAt", "providerOrderId", "providerPaymentId", "createdAt", "expiresAt", "nextCheckAt" FROM "checkouts"',
    );
    await runner.query('DROP TABLE "checkouts"');
    await runner.query('ALTER TABLE "temporary_checkouts" RENAME TO "checkouts"');
    await runner.query('CREATE UNIQUE INDEX "checkouts_provider_order" ON "checkouts" ("providerOrderId") ');
    await runner.query(
      'CREATE UNIQUE INDEX "checkouts_provider_payment" ON "checkouts" ("providerPaymentId") ',
    );
    await runner.query('CREATE INDEX "checkouts_next_check" ON "checkouts" ("nextCheckAt") ');
    await runner.query('CREATE UNIQUE INDEX "checkouts_user_active" ON "checkouts" ("userId", "activeKey") ');
    await runner.query('DROP INDEX "checkout_lines_checkout"');
    await runner.query('DROP INDEX "checkout_lines_product"');
    await runner.query(
      'CREATE TABLE "temporary_checkout_lines" ("id" varchar(36) PRIMARY KEY NOT NULL, "checkoutId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "title" varchar(200) NOT NULL, "image" varchar(500) NOT NULL, "option" varchar(200) NOT NULL, "quantity" integer NOT NULL, "price" integer NOT NULL, CONSTRAINT "FK_a418eea03c15104c4c7290a318f" FOREIGN KEY ("checkoutId") REFERENCES "checkouts" ("id") ON DELETE CASCADE ON UPDATE NO ACTION, CONSTRAINT "FK_5628789711ffb2548f7d78f6edb" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION)',
    );
    await runner.query(
      'INSERT INTO "temporary_checkout_lines"("id", "checkoutId", "productId", "title", "image", "option", "quantity", "price") SELECT "id", "checkoutId", "productId", "title", "image", "option", "quantity", "price" FROM "checkout_lines"',
    );
    await runner.query('DROP TABLE "checkout_lines"');
    await runner.query('ALTER TABLE "temporary_checkout_lines" RENAME TO "checkout_lines"');
    await runner.query('CREATE INDEX "checkout_lines_checkout" ON "checkout_lines" ("checkoutId") ');
    await runner.query('CREATE INDEX "checkout_lines_product" ON "checkout_lines" ("productId") ');
    await runner.query('DROP INDEX "payments_checkout"');
    await runner.query(
      'CREATE TABLE "temporary_payments" ("id" varchar(40) PRIMARY KEY NOT NULL, "checkoutId" varchar(36) NOT NULL, "amount" integer NOT NULL, "createdAt" bigint NOT NULL, CONSTRAINT "FK_78a95a1f73382386bc119f8cf56" FOREIGN KEY ("checkoutId") REFERENCES "checkouts" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION)',
    );
    await runner.query(
      'INSERT INTO "temporary_payments"("id", "checkoutId", "amount", "createdAt") SELECT "id", "checkoutId", "amount", "createdAt" FROM "payments"',
    );
    await runner.query('DROP TABLE "payments"');
    await runner.query('ALTER TABLE "temporary_payments" RENAME TO "payments"');
    await runner.query('CREATE INDEX "payments_checkout" ON "payments" ("checkoutId") ');
    await runner.query('DROP INDEX "refunds_next_try"');
    await runner.query(
      'CREATE TABLE "temporary_refunds" ("paymentId" varchar(40) PRIMARY KEY NOT NULL, "amount" integer NOT NULL, "reason" varchar(200) NOT NULL, "providerRefundId" varchar(40), "attempts" integer NOT NULL, "nextTryAt" bigint, "createdAt" bigint NOT NULL, CONSTRAINT "FK_a276dea330e561499e4a6e1b309" FOREIGN KEY ("paymentId") REFERENCES "payments" ("id") ON DELETE RESTRICT ON UPDATE NO ACTION)',
    );
    await runner.query(
      'INSERT INTO "temporary_refunds"("paymentId", "amount", "reason", "providerRefundId", "attempts", "nextTryAt", "createdAt") SELECT "paymentId", "amount", "reason", "providerRefundId", "attempts", "nextTryAt", "createdAt" FROM "refunds"',
    );
    await runner.query('DROP TABLE "refunds"');
    await runner.query('ALTER TABLE "temporary_refunds" RENAME TO "refunds"');
    await runner.query('CREATE INDEX "refunds_next_try" ON "refunds" ("nextTryAt") ');
    await runner.query('DROP INDEX "reviews_product_date"');
    await runner.query('DROP INDEX "reviews_user_product"');
    await runner.query(
      'CREATE TABLE "temporary_reviews" ("id" varchar(36) PRIMARY KEY NOT NULL, "productId" varchar(36) NOT NULL, "userId" varchar(36) NOT NULL, "customerName" varchar(100) NOT NULL, "rating" integer NOT NULL, "review" text NOT NULL, "createdAt" bigint NOT NULL, CONSTRAINT "FK_a6b3c434392f5d10ec171043666" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE CASCADE ON UPDATE NO ACTION, CONSTRAINT "FK_7ed5659e7139fc8bc039198cc1f" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE NO ACTION)',
    );
    await runner.query(
      'INSERT INTO "temporary_reviews"("id", "productId", "userId", "customerName", "rating", "review", "createdAt") SELECT "id", "productId", "userId", "customerName", "rating", "review", "createdAt" FROM "reviews"',
    );
    await runner.query('DROP TABLE "reviews"');
    await runner.query('ALTER TABLE "temporary_reviews" RENAME TO "reviews"');
    await runner.query('CREATE INDEX "reviews_product_date" ON "reviews" ("productId", "createdAt", "id") ');
    await runner.query('CREATE UNIQUE INDEX "reviews_user_product" ON "reviews" ("userId", "productId") ');
    await runner.query('DROP INDEX "wishlist_product"');
    await runner.query('DROP INDEX "wishlist_user_product"');
    await runner.query(
      'CREATE TABLE "temporary_wishlist_items" ("id" varchar(36) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "createdAt" bigint NOT NULL, CONSTRAINT "FK_3167e7490f12ed329a36703d980" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE NO ACTION, CONSTRAINT "FK_485ece8ab9b569d1c560144aa25" FOREIGN KEY ("productId") REFERENCES "products" ("id") ON DELETE CASCADE ON UPDATE NO ACTION)',
    );
    await runner.query(
      'INSERT INTO "temporary_wishlist_items"("id", "userId", "productId", "createdAt") SELECT "id", "userId", "productId", "createdAt" FROM "wishlist_items"',
    );
    await runner.query('DROP TABLE "wishlist_items"');
    await runner.query('ALTER TABLE "temporary_wishlist_items" RENAME TO "wishlist_items"');
    await runner.query('CREATE INDEX "wishlist_product" ON "wishlist_items" ("productId") ');
    await runner.query(
      'CREATE UNIQUE INDEX "wishlist_user_product" ON "wishlist_items" ("userId", "productId") ',
    );
    await runner.query('INSERT INTO catalog_state (id, revision) VALUES (1, 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "wishlist_user_product"');
    await runner.query('DROP INDEX "wishlist_product"');
    await runner.query('ALTER TABLE "wishlist_items" RENAME TO "temporary_wishlist_items"');
    await runner.query(
      'CREATE TABLE "wishlist_items" ("id" varchar(36) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "createdAt" bigint NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "wishlist_items"("id", "userId", "productId", "createdAt") SELECT "id", "userId", "productId", "createdAt" FROM "temporary_wishlist_items"',
    );
    await runner.query('DROP TABLE "temporary_wishlist_items"');
    await runner.query(
      'CREATE UNIQUE INDEX "wishlist_user_product" ON "wishlist_items" ("userId", "productId") ',
    );
    await runner.query('CREATE INDEX "wishlist_product" ON "wishlist_items" ("productId") ');
    await runner.query('DROP INDEX "reviews_user_product"');
    await runner.query('DROP INDEX "reviews_product_date"');
    await runner.query('ALTER TABLE "reviews" RENAME TO "temporary_reviews"');
    await runner.query(
      'CREATE TABLE "reviews" ("id" varchar(36) PRIMARY KEY NOT NULL, "productId" varchar(36) NOT NULL, "userId" varchar(36) NOT NULL, "customerName" varchar(100) NOT NULL, "rating" integer NOT NULL, "review" text NOT NULL, "createdAt" bigint NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "reviews"("id", "productId", "userId", "customerName", "rating", "review", "createdAt") SELECT "id", "productId", "userId", "customerName", "rating", "review", "createdAt" FROM "temporary_reviews"',
    );
    await runner.query('DROP TABLE "temporary_reviews"');
    await runner.query('CREATE UNIQUE INDEX "reviews_user_product" ON "reviews" ("userId", "productId") ');
    await runner.query('CREATE INDEX "reviews_product_date" ON "reviews" ("productId", "createdAt", "id") ');
    await runner.query('DROP INDEX "refunds_next_try"');
    await runner.query('ALTER TABLE "refunds" RENAME TO "temporary_refunds"');
    await runner.query(
      'CREATE TABLE "refunds" ("paymentId" varchar(40) PRIMARY KEY NOT NULL, "amount" integer NOT NULL, "reason" varchar(200) NOT NULL, "providerRefundId" varchar(40), "attempts" integer NOT NULL, "nextTryAt" bigint, "createdAt" bigint NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "refunds"("paymentId", "amount", "reason", "providerRefundId", "attempts", "nextTryAt", "createdAt") SELECT "paymentId", "amount", "reason", "providerRefundId", "attempts", "nextTryAt", "createdAt" FROM "temporary_refunds"',
    );
    await runner.query('DROP TABLE "temporary_refunds"');
    await runner.query('CREATE INDEX "refunds_next_try" ON "refunds" ("nextTryAt") ');
    await runner.query('DROP INDEX "payments_checkout"');
    await runner.query('ALTER TABLE "payments" RENAME TO "temporary_payments"');
    await runner.query(
      'CREATE TABLE "payments" ("id" varchar(40) PRIMARY KEY NOT NULL, "checkoutId" varchar(36) NOT NULL, "amount" integer NOT NULL, "createdAt" bigint NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "payments"("id", "checkoutId", "amount", "createdAt") SELECT "id", "checkoutId", "amount", "createdAt" FROM "temporary_payments"',
    );
    await runner.query('DROP TABLE "temporary_payments"');
    await runner.query('CREATE INDEX "payments_checkout" ON "payments" ("checkoutId") ');
    await runner.query('DROP INDEX "checkout_lines_product"');
    await runner.query('DROP INDEX "checkout_lines_checkout"');
    await runner.query('ALTER TABLE "checkout_lines" RENAME TO "temporary_checkout_lines"');
    await runner.query(
      'CREATE TABLE "checkout_lines" ("id" varchar(36) PRIMARY KEY NOT NULL, "checkoutId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "title" varchar(200) NOT NULL, "image" varchar(500) NOT NULL, "option" varchar(200) NOT NULL, "quantity" integer NOT NULL, "price" integer NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "checkout_lines"("id", "checkoutId", "productId", "title", "image", "option", "quantity", "price") SELECT "id", "checkoutId", "productId", "title", "image", "option", "quantity", "price" FROM "temporary_checkout_lines"',
    );
    await runner.query('DROP TABLE "temporary_checkout_lines"');
    await runner.query('CREATE INDEX "checkout_lines_product" ON "checkout_lines" ("productId") ');
    await runner.query('CREATE INDEX "checkout_lines_checkout" ON "checkout_lines" ("checkoutId") ');
    await runner.query('DROP INDEX "checkouts_user_active"');
    await runner.query('DROP INDEX "checkouts_next_check"');
    await runner.query('DROP INDEX "checkouts_provider_payment"');
    await runner.query('DROP INDEX "checkouts_provider_order"');
    await runner.query('ALTER TABLE "checkouts" RENAME TO "temporary_checkouts"');
    await runner.query(
      'CREATE TABLE "checkouts" ("id" varchar(36) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "state" varchar(10) NOT NULL, "activeKey" varchar(64), "amount" integer NOT NULL, "billing" text NOT NULL, "claimedAt" bigint NOT NULL, "providerOrderId" varchar(40), "providerPaymentId" varchar(40), "createdAt" bigint NOT NULL, "expiresAt" bigint NOT NULL, "nextCheckAt" bigint)',
    );
    await runner.query(
      'INSERT INTO "checkouts"("id", "userId", "state", "activeKey", "amount", "billing", "claimedAt", "providerOrderId", "providerPaymentId", "createdAt", "expiresAt", "nextCheckAt") SELECT "id", "userId", "state", "activeKey", "amount", "billing", "claimedAt", "providerOrderId", "providerPaymentId", "createdAt", "expiresAt", "nextCheckAt" FROM "temporary_checkouts"',
    );
    await runner.query('DROP TABLE "temporary_checkouts"');
    await runner.query('CREATE UNIQUE INDEX "checkouts_user_active" ON "checkouts" ("userId", "activeKey") ');
    await runner.query('CREATE INDEX "checkouts_next_check" ON "checkouts" ("nextCheckAt") ');
    await runner.query(
      'CREATE UNIQUE INDEX "checkouts_provider_payment" ON "checkouts" ("providerPaymentId") ',
    );
    await runner.query('CREATE UNIQUE INDEX "checkouts_provider_order" ON "checkouts" ("providerOrderId") ');
    await runner.query('DROP INDEX "order_lines_product"');
    await runner.query('DROP INDEX "order_lines_order"');
    await runner.query('ALTER TABLE "order_lines" RENAME TO "temporary_order_lines"');
    await runner.query(
      'CREATE TABLE "order_lines" ("id" varchar(36) PRIMARY KEY NOT NULL, "orderId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "title" varchar(200) NOT NULL, "image" varchar(500) NOT NULL, "option" varchar(200) NOT NULL, "quantity" integer NOT NULL, "price" integer NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "order_lines"("id", "orderId", "productId", "title", "image", "option", "quantity", "price") SELECT "id", "orderId", "productId", "title", "image", "option", "quantity", "price" FROM "temporary_order_lines"',
    );
    await runner.query('DROP TABLE "temporary_order_lines"');
    await runner.query('CREATE INDEX "order_lines_product" ON "order_lines" ("productId") ');
    await runner.query('CREATE INDEX "order_lines_order" ON "order_lines" ("orderId") ');
    await runner.query('DROP INDEX "orders_user_date"');
    await runner.query('DROP INDEX "orders_payment"');
    await runner.query('DROP INDEX "orders_checkout"');
    await runner.query('ALTER TABLE "orders" RENAME TO "temporary_orders"');
    await runner.query(
      'CREATE TABLE "orders" ("id" varchar(36) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "checkoutId" varchar(36) NOT NULL, "paymentId" varchar(40) NOT NULL, "status" varchar(10) NOT NULL, "name" varchar(100) NOT NULL, "phoneNumber" varchar(20) NOT NULL, "address" varchar(600) NOT NULL, "pincode" varchar(20) NOT NULL, "email" varchar(254) NOT NULL, "amount" integer NOT NULL, "createdAt" bigint NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "orders"("id", "userId", "checkoutId", "paymentId", "status", "name", "phoneNumber", "address", "pincode", "email", "amount", "createdAt") SELECT "id", "userId", "checkoutId", "paymentId", "status", "name", "phoneNumber", "address", "pincode", "email", "amount", "createdAt" FROM "temporary_orders"',
    );
    await runner.query('DROP TABLE "temporary_orders"');
    await runner.query('CREATE INDEX "orders_user_date" ON "orders" ("userId", "createdAt", "id") ');
    await runner.query('CREATE UNIQUE INDEX "orders_payment" ON "orders" ("paymentId") ');
    await runner.query('CREATE UNIQUE INDEX "orders_checkout" ON "orders" ("checkoutId") ');
    await runner.query('DROP INDEX "banners_sub_category"');
    await runner.query('DROP INDEX "banners_category"');
    await runner.query('ALTER TABLE "banners" RENAME TO "temporary_banners"');
    await runner.query(
      'CREATE TABLE "banners" ("id" varchar(36) PRIMARY KEY NOT NULL, "kind" varchar(8) NOT NULL, "title" varchar(120) NOT NULL, "text" varchar(200) NOT NULL, "images" text NOT NULL, "catId" varchar(36) NOT NULL, "subCatId" varchar(36), "position" integer NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "banners"("id", "kind", "title", "text", "images", "catId", "subCatId", "position") SELECT "id", "kind", "title", "text", "images", "catId", "subCatId", "position" FROM "temporary_banners"',
    );
    await runner.query('DROP TABLE "temporary_banners"');
    await runner.query('CREATE INDEX "banners_sub_category" ON "banners" ("subCatId") ');
    await runner.query('CREATE INDEX "banners_category" ON "banners" ("catId") ');
    await runner.query('DROP INDEX "stock_reservations_checkout_product"');
    await runner.query('DROP INDEX "stock_reservations_product"');
    await runner.query('DROP INDEX "stock_reservations_user"');
    await runner.query('ALTER TABLE "stock_reservations" RENAME TO "temporary_stock_reservations"');
    await runner.query(
      'CREATE TABLE "stock_reservations" ("id" varchar(36) PRIMARY KEY NOT NULL, "checkoutId" varchar(36) NOT NULL, "userId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "quantity" integer NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "stock_reservations"("id", "checkoutId", "userId", "productId", "quantity") SELECT "id", "checkoutId", "userId", "productId", "quantity" FROM "temporary_stock_reservations"',
    );
    await runner.query('DROP TABLE "temporary_stock_reservations"');
    await runner.query(
      'CREATE UNIQUE INDEX "stock_reservations_checkout_product" ON "stock_reservations" ("checkoutId", "productId") ',
    );
    await runner.query('CREATE INDEX "stock_reservations_product" ON "stock_reservations" ("productId") ');
    await runner.query('CREATE INDEX "stock_reservations_user" ON "stock_reservations" ("userId") ');
    await runner.query('DROP INDEX "products_revision"');
    await runner.query('DROP INDEX "products_sub_category"');
    await runner.query('DROP INDEX "products_category"');
    await runner.query('ALTER TABLE "products" RENAME TO "temporary_products"');
    await runner.query(
      'CREATE TABLE "products" ("id" varchar(36) PRIMARY KEY NOT NULL, "name" varchar(200) NOT NULL, "brand" varchar(100) NOT NULL, "description" text NOT NULL, "images" text NOT NULL, "price" integer NOT NULL, "oldPrice" integer NOT NULL, "catId" varchar(36) NOT NULL, "subCatId" varchar(36) NOT NULL, "rating" integer NOT NULL DEFAULT (0), "reviewCount" integer NOT NULL DEFAULT (0), "countInStock" integer NOT NULL, "productRam" text NOT NULL, "productWeight" text NOT NULL, "size" text NOT NULL, "countries" text NOT NULL, "featured" boolean NOT NULL DEFAULT (0), "position" integer NOT NULL, "revision" integer NOT NULL, "withdrawn" boolean NOT NULL DEFAULT (0), "createdAt" bigint NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "products"("id", "name", "brand", "description", "images", "price", "oldPrice", "catId", "subCatId", "rating", "reviewCount", "countInStock", "productRam", "productWeight", "size", "countries", "featured", "position", "revision", "withdrawn", "createdAt") SELECT "id", "name", "brand", "description", "images", "price", "oldPrice", "catId", "subCatId", "rating", "reviewCount", "countInStock", "productRam", "productWeight", "size", "countries", "featured", "position", "revision", "withdrawn", "createdAt" FROM "temporary_products"',
    );
    await runner.query('DROP TABLE "temporary_products"');
    await runner.query('CREATE INDEX "products_revision" ON "products" ("revision", "id") ');
    await runner.query('CREATE INDEX "products_sub_category" ON "products" ("subCatId") ');
    await runner.query('CREATE INDEX "products_category" ON "products" ("catId") ');
    await runner.query('DROP INDEX "categories_slug"');
    await runner.query('DROP INDEX "categories_parent"');
    await runner.query('ALTER TABLE "categories" RENAME TO "temporary_categories"');
    await runner.query(
      'CREATE TABLE "categories" ("id" varchar(36) PRIMARY KEY NOT NULL, "parentId" varchar(36), "name" varchar(120) NOT NULL, "slug" varchar(160) NOT NULL, "color" varchar(7) NOT NULL, "images" text NOT NULL, "position" integer NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "categories"("id", "parentId", "name", "slug", "color", "images", "position") SELECT "id", "parentId", "name", "slug", "color", "images", "position" FROM "temporary_categories"',
    );
    await runner.query('DROP TABLE "temporary_categories"');
    await runner.query('CREATE UNIQUE INDEX "categories_slug" ON "categories" ("slug") ');
    await runner.query('CREATE INDEX "categories_parent" ON "categories" ("parentId") ');
    await runner.query('DROP INDEX "cart_user_product_option"');
    await runner.query('DROP INDEX "cart_product"');
    await runner.query('ALTER TABLE "cart_lines" RENAME TO "temporary_cart_lines"');
    await runner.query(
      'CREATE TABLE "cart_lines" ("id" varchar(36) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "productId" varchar(36) NOT NULL, "option" varchar(200) NOT NULL, "quantity" integer NOT NULL, "createdAt" bigint NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "cart_lines"("id", "userId", "productId", "option", "quantity", "createdAt") SELECT "id", "userId", "productId", "option", "quantity", "createdAt" FROM "temporary_cart_lines"',
    );
    await runner.query('DROP TABLE "temporary_cart_lines"');
    await runner.query(
      'CREATE UNIQUE INDEX "cart_user_product_option" ON "cart_lines" ("userId", "productId", "option") ',
    );
    await runner.query('CREATE INDEX "cart_product" ON "cart_lines" ("productId") ');
    await runner.query('DROP INDEX "uploads_user"');
    await runner.query('ALTER TABLE "uploads" RENAME TO "temporary_uploads"');
    await runner.query(
      'CREATE TABLE "uploads" ("name" varchar(32) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "attached" boolean NOT NULL DEFAULT (0), "createdAt" bigint NOT NULL, "position" integer NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "uploads"("name", "userId", "attached", "createdAt", "position") SELECT "name", "userId", "attached", "createdAt", "position" FROM "temporary_uploads"',
    );
    await runner.query('DROP TABLE "temporary_uploads"');
    await runner.query('CREATE INDEX "uploads_user" ON "uploads" ("userId", "createdAt") ');
    await runner.query('DROP INDEX "sign_in_codes_expiry"');
    await runner.query('DROP INDEX "sign_in_codes_user"');
    await runner.query('ALTER TABLE "sign_in_codes" RENAME TO "temporary_sign_in_codes"');
    await runner.query(
      'CREATE TABLE "sign_in_codes" ("codeHash" varchar(64) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "expiresAt" bigint NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "sign_in_codes"("codeHash", "userId", "expiresAt") SELECT "codeHash", "userId", "expiresAt" FROM "temporary_sign_in_codes"',
    );
    await runner.query('DROP TABLE "temporary_sign_in_codes"');
    await runner.query('CREATE INDEX "sign_in_codes_expiry" ON "sign_in_codes" ("expiresAt") ');
    await runner.query('CREATE INDEX "sign_in_codes_user" ON "sign_in_codes" ("userId") ');
    await runner.query('DROP INDEX "sessions_expiry"');
    await runner.query('DROP INDEX "sessions_user"');
    await runner.query('ALTER TABLE "sessions" RENAME TO "temporary_sessions"');
    await runner.query(
      'CREATE TABLE "sessions" ("tokenHash" varchar(64) PRIMARY KEY NOT NULL, "userId" varchar(36) NOT NULL, "createdAt" bigint NOT NULL, "lastSeenAt" bigint NOT NULL, "expiresAt" bigint NOT NULL)',
    );
    await runner.query(
      'INSERT INTO "sessions"("tokenHash", "userId", "createdAt", "lastSeenAt", "expiresAt") SELECT "tokenHash", "userId", "createdAt", "lastSeenAt", "expiresAt" FROM "temporary_sessions"',
    );
    await runner.query('DROP TABLE "temporary_sessions"');
    await runner.query('CREATE INDEX "sessions_expiry" ON "sessions" ("expiresAt") ');
    await runner.query('CREATE INDEX "sessions_user" ON "sessions" ("userId") ');
    await runner.query('DROP INDEX "wishlist_user_product"');
    await runner.query('DROP INDEX "wishlist_product"');
    await runner.query('DROP TABLE "wishlist_items"');
    await runner.query('DROP INDEX "reviews_user_product"');
    await runner.query('DROP INDEX "reviews_product_date"');
    await runner.query('DROP TABLE "reviews"');
    await runner.query('DROP INDEX "webhook_events_next_try"');
    await runner.query('DROP TABLE "webhook_events"');
    await runner.query('DROP INDEX "refunds_next_try"');
    await runner.query('DROP TABLE "refunds"');
    await runner.query('DROP INDEX "payments_checkout"');
    await runner.query('DROP TABLE "payments"');
    await runner.query('DROP INDEX "checkout_lines_product"');
    await runner.query('DROP INDEX "checkout_lines_checkout"');
    await runner.query('DROP TABLE "checkout_lines"');
    await runner.query('DROP INDEX "checkouts_user_active"');
    await runner.query('DROP INDEX "checkouts_next_check"');
    await runner.query('DROP INDEX "checkouts_provider_payment"');
    await runner.query('DROP INDEX "checkouts_provider_order"');
    await runner.query('DROP TABLE "checkouts"');
    await runner.query('DROP INDEX "order_lines_product"');
    await runner.query('DROP INDEX "order_lines_order"');
    await runner.query('DROP TABLE "order_lines"');
    await runner.query('DROP INDEX "orders_user_date"');
    await runner.query('DROP INDEX "orders_payment"');
    await runner.query('DROP INDEX "orders_checkout"');
    await runner.query('DROP TABLE "orders"');
    await runner.query('DROP INDEX "newsletter_subscriptions_token"');
    await runner.query('DROP INDEX "newsletter_subscriptions_email"');
    await runner.query('DROP TABLE "newsletter_subscriptions"');
    await runner.query('DROP INDEX "banners_sub_category"');
    await runner.query('DROP INDEX "banners_category"');
    await runner.query('DROP TABLE "banners"');
    await runner.query('DROP TABLE "catalog_state"');
    await runner.query('DROP INDEX "stock_reservations_checkout_product"');
    await runner.query('DROP INDEX "stock_reservations_product"');
    await runner.query('DROP INDEX "stock_reservations_user"');
    await runner.query('DROP TABLE "stock_reservations"');
    await runner.query('DROP INDEX "products_revision"');
    await runner.query('DROP INDEX "products_sub_category"');
    await runner.query('DROP INDEX "products_category"');
    await runner.query('DROP TABLE "products"');
    await runner.query('DROP INDEX "categories_slug"');
    await runner.query('DROP INDEX "categories_parent"');
    await runner.query('DROP TABLE "categories"');
    await runner.query('DROP INDEX "cart_user_product_option"');
    await runner.query('DROP INDEX "cart_product"');
    await runner.query('DROP TABLE "cart_lines"');
    await runner.query('DROP INDEX "uploads_user"');
    await runner.query('DROP TABLE "uploads"');
    await runner.query('DROP INDEX "sign_in_codes_expiry"');
    await runner.query('DROP INDEX "sign_in_codes_user"');
    await runner.query('DROP TABLE "sign_in_codes"');
    await runner.query('DROP INDEX "sessions_expiry"');
    await runner.query('DROP INDEX "sessions_user"');
    await runner.query('DROP TABLE "sessions"');
    await runner.query('DROP INDEX "users_google"');
    await runner.query('DROP INDEX "users_phone"');
    await runner.query('DROP INDEX "users_email"');
    await runner.query('DROP TABLE "users"');
  }
}
