import { ProviderUnavailableError } from '../src/features/checkout/provider/provider.ts';
import { reconcile } from '../src/features/checkout/reconciliation/reconciliation.service.ts';
import { Review } from '../src/features/reviews/reviews.entity.ts';
import { createSoldOutNotifier } from '../src/features/stock/reports/soldOutMails.service.ts';
import { newId } from '../src/lib/ids.ts';
import { type CheckoutShop, startCheckoutShop } from './checkoutShop.ts';
import { expectTypename } from './expectTypename.ts';
import {
  AddReview,
  AdjustStock,
  AnswerReview,
  CancelOrder,
  ChangePassword,
  DeleteAccount,
  EditedSettings,
  HideReview,
  InviteStaffMember,
  MoveOrders,
  RefundOrder,
  RequestPasswordReset,
  SetUpSecondFactor,
  SignUp,
  UpdateSettings,
} from './generated/documents.ts';
import type { Shopper } from './testkit.ts';

const NAME = 'Annapurna Stores';
const SUPPORT = '022 4000 1000 (9 to 6)';

let kit: CheckoutShop;
let owner: Shopper;
beforeAll(async () => {
  kit = await startCheckoutShop();
  owner = await kit.newStaff('owner');
  const { version, ...settings } = (await kit.gql(EditedSettings, {}, owner.token)).desk!.settings;
  const { updatedAt: _, ...input } = settings;
  const changes = { name: NAME, phone: '022 4000 1000', supportHours: '9 to 6' };
  const variables = { input: { ...input, ...changes }, version };
  expectTypename((await kit.gql(UpdateSettings, variables, owner.token)).updateSettings, 'DeskSettingsSaved');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

/** A new shopper with a paid order. */
async function buy() {
  const { shopper, product, checkout } = await kit.startCheckout();
  const answer = await kit.payInPopup(checkout.providerOrderId);
  const { order } = expectTypename(await kit.complete(shopper, answer), 'OrderPlaced');
  return { shopper, product, orderId: order.id, paymentId: answer.razorpay_payment_id };
}
const refund = (orderId: string) => {
  const input = { orderId, amount: 5, reason: 'It was bruised.', idempotencyKey: newId() };
  return kit.gql(RefundOrder, { input }, owner.token);
};
async function review() {
  const shopper = await kit.newShopper();
  const { id: productId } = await kit.product('paneer');
  const input = { productId, review: 'As I expected.', customerRating: 4 };
  expectTypename((await kit.gql(AddReview, { input }, shopper.token)).addReview, 'ReviewAdded');
  const { id } = await kit.shop.db.read.findOneByOrFail(Review, { userId: shopper.id });
  return { id, email: shopper.email };
}

/** By kind of mail: causes one. @returns its recipient */
const kinds: Record<string, () => Promise<string>> = {
  async 'the verification of an address'() {
    const email = 'nila@example.com';
    const input = { name: 'Nila', email, phone: '9000000001', password: 'correct horse battery' };
    await kit.gql(SignUp, { input });
    return email;
  },
  async 'a new password'() {
    const { email } = await kit.newShopper();
    await kit.gql(RequestPasswordReset, { email });
    return email;
  },
  async 'a changed password'() {
    const { email, password, token } = await kit.newShopper();
    const input = { oldPassword: password, newPassword: 'another good passphrase' };
    await kit.gql(ChangePassword, { input }, token);
    return email;
  },
  async 'a deleted account'() {
    const { email, password, token, id } = await kit.newShopper();
    await kit.sql(`UPDATE users SET emailVerified = 1 WHERE id = '${id}'`);
    await kit.gql(DeleteAccount, { password }, token);
    return email;
  },
  async 'a paid order'() {
    return (await buy()).shopper.email;
  },
  async 'an order on its way'() {
    const { shopper, orderId } = await buy();
    for (const to of ['packing', 'packed', 'outForDelivery', 'delivered'] as const)
      await kit.gql(MoveOrders, { orderIds: [orderId], to }, owner.token);
    return shopper.email;
  },
  async 'a refund by staff'() {
    const { shopper, orderId } = await buy();
    await refund(orderId);
    return shopper.email;
  },
  async 'a cancelled order'() {
    const { shopper, orderId } = await buy();
    const input = { orderId, reason: 'You asked for it.', idempotencyKey: newId() };
    await kit.gql(CancelOrder, { input }, owner.token);
    return shopper.email;
  },
  async 'a refund that is refused later'() {
    const { shopper, orderId } = await buy();
    const lost = new ProviderUnavailableError('the answer is lost');
    jest.spyOn(kit.shop.provider, 'refund').mockRejectedValueOnce(lost);
    await refund(orderId);
    await kit.mailsTo(shopper.email);
    await kit.sql('UPDATE refunds SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL');
    jest.spyOn(kit.shop.provider, 'refund').mockResolvedValueOnce({ refusal: 'The account is closed' });
    await reconcile(kit.shop);
    return shopper.email;
  },
  async 'a payment that is being confirmed'() {
    const { shopper, checkout } = await kit.startCheckout();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const away = () => Promise.reject(new ProviderUnavailableError('away'));
    jest.spyOn(kit.shop.provider, 'findPayment').mockImplementation(away);
    jest.spyOn(kit.shop.provider, 'paymentsOfOrder').mockImplementation(away);
    await kit.complete(shopper, answer);
    await kit.makeCheckDueAfterAnHour(checkout.id);
    await reconcile(kit.shop);
    return shopper.email;
  },
  async 'an automatic refund'() {
    const { shopper, product, checkout } = await kit.startCheckout();
    await kit.cancel(shopper, checkout.id);
    await kit.setStock(product.id, 0);
    await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
    return shopper.email;
  },
  async 'an answered review'() {
    const { id, email } = await review();
    await kit.gql(AnswerReview, { id, text: 'Thank you!' }, owner.token);
    return email;
  },
  async 'a hidden review'() {
    const { id, email } = await review();
    await kit.gql(HideReview, { id, reason: 'It insults people' }, owner.token);
    return email;
  },
  async 'a sold-out product'() {
    // Without sizes, which would have stocks of their own.
    const { id: productId } = await kit.product('ghee diya wicks');
    await kit.setStock(productId, 2);
    const adjustments = [{ productId, kind: 'waste' as const, change: -2, reason: 'Spoilt' }];
    await kit.gql(AdjustStock, { adjustments }, owner.token);
    await createSoldOutNotifier(kit.shop)();
    return owner.email;
  },
  async 'an invitation'() {
    const email = 'new.packer@example.com';
    await kit.gql(InviteStaffMember, { input: { email, role: 'packer' } }, owner.token);
    return email;
  },
};

describe('a shop that the owner has renamed', () => {
  it.each(Object.entries(kinds))('signs with its name: %s', async (_, cause) => {
    const recipient = await cause();
    await kit.sendMails();
    const mails = await kit.mailsTo(recipient);
    expect(mails.length).toBeGreaterThan(0);
    for (const { subject, text } of mails) {
      expect(text.trim().endsWith(`\n${NAME}`)).toBe(true);
      expect(`${subject} ${text}`).not.toContain('Kirana');
    }
  });

  it('says whom to ask, as its settings have it', async () => {
    const subjects = [
      /is delivered$/,
      /is delayed$/,
      /^Your payment of Rs .* is refunded$/,
      /no longer shown$/,
    ];
    for (const subject of subjects) {
      const mail = kit.mailServer.mails.find((candidate) => subject.test(candidate.subject));
      expect(mail?.text).toContain(SUPPORT);
    }
  });

  it('is the issuer that programs for codes show', async () => {
    const { setUpSecondFactor } = await kit.gql(SetUpSecondFactor, { password: owner.password }, owner.token);
    const { uri } = expectTypename(setUpSecondFactor, 'DeskSecondFactorSetup');
    expect(new URL(uri).searchParams.get('issuer')).toBe(NAME);
  });
});
