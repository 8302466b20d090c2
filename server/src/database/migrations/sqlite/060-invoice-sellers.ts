import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What invoices said of a shop that had not changed its settings. */
const defaults = {
  name: 'Kirana',
  address: '',
  gstin: '',
  phone: '1800 000 0000',
  invoiceText: 'Prices include all taxes. Delivery is free.',
};

/** Keeps with each invoice what it says of the shop; existing ones get what they say today. */
export class InvoiceSellers1796000000060 implements MigrationInterface {
  name = 'InvoiceSellers1796000000060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoices ADD COLUMN seller text NULL');
    const [settings] = await runner.query("SELECT value FROM settings WHERE id = 'shop'");
    const shop = { ...defaults, ...JSON.parse(settings?.value ?? '{}') };
    const seller = Object.fromEntries(Object.keys(defaults).map((field) => [field, shop[field]]));
    await runner.query('UPDATE invoices SET seller = ? WHERE seller IS NULL', [JSON.stringify(seller)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoices DROP COLUMN seller');
  }
}
