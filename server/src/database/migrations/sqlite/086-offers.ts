import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers, their uses in checkouts, the codes that shoppers have typed, and the discounts of lines. */
export class Offers1796000000086 implements MigrationInterface {
  name = 'Offers1796000000086';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE offers (
      id varchar(36) PRIMARY KEY NOT NULL,
      name varchar(120) NOT NULL,
      code varchar(40),
      kind varchar(20) NOT NULL,
      percent integer NOT NULL,
      amount integer NOT NULL,
      buyQuantity integer NOT NULL,
      freeQuantity integer NOT NULL,
      scope varchar(20) NOT NULL,
      scopeIds text NOT NULL,
      firstOrderOnly boolean NOT NULL DEFAULT 0,
      minBasket integer NOT NULL,
      startsAt bigint,
      endsAt bigint,
      maxUses integer,
      maxUsesPerShopper integer,
      uses integer NOT NULL DEFAULT 0,
      active boolean NOT NULL DEFAULT 0,
      version integer NOT NULL,
      createdAt bigint NOT NULL,
      updatedAt bigint NOT NULL,
      actorId varchar(36) NOT NULL
    )`);
    await runner.query('CREATE UNIQUE INDEX offers_code ON offers (code)');
    await runner.query(`CREATE TABLE offer_uses (
      id varchar(36) PRIMARY KEY NOT NULL,
      offerId varchar(36) NOT NULL,
      checkoutId varchar(36) NOT NULL,
      userId varchar(36) NOT NULL,
      name varchar(120) NOT NULL,
      code varchar(40),
      amount integer NOT NULL,
      position integer NOT NULL,
      CONSTRAINT "offer_uses_offerId_fk" FOREIGN KEY ("offerId") REFERENCES "offers" ("id") ON DELETE RESTRICT,
      CONSTRAINT "offer_uses_checkoutId_fk" FOREIGN KEY ("checkoutId") REFERENCES "checkouts" ("id") ON DELETE CASCADE,
      CONSTRAINT "offer_uses_userId_fk" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE RESTRICT
    )`);
    await runner.query('CREATE UNIQUE INDEX offer_uses_checkout ON offer_uses (checkoutId, offerId)');
    await runner.query('CREATE INDEX offer_uses_shopper ON offer_uses (offerId, userId)');
    await runner.query('CREATE INDEX offer_uses_user ON offer_uses (userId)');
    await runner.query(`CREATE TABLE cart_codes (
      userId varchar(36) PRIMARY KEY NOT NULL,
      code varchar(40) NOT NULL,
      createdAt bigint NOT NULL,
      CONSTRAINT "cart_codes_userId_fk" FOREIGN KEY ("userId") REFERENCES "users" ("id") ON DELETE CASCADE
    )`);
    await runner.query('ALTER TABLE checkout_lines ADD COLUMN discount integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE checkout_lines DROP COLUMN discount');
    await runner.query('DROP TABLE cart_codes');
    await runner.query('DROP TABLE offer_uses');
    await runner.query('DROP TABLE offers');
  }
}
