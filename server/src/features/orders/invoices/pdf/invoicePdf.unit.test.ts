import { readPdf } from '../../../../../test/pdf.ts';
import type { DocumentLine, DocumentTaxSum, InvoiceDocument } from '../invoiceDocument.ts';
import { drawInvoice } from './invoicePdf.ts';
import { createSheet } from './sheet.ts';
import { setStyle, splitScripts, widthOf } from './textLayout.ts';

const issuedAt = Date.parse('2026-11-23T12:00Z');

const line: DocumentLine = {
  id: 'line',
  title: 'Banana Robusta',
  option: '1 kg',
  weight: null,
  quantity: 2,
  refundedUnits: 0,
  unitPrice: 10500,
  paid: 20000,
  discount: 1000,
  weightRefund: 0,
  tax: { hsn: '0803', rate: 500, isExempt: false, taxable: 19048, cgst: 476, sgst: 476, igst: 0 },
};
const sum: DocumentTaxSum = {
  rate: 500,
  isExempt: false,
  taxable: 19048,
  cgst: 476,
  sgst: 476,
  igst: 0,
  paid: 20000,
};
const untaxed: DocumentLine = { ...line, paid: 21000, discount: 0, tax: null };

/** @param changes of a tax invoice with one line within a State */
const documentOf = (changes: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  kind: 'invoice',
  title: 'Tax Invoice',
  number: '26-27/000123',
  issuedAt,
  invoice: null,
  creditNotes: [],
  reason: null,
  orderId: 'order',
  orderNumber: 'K7Q2M9',
  orderedAt: Date.parse('2026-11-22T19:30Z'),
  paymentId: 'pay_Q2JkLmN8pR5sTu',
  seller: {
    name: 'Kirana',
    address: '12, MG Road\nPune 411001',
    gstin: '27AAPFU0939F1ZV',
    state: '27-Maharashtra',
    phone: '1800 000 0000',
    invoiceText: 'Delivery is free.',
  },
  buyer: {
    name: 'Meera Iyer',
    addressLines: ['14 Temple Road', 'Pune, Maharashtra 411001'],
    phone: '+919812345678',
    gstin: null,
    businessName: null,
  },
  tax: { placeOfSupply: '27-Maharashtra', isInterState: false, sums: [sum] },
  lines: [line],
  discounts: [],
  total: 20000,
  refunded: 0,
  ...changes,
});

const draw = async (changes?: Partial<InvoiceDocument>) => readPdf(await drawInvoice(documentOf(changes)));
/** Of a document with one page. */
async function linesOf(changes?: Partial<InvoiceDocument>): Promise<string[]> {
  const pages = await draw(changes);
  expect(pages).toHaveLength(1);
  return pages.flatMap((page) => page.map((texts) => texts.join(' | ')));
}

describe('the PDF of an invoice', () => {
  it('says on one page who sells what to whom, with the tax within a State', async () => {
    const lines = await linesOf();
    expect(lines).toEqual([
      'Kirana | Tax Invoice',
      '12, MG Road | Meera Iyer | No. 26-27/000123',
      'Pune 411001 | 14 Temple Road | 23 Nov 2026',
      'Phone 1800 000 0000 | Pune, Maharashtra 411001 | Order K7Q2M9',
      'GSTIN 27AAPFU0939F1ZV | Phone +919812345678 | Ordered 23 Nov 2026, 1:00 am',
      'State 27-Maharashtra | Payment pay_Q2JkLmN8pR5sTu',
      'Place of supply 27-Maharashtra',
      'Reverse charge: no',
      'Product | HSN | Units | Price | GST | Taxable | CGST | SGST | Amount (₹)',
      'Banana Robusta (1 kg) | 0803 | 2 | 105.00 | 5 % | 190.48 | 4.76 | 4.76 | 200.00',
      'Discount ₹10.00',
      'Total | 190.48 | 4.76 | 4.76 | ₹200.00',
      'Rate of GST | Taxable | CGST | SGST | Amount (₹)',
      '5 % | 190.48 | 4.76 | 4.76 | 200.00',
      'Delivery is free.',
      'Kirana · Tax Invoice 26-27/000123 | Page 1 of 1',
    ]);
  });

  it('has IGST between two States, a business and its GSTIN', async () => {
    const amounts = { taxable: 19048, cgst: 0, sgst: 0, igst: 952 };
    const lines = await linesOf({
      buyer: { ...documentOf().buyer, gstin: '29AAPFU0939F1ZR', businessName: 'Iyer & Daughters' },
      tax: { placeOfSupply: '29-Karnataka', isInterState: true, sums: [{ ...sum, ...amounts }] },
      lines: [{ ...line, tax: { hsn: null, rate: 500, isExempt: false, ...amounts } }],
    });
    expect(lines).toContain('Product | HSN | Units | Price | GST | Taxable | IGST | Amount (₹)');
    expect(lines).toContain('Banana Robusta (1 kg) | 2 | 105.00 | 5 % | 190.48 | 9.52 | 200.00');
    expect(lines.join()).toContain('GSTIN 29AAPFU0939F1ZR');
    expect(lines.join()).toMatch(/Iyer & Daughters.*Meera Iyer/);
  });

  describe('of goods that are not taxed', () => {
    const nil = { rate: 0, isExempt: true, taxable: 20000, cgst: 0, sgst: 0, igst: 0 };
    const milk = { ...line, title: 'Milk', option: null, tax: { hsn: '0401', ...nil } };
    const toy = { ...line, title: 'Toy', option: null, tax: null };
    const tax = { ...documentOf().tax!, sums: [{ ...nil, paid: 20000 }, sum] };

    it('has them in a column beside the taxable value, so that all sums add up to the total', async () => {
      const lines = await linesOf({ lines: [line, milk, toy], tax, total: 60000 });
      expect(lines.slice(-11, -2)).toEqual([
        'Milk | 0401 | 2 | 105.00 | Exempt | – | 200.00 | – | – | 200.00',
        'Discount ₹10.00',
        'Toy | 2 | 105.00 | – | – | 200.00 | – | – | 200.00',
        'Discount ₹10.00',
        'Total | 190.48 | 400.00 | 4.76 | 4.76 | ₹600.00',
        'Rate of GST | Taxable | Not taxed | CGST | SGST | Amount (₹)',
        'Exempt | – | 200.00 | – | – | 200.00',
        '5 % | 190.48 | – | 4.76 | 4.76 | 200.00',
        'No rate | – | 200.00 | – | – | 200.00',
      ]);
      expect(lines).toContain(
        'Product | HSN | Units | Price | GST | Taxable | Not taxed | CGST | SGST | Amount (₹)',
      );
    });

    it('has no columns of taxes without taxed goods, and says what weighed goods weigh', async () => {
      const weight = '2 kg, weighed 1.86 kg';
      const lines = await linesOf({
        lines: [{ ...milk, weight, discount: 0 }],
        tax: { ...tax, sums: [tax.sums[0]!] },
      });
      expect(lines).toEqual(
        expect.arrayContaining([
          'Product | HSN | Units | Price | GST | Amount (₹)',
          'Milk | 0401 | 2 | 105.00 | Exempt | 200.00',
          weight,
          'Rate of GST | Amount (₹)',
          'Exempt | 200.00',
        ]),
      );
    });
  });

  it('has no tax of a shop without it, but what was refunded', async () => {
    const lines = await linesOf({
      title: 'Invoice',
      tax: null,
      lines: [{ ...untaxed, refundedUnits: 1 }],
      total: 21000,
      refunded: 10500,
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Product | Units | Price | Amount (₹)',
        'Banana Robusta (1 kg) | 2 | 105.00 | 210.00',
        '1 of 2 refunded',
        'Paid | ₹210.00',
        'Refunded | −₹105.00',
        'Total after refunds | ₹105.00',
      ]),
    );
    const before = await linesOf({ tax: null, lines: [untaxed], total: 12_34_567_89 });
    expect(before).toContain('Total | ₹12,34,567.89');
  });

  it('has all lines of a title with line breaks, and the note below them', async () => {
    const lines = await linesOf({ lines: [{ ...line, title: 'Gift box\nApples\nMangoes' }] });
    const from = lines.findIndex((text) => text.startsWith('Gift box'));
    expect(lines.slice(from, from + 4)).toEqual([
      expect.stringMatching(/^Gift box \| 0803/),
      'Apples',
      'Mangoes (1 kg)',
      'Discount ₹10.00',
    ]);
  });

  it('names the offers that lines are cheaper by', async () => {
    const offer = { name: 'Summer', code: null, amount: 700 };
    const discounts = [offer, { name: 'Welcome', code: 'HELLO', amount: 300 }];
    expect(await linesOf({ discounts })).toEqual(
      expect.arrayContaining(['You saved ₹7.00: Summer', 'You saved ₹3.00: Welcome (HELLO)']),
    );
  });

  it('lists the credit notes, and a credit note names its invoice, the reason and what is credited', async () => {
    const reference = { number: 'CN/26-27/000004', issuedAt, total: 5000 };
    expect(await linesOf({ creditNotes: [reference] })).toContain(
      'Credit note CN/26-27/000004 of 23 Nov 2026: −₹50.00',
    );
    const lines = await linesOf({
      kind: 'creditNote',
      title: 'Credit Note',
      number: 'CN/26-27/000004',
      invoice: { number: '26-27/000123', issuedAt, total: 20000 },
      reason: 'One was missing.',
      lines: [{ ...line, quantity: null, paid: 5000, discount: 0 }],
    });
    expect(lines.join()).toMatch(/For invoice 26-27\/000123.*of 23 Nov 2026/);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Product | HSN | Units | Price | GST | Taxable | CGST | SGST | Credited (₹)',
        // An amount, which has neither units nor a price.
        'Banana Robusta (1 kg) | 0803 | 5 % | 190.48 | 4.76 | 4.76 | 50.00',
        'Reason: One was missing.',
      ]),
    );
    // What the shop says on its invoices.
    expect(lines).not.toContain('Delivery is free.');
  });

  it('repeats the header of the products on further pages, which are numbered', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({ ...line, title: `Product ${index + 1}` }));
    const pages = await draw({ lines });
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page.filter(([first]) => first === 'Product')).toHaveLength(1);
      expect(page.at(-1)).toEqual([
        'Kirana · Tax Invoice 26-27/000123',
        `Page ${index + 1} of ${pages.length}`,
      ]);
    }
    const products = pages.flat().flatMap(([first = '']) => /^Product \d+/.exec(first) ?? []);
    expect(products).toEqual(lines.map(({ title }) => title));
  });

  it('divides neither the last product from the total, nor a note from its product', async () => {
    // 22 products fill the first page, so that the total would be alone on the second one.
    for (const count of [21, 22, 23]) {
      const lines = Array.from({ length: count }, (_, index) => ({
        ...line,
        title: `Product ${index + 1}`,
        discount: index === 0 ? 0 : 1000,
      }));
      const pages = (await draw({ lines })).map((page) => page.map(([first = '']) => first));
      expect(pages.find((texts) => texts.includes('Total'))).toContain(`Product ${count} (1 kg)`);
      const withoutNote = pages.flatMap((texts) =>
        texts.filter((text, index) => /^Product \d/.test(text) && !texts[index + 1]?.startsWith('Discount')),
      );
      expect(withoutNote).toEqual(['Product 1 (1 kg)']);
    }
  });

  it.each([
    ['a tax', line, {}],
    ['no tax', untaxed, { tax: null }],
  ])(
    'has a table on each page, with all notes below the last one, of products with %s',
    async (_, product, tax) => {
      const offer = { name: 'Welcome', code: 'HELLO', amount: 300 };
      const invoiceText = 'Delivery is free.\nNo returns of food.\nThank you';
      const changes = { ...tax, discounts: [offer], seller: { ...documentOf().seller, invoiceText } };
      const notes = ['You saved ₹3.00: Welcome (HELLO)', ...invoiceText.split('\n')];
      for (let count = 1; count <= 40; count++) {
        const lines = Array.from({ length: count }, () => product);
        const pages = (await draw({ ...changes, lines })).map((page) => page.map(([first = '']) => first));
        const tables = pages.map((page) => page.some((text) => text === 'Product' || text === 'Rate of GST'));
        expect({ count, tables }).toEqual({ count, tables: pages.map(() => true) });
        expect(pages.at(-1)).toEqual(expect.arrayContaining(notes));
      }
    },
  );

  it('divides a text of more than half a page', async () => {
    const invoiceText = Array.from({ length: 60 }, (_, index) => `Note ${index + 1}`).join('\n');
    const pages = await draw({ seller: { ...documentOf().seller, invoiceText } });
    expect(pages).toHaveLength(2);
    expect(pages[0]?.flat()).toEqual(expect.arrayContaining(['Banana Robusta (1 kg)', 'Note 1']));
    expect(pages[1]?.flat()).toContain('Note 60');
  });

  it('has twelve products with long names, notes and a row of each tax on one page', async () => {
    const exempt = { rate: 0, isExempt: true, taxable: 20000, cgst: 0, sgst: 0, igst: 0 };
    const taxes = [null, { hsn: '0401', ...exempt }, line.tax, { ...line.tax!, rate: 1800, hsn: '19053100' }];
    const titles = ['Britannia Good Day Butter Cookies, Family Pack', 'आशीर्वाद शुद्ध चक्की गेहूं का आटा, मल्टीग्रेन'];
    const weight = { weight: '1.5 kg, weighed 1.29 kg', weightRefund: 1209 };
    const four = taxes.map((tax, index) => ({ ...line, ...weight, title: titles[index % 2]!, tax }));
    const lines = [...four, ...four, ...four];
    const tax = { ...documentOf().tax!, sums: [{ ...exempt, paid: 20000 }, sum, { ...sum, rate: 1800 }] };
    const reference = { number: 'CN/26-27/000004', issuedAt, total: 5000 };
    const offer = { name: 'Welcome', code: 'HELLO', amount: 300 };
    const shown = await linesOf({ lines, tax, discounts: [offer, offer], creditNotes: [reference] });
    for (const text of ['1.5 kg, weighed 1.29 kg · Discount ₹10.00 · Weighs less: −₹12.09', '(1 kg)'])
      expect(shown.filter((shownLine) => shownLine.includes(text))).toHaveLength(12);
  });

  it('gives the products a place also beside large amounts, of which none is broken', async () => {
    const tax = { ...line.tax!, taxable: 12_34_567_89, cgst: 1_23_456_78, sgst: 1_23_456_78 };
    const large = { ...line, unitPrice: 12_34_567_89, paid: 12_34_567_89, tax };
    expect(await linesOf({ lines: [large] })).toContain(
      'Banana Robusta (1 kg) | 0803 | 2 | 12,34,567.89 | 5 % | 12,34,567.89 | 1,23,456.78 | 1,23,456.78 | 12,34,567.89',
    );
  });

  it('is the same for the same document', async () => {
    const file = await drawInvoice(documentOf());
    expect((await drawInvoice(documentOf())).equals(file)).toBe(true);
    expect((await drawInvoice(documentOf({ total: 20001 }))).equals(file)).toBe(false);
  });
});

describe('texts in Devanagari', () => {
  it('are in the file as they were written', async () => {
    const lines = await linesOf({
      buyer: {
        ...documentOf().buyer,
        name: 'श्री कृष्णमूर्ति विद्यार्थी',
        addressLines: ['१४ मंदिर मार्ग, Flat 3'],
      },
      lines: [{ ...line, title: 'Gold चावलRice', option: null }],
    });
    expect(lines).toContain('12, MG Road | श्री कृष्णमूर्ति विद्यार्थी | No. 26-27/000123');
    expect(lines).toContain('Pune 411001 | १४ मंदिर मार्ग | , Flat 3 | 23 Nov 2026');
    expect(lines).toContain('Gold | चावल | Rice | 0803 | 2 | 105.00 | 5 % | 190.48 | 4.76 | 4.76 | 200.00');
  });

  it('are divided from other scripts, also inside of a word', () => {
    expect(splitScripts('Goldक्षत्रिय 500g, टोंड दूध।')).toEqual(['Gold', 'क्षत्रिय', ' 500g, ', 'टोंड दूध।']);
  });

  it('have their ligatures beside Latin letters', () => {
    const { pdf } = createSheet({ title: '', author: '', createdAt: 0 });
    setStyle(pdf, {});
    const word = pdf.widthOfString('क्षत्रिय');
    const letters = [...'क्षत्रिय'].reduce((width, letter) => width + pdf.widthOfString(letter), 0);
    expect(word).toBeLessThan(letters);
    expect(widthOf(pdf, 'Goldक्षत्रिय')).toBeCloseTo(pdf.widthOfString('Gold') + word);
  });
});
