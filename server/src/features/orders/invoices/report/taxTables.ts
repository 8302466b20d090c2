import { stateName } from '../../../../lib/gst/states.ts';
import { toPaise, toRupees } from '../../../../lib/money.ts';
import { formatShopDay, shopDayOf } from '../../../../lib/time/shopDay.ts';
import type { Gstr1, TaxRecords } from './gstr1.ts';
import type { TaxRow } from './taxReport.queries.ts';

/** A table of the report, for people and spreadsheets. */
export interface TaxTable {
  /** Of its file, as GSTR-1 calls the table: `B2CS`. */
  name: string;
  title: string;
  columns: string[];
  rows: (string | number)[][];
}

interface Taxes {
  txval: number;
  iamt: number;
  camt: number;
  samt: number;
}

const taxColumns = ['Taxable value', 'IGST', 'CGST', 'SGST'];
const taxCells = ({ txval, iamt, camt, samt }: Taxes) => [txval, iamt, camt, samt];
const place = (code: string) => (code === '' ? '' : `${code}-${stateName(code)}`);

/** The columns of amounts of a row alone: the value of an invoice stands in each of its rows. */
const addedColumns = new Set([...taxColumns, 'With tax', 'At 0 %', 'Exempt']);

/** The sums of the amounts in the rows of a table, in rupees; null for other columns. */
export const totalsOf = ({ columns, rows }: TaxTable): (number | null)[] =>
  columns.map((column, index) =>
    addedColumns.has(column)
      ? toRupees(rows.reduce((paise, row) => paise + toPaise(Number(row[index])), 0))
      : null,
  );

/** The tables of GSTR-1 with a row for each rate, all credit notes, and what has no rate. */
export function toTaxTables(gstr1: Gstr1, { invoices, creditNotes, unratedSales }: TaxRecords): TaxTable[] {
  const documentColumns = ['Number', 'Date', 'Value', 'Place of supply', 'Rate (%)', ...taxColumns];
  const hsnColumns = ['HSN', 'Unit', 'Quantity', 'Rate (%)', ...taxColumns];
  const hsnRows = (rows: Gstr1['hsn']['hsn_b2b']) =>
    rows.map((row) => [row.hsn_sc, row.uqc, row.qty, row.rt, ...taxCells(row)]);
  return [
    {
      ...{ name: 'B2B', title: 'Invoices to businesses', columns: ['GSTIN', ...documentColumns] },
      rows: gstr1.b2b.flatMap(({ ctin, inv }) =>
        inv.flatMap((one) => invoiceRows(one).map((row) => [ctin, ...row])),
      ),
    },
    {
      ...{
        name: 'B2CL',
        title: 'Inter-State invoices to consumers above Rs 1,00,000',
        columns: documentColumns,
      },
      rows: gstr1.b2cl.flatMap(({ inv }) => inv.flatMap(invoiceRows)),
    },
    {
      name: 'B2CS',
      title: 'Other sales to consumers, less their credit notes',
      columns: ['Supply', 'Place of supply', 'Rate (%)', ...taxColumns],
      rows: gstr1.b2cs.map((row) => [row.sply_ty, place(row.pos), row.rt, ...taxCells(row)]),
    },
    {
      ...{ name: 'CDNR', title: 'Credit notes to businesses', columns: ['GSTIN', ...documentColumns] },
      rows: gstr1.cdnr.flatMap(({ ctin, nt }) =>
        nt.flatMap((one) => noteRows(one).map((row) => [ctin, ...row])),
      ),
    },
    {
      ...{ name: 'CDNUR', title: 'Credit notes for invoices of B2CL', columns: documentColumns },
      rows: gstr1.cdnur.flatMap(noteRows),
    },
    {
      name: 'NIL',
      title: 'Goods at 0 % and exempt goods',
      columns: ['Supply', 'At 0 %', 'Exempt'],
      rows: gstr1.nil.inv.map((row) => [row.sply_ty, row.nil_amt, row.expt_amt]),
    },
    {
      ...{ name: 'HSN_B2B', title: 'Sales to businesses by HSN code and rate', columns: hsnColumns },
      rows: hsnRows(gstr1.hsn.hsn_b2b),
    },
    {
      ...{ name: 'HSN_B2C', title: 'Sales to consumers by HSN code and rate', columns: hsnColumns },
      rows: hsnRows(gstr1.hsn.hsn_b2c),
    },
    {
      name: 'DOC_ISSUE',
      title: 'Documents issued',
      columns: ['Document', 'First', 'Last', 'Count', 'Cancelled'],
      rows: gstr1.doc_issue.doc_det.flatMap(({ doc_typ, docs }) =>
        docs.map(({ from, to, totnum, cancel }) => [doc_typ, from, to, totnum, cancel]),
      ),
    },
    {
      name: 'CREDIT_NOTES',
      title: 'All credit notes',
      columns: ['Number', 'Date', 'GSTIN', 'HSN', 'Rate (%)', 'With tax', ...taxColumns],
      rows: creditNotes.map(noteLine),
    },
    {
      name: 'WITHOUT_RATE',
      title: 'Sales of products without a rate, less what was given back: in no table of GSTR-1',
      columns: ['Document', 'Date', 'HSN', 'With tax'],
      rows: [
        ...withoutRate(invoices, 1),
        ...withoutRate(creditNotes, -1),
        ...unratedSales.map(({ number, time, paid }) => [number, day(time), '', paid / 100]),
      ],
    },
  ];
}

const day = (time: number) => formatShopDay(shopDayOf(time));

const withoutRate = (rows: readonly TaxRow[], sign: 1 | -1) =>
  rows
    .filter(({ rate }) => rate === null)
    .map((row) => [row.number, day(row.issuedAt), row.hsn ?? '', (sign * row.paid) / 100]);

const noteLine = (row: TaxRow) => [
  ...[row.number, day(row.issuedAt), row.buyerGstin ?? '', row.hsn ?? ''],
  row.isExempt || row.rate === null ? '' : row.rate / 100,
  ...[row.paid, row.taxable, row.igst, row.cgst, row.sgst].map((paise) => paise / 100),
];

interface Item {
  itm_det: Taxes & { rt: number };
}

const invoiceRows = ({
  inum,
  idt,
  val,
  pos,
  itms,
}: {
  inum: string;
  idt: string;
  val: number;
  pos: string;
  itms: Item[];
}) => itms.map(({ itm_det }) => [inum, idt, val, place(pos), itm_det.rt, ...taxCells(itm_det)]);

const noteRows = ({
  nt_num,
  nt_dt,
  val,
  pos,
  itms,
}: {
  nt_num: string;
  nt_dt: string;
  val: number;
  pos: string;
  itms: Item[];
}) => invoiceRows({ inum: nt_num, idt: nt_dt, val, pos, itms });
