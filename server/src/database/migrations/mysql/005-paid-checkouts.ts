import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaidCheckouts1795400000005 implements MigrationInterface {
  name = 'PaidCheckouts1795400000005';

  /** Each step is committed by itself, so an interrupted run leaves some of them done: the next one has to bear that. */
  async up(runner: QueryRunner): Promise<void> {
    // An order's lines are those of its checkout. A process of before, which needs the table, places no order from now on that the
    // next step would not know of.
    await runner.query('DROP TABLE IF EXISTS `order_lines`');
    const checkouts = await runner.getTable('checkouts');
    if (!checkouts?.columns.some(({ name }) => name === 'paidAt'))
      await runner.query('ALTER TABLE `checkouts` ADD `paidAt` bigint NULL');
    if (!checkouts?.indices.some(({ name }) => name === 'checkouts_user_paid'))
      await runner.query('CREATE INDEX `checkouts_user_paid` ON `checkouts` (`userId`, `paidAt`)');
    await runner.query(
      'UPDATE `checkouts` SET `paidAt` = (SELECT `createdAt` FROM `orders` WHERE `orders`.`checkoutId` = `checkouts`.`id`)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE `order_lines` (`id` varchar(36) NOT NULL, `orderId` varchar(36) NOT NULL, `productId` varchar(36) NOT NULL, `title` varchar(200) NOT NULL, `image` varchar(500) NOT NULL, `option` varchar(200) NOT NULL, `quantity` int NOT NULL, `price` int NOT NULL, INDEX `order_lines_order` (`orderId`), INDEX `order_lines_product` (`productId`), PRIMARY KEY (`id`)) ENGINE=InnoDB COLLATE utf8mb4_bin',
    );
    await runner.query(
      'ALTER TABLE `order_lines` ADD CONSTRAINT `FK_307e8091afc1a959953d06d5ad1` FOREIGN KEY (`orderId`) REFERENCES `orders`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query(
      'ALTER TABLE `order_lines` ADD CONSTRAINT `FK_9460dcd3abb5dda0ddbd372d161` FOREIGN KEY (`productId`) REFERENCES `products`(`id`) ON DELETE RESTRICT ON UPDATE NO ACTION',
    );
    await runner.query(
      'INSERT INTO `order_lines` SELECT l.`id`, o.`id`, l.`productId`, l.`title`, l.`image`, l.`option`, l.`quantity`, l.`price` FROM `orders` o JOIN `checkout_lines` l ON l.`checkoutId` = o.`checkoutId`',
    );
    await runner.query('DROP INDEX `checkouts_user_paid` ON `checkouts`');
    await runner.query('ALTER TABLE `checkouts` DROP COLUMN `paidAt`');
  }
}
