import type { EntityManager } from 'typeorm';

/** What a tax document has of a rate and an HSN code. Amounts in paise; of a credit note what is credited. */
export interface TaxRow {
  number: string;
  issuedAt: number;
  /** Code of the State; null: unknown. */
  placeOfSupply: string | null;
  /** Null: a consumer. */
  buyerGstin: string | null;
  /** The seller's at that time. */
  sellerGstin: string;
  /** Of the invoice, also for a credit note. */
  invoiceTotal: number;
  hsn: string | null;
  /** Basis points; null: the shop had not given one. */
  rate: number | null;
  isExempt: boolean;
  quantity: number;
  paid: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/** In ms since 1970. */
export interface ReportPeriod {
  since: number;
  /** The first millisecond after it. */
  before: number;
}

const amounts = ['quantity', 'paid', 'taxable', 'cgst', 'sgst', 'igst'] as const;
const sumsOf = (alias: string) => amounts.map((name) => `SUM(${alias}.${name}) AS ${name}`).join(', ');

const invoicePart = `i.placeOfSupply, i.buyerGstin, i.seller,
  (SELECT SUM(t.paid) FROM invoice_lines t WHERE t.orderId = i.orderId) AS invoiceTotal`;

/** The lines of invoices of a period, added up by invoice, rate and HSN code; in the order of their numbers. */
export const readInvoiceRows = (manager: EntityManager, period: ReportPeriod): Promise<TaxRow[]> =>
  readRows(
    manager,
    `SELECT i.number, i.issuedAt, ${invoicePart}, l.hsn, l.rate, l.isExempt, ${sumsOf('l')}
       FROM invoices i JOIN invoice_lines l ON l.orderId = i.orderId
       WHERE i.issuedAt >= ? AND i.issuedAt < ?
       GROUP BY i.orderId, i.number, i.issuedAt, i.placeOfSupply, i.buyerGstin, i.seller, l.hsn, l.rate, l.isExempt
       ORDER BY i.number, l.rate, l.hsn`,
    period,
  );

/** As `readInvoiceRows`, of credit notes. */
export const readCreditRows = (manager: EntityManager, period: ReportPeriod): Promise<TaxRow[]> =>
  readRows(
    manager,
    `SELECT c.number, c.issuedAt, ${invoicePart}, l.hsn, l.rate, l.isExempt, ${sumsOf('cl')}
       FROM credit_notes c JOIN invoices i ON i.orderId = c.orderId
         JOIN credit_note_lines cl ON cl.creditNoteId = c.id
         JOIN invoice_lines l ON l.orderLineId = cl.orderLineId
       WHERE c.issuedAt >= ? AND c.issuedAt < ?
       GROUP BY c.id, c.number, c.issuedAt, i.orderId, i.placeOfSupply, i.buyerGstin, i.seller, l.hsn, l.rate, l.isExempt
       ORDER BY c.number, l.rate, l.hsn`,
    period,
  );

/** An invoice of goods that all had no rate, which has no lines, or a later refund of it, which has no credit note. */
export interface UnratedSale {
  /** Of the invoice. */
  number: string;
  /** When the invoice was issued, or the refund recorded. */
  time: number;
  /** Paise; negative: refunded. */
  paid: number;
}

const IS_UNRATED = 'i.gstRegistered = 1 AND i.kind IS NULL';

/** The invoices without tax of a period, of a shop that was registered for GST, and what was refunded in it of such invoices. */
export async function readUnratedSales(
  manager: EntityManager,
  { since, before }: ReportPeriod,
): Promise<UnratedSale[]> {
  const invoices: Record<keyof UnratedSale, string | number>[] = await manager.query(
    `SELECT i.number, i.issuedAt AS time, o.amount - COALESCE((SELECT SUM(r.amount) FROM refunds r
         WHERE r.orderId = o.id AND r.failedAt IS NULL AND r.createdAt < i.issuedAt), 0) AS paid
       FROM invoices i JOIN orders o ON o.id = i.orderId
       WHERE i.issuedAt >= ? AND i.issuedAt < ? AND ${IS_UNRATED} ORDER BY i.number`,
    [since, before],
  );
  const refunds: typeof invoices = await manager.query(
    `SELECT i.number, r.createdAt AS time, -r.amount AS paid FROM refunds r JOIN invoices i ON i.orderId = r.orderId
       WHERE r.createdAt >= ? AND r.createdAt < ? AND r.failedAt IS NULL AND r.createdAt >= i.issuedAt AND ${IS_UNRATED}
       ORDER BY r.createdAt, r.id`,
    [since, before],
  );
  return [...invoices, ...refunds].map(({ number, time, paid }) => ({
    number: String(number),
    time: Number(time),
    paid: Number(paid),
  }));
}

/** Which documents belong to a series of the report: those that the shop issued while it was registered for GST. */
const isInSeries = {
  invoices: '(gstRegistered = 1 OR kind IS NOT NULL)',
  // Only invoices with tax have some.
  credit_notes: 'TRUE',
};

/** The numbers of all documents of a period, of a series each. */
export async function readNumbers(
  manager: EntityManager,
  table: keyof typeof isInSeries,
  { since, before }: ReportPeriod,
): Promise<string[]> {
  const rows: { number: string }[] = await manager.query(
    `SELECT number FROM ${table} WHERE issuedAt >= ? AND issuedAt < ? AND ${isInSeries[table]} ORDER BY number`,
    [since, before],
  );
  return rows.map(({ number }) => number);
}

type Raw = Record<keyof TaxRow | 'seller', string | number | null>;

async function readRows(
  manager: EntityManager,
  statement: string,
  { since, before }: ReportPeriod,
): Promise<TaxRow[]> {
  const rows: Raw[] = await manager.query(statement, [since, before]);
  const gstinOf = memoizeGstin();
  return rows.map((row) => ({
    number: String(row.number),
    issuedAt: Number(row.issuedAt),
    placeOfSupply: row.placeOfSupply === null ? null : String(row.placeOfSupply),
    buyerGstin: row.buyerGstin === null ? null : String(row.buyerGstin),
    sellerGstin: gstinOf(String(row.seller ?? '{}')),
    invoiceTotal: Number(row.invoiceTotal),
    hsn: row.hsn === null ? null : String(row.hsn),
    rate: row.rate === null ? null : Number(row.rate),
    isExempt: Boolean(Number(row.isExempt)),
    // MySQL's driver returns sums as text.
    quantity: Number(row.quantity),
    paid: Number(row.paid),
    taxable: Number(row.taxable),
    cgst: Number(row.cgst),
    sgst: Number(row.sgst),
    igst: Number(row.igst),
  }));
}

/** Nearly all rows have the same seller. */
function memoizeGstin(): (json: string) => string {
  const known = new Map<string, string>();
  return (json) => {
    const gstin = known.get(json) ?? String(JSON.parse(json).gstin ?? '');
    known.set(json, gstin);
    return gstin;
  };
}
