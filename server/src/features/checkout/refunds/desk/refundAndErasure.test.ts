import { type CheckoutShop, startCheckoutShop } from '../../../../../test/checkoutShop.ts';
import { expectTypename } from '../../../../../test/expectTypename.ts';
import { CancelOrder, DeleteAccount, RefundOrder } from '../../../../../test/generated/documents.ts';
import type { Shopper } from '../../../../../test/testkit.ts';
import type { Db } from '../../../../database/database.ts';
import { newId } from '../../../../lib/ids.ts';

let kit: CheckoutShop;
let support: Shopper;
beforeAll(async () => {
  kit = await startCheckoutShop();
  support = await kit.newStaff('support');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

async function placeOrder() {
  const { shopper, checkout } = await kit.startCheckout({ form: { fullName: 'Jahanara Begum Sheikh' } });
  const answer = await kit.payInPopup(checkout.providerOrderId);
  const { order } = expectTypename(await kit.complete(shopper, answer), 'OrderPlaced');
  await kit.mailsTo(shopper.email);
  return { shopper, orderId: order.id };
}
const input = (orderId: string) => ({ orderId, idempotencyKey: newId(), reason: 'It was torn.' });
const refund = async (orderId: string) =>
  (await kit.gql(RefundOrder, { input: { ...input(orderId), whole: true } }, support.token)).refundOrder;
const cancel = async (orderId: string) =>
  (await kit.gql(CancelOrder, { input: input(orderId) }, support.token)).cancelOrder;
const eraseAccount = async ({ password, token }: Shopper) =>
  expectTypename((await kit.gql(DeleteAccount, { password }, token)).deleteAccount, 'AccountDeleted');
/** Does something while the provider is asked. */
function whileAsked(method: 'refundsOfPayment' | 'refund', work: () => Promise<unknown>): void {
  const provider = kit.shop.provider as unknown as Record<string, (input: unknown) => Promise<unknown>>;
  const ask = provider[method]!;
  jest.spyOn(provider, method).mockImplementationOnce(async (request) => {
    await work();
    return ask(request);
  });
}
/** Subjects of the mails to a shopper, sent or not, but the one that tells that the account is deleted. */
const storedMails = async ({ email }: Shopper) =>
  kit.shop.db.read.query(
    `SELECT subject FROM mails WHERE (recipient = '${email}' OR text LIKE '%Jahanara%') AND subject NOT LIKE '%deleted%'`,
  );

describe('an account that is erased while its order is refunded', () => {
  it.each([
    ['refunded', refund],
    ['cancelled', cancel],
  ])('gets no mail when the order is %s', async (_, change) => {
    const { shopper, orderId } = await placeOrder();
    whileAsked('refundsOfPayment', () => eraseAccount(shopper));
    expect(await change(orderId)).toMatchObject({ __typename: 'DeskOrderRefunded' });
    expect(await storedMails(shopper)).toEqual([]);
  });

  it('gets no mail when the provider refuses a refund of which it was told', async () => {
    const { shopper, orderId } = await placeOrder();
    jest.spyOn(kit.shop.provider, 'refund').mockImplementationOnce(async () => {
      // The mail about the refund is sent by then.
      kit.shop.outbox.wake();
      await kit.mailsTo(shopper.email);
      const write = kit.shop.db.write.bind(kit.shop.db);
      jest.spyOn(kit.shop.db, 'write').mockImplementationOnce(async (work: Parameters<Db['write']>[0]) => {
        await eraseAccount(shopper);
        return write(work);
      });
      return { refusal: 'Your account has no balance' };
    });
    expect(await refund(orderId)).toMatchObject({ refund: { state: 'failed' } });
    expect(await storedMails(shopper)).toEqual([]);
  });

  it('keeps no mail when both happen at once', async () => {
    for (let round = 0; round < 6; round++) {
      const { shopper, orderId } = await placeOrder();
      const write = kit.shop.db.write.bind(kit.shop.db);
      const erasureBegins = new Promise<void>((resolve) => {
        jest.spyOn(kit.shop.db, 'write').mockImplementationOnce((work: Parameters<Db['write']>[0]) => {
          resolve();
          return write(work);
        });
      });
      whileAsked('refundsOfPayment', () => erasureBegins);
      await Promise.all([refund(orderId), eraseAccount(shopper)]);
      jest.restoreAllMocks();
      expect(await storedMails(shopper)).toEqual([]);
    }
  });
});
