import { expectTypename } from '../../../test/expectTypename.ts';
import { AddToCart, BeginCheckout } from '../../../test/generated/documents.ts';
import { type OffersShop, present, startOffersShop } from '../../../test/offersShop.ts';
import { billing } from '../../../tools/billing.mjs';
import { tooManyRequests } from '../../lib/problems.ts';

let kit: OffersShop;
beforeAll(async () => {
  kit = await startOffersShop();
});
beforeEach(() => kit.withoutOffers());
afterAll(() => kit.close());

/** Pays what is in a shopper's cart. */
async function buy(shopper: Parameters<OffersShop['cartOf']>[0]) {
  const checkout = await kit.openCheckout(shopper);
  const answer = await kit.payInPopup(checkout.providerOrderId);
  return {
    checkout,
    answer,
    order: expectTypename(await kit.complete(shopper, answer), 'OrderPlaced').order,
  };
}

const inPaise = (rupees: number) => Math.round(rupees * 100);

describe('an offer', () => {
  it('takes its part off cart, checkout, payment, order and mail, and counts its uses', async () => {
    const { shopper, product } = await kit.fillCart(3);
    const full = inPaise(product.price) * 3;
    const discount = Math.floor((full * 10 + 50) / 100);
    const offer = await kit.newOffer({ name: 'Summer' });
    expect(await kit.cartOf(shopper)).toMatchObject({
      subTotal: full / 100,
      saved: discount / 100,
      total: (full - discount) / 100,
      discounts: [{ name: 'Summer', code: null, amount: discount / 100 }],
      lines: [{ subTotal: full / 100, discount: discount / 100 }],
    });

    const checkout = await kit.openCheckout(shopper);
    expect(checkout.amountInPaise).toBe(full - discount);
    expect(await kit.offer(offer.id)).toMatchObject({ reservedUses: 1, usedUses: 0, cost: 0 });
    const answer = await kit.payInPopup(checkout.providerOrderId);
    expectTypename(await kit.complete(shopper, answer), 'OrderPlaced');
    expect(await kit.offer(offer.id)).toMatchObject({ reservedUses: 0, usedUses: 1, cost: discount / 100 });
    expect(await kit.ordersOf(shopper)).toMatchObject([
      {
        amount: (full - discount) / 100,
        saved: discount / 100,
        discounts: [{ name: 'Summer', amount: discount / 100 }],
        products: [{ subTotal: full / 100, discount: discount / 100 }],
      },
    ]);
    const [mail] = await kit.mailsTo(shopper.email);
    expect(mail?.text).toContain('  Summer: -Rs ');
    expect(mail?.text).toContain('You saved Rs ');
  });

  it('is refused with the total that the shopper has seen when it has ended since', async () => {
    const { shopper } = await kit.fillCart(2);
    await kit.newOffer();
    const { total, subTotal } = await kit.cartOf(shopper);
    await kit.withoutOffers();
    const { beginCheckout } = await kit.gql(BeginCheckout, { billing, total }, shopper.token);
    expect(beginCheckout).toMatchObject({ __typename: 'TotalChanged', cart: { total: subTotal } });
  });

  it('returns the same checkout for the same cart, whose reserved use counts as available', async () => {
    const { shopper } = await kit.fillCart();
    const offer = await kit.newOffer({ maxUses: 1, maxUsesPerShopper: 1 });
    const first = await kit.openCheckout(shopper);
    expect((await kit.cartOf(shopper)).saved).toBeGreaterThan(0);
    expect(await kit.openCheckout(shopper)).toMatchObject({ id: first.id });
    expect(await kit.offer(offer.id)).toMatchObject({ reservedUses: 1 });
    await kit.cancel(shopper, first.id);
    expect(await kit.offer(offer.id)).toMatchObject({ reservedUses: 0 });
    await buy(shopper);
    expect(await kit.offer(offer.id)).toMatchObject({ reservedUses: 0, usedUses: 1 });
  });

  it('with a limit of three is used by three of ten shoppers at once', async () => {
    const offer = await kit.newOffer({ maxUses: 3 });
    const carts = await Promise.all(Array.from({ length: 10 }, () => kit.fillCart()));
    const [{ product }] = carts as [(typeof carts)[0]];
    await kit.setStock(product.id, 100);
    const totals = await Promise.all(carts.map(async ({ shopper }) => (await kit.cartOf(shopper)).total));
    const results = await Promise.all(
      carts.map(({ shopper }, at) => kit.gql(BeginCheckout, { billing, total: totals[at] }, shopper.token)),
    );
    const outcomes = results.map(({ beginCheckout }) => beginCheckout.__typename).sort();
    expect(outcomes).toEqual([
      ...Array.from({ length: 3 }, () => 'CheckoutBegun'),
      ...Array.from({ length: 7 }, () => 'TotalChanged'),
    ]);
    expect(await kit.offer(offer.id)).toMatchObject({ reservedUses: 3 });
    const [{ uses }] = await kit.shop.db.read.query(`SELECT uses FROM offers WHERE id = '${offer.id}'`);
    expect(Number(uses)).toBe(3);
  });

  it('with a limit for a shopper is used once by each', async () => {
    const { shopper, product } = await kit.fillCart();
    await kit.newOffer({ maxUsesPerShopper: 1 });
    await buy(shopper);
    await kit.addToCart(shopper, { productId: product.id, option: product.options[0] });
    expect(await kit.cartOf(shopper)).toMatchObject({ saved: 0, discounts: [] });
    const { shopper: other } = await kit.fillCart();
    expect((await kit.cartOf(other)).saved).toBeGreaterThan(0);
  });

  it('for the first order is refused to the second', async () => {
    const { shopper, product } = await kit.fillCart();
    await kit.newOffer({ firstOrderOnly: true });
    expect((await kit.cartOf(shopper)).saved).toBeGreaterThan(0);
    await buy(shopper);
    await kit.addToCart(shopper, { productId: product.id, option: product.options[0] });
    expect((await kit.cartOf(shopper)).saved).toBe(0);
  });

  it('that is gone when a late payment comes makes it a refund', async () => {
    const { shopper } = await kit.fillCart();
    const offer = await kit.newOffer({ maxUses: 1 });
    const late = await kit.openCheckout(shopper);
    await kit.cancel(shopper, late.id);
    const { shopper: other } = await kit.fillCart();
    await buy(other);
    const answer = await kit.payInPopup(late.providerOrderId);
    expect(await kit.complete(shopper, answer)).toMatchObject({
      __typename: 'PaymentRefunded',
      message: expect.stringMatching(/^An offer of the order was used up/),
    });
    expect(await kit.offer(offer.id)).toMatchObject({ reservedUses: 0, usedUses: 1 });
  });

  it.each([
    ['the other checkout has none', {}],
    ['the other checkout has another one', { code: 'FIRST' }],
  ])('for the first order is not given to the second of two checkouts: %s', async (_, other) => {
    const { shopper, product } = await kit.fillCart();
    if ('code' in other) {
      await kit.newOffer({ firstOrderOnly: true, ...other });
      expectTypename(await kit.apply(shopper, other.code), 'CartChanged');
    }
    const early = await kit.openCheckout(shopper);
    // Another cart ends the first checkout, which can still be paid.
    await kit.gql(AddToCart, { input: { productId: product.id, quantity: 1 } }, shopper.token);
    await kit.newOffer({ firstOrderOnly: true, percent: 30 });
    const open = await kit.openCheckout(shopper);
    const answers = [await kit.payInPopup(early.providerOrderId), await kit.payInPopup(open.providerOrderId)];
    expect(await kit.complete(shopper, answers[0]!)).toMatchObject({ __typename: 'OrderPlaced' });
    const second = await kit.complete(shopper, answers[1]!);
    expect(second).toMatchObject({
      __typename: 'PaymentRefunded',
      message: expect.stringMatching(/^An offer of the order was used up/),
    });
    expect(await kit.complete(shopper, answers[1]!)).toEqual(second);
  });

  it('that is still there is taken again by a late payment', async () => {
    const { shopper } = await kit.fillCart();
    const offer = await kit.newOffer({ maxUses: 1, maxUsesPerShopper: 1, firstOrderOnly: true });
    const late = await kit.openCheckout(shopper);
    await kit.cancel(shopper, late.id);
    const answer = await kit.payInPopup(late.providerOrderId);
    expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'OrderPlaced' });
    expect(await kit.offer(offer.id)).toMatchObject({ usedUses: 1 });
    const { shopper: other } = await kit.fillCart();
    expect((await kit.cartOf(other)).saved).toBe(0);
  });
});

describe('offers together', () => {
  const percent = { name: 'Percent', percent: 10 };
  const amount = { name: 'Amount', kind: 'AMOUNT', amount: 5 } as const;

  it('apply only the one that saves the most, or all if the shop stacks them', async () => {
    const { shopper, product } = await kit.fillCart(10);
    await kit.newOffer(percent);
    await kit.newOffer(amount);
    expect((await kit.cartOf(shopper)).discounts.map(({ name }) => name)).toEqual([
      product.price > 5 ? 'Percent' : 'Amount',
    ]);
    const { shop } = kit.shop.settingsCache.current;
    shop.value.stackOffers = true;
    try {
      expect((await kit.cartOf(shopper)).discounts.map(({ name }) => name)).toEqual(['Percent', 'Amount']);
    } finally {
      shop.value.stackOffers = false;
    }
  });
});

describe('a coupon code', () => {
  it('applies in any case, is shown, used once, and gone with the order', async () => {
    const { shopper } = await kit.fillCart();
    await kit.newOffer({ code: 'welcome-10' });
    expect((await kit.cartOf(shopper)).saved).toBe(0);
    const { cart } = expectTypename(await kit.apply(shopper, ' Welcome-10'), 'CartChanged');
    expect(cart).toMatchObject({
      couponCode: 'WELCOME-10',
      codeProblem: null,
      discounts: [{ code: 'WELCOME-10' }],
    });
    await buy(shopper);
    expect(await kit.cartOf(shopper)).toMatchObject({ couponCode: null });
  });

  it('can be removed', async () => {
    const { shopper } = await kit.fillCart();
    await kit.newOffer({ code: 'GONE' });
    await kit.apply(shopper, 'GONE');
    await kit.removeCoupon(shopper);
    expect(await kit.cartOf(shopper)).toMatchObject({ couponCode: null, saved: 0 });
  });

  it('stays, and says what the cart lacks, until the cart has it', async () => {
    const { shopper, product } = await kit.fillCart();
    const price = inPaise(product.price);
    await kit.newOffer({ code: 'BIG', minBasket: (price * 2) / 100 });
    const { cart } = expectTypename(await kit.apply(shopper, 'BIG'), 'CartChanged');
    expect(cart).toMatchObject({
      couponCode: 'BIG',
      saved: 0,
      codeProblem: {
        code: 'COUPON_BELOW_MINIMUM',
        missing: price / 100,
        message: expect.stringMatching(/^This code needs Rs [\d.]+ more in your cart$/),
      },
    });
    await kit.addToCart(shopper, { productId: product.id, option: product.options[0] });
    expect(await kit.cartOf(shopper)).toMatchObject({ codeProblem: null, discounts: [{ code: 'BIG' }] });
  });

  it('names what the cart lacks: a category, or some of many products', async () => {
    const { shopper, product } = await kit.fillCart(1);
    const { products, productById, categoryById } = kit.shop.catalog.snapshot;
    const category = present(categoryById.get(present(productById.get(product.id)).catId));
    let turn = 0;
    const problemOf = async (changes: object) => {
      await kit.withoutOffers();
      const { code } = await kit.newOffer({ code: `LACKS-${turn++}`, ...changes });
      return expectTypename(await kit.apply(shopper, present(code)), 'CartChanged').cart.codeProblem;
    };
    const threeForTwo = { kind: 'BUY_GET', buyQuantity: 2, freeQuantity: 1 };
    expect(await problemOf({ ...threeForTwo, scope: 'CATEGORIES', scopeIds: [category.id] })).toEqual({
      ...{ code: 'COUPON_TOO_FEW_UNITS', missing: null, missingUnits: 2 },
      message: `Add 2 more of ${category.name}`,
    });
    const others = products.filter(({ id }) => id !== product.id).slice(0, 6);
    const [one, two, three] = others.map(({ name }) => name);
    const scopeIds = others.map(({ id }) => id);
    expect(await problemOf({ scope: 'PRODUCTS', scopeIds: scopeIds.slice(0, 1) })).toMatchObject({
      code: 'COUPON_NO_MATCHING_PRODUCTS',
      message: `This code is for ${one}`,
    });
    expect(await problemOf({ scope: 'PRODUCTS', scopeIds: scopeIds.slice(0, 2) })).toMatchObject({
      message: `This code is for ${one} or ${two}`,
    });
    expect(await problemOf({ scope: 'PRODUCTS', scopeIds })).toMatchObject({
      message: `This code is for ${one}, ${two}, ${three} or 3 others`,
    });
    expect(await problemOf(threeForTwo)).toMatchObject({ message: 'Add 2 more products' });

    // What an undone import has left is named to nobody.
    await kit.sql(
      `INSERT INTO categories (id, name, slug, color, images, position, hiddenWhileEmpty)
       VALUES ('left', 'Left', 'left', '#ffffff', '[]', 99, 1)`,
    );
    expect(await problemOf({ scope: 'CATEGORIES', scopeIds: ['left'] })).toMatchObject({
      message: 'This code is for other products than those in your cart',
    });
  });

  it('is refused after too many attempts, with when to try again', async () => {
    const { shopper } = await kit.fillCart();
    await kit.newOffer({ code: 'GUESSED' });
    const { limits } = kit.shop;
    const { consume } = limits;
    const limiter = jest
      .spyOn(limits, 'consume')
      .mockImplementation(async (action, subject) =>
        action === 'coupon' ? tooManyRequests(600) : consume(action, subject),
      );
    try {
      expect(await kit.apply(shopper, 'GUESSED')).toMatchObject({
        ...{ __typename: 'TooManyRequests', code: 'TOO_MANY_REQUESTS' },
        message: 'Too many attempts. Please try again in 10 minutes.',
      });
    } finally {
      limiter.mockRestore();
    }
    expect(await kit.cartOf(shopper)).toMatchObject({ couponCode: null });
  });

  it.each([
    ['COUPON_UNKNOWN', { code: 'OTHER-CODE' }],
    ['COUPON_ENDED', { endsAt: '2026-05-03T12:00:00Z' }],
    ['COUPON_NOT_STARTED', { startsAt: '2999-05-03T12:00:00Z' }],
  ])('is refused and not kept: %s', async (code, changes) => {
    const { shopper } = await kit.fillCart();
    await kit.newOffer({ code: `C-${code.slice(7).replaceAll('_', '-')}`, ...changes });
    const typed = `C-${code.slice(7).replaceAll('_', '-')}`;
    expect(await kit.apply(shopper, typed)).toMatchObject({ __typename: 'CouponProblem', code });
    expect(await kit.cartOf(shopper)).toMatchObject({ couponCode: null });
  });

  it('needs a session', async () => {
    const nobody = { ...(await kit.newShopper()), token: 'nobodys' };
    expect(await kit.apply(nobody, 'ANY')).toMatchObject({ __typename: 'NotSignedIn' });
  });
});

describe('a client of the old API', () => {
  it('pays what its lines add up to, without the discounts', async () => {
    const { shopper } = await kit.fillCart(2);
    const offer = await kit.newOffer();
    const { subTotal } = await kit.cartOf(shopper);
    const { keyId: key } = kit.shop.env.payments;
    const payment = await fetch(`${kit.providerUrl}/checkout/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, amount: inPaise(subTotal), currency: 'INR' }),
    });
    const { razorpay_payment_id: paymentId } = (await payment.json()) as { razorpay_payment_id: string };
    const response = await kit.rest('POST', '/orders/create', {
      token: shopper.token,
      body: {
        paymentId,
        name: 'Meera',
        phoneNumber: '9812345678',
        address: '12 Lake Road',
        pincode: '411001',
      },
    });
    expect(response).toMatchObject({ status: 201, body: { amount: subTotal } });
    expect(await kit.offer(offer.id)).toMatchObject({ usedUses: 0 });
  });
});
