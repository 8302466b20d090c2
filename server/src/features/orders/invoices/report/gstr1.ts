import { formatShopDay, shopDayOf } from '../../../../lib/time/shopDay.ts';
import { isInterState } from '../invoiceTax.ts';
import type { TaxRow, UnratedSale } from './taxReport.queries.ts';

// The tables of GSTR-1, in the shape of the GST portal's offline tool. Amounts in rupees.

/** Inter-State invoices to consumers above it are listed one by one (table 5, since August 2024). In paise. */
const LARGE_INVOICE = 10_000_000;

/** Documents that a period has, and the number of each series. */
export interface TaxRecords {
  invoices: readonly TaxRow[];
  creditNotes: readonly TaxRow[];
  unratedSales: readonly UnratedSale[];
  invoiceNumbers: readonly string[];
  creditNoteNumbers: readonly string[];
}

type Sums = Pick<TaxRow, 'quantity' | 'paid' | 'taxable' | 'cgst' | 'sgst' | 'igst'>;

const isInter = (row: TaxRow) => isInterState(row.sellerGstin, row.placeOfSupply);
const isTaxed = ({ rate }: TaxRow) => rate !== null && rate > 0;
const isBusiness = ({ buyerGstin }: TaxRow) => buyerGstin !== null;
const isLarge = (row: TaxRow) => !isBusiness(row) && isInter(row) && row.invoiceTotal > LARGE_INVOICE;
const rupees = (paise: number) => paise / 100;
/** As `23-11-2026`. */
const dateText = (time: number) => formatShopDay(shopDayOf(time)).split('-').reverse().join('-');

function add(sums: Sums, row: TaxRow, sign: 1 | -1): Sums {
  return {
    quantity: sums.quantity + sign * row.quantity,
    paid: sums.paid + sign * row.paid,
    taxable: sums.taxable + sign * row.taxable,
    cgst: sums.cgst + sign * row.cgst,
    sgst: sums.sgst + sign * row.sgst,
    igst: sums.igst + sign * row.igst,
  };
}
const nothing: Sums = { quantity: 0, paid: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };

/** Sums of rows by a key, with a row of each; rows of credit notes count negative. */
function sumBy(
  invoices: readonly TaxRow[],
  creditNotes: readonly TaxRow[],
  keyOf: (row: TaxRow) => string,
): { row: TaxRow; sums: Sums }[] {
  const groups = new Map<string, { row: TaxRow; sums: Sums }>();
  const collect = (rows: readonly TaxRow[], sign: 1 | -1) => {
    for (const row of rows) {
      const key = keyOf(row);
      const sums = groups.get(key)?.sums ?? nothing;
      groups.set(key, { row, sums: add(sums, row, sign) });
    }
  };
  collect(invoices, 1);
  collect(creditNotes, -1);
  return [...groups.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}

const taxPart = ({ taxable, cgst, sgst, igst }: Sums) => ({
  txval: rupees(taxable),
  iamt: rupees(igst),
  camt: rupees(cgst),
  samt: rupees(sgst),
  csamt: 0,
});
const ratePart = ({ rate }: TaxRow) => ({ rt: (rate ?? 0) / 100 });

/** The documents of rows, each with its taxed items by rate. */
function documentsOf(rows: readonly TaxRow[]) {
  const byNumber = new Map<string, TaxRow[]>();
  for (const row of rows) byNumber.set(row.number, [...(byNumber.get(row.number) ?? []), row]);
  return [...byNumber.values()].map((own) => {
    const [first] = own as [TaxRow, ...TaxRow[]];
    const items = sumBy(own.filter(isTaxed), [], ({ rate }) => String(rate).padStart(6, '0'));
    return {
      first,
      value: rupees(own.reduce((sum, { paid }) => sum + paid, 0)),
      items: items.map(({ row, sums }, index) => ({
        num: index + 1,
        itm_det: { ...ratePart(row), ...taxPart(sums) },
      })),
    };
  });
}

/** Groups by a property, each with a list. */
function groupInto<Item, Name extends string>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  keyName: Name,
): ({ [key in Name]: string } & { list: Item[] })[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups].map(([key, list]) => ({ [keyName]: key, list }) as never);
}

function seriesOf(numbers: readonly string[]) {
  const series = groupInto(numbers, (number) => number.slice(0, -6), 'prefix');
  return series.map(({ list }, index) => ({
    num: index + 1,
    from: list[0] ?? '',
    to: list.at(-1) ?? '',
    totnum: list.length,
    // An invoice is never cancelled: what is given back has a credit note.
    cancel: 0,
    net_issue: list.length,
  }));
}

/** Goods of unknown HSN code are listed without one, so that the sums stay whole. */
const hsnTable = (invoices: readonly TaxRow[], creditNotes: readonly TaxRow[]) =>
  sumBy(invoices, creditNotes, ({ hsn, rate }) => `${hsn ?? ''} ${String(rate ?? 0).padStart(6, '0')}`).map(
    ({ row, sums }, index) => ({
      num: index + 1,
      hsn_sc: row.hsn ?? '',
      uqc: 'NOS',
      qty: sums.quantity,
      ...ratePart(row),
      ...taxPart(sums),
    }),
  );

const supplyOf = (row: TaxRow) => `${isInter(row) ? 'INTR' : 'INTRA'}${isBusiness(row) ? 'B2B' : 'B2C'}`;

/** Goods at 0 % and exempt ones: one entry for each kind of supply, with both amounts. */
function nilEntries(invoices: readonly TaxRow[], creditNotes: readonly TaxRow[]) {
  const amountsOf = (isExempt: boolean) => {
    const isOfKind = (row: TaxRow) => row.rate === 0 && row.isExempt === isExempt;
    const groups = sumBy(invoices.filter(isOfKind), creditNotes.filter(isOfKind), supplyOf);
    return new Map(groups.map(({ row, sums }) => [supplyOf(row), rupees(sums.paid)]));
  };
  const [nil, exempt] = [amountsOf(false), amountsOf(true)];
  return [...new Set([...nil.keys(), ...exempt.keys()])].sort().map((supply) => ({
    sply_ty: supply,
    nil_amt: nil.get(supply) ?? 0,
    expt_amt: exempt.get(supply) ?? 0,
    ngsup_amt: 0,
  }));
}

const placeOf = (row: TaxRow) => row.placeOfSupply ?? '';

/** The tables of a period. @param gstin the shop's @param returnPeriod month and year, such as `112026` */
export function toGstr1(records: TaxRecords, gstin: string, returnPeriod: string) {
  const { invoices, creditNotes } = records;
  const isSmall = (row: TaxRow) => !isBusiness(row) && !isLarge(row);
  const rated = ({ rate }: TaxRow) => rate !== null;
  const invoicePart = ({ first, value, items }: ReturnType<typeof documentsOf>[number]) => ({
    inum: first.number,
    idt: dateText(first.issuedAt),
    val: value,
    pos: placeOf(first),
    rchrg: 'N',
    inv_typ: 'R',
    itms: items,
  });
  const notePart = ({ first, value, items }: ReturnType<typeof documentsOf>[number]) => ({
    ntty: 'C',
    nt_num: first.number,
    nt_dt: dateText(first.issuedAt),
    val: value,
    pos: placeOf(first),
    itms: items,
  });
  const withItems = ({ items }: { items: unknown[] }) => items.length > 0;
  const taxedDocuments = (rows: readonly TaxRow[]) => documentsOf(rows).filter(withItems);
  const ctinOf = ({ first }: ReturnType<typeof documentsOf>[number]) => first.buyerGstin ?? '';
  const business = taxedDocuments(invoices.filter(isBusiness));
  const businessNotes = taxedDocuments(creditNotes.filter(isBusiness));
  return {
    gstin,
    fp: returnPeriod,
    b2b: groupInto(business, ctinOf, 'ctin').map(({ ctin, list }) => ({ ctin, inv: list.map(invoicePart) })),
    b2cl: groupInto(taxedDocuments(invoices.filter(isLarge)), ({ first }) => placeOf(first), 'pos').map(
      ({ pos, list }) => ({ pos, inv: list.map(invoicePart) }),
    ),
    // Credit notes to consumers lower it, as the form wants.
    b2cs: sumBy(
      invoices.filter((row) => isTaxed(row) && isSmall(row)),
      creditNotes.filter((row) => isTaxed(row) && isSmall(row)),
      (row) => `${placeOf(row)} ${isInter(row)} ${String(row.rate).padStart(6, '0')}`,
    ).map(({ row, sums }) => ({
      sply_ty: isInter(row) ? 'INTER' : 'INTRA',
      pos: placeOf(row),
      typ: 'OE',
      ...ratePart(row),
      ...taxPart(sums),
    })),
    cdnr: groupInto(businessNotes, ctinOf, 'ctin').map(({ ctin, list }) => ({
      ctin,
      nt: list.map((note) => ({ ...notePart(note), rchrg: 'N', inv_typ: 'R' })),
    })),
    cdnur: taxedDocuments(creditNotes.filter(isLarge)).map((note) => ({ typ: 'B2CL', ...notePart(note) })),
    nil: { inv: nilEntries(invoices, creditNotes) },
    hsn: {
      hsn_b2b: hsnTable(
        invoices.filter((row) => rated(row) && isBusiness(row)),
        creditNotes.filter((row) => rated(row) && isBusiness(row)),
      ),
      hsn_b2c: hsnTable(
        invoices.filter((row) => rated(row) && !isBusiness(row)),
        creditNotes.filter((row) => rated(row) && !isBusiness(row)),
      ),
    },
    doc_issue: {
      doc_det: [
        {
          doc_num: 1,
          doc_typ: 'Invoices for outward supply',
          docs: seriesOf(records.invoiceNumbers),
        },
        { doc_num: 5, doc_typ: 'Credit Note', docs: seriesOf(records.creditNoteNumbers) },
      ],
    },
  };
}

export type Gstr1 = ReturnType<typeof toGstr1>;
