import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HeldByLines1795500000006 implements MigrationInterface {
  name = 'HeldByLines1795500000006';

  /** Each step is committed by itself, so an interrupted run leaves some of them done: the next one has to bear that. */
  async up(runner: QueryRunner): Promise<void> {
    const checkouts = await runner.getTable('checkouts');
    if (!checkouts?.indices.some(({ name }) => name === 'checkouts_state'))
      await runner.query('CREATE INDEX `checkouts_state` ON `checkouts` (`state`)');
    // Orders of before have their mails.
    if (!(await runner.hasColumn('orders', 'tellAt')))
      await runner.query('ALTER TABLE `orders` ADD `tellAt` bigint NULL, ADD INDEX `orders_tell` (`tellAt`)');
    // What is reserved are the lines of open checkouts. Last, as the version of before, which needs the table, can work until then.
    await runner.query('DROP TABLE IF EXISTS `stock_reservations`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX `orders_tell` ON `orders`');
    await runner.query('ALTER TABLE `orders` DROP COLUMN `tellAt`');
    await runner.query('DROP INDEX `checkouts_state` ON `checkouts`');
    await runner.query(
      'CREATE TABLE `stock_reservations` (`id` varchar(36) NOT NULL, `checkoutId` varchar(36) NOT NULL, `userId` varchar(36) NOT NULL, `productId` varchar(36) NOT NULL, `quantity` int NOT NULL, INDEX `stock_reservations_user` (`userId`), INDEX `stock_reservations_product` (`productId`), UNIQUE INDEX `stock_reservations_checkout_product` (`checkoutId`, `productId`), PRIMARY KEY (`id`)) ENGINE=InnoDB COLLATE utf8mb4_bin',
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
      "INSERT INTO `stock_reservations` SELECT MIN(l.`id`), c.`id`, c.`userId`, l.`productId`, SUM(l.`quantity`) FROM `checkouts` c JOIN `checkout_lines` l ON l.`checkoutId` = c.`id` WHERE c.`state` = 'open' GROUP BY c.`id`, c.`userId`, l.`productId`",
    );
  }
}
