import { type CheckoutShop, startCheckoutShop } from '../../../../../test/checkoutShop.ts';
import { expectTypename } from '../../../../../test/expectTypename.ts';
import { IssueInvoices, MoveOrders, OrderDocuments } from '../../../../../test/generated/documents.ts';
import { readPdf } from '../../../../../test/pdf.ts';
import type { Shopper } from '../../../../../test/testkit.ts';
import { OverloadedError } from '../../../../lib/limits/limiter.ts';

// Drawn by the built thread: `npm run build`.

let kit: CheckoutShop;
let packer: Shopper;
beforeAll(async () => {
  kit = await startCheckoutShop();
  packer = await kit.newStaff('packer');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

/** An order of its own shopper, which has an invoice. */
async function buy() {
  const { shopper, checkout } = await kit.startCheckout({ form: { fullName: 'मीरा अय्यर' } });
  await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
  return { shopper, id: (await kit.accountOf(shopper)).orders[0]!.id };
}
async function buyWithInvoice() {
  const { shopper, id } = await buy();
  const { issueInvoices } = await kit.gql(IssueInvoices, { orderIds: [id] }, packer.token);
  const [order] = expectTypename(issueInvoices, 'DeskInvoicesIssued').orders;
  return { shopper, id, number: order!.invoice!.number };
}
const pathOf = (id: string) => `/orders/${id}/invoice.pdf`;
const getAtDesk = (id: string, token: string | null, headers = {}) =>
  fetch(`${kit.url}/desk/orders/${id}/invoice.pdf`, {
    headers: token ? { authorization: `Bearer ${token}` } : headers,
  });
const contentOf = async (response: Response) => readPdf(Buffer.from(await response.arrayBuffer())).flat(2);

describe('the PDF of an invoice', () => {
  it('is a file for the order’s shopper, which nothing may store', async () => {
    const { shopper, id, number } = await buyWithInvoice();
    const { me } = await kit.gql(OrderDocuments, {}, shopper.token);
    expect(me?.orders).toMatchObject([{ invoice: { number, pdfPath: `/api${pathOf(id)}` } }]);
    const headers = { authorization: `Bearer ${shopper.token}` };
    const response = await fetch(`${kit.url}${me?.orders[0]?.invoice?.pdfPath}`, { headers });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="invoice-${number.replace('/', '-')}.pdf"`,
      'cache-control': 'private, no-store',
    });
    expect(await contentOf(response)).toEqual(expect.arrayContaining([`No. ${number}`, 'मीरा अय्यर']));
    const cookie = `kirana_session=${shopper.token}`;
    expect(await kit.rest('GET', pathOf(id), { cookie })).toMatchObject({ status: 200 });
  });

  it('is for nobody else in the shop', async () => {
    const { shopper, id } = await buyWithInvoice();
    const cookie = `kirana_session=${shopper.token}`;
    for (const [options, status, code] of [
      [{}, 401, 'NOT_SIGNED_IN'],
      [{ cookie, headers: { 'sec-fetch-site': 'cross-site' } }, 401, 'NOT_SIGNED_IN'],
      [{ token: (await kit.newShopper()).token }, 404, 'ORDER_NOT_FOUND'],
      [{ token: packer.token }, 404, 'ORDER_NOT_FOUND'],
    ] as const)
      expect(await kit.rest('GET', pathOf(id), options)).toMatchObject({ status, body: { code } });
  });

  it('is for staff who may see orders, by their token alone', async () => {
    const { shopper, id, number } = await buyWithInvoice();
    for (const role of ['packer', 'support'] as const) {
      const response = await getAtDesk(id, (await kit.newStaff(role)).token);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(await contentOf(response)).toContain(`No. ${number}`);
    }
    expect((await getAtDesk(id, shopper.token)).status).toBe(403);
    expect((await getAtDesk(id, null, { cookie: `kirana_session=${packer.token}` })).status).toBe(401);
    expect((await getAtDesk('unknown', packer.token)).status).toBe(404);
  });

  it('is missing before the invoice is issued', async () => {
    const { shopper, id } = await buy();
    const { me } = await kit.gql(OrderDocuments, {}, shopper.token);
    expect(me?.orders).toMatchObject([{ invoice: null }]);
    expect(await kit.rest('GET', pathOf(id), { token: shopper.token })).toMatchObject({
      status: 404,
      body: { code: 'INVOICE_NOT_FOUND', msg: expect.stringContaining('when it is packed') },
    });
    expect(await (await getAtDesk(id, packer.token)).json()).toMatchObject({ code: 'INVOICE_NOT_FOUND' });
  });

  it('that cannot be drawn is a failure that says so, and is logged once', async () => {
    const { shopper, id, number } = await buyWithInvoice();
    const error = jest.fn();
    jest.spyOn(kit.shop.log, 'child').mockReturnValue({ ...kit.shop.log, error } as never);
    const draw = jest.spyOn(kit.shop.invoicePdfs, 'draw').mockRejectedValue(new Error('no such font'));
    expect(await kit.rest('GET', pathOf(id), { token: shopper.token })).toMatchObject({
      status: 503,
      body: { code: 'PDF_UNAVAILABLE' },
    });
    expect(error.mock.calls).toMatchObject([
      [{ document: number, err: { message: 'no such font' } }, expect.anything()],
    ]);
    draw.mockRejectedValue(new OverloadedError());
    expect(await kit.rest('GET', pathOf(id), { token: shopper.token })).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    });
  });
});

describe('the mail that an order is packed or delivered', () => {
  const move = (id: string, to: 'packing' | 'packed' | 'outForDelivery' | 'delivered') =>
    kit.gql(MoveOrders, { orderIds: [id], to }, packer.token);
  const attachmentsTo = async ({ email }: Shopper) =>
    Object.fromEntries((await kit.mailsTo(email)).map((mail) => [mail.subject, mail.attachments]));

  it('has the invoice, which is drawn when it is sent', async () => {
    const { shopper, id } = await buy();
    for (const step of ['packing', 'packed', 'outForDelivery', 'delivered'] as const) await move(id, step);
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
    const { shopper, id } = await buy();
    await move(id, 'packing');
    await move(id, 'packed');
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
