import { expectTypename } from '../../../../../test/expectTypename.ts';
import {
  DeskTaxDocuments,
  EditedSettings,
  IssueInvoices,
  MoveOrders,
  MyDocuments,
  UpdateSettings,
} from '../../../../../test/generated/documents.ts';
import { readPdf } from '../../../../../test/pdf.ts';
import { type RefundShop, startRefundShop } from '../../../../../test/refundShop.ts';
import type { RestOptions, Shopper } from '../../../../../test/testkit.ts';
import { OverloadedError } from '../../../../lib/limits/limiter.ts';

// Drawn by the built thread: `npm run build`.

let kit: RefundShop;
let packer: Shopper;
beforeAll(async () => {
  kit = await startRefundShop();
  packer = await kit.newStaff('packer');
  const { token } = await kit.newStaff('owner');
  const { desk } = await kit.gql(EditedSettings, {}, token);
  const { version, updatedAt: _, ...settings } = desk!.settings;
  const input = { ...settings, gstRegistered: true, gstin: '27AAPFU0939F1ZV' };
  expectTypename(
    (await kit.gql(UpdateSettings, { input, version }, token)).updateSettings,
    'DeskSettingsSaved',
  );
  await kit.sql("UPDATE products SET gstRate = 500, hsn = '0406'");
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

/** An order of its own shopper. */
async function buy() {
  const { shopper, product, checkout } = await kit.startCheckout({ form: { fullName: 'मीरा अय्यर' } });
  const answer = await kit.payInPopup(checkout.providerOrderId);
  const { order } = expectTypename(await kit.complete(shopper, answer), 'OrderPlaced');
  return { shopper, product, orderId: order.id, paymentId: answer.razorpay_payment_id };
}
async function buyWithInvoice() {
  const placed = await buy();
  await kit.gql(IssueInvoices, { orderIds: [placed.orderId] }, packer.token);
  return placed;
}
/** The addresses of an order's documents, for its shopper and for staff. */
async function pathsOf({ shopper, orderId }: { shopper: Shopper; orderId: string }) {
  const { me } = await kit.gql(MyDocuments, {}, shopper.token);
  const { desk } = await kit.gql(DeskTaxDocuments, { id: orderId }, packer.token);
  const [order] = me!.orders;
  return {
    number: order!.invoice!.number,
    invoice: order!.invoice!.pdfPath,
    creditNotes: order!.creditNotes.map(({ pdfPath }) => pdfPath),
    desk: desk!.order!.invoice!.pdfPath,
  };
}
const get = (pathname: string, token: string | null, headers = {}) =>
  fetch(`${kit.url}${pathname}`, { headers: token ? { authorization: `Bearer ${token}` } : headers });
/** Checks the response against the description of the API. */
const rest = (pathname: string, options: RestOptions) =>
  kit.rest('GET', pathname.replace('/api', ''), options);
const contentOf = async (response: Response) => readPdf(Buffer.from(await response.arrayBuffer())).flat(2);

describe('the PDF of an invoice', () => {
  it('is a file for the order’s shopper, which nothing may store', async () => {
    const placed = await buyWithInvoice();
    const { number, invoice } = await pathsOf(placed);
    const response = await get(invoice, placed.shopper.token);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="invoice-${number.replace('/', '-')}.pdf"`,
      'cache-control': 'private, no-store',
    });
    expect(await contentOf(response)).toEqual(
      expect.arrayContaining(['Tax Invoice', `No. ${number}`, 'मीरा अय्यर', 'CGST']),
    );
    const cookie = `kirana_session=${placed.shopper.token}`;
    expect(await rest(invoice, { cookie })).toMatchObject({ status: 200 });
  });

  it('is for nobody else in the shop', async () => {
    const placed = await buyWithInvoice();
    const { invoice } = await pathsOf(placed);
    const cookie = `kirana_session=${placed.shopper.token}`;
    for (const [options, status, code] of [
      [{}, 401, 'NOT_SIGNED_IN'],
      [{ cookie, headers: { 'sec-fetch-site': 'cross-site' } }, 401, 'NOT_SIGNED_IN'],
      [{ token: (await kit.newShopper()).token }, 404, 'ORDER_NOT_FOUND'],
      [{ token: packer.token }, 404, 'ORDER_NOT_FOUND'],
    ] as const)
      expect(await rest(invoice, options)).toMatchObject({ status, body: { code } });
  });

  it('is for staff who may see orders, by their token alone', async () => {
    const placed = await buyWithInvoice();
    const { number, desk } = await pathsOf(placed);
    for (const role of ['packer', 'support'] as const) {
      const response = await get(desk, (await kit.newStaff(role)).token);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(await contentOf(response)).toContain(`No. ${number}`);
    }
    expect((await get(desk, placed.shopper.token)).status).toBe(403);
    expect((await get(desk, null, { cookie: `kirana_session=${packer.token}` })).status).toBe(401);
    expect((await get(desk.replace(placed.orderId, 'unknown'), packer.token)).status).toBe(404);
  });

  it('is missing before the invoice is issued, and under another name', async () => {
    const { shopper, orderId } = await buy();
    const { me } = await kit.gql(MyDocuments, {}, shopper.token);
    expect(me?.orders).toMatchObject([{ invoice: null, creditNotes: [] }]);
    const missing = { status: 404, body: { code: 'INVOICE_NOT_FOUND' } };
    const nameless = `/orders/${orderId}/documents/invoice-26-27-000001.pdf`;
    expect(await rest(`/api${nameless}`, { token: shopper.token })).toMatchObject(missing);
    expect(await (await get(`/desk${nameless}`, packer.token)).json()).toMatchObject(missing.body);
    const own = await buyWithInvoice();
    const { invoice } = await pathsOf(own);
    const other = invoice.replace('.pdf', '0.pdf');
    expect(await rest(other, { token: own.shopper.token })).toMatchObject(missing);
  });

  it('that cannot be drawn is a failure that says so, and is logged once', async () => {
    const placed = await buyWithInvoice();
    const { number, invoice } = await pathsOf(placed);
    const { token } = placed.shopper;
    const error = jest.fn();
    jest.spyOn(kit.shop.log, 'child').mockReturnValue({ ...kit.shop.log, error } as never);
    const draw = jest.spyOn(kit.shop.invoicePdfs, 'draw').mockRejectedValue(new Error('no such font'));
    expect(await rest(invoice, { token })).toMatchObject({ status: 503, body: { code: 'PDF_UNAVAILABLE' } });
    expect(error.mock.calls).toMatchObject([
      [{ document: number, err: { message: 'no such font' } }, expect.anything()],
    ]);
    draw.mockRejectedValue(new OverloadedError());
    expect(await rest(invoice, { token })).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    });
  });
});

describe('the PDF of a credit note', () => {
  it('is a file for the order’s shopper, and with the mail about it', async () => {
    const placed = await buyWithInvoice();
    await kit.refundPart(placed, { amount: 20 });
    const { number, creditNotes } = await pathsOf(placed);
    expect(creditNotes).toHaveLength(1);
    const response = await get(creditNotes[0]!, placed.shopper.token);
    const content = await contentOf(response);
    expect(content).toEqual(expect.arrayContaining(['Credit Note', '₹20.00']));
    expect(content).toContain(`For invoice ${number}`);
    const mails = await kit.mailsTo(placed.shopper.email);
    const mail = mails.find(({ subject }) => subject.startsWith('Credit note'));
    expect(mail?.attachments).toMatchObject([{ fileName: creditNotes[0]!.split('/').at(-1) }]);
    expect(readPdf(mail!.attachments[0]!.content).flat(2)).toEqual(content);
  });
});

describe('the mail that an order is packed or delivered', () => {
  const move = (id: string, to: 'packing' | 'packed' | 'outForDelivery' | 'delivered') =>
    kit.gql(MoveOrders, { orderIds: [id], to }, packer.token);
  const attachmentsTo = async ({ email }: Shopper) =>
    Object.fromEntries((await kit.mailsTo(email)).map((mail) => [mail.subject, mail.attachments]));

  it('has the invoice, which is drawn when it is sent', async () => {
    const { shopper, orderId } = await buy();
    for (const step of ['packing', 'packed', 'outForDelivery', 'delivered'] as const)
      await move(orderId, step);
    const attachments = await attachmentsTo(shopper);
    const file = {
      fileName: expect.stringMatching(/^invoice-\d\d-\d\d-\d{6}\.pdf$/),
      content: expect.any(Buffer),
    };
    expect(attachments).toMatchObject({
      'We are packing your order': [],
      'Your order is packed': [file],
      'Your order is out for delivery': [],
      'Your order is delivered': [file],
    });
    const [packed] = attachments['Your order is packed'] ?? [];
    expect(readPdf(packed!.content).flat(2)).toContain('मीरा अय्यर');
  });

  it('goes without an invoice that cannot be drawn, and waits for one that others wait for', async () => {
    const { shopper, orderId } = await buy();
    await move(orderId, 'packing');
    await move(orderId, 'packed');
    const draw = jest.spyOn(kit.shop.invoicePdfs, 'draw').mockRejectedValueOnce(new OverloadedError());
    await kit.sendMails();
    expect(kit.mailServer.mails.filter(({ to }) => to === shopper.email)).not.toContainEqual(
      expect.objectContaining({ subject: 'Your order is packed' }),
    );
    await kit.sql('UPDATE mails SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL');
    draw.mockRejectedValueOnce(new Error('no such font'));
    expect(await attachmentsTo(shopper)).toMatchObject({ 'Your order is packed': [] });
  });
});
