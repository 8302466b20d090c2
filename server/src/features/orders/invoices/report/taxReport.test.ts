import { expectTypename } from '../../../../../test/expectTypename.ts';
import { ExportTaxReport, ProductsWithoutTax } from '../../../../../test/generated/documents.ts';
import { linesOf } from '../../../../../test/refundShop.ts';
import { scansOf } from '../../../../../test/scansOf.ts';
import { startTaxShop, type TaxShop } from '../../../../../test/taxShop.ts';
import { formatShopDay, shopDayOf } from '../../../../lib/time/shopDay.ts';
import { AuditEvent } from '../../../users/audit.entity.ts';

let kit: TaxShop;
beforeAll(async () => {
  kit = await startTaxShop();
});
beforeEach(() => kit.reset());
afterAll(() => kit.close());

describe('the tax report', () => {
  const report = async (from: string, to: string, actor = kit.owner) =>
    (await kit.gql(ExportTaxReport, { from, to }, actor.token)).exportTaxReport;
  const today = () => formatShopDay(shopDayOf(Date.now()));
  const amounts = ['txval', 'iamt', 'camt', 'samt'];
  const paiseIn = (rows: Record<string, number>[], ...parts: string[]) =>
    Math.round(100 * rows.reduce((sum, row) => sum + parts.reduce((own, part) => own + row[part]!, 0), 0));
  /** The sums of the amounts of a row alone, a cell for each column. */
  const sumsOf = (columns: string[], rows: string[][]) =>
    columns.map((column, index) =>
      /^(Taxable value|[ICS]GST|With tax|At 0 %|Exempt)$/.test(column)
        ? String(Math.round(100 * rows.reduce((sum, row) => sum + Number(row[index]), 0)) / 100)
        : '',
    );
  /** What was paid for all orders with an invoice, and not refunded, in paise. */
  async function readLedger(): Promise<number> {
    const [row] = await kit.shop.db.read.query(
      'SELECT SUM(amount - refundedAmount) AS total FROM orders WHERE id IN (SELECT orderId FROM invoices)',
    );
    return Number(row.total);
  }

  it('adds up to the orders of the period, and names each document once', async () => {
    await kit.sql('DELETE FROM credit_note_lines');
    for (const table of ['credit_notes', 'credit_note_years', 'invoice_lines', 'invoices', 'invoice_years'])
      await kit.sql(`DELETE FROM ${table}`);
    const home = await kit.buyInvoiced(3);
    const away = await kit.buyInvoiced(2, { state: 'Goa' });
    const business = { gstin: '29AAGCB7383J1Z4', businessName: 'Brigade Foods' };
    const sold = await kit.buyInvoiced(4, { state: 'Karnataka', ...business });
    await kit.taxPaneer('gstRate = 0');
    const nil = await kit.buyInvoiced(1);
    await kit.taxPaneer('gstRate = NULL, taxExempt = 1');
    await kit.buyInvoiced(1);
    await kit.refundPart(home, { lines: linesOf(home, 1) });
    await kit.refundPart(away, { amount: 33.33 });
    await kit.refundPart(sold, { whole: true });
    await kit.refundPart(nil, { amount: 10 });

    const { json, tables } = expectTypename(await report(today(), today()), 'DeskTaxReport');
    const gstr1 = JSON.parse(json ?? '');
    expect(gstr1.b2b).toMatchObject([
      { ctin: business.gstin, inv: [{ val: 360, pos: '29', itms: [{ itm_det: { rt: 5, iamt: 17.14 } }] }] },
    ]);
    expect(gstr1.b2cs).toMatchObject([
      { sply_ty: 'INTRA', pos: '27', rt: 5, txval: 171.42, camt: 4.29, samt: 4.29, iamt: 0 },
      { sply_ty: 'INTER', pos: '30', rt: 5, txval: 139.69, iamt: 6.98 },
    ]);
    expect(gstr1.cdnr).toMatchObject([
      { ctin: business.gstin, nt: [{ ntty: 'C', val: 360, itms: [{ itm_det: { iamt: 17.14 } }] }] },
    ]);
    expect(gstr1.nil.inv).toEqual([{ sply_ty: 'INTRAB2C', nil_amt: 80, expt_amt: 90, ngsup_amt: 0 }]);
    expect(gstr1.doc_issue.doc_det).toMatchObject([
      { docs: [{ from: expect.stringMatching(/000001$/), to: expect.stringMatching(/000005$/), totnum: 5 }] },
      { docs: [{ from: expect.stringMatching(/^CN.*000001$/), totnum: 4, cancel: 0 }] },
    ]);
    const ledger = await readLedger();
    expect(paiseIn([...gstr1.hsn.hsn_b2b, ...gstr1.hsn.hsn_b2c], ...amounts)).toBe(ledger);
    expect(paiseIn(gstr1.b2cs, ...amounts) + paiseIn(gstr1.nil.inv, 'nil_amt', 'expt_amt')).toBe(ledger);
    expect(tables.find(({ name }) => name === 'CREDIT_NOTES')?.rows).toHaveLength(4);
    const b2cs = tables.find(({ name }) => name === 'B2CS');
    expect(b2cs?.csv).toContain('INTER,30-Goa,5,139.69,6.98,0,0');
    for (const { name, columns, rows, totals } of tables)
      expect({ name, totals }).toEqual({ name, totals: name === 'DOC_ISSUE' ? null : sumsOf(columns, rows) });
    const paiseOf = (name: string) =>
      Math.round(
        100 *
          Number(
            tables.find((table) => table.name === name)?.totals?.reduce((sum, cell) => sum + Number(cell), 0),
          ),
      );
    expect(paiseOf('HSN_B2B') + paiseOf('HSN_B2C')).toBe(ledger);
    expect(paiseOf('B2CS') + paiseOf('NIL')).toBe(ledger);
    // Rows of one invoice repeat its value.
    expect(tables.find(({ name }) => name === 'B2B')?.totals).toEqual([
      '',
      '',
      '',
      '',
      '',
      '',
      '342.86',
      '17.14',
      '0',
      '0',
    ]);
    // Rate and amounts; an HSN code is none.
    expect(b2cs?.figureColumns).toEqual([2, 3, 4, 5, 6]);
    expect(tables.find(({ name }) => name === 'HSN_B2C')?.figureColumns).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('adds up to what was paid after offers', async () => {
    await kit.newOffer({ kind: 'AMOUNT', percent: 0, amount: 2.51 });
    const placed = await kit.buyInvoiced(3);
    await kit.refundPart(placed, { lines: linesOf(placed, 2) });
    const { hsn } = JSON.parse(expectTypename(await report(today(), today()), 'DeskTaxReport').json ?? '');
    expect(paiseIn([...hsn.hsn_b2b, ...hsn.hsn_b2c], ...amounts)).toBe(await readLedger());
  });

  it('names the documents that the shop issued while it was registered', async () => {
    const documentsIssued = async () => {
      const { json, tables } = expectTypename(await report(today(), today()), 'DeskTaxReport');
      const [{ docs }] = JSON.parse(json ?? '').doc_issue.doc_det;
      const count: number = docs.reduce((sum: number, { totnum }: { totnum: number }) => sum + totnum, 0);
      return { count, withoutRate: tables.find(({ name }) => name === 'WITHOUT_RATE')?.rows ?? [] };
    };
    const before = await documentsIssued();
    await kit.updateSettings({ gstRegistered: false });
    await kit.buyInvoiced(1);
    expect(await documentsIssued()).toEqual(before);
    await kit.updateSettings({ gstRegistered: true });
    await kit.taxPaneer('gstRate = NULL, hsn = NULL');
    const placed = await kit.buyInvoiced(2);
    await kit.refundPart(placed, { lines: linesOf(placed, 1) });
    const { number } = await kit.invoiceOf(placed);
    // It has no credit note, so its refund stands here, in the period in which it was made.
    expect(await documentsIssued()).toEqual({
      count: before.count + 1,
      withoutRate: [...before.withoutRate, [number, today(), '', '180'], [number, today(), '', '-90']],
    });
  });

  it('is recorded, and refused to who may not export orders and for other days', async () => {
    expect((await report(today(), today(), kit.support)).__typename).toBe('NotAllowed');
    const days = [
      ['2026-02-30', '2026-03-01', 'from'],
      ['2026-03-02', '2026-03-01', 'to'],
      ['2025-01-01', '2026-03-01', 'to'],
      ['', '2026-03-01', 'from'],
    ] as const;
    for (const [from, to, field] of days)
      expect(await report(from, to)).toMatchObject({ __typename: 'InvalidInput', field });
    await report('2026-03-01', '2026-03-31');
    const event = { action: 'taxReportExported' as const, detail: '2026-03-01 to 2026-03-31' };
    expect(await kit.shop.db.read.findBy(AuditEvent, event)).toMatchObject([{ actorId: kit.owner.id }]);
  });

  it('names the products on sale that have no HSN code or no rate, by pages', async () => {
    const withoutTax = async (after: string | null = null) => {
      const { desk } = await kit.gql(ProductsWithoutTax, { first: 3, after }, kit.owner.token);
      if (!desk) throw new Error('The owner may not use the desk');
      const { nodes, pageInfo } = desk.productsWithoutTax;
      return { ids: nodes.map(({ id }) => id), pageInfo };
    };
    const all: { id: string }[] = await kit.shop.db.read.query(
      'SELECT id FROM products WHERE withdrawn = 0 ORDER BY id',
    );
    const paneer = await kit.product('paneer');
    const expected = all.map(({ id }) => id).filter((id) => id !== paneer.id);
    const first = await withoutTax();
    expect(first).toMatchObject({ ids: expected.slice(0, 3), pageInfo: { hasNextPage: true } });
    expect((await withoutTax(first.pageInfo.endCursor ?? null)).ids).toEqual(expected.slice(3, 6));

    await kit.sql("UPDATE categories SET hsn = '0401', gstRate = 500");
    expect((await withoutTax()).ids).toEqual([]);
    // A code alone is not enough; exempt goods need no rate.
    await kit.sql('UPDATE categories SET gstRate = NULL');
    expect((await withoutTax()).ids).toEqual(expected.slice(0, 3));
    await kit.sql('UPDATE categories SET taxExempt = 1 WHERE parentId IS NULL');
    expect((await withoutTax()).ids).toEqual([]);
  });

  it('reads its documents, and the taxes of products, by indexes', async () => {
    const placed = await kit.buy(2);
    const day = 24 * 60 * 60_000;
    const [from, to] = [30, 20].map((days) => formatShopDay(shopDayOf(Date.now() - days * day))) as [
      string,
      string,
    ];
    const statements = await kit.statements(async () => {
      await kit.issue(placed);
      await report(from, to);
      await kit.gql(ProductsWithoutTax, { first: 3, after: null }, kit.owner.token);
    });
    const tables = ['invoice_lines', 'invoices', 'credit_notes', 'checkout_lines', 'products', 'categories'];
    const reads = statements.filter(
      ({ sql }) => /^SELECT/.test(sql) && tables.some((table) => sql.includes(table)),
    );
    expect(reads.length).toBeGreaterThan(5);
    for (const { sql, parameters } of reads)
      expect({ sql, scans: await scansOf(kit.shop.db, sql, parameters) }).toEqual({ sql, scans: [] });
  });
});
