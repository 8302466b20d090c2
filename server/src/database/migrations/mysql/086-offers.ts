import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers, their uses in checkouts, the codes that shoppers have typed, and the discounts of lines. */
export class Offers1796000000086 implements MigrationInterface {
  name = 'Offers1796000000086';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS offers (
      id varchar(36) NOT NULL,
      name varchar(120) NOT NULL,
      code varchar(40) NULL,
      kind varchar(20) NOT NULL,
      percent int NOT NULL,
      amount int NOT NULL,
      buyQuantity int NOT NULL,
      freeQuantity int NOT NULL,
      scope varchar(20) NOT NULL,
      scopeIds text NOT NULL,
      firstOrderOnly tinyint NOT NULL DEFAULT 0,
      minBasket int NOT NULL,
      startsAt bigint NULL,
      endsAt bigint NULL,
      maxUses int NULL,
      maxUsesPerShopper int NULL,
      uses int NOT NULL DEFAULT 0,
      active tinyint NOT NULL DEFAULT 0,
      version int NOT NULL,
      createdAt bigint NOT NULL,
      updatedAt bigint NOT NULL,
      actorId varchar(36) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX offers_code (code)
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`);
    await runner.query(`CREATE TABLE IF NOT EXISTS offer_uses (
      id varchar(36) NOT NULL,
      offerId varchar(36) NOT NULL,
      checkoutId varchar(36) NOT NULL,
      userId varchar(36) NOT NULL,
      name varchar(120) NOT NULL,
      code varchar(40) NULL,
      amount int NOT NULL,
      position int NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX offer_uses_checkout (checkoutId, offerId),
      INDEX offer_uses_shopper (offerId, userId),
      INDEX offer_uses_user (userId),
      CONSTRAINT offer_uses_offerId_fk FOREIGN KEY (offerId) REFERENCES offers (id) ON DELETE RESTRICT ON UPDATE NO ACTION,
      CONSTRAINT offer_uses_checkoutId_fk FOREIGN KEY (checkoutId) REFERENCES checkouts (id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT offer_uses_userId_fk FOREIGN KEY (userId) REFERENCES users (id) ON DELETE RESTRICT ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`);
    await runner.query(`CREATE TABLE IF NOT EXISTS cart_codes (
      userId varchar(36) NOT NULL,
      code varchar(40) NOT NULL,
      createdAt bigint NOT NULL,
      PRIMARY KEY (userId),
      CONSTRAINT cart_codes_userId_fk FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB COLLATE utf8mb4_bin`);
    if (!(await runner.hasColumn('checkout_lines', 'discount')))
      await runner.query('ALTER TABLE checkout_lines ADD COLUMN discount int NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE checkout_lines DROP COLUMN discount');
    await runner.query('DROP TABLE cart_codes');
    await runner.query('DROP TABLE offer_uses');
    await runner.query('DROP TABLE offers');
  }
}
