import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Shop1795000000000 implements MigrationInterface {
  name = 'Shop1795000000000';

  async up(runner: QueryRunner): Promise<void> {
    // Text compares byte by byte, as in SQLite: accents and capitals tell e-mail addresses and options apart.
    await runner.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin');
    await runner.query(
      'CREATE TABLE `users` (`id` varchar(36) NOT NULL, `name` varchar(100) NOT NULL, `email` varchar(254) NOT NULL, `emailVerified` tinyint NOT NULL DEFAULT 0, `phone` varchar(16) NULL, `images` text NOT NULL, `isAdmin` tinyint NOT NULL DEFAULT 0, `passwordHash` varchar(255) NULL, `googleSub` varchar(255) NULL, `createdAt` bigint NOT NULL, UNIQUE INDEX `users_email` (`email`), UNIQUE INDEX `users_phone` (`phone`), UNIQUE INDEX `users_google` (`googleSub`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `sessions` (`tokenHash` varchar(64) NOT NULL, `userId` varchar(36) NOT NULL, `createdAt` bigint NOT NULL, `lastSeenAt` bigint NOT NULL, `expiresAt` bigint NOT NULL, INDEX `sessions_user` (`userId`), INDEX `sessions_expiry` (`expiresAt`), PRIMARY KEY (`tokenHash`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `sign_in_codes` (`codeHash` varchar(64) NOT NULL, `userId` varchar(36) NOT NULL, `expiresAt` bigint NOT NULL, INDEX `sign_in_codes_user` (`userId`), INDEX `sign_in_codes_expiry` (`expiresAt`), PRIMARY KEY (`codeHash`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `uploads` (`name` varchar(32) NOT NULL, `userId` varchar(36) NOT NULL, `attached` tinyint NOT NULL DEFAULT 0, `createdAt` bigint NOT NULL, `position` int NOT NULL, INDEX `uploads_user` (`userId`, `createdAt`), PRIMARY KEY (`name`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `cart_lines` (`id` varchar(36) NOT NULL, `userId` varchar(36) NOT NULL, `productId` varchar(36) NOT NULL, `option` varchar(200) NOT NULL, `quantity` int NOT NULL, `createdAt` bigint NOT NULL, INDEX `cart_product` (`productId`), UNIQUE INDEX `cart_user_product_option` (`userId`, `productId`, `option`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `categories` (`id` varchar(36) NOT NULL, `parentId` varchar(36) NULL, `name` varchar(120) NOT NULL, `slug` varchar(160) NOT NULL, `color` varchar(7) NOT NULL, `images` text NOT NULL, `position` int NOT NULL, INDEX `categories_parent` (`parentId`), UNIQUE INDEX `categories_slug` (`slug`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      "CREATE TABLE `products` (`id` varchar(36) NOT NULL, `name` varchar(200) NOT NULL, `brand` varchar(100) NOT NULL, `description` text NOT NULL, `images` text NOT NULL, `price` int NOT NULL, `oldPrice` int NOT NULL, `catId` varchar(36) NOT NULL, `subCatId` varchar(36) NOT NULL, `rating` int NOT NULL DEFAULT '0', `reviewCount` int NOT NULL DEFAULT '0', `countInStock` int NOT NULL, `productRam` text NOT NULL, `productWeight` text NOT NULL, `size` text NOT NULL, `countries` text NOT NULL, `featured` tinyint NOT NULL DEFAULT 0, `position` int NOT NULL, `revision` int NOT NULL, `withdrawn` tinyint NOT NULL DEFAULT 0, `createdAt` bigint NOT NULL, INDEX `products_category` (`catId`), INDEX `products_sub_category` (`subCatId`), INDEX `products_revision` (`revision`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
    );
    await runner.query(
      'CREATE TABLE `stock_reservations` (`id` varchar(36) NOT NULL, `checkoutId` varchar(36) NOT NULL, `userId` varchar(36) NOT NULL, `productId` varchar(36) NOT NULL, `quantity` int NOT NULL, INDEX `stock_reservations_user` (`userId`), INDEX `stock_reservations_product` (`productId`), UNIQUE INDEX `stock_reservations_checkout_product` (`checkoutId`, `productId`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `catalog_state` (`id` int NOT NULL, `revision` int NOT NULL, PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `banners` (`id` varchar(36) NOT NULL, `kind` varchar(8) NOT NULL, `title` varchar(120) NOT NULL, `text` varchar(200) NOT NULL, `images` text NOT NULL, `catId` varchar(36) NOT NULL, `subCatId` varchar(36) NULL, `position` int NOT NULL, INDEX `banners_category` (`catId`), INDEX `banners_sub_category` (`subCatId`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `newsletter_subscriptions` (`id` varchar(36) NOT NULL, `email` varchar(254) NOT NULL, `token` varchar(43) NOT NULL, `subscribedAt` bigint NOT NULL, `unsubscribedAt` bigint NULL, UNIQUE INDEX `newsletter_subscriptions_email` (`email`), UNIQUE INDEX `newsletter_subscriptions_token` (`token`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `orders` (`id` varchar(36) NOT NULL, `userId` varchar(36) NOT NULL, `checkoutId` varchar(36) NOT NULL, `paymentId` varchar(40) NOT NULL, `status` varchar(10) NOT NULL, `name` varchar(100) NOT NULL, `phoneNumber` varchar(20) NOT NULL, `address` varchar(600) NOT NULL, `pincode` varchar(20) NOT NULL, `email` varchar(254) NOT NULL, `amount` int NOT NULL, `createdAt` bigint NOT NULL, UNIQUE INDEX `orders_checkout` (`checkoutId`), UNIQUE INDEX `orders_payment` (`paymentId`), INDEX `orders_user_date` (`userId`, `createdAt`, `id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `order_lines` (`id` varchar(36) NOT NULL, `orderId` varchar(36) NOT NULL, `productId` varchar(36) NOT NULL, `title` varchar(200) NOT NULL, `image` varchar(500) NOT NULL, `option` varchar(200) NOT NULL, `quantity` int NOT NULL, `price` int NOT NULL, INDEX `order_lines_order` (`orderId`), INDEX `order_lines_product` (`productId`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `checkouts` (`id` varchar(36) NOT NULL, `userId` varchar(36) NOT NULL, `state` varchar(10) NOT NULL, `activeKey` varchar(64) NULL, `amount` int NOT NULL, `billing` text NOT NULL, `claimedAt` bigint NOT NULL, `providerOrderId` varchar(40) NULL, `providerPaymentId` varchar(40) NULL, `createdAt` bigint NOT NULL, `expiresAt` bigint NOT NULL, `nextCheckAt` bigint NULL, UNIQUE INDEX `checkouts_provider_order` (`providerOrderId`), UNIQUE INDEX `checkouts_provider_payment` (`providerPaymentId`), INDEX `checkouts_next_check` (`nextCheckAt`), UNIQUE INDEX `checkouts_user_active` (`userId`, `activeKey`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `checkout_lines` (`id` varchar(36) NOT NULL, `checkoutId` varchar(36) NOT NULL, `productId` varchar(36) NOT NULL, `title` varchar(200) NOT NULL, `image` varchar(500) NOT NULL, `option` varchar(200) NOT NULL, `quantity` int NOT NULL, `price` int NOT NULL, INDEX `checkout_lines_checkout` (`checkoutId`), INDEX `checkout_lines_product` (`productId`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `payments` (`id` varchar(40) NOT NULL, `checkoutId` varchar(36) NOT NULL, `amount` int NOT NULL, `createdAt` bigint NOT NULL, INDEX `payments_checkout` (`checkoutId`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `refunds` (`paymentId` varchar(40) NOT NULL, `amount` int NOT NULL, `reason` varchar(200) NOT NULL, `providerRefundId` varchar(40) NULL, `attempts` int NOT NULL, `nextTryAt` bigint NULL, `createdAt` bigint NOT NULL, INDEX `refunds_next_try` (`nextTryAt`), PRIMARY KEY (`paymentId`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `webhook_events` (`id` varchar(64) NOT NULL, `event` varchar(40) NOT NULL, `body` text NOT NULL, `receivedAt` bigint NOT NULL, `attempts` int NOT NULL, `nextTryAt` bigint NULL, INDEX `webhook_events_next_try` (`nextTryAt`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `reviews` (`id` varchar(36) NOT NULL, `productId` varchar(36) NOT NULL, `userId` varchar(36) NOT NULL, `customerName` varchar(100) NOT NULL, `rating` int NOT NULL, `review` text NOT NULL, `createdAt` bigint NOT NULL, INDEX `reviews_product_date` (`productId`, `createdAt`, `id`), UNIQUE INDEX `reviews_user_product` (`userId`, `productId`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'CREATE TABLE `wishlist_items` (`id` varchar(36) NOT NULL, `userId` varchar(36) NOT NULL, `productId` varchar(36) NOT NULL, `createdAt` bigint NOT NULL, INDEX `wishlist_product` (`productId`), UNIQUE INDEX `wishlist_user_product` (`userId`, `productId`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
    );
    await runner.query(
      'ALTER TABLE `sessions` ADD CONSTRAINT `FK_57de40bc620f456c7311aa3a1e6` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `sign_in_codes` ADD CONSTRAINT `FK_74ef89818f8c44dea845c7bf28c` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `uploads` ADD CONSTRAINT `FK_632458210d8f0159857b0f05707` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `cart_lines` ADD CONSTRAINT `FK_1dd5cbe7b91daf7772b57f349a6` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `cart_lines` ADD CONSTRAINT `FK_9be787aedaf7655437fb33cc56c` FOREIGN KEY (`productId`) REFERENCES `products`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `categories` ADD CONSTRAINT `FK_9a6f051e66982b5f0318981bcaa` FOREIGN KEY (`parentId`) REFERENCES `categories`(`id`) ON DELETE RESTRICT ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `products` ADD CONSTRAINT `FK_22af159b893c0953dc90c1558a8` FOREIGN KEY (`catId`) REFERENCES `categories`(`id`) ON DELETE RESTRICT ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `products` ADD CONSTRAINT `FK_8bb627918ea20e240799a473457` FOREIGN KEY (`subCatId`) REFERENCES `categories`(`id`) ON DELETE RESTRICT ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `stock_reservations` ADD CONSTRAINT `FK_f91a96ec3e0e961464431d81427` FOREIGN KEY (`checkoutId`) REFERENCES `checkouts`(`id`) ON DELETE RESTRICT ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `stock_reservations` ADD CONSTRAINT `FK_3fe2a1353f1d9a91e3f11157a85` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE RESTRICT ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `stock_reservations` ADD CONSTRAINT `FK_a79382d5a97e7dbe023cabc9b5f` FOREIGN KEY (`productId`) REFERENCES `products`(`id`) ON DELETE RESTRICT ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `banners` ADD CONSTRAINT `FK_aea19313806afa5f176d373670e` FOREIGN KEY (`catId`) REFERENCES `categories`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `banners` ADD CONSTRAINT `FK_5d3ac73d151bf0adad6f238608c` FOREIGN KEY (`subCatId`) REFERENCES `categories`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `orders` ADD CONSTRAINT `FK_151b79a83ba240b0cb31b2302d1` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE RESTRICT ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `orders` ADD CONSTRAINT `FK_45261d2b1f4b99787dce98a690c` FOREIGN KEY (`checkoutId`) REFERENCES `checkouts`(`id`) ON DELETE RESTRICT ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `order_lines` ADD CONSTRAINT `FK_307e8091afc1a959953d06d5ad1` FOREIGN KEY (`orderId`) REFERENCES `orders`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `order_lines` ADD CONSTRAINT `FK_9460dcd3abb5dda0ddbd372d161` FOREIGN KEY (`productId`) REFERENCES `products`(`id`) ON DELETE RESTRICT ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `checkouts` ADD CONSTRAINT `FK_e077269fe39b9bff6f74c56bae1` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE RESTRICT ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `checkout_lines` ADD CONSTRAINT `FK_a418eea03c15104c4c7290a318f` FOREIGN KEY (`checkoutId`) REFERENCES `checkouts`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `checkout_lines` ADD CONSTRAINT `FK_5628789711ffb2548f7d78f6edb` FOREIGN KEY (`productId`) REFERENCES `products`(`id`) ON DELETE RESTRICT ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `payments` ADD CONSTRAINT `FK_78a95a1f73382386bc119f8cf56` FOREIGN KEY (`checkoutId`) REFERENCES `checkouts`(`id`) ON DELETE RESTRICT ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `refunds` ADD CONSTRAINT `FK_a276dea330e561499e4a6e1b309` FOREIGN KEY (`paymentId`) REFERENCES `payments`(`id`) ON DELETE RESTRICT ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `reviews` ADD CONSTRAINT `FK_a6b3c434392f5d10ec171043666` FOREIGN KEY (`productId`) REFERENCES `products`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `reviews` ADD CONSTRAINT `FK_7ed5659e7139fc8bc039198cc1f` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `wishlist_items` ADD CONSTRAINT `FK_3167e7490f12ed329a36703d980` FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `wishlist_items` ADD CONSTRAINT `FK_485ece8ab9b569d1c560144aa25` FOREIGN KEY (`productId`) REFERENCES `products`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query('INSERT INTO catalog_state (id, revision) VALUES (1, 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `wishlist_items` DROP FOREIGN KEY `FK_485ece8ab9b569d1c560144aa25`');
    await runner.query('ALTER TABLE `wishlist_items` DROP FOREIGN KEY `FK_3167e7490f12ed329a36703d980`');
    await runner.query('ALTER TABLE `reviews` DROP FOREIGN KEY `FK_7ed5659e7139fc8bc039198cc1f`');
    await runner.query('ALTER TABLE `reviews` DROP FOREIGN KEY `FK_a6b3c434392f5d10ec171043666`');
    await runner.query('ALTER TABLE `refunds` DROP FOREIGN KEY `FK_a276dea330e561499e4a6e1b309`');
    await runner.query('ALTER TABLE `payments` DROP FOREIGN KEY `FK_78a95a1f73382386bc119f8cf56`');
    await runner.query('ALTER TABLE `checkout_lines` DROP FOREIGN KEY `FK_5628789711ffb2548f7d78f6edb`');
    await runner.query('ALTER TABLE `checkout_lines` DROP FOREIGN KEY `FK_a418eea03c15104c4c7290a318f`');
    await runner.query('ALTER TABLE `checkouts` DROP FOREIGN KEY `FK_e077269fe39b9bff6f74c56bae1`');
    await runner.query('ALTER TABLE `order_lines` DROP FOREIGN KEY `FK_9460dcd3abb5dda0ddbd372d161`');
    await runner.query('ALTER TABLE `order_lines` DROP FOREIGN KEY `FK_307e8091afc1a959953d06d5ad1`');
    await runner.query('ALTER TABLE `orders` DROP FOREIGN KEY `FK_45261d2b1f4b99787dce98a690c`');
    await runner.query('ALTER TABLE `orders` DROP FOREIGN KEY `FK_151b79a83ba240b0cb31b2302d1`');
    await runner.query('ALTER TABLE `banners` DROP FOREIGN KEY `FK_5d3ac73d151bf0adad6f238608c`');
    await runner.query('ALTER TABLE `banners` DROP FOREIGN KEY `FK_aea19313806afa5f176d373670e`');
    await runner.query('ALTER TABLE `stock_reservations` DROP FOREIGN KEY `FK_a79382d5a97e7dbe023cabc9b5f`');
    await runner.query('ALTER TABLE `stock_reservations` DROP FOREIGN KEY `FK_3fe2a1353f1d9a91e3f11157a85`');
    await runner.query('ALTER TABLE `stock_reservations` DROP FOREIGN KEY `FK_f91a96ec3e0e961464431d81427`');
    await runner.query('ALTER TABLE `products` DROP FOREIGN KEY `FK_8bb627918ea20e240799a473457`');
    await runner.query('ALTER TABLE `products` DROP FOREIGN KEY `FK_22af159b893c0953dc90c1558a8`');
    await runner.query('ALTER TABLE `categories` DROP FOREIGN KEY `FK_9a6f051e66982b5f0318981bcaa`');
    await runner.query('ALTER TABLE `cart_lines` DROP FOREIGN KEY `FK_9be787aedaf7655437fb33cc56c`');
    await runner.query('ALTER TABLE `cart_lines` DROP FOREIGN KEY `FK_1dd5cbe7b91daf7772b57f349a6`');
    await runner.query('ALTER TABLE `uploads` DROP FOREIGN KEY `FK_632458210d8f0159857b0f05707`');
    await runner.query('ALTER TABLE `sign_in_codes` DROP FOREIGN KEY `FK_74ef89818f8c44dea845c7bf28c`');
    await runner.query('ALTER TABLE `sessions` DROP FOREIGN KEY `FK_57de40bc620f456c7311aa3a1e6`');
    await runner.query('DROP INDEX `wishlist_user_product` ON `wishlist_items`');
    await runner.query('DROP INDEX `wishlist_product` ON `wishlist_items`');
    await runner.query('DROP TABLE `wishlist_items`');
    await runner.query('DROP INDEX `reviews_user_product` ON `reviews`');
    await runner.query('DROP INDEX `reviews_product_date` ON `reviews`');
    await runner.query('DROP TABLE `reviews`');
    await runner.query('DROP INDEX `webhook_events_next_try` ON `webhook_events`');
    await runner.query('DROP TABLE `webhook_events`');
    await runner.query('DROP INDEX `refunds_next_try` ON `refunds`');
    await runner.query('DROP TABLE `refunds`');
    await runner.query('DROP INDEX `payments_checkout` ON `payments`');
    await runner.query('DROP TABLE `payments`');
    await runner.query('DROP INDEX `checkout_lines_product` ON `checkout_lines`');
    await runner.query('DROP INDEX `checkout_lines_checkout` ON `checkout_lines`');
    await runner.query('DROP TABLE `checkout_lines`');
    await runner.query('DROP INDEX `checkouts_user_active` ON `checkouts`');
    await runner.query('DROP INDEX `checkouts_next_check` ON `checkouts`');
    await runner.query('DROP INDEX `checkouts_provider_payment` ON `checkouts`');
    await runner.query('DROP INDEX `checkouts_provider_order` ON `checkouts`');
    await runner.query('DROP TABLE `checkouts`');
    await runner.query('DROP INDEX `order_lines_product` ON `order_lines`');
    await runner.query('DROP INDEX `order_lines_order` ON `order_lines`');
    await runner.query('DROP TABLE `order_lines`');
    await runner.query('DROP INDEX `orders_user_date` ON `orders`');
    await runner.query('DROP INDEX `orders_payment` ON `orders`');
    await runner.query('DROP INDEX `orders_checkout` ON `orders`');
    await runner.query('DROP TABLE `orders`');
    await runner.query('DROP INDEX `newsletter_subscriptions_token` ON `newsletter_subscriptions`');
    await runner.query('DROP INDEX `newsletter_subscriptions_email` ON `newsletter_subscriptions`');
    await runner.query('DROP TABLE `newsletter_subscriptions`');
    await runner.query('DROP INDEX `banners_sub_category` ON `banners`');
    await runner.query('DROP INDEX `banners_category` ON `banners`');
    await runner.query('DROP TABLE `banners`');
    await runner.query('DROP TABLE `catalog_state`');
    await runner.query('DROP INDEX `stock_reservations_checkout_product` ON `stock_reservations`');
    await runner.query('DROP INDEX `stock_reservations_product` ON `stock_reservations`');
    await runner.query('DROP INDEX `stock_reservations_user` ON `stock_reservations`');
    await runner.query('DROP TABLE `stock_reservations`');
    await runner.query('DROP INDEX `products_revision` ON `products`');
    await runner.query('DROP INDEX `products_sub_category` ON `products`');
    await runner.query('DROP INDEX `products_category` ON `products`');
    await runner.query('DROP TABLE `products`');
    await runner.query('DROP INDEX `categories_slug` ON `categories`');
    await runner.query('DROP INDEX `categories_parent` ON `categories`');
    await runner.query('DROP TABLE `categories`');
    await runner.query('DROP INDEX `cart_user_product_option` ON `cart_lines`');
    await runner.query('DROP INDEX `cart_product` ON `cart_lines`');
    await runner.query('DROP TABLE `cart_lines`');
    await runner.query('DROP INDEX `uploads_user` ON `uploads`');
    await runner.query('DROP TABLE `uploads`');
    await runner.query('DROP INDEX `sign_in_codes_expiry` ON `sign_in_codes`');
    await runner.query('DROP INDEX `sign_in_codes_user` ON `sign_in_codes`');
    await runner.query('DROP TABLE `sign_in_codes`');
    await runner.query('DROP INDEX `sessions_expiry` ON `sessions`');
    await runner.query('DROP INDEX `sessions_user` ON `sessions`');
    await runner.query('DROP TABLE `sessions`');
    await runner.query('DROP INDEX `users_google` ON `users`');
    await runner.query('DROP INDEX `users_phone` ON `users`');
    await runner.query('DROP INDEX `users_email` ON `users`');
    await runner.query('DROP TABLE `users`');
  }
}
