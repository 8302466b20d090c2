import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = 'paymentId, amount, reason, providerRefundId, attempts, nextTryAt, createdAt';

/** Several refunds per payment, by line and by staff. The automatic refund of a payment has the payment's id. */
export class Refunds1796000000004 implements MigrationInterface {
  name = 'Refunds1796000000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE refunds_new (
      id varchar(40) PRIMARY KEY NOT NULL,
      paymentId varchar(40) NOT NULL,
      kind varchar(10) NOT NULL DEFAULT 'automatic',
      orderId varchar(36),
      amount integer NOT NULL,
      reason varchar(200) NOT NULL,
      requestedBy varchar(36),
      idempotencyKey varchar(80),
      restock boolean NOT NULL DEFAULT 0,
      providerRefundId varchar(40),
      attempts integer NOT NULL,
      nextTryAt bigint,
      createdAt bigint NOT NULL,
      failedAt bigint,
      failure varchar(200),
      CONSTRAINT "refunds_paymentId_fk" FOREIGN KEY ("paymentId") REFERENCES "payments" ("id") ON DELETE RESTRICT,
      CONSTRAINT "refunds_orderId_fk" FOREIGN KEY ("orderId") REFERENCES "orders" ("id") ON DELETE RESTRICT
    )`);
    await runner.query(`INSERT INTO refunds_new (id, ${COLUMNS}) SELECT paymentId, ${COLUMNS} FROM refunds`);
    await runner.query('DROP TABLE refunds');
    await runner.query('ALTER TABLE refunds_new RENAME TO refunds');
    await runner.query('CREATE INDEX refunds_next_try ON refunds (nextTryAt)');
    await runner.query('CREATE INDEX refunds_failed ON refunds (failedAt)');
    await runner.query('CREATE INDEX refunds_payment ON refunds (paymentId)');
    await runner.query('CREATE INDEX refunds_order ON refunds (orderId)');
    await runner.query('CREATE UNIQUE INDEX refunds_idempotency_key ON refunds (idempotencyKey)');
    await runner.query(`CREATE TABLE refund_lines (
      refundId varchar(40) NOT NULL,
      orderLineId varchar(36) NOT NULL,
      quantity integer NOT NULL,
      returned integer NOT NULL,
      PRIMARY KEY (refundId, orderLineId),
      CONSTRAINT "refund_lines_refundId_fk" FOREIGN KEY ("refundId") REFERENCES "refunds" ("id") ON DELETE CASCADE,
      CONSTRAINT "refund_lines_orderLineId_fk" FOREIGN KEY ("orderLineId") REFERENCES "checkout_lines" ("id") ON DELETE RESTRICT
    )`);
    await runner.query('CREATE INDEX refund_lines_order_line ON refund_lines (orderLineId)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE refund_lines');
    await runner.query(`CREATE TABLE refunds_old (
      paymentId varchar(40) PRIMARY KEY NOT NULL,
      amount integer NOT NULL,
      reason varchar(200) NOT NULL,
      providerRefundId varchar(40),
      attempts integer NOT NULL,
      nextTryAt bigint,
      createdAt bigint NOT NULL,
      CONSTRAINT "refunds_paymentId_fk" FOREIGN KEY ("paymentId") REFERENCES "payments" ("id") ON DELETE RESTRICT
    )`);
    await runner.query(
      `INSERT INTO refunds_old (${COLUMNS}) SELECT ${COLUMNS} FROM refunds WHERE kind = 'automatic'`,
    );
    await runner.query('DROP TABLE refunds');
    await runner.query('ALTER TABLE refunds_old RENAME TO refunds');
    await runner.query('CREATE INDEX refunds_next_try ON refunds (nextTryAt)');
  }
}
