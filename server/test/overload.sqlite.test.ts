import { setImmediate as turn } from 'node:timers/promises';
import { billing } from '../tools/billing.mjs';
import { type CheckoutShop, startCheckoutShop } from './checkoutShop.ts';
import { requestDocument } from './documentRequest.ts';
import { Me, Product, ProductCards } from './generated/documents.ts';

// What an overloaded shop still does: everything but browsing that no cache answers.

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop();
});
afterAll(() => shop.close());

/** Takes all places of those who browse. @returns a function that frees them */
async function overload(): Promise<() => void> {
  const releases: (() => void)[] = [];
  for (;;) {
    const release = await shop.shop.browsing.admit();
    if (release === 'overloaded') break;
    releases.push(release);
    await turn();
  }
  return () => {
    for (const release of releases) release();
  };
}

const cards = (first: number) => shop.gqlRaw(ProductCards, { first });

describe('an overloaded shop', () => {
  it('refuses lists and products that no cache has, and answers them again as soon as it can', async () => {
    const { token } = await shop.newShopper();
    const { id } = await shop.product('paneer');
    await cards(3);
    await shop.gql(Product, { id });
    const end = await overload();
    const responses = [
      await cards(4),
      await shop.gqlRaw(Product, { id }, { token }),
      await shop.rest('GET', '/category/'),
    ];
    for (const { status, headers } of responses) {
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(responses[0]?.body).toEqual({
      errors: [{ message: expect.any(String), extensions: { code: 'SERVICE_UNAVAILABLE' } }],
    });
    expect(responses[2]?.body).toMatchObject({ error: true, msg: expect.any(String) });
    // Cached before.
    expect((await cards(3)).status).toBe(200);
    end();
    expect((await cards(4)).status).toBe(200);
    expect((await shop.gqlRaw(Product, { id }, { token })).status).toBe(200);
    expect((await shop.rest('GET', '/category/')).status).toBe(200);
  });

  it('renders pages, which have a queue of their own', async () => {
    const end = await overload();
    const { status, body } = await requestDocument(`${shop.url}/search?q=coffee`);
    expect(status).toBe(200);
    expect(body).toContain('id="state"');
    end();
  });

  it('lets shoppers sign in, fill the cart and pay', async () => {
    // Documents that have been executed before could be taken for browsing.
    const before = await shop.startCheckout();
    await shop.complete(before.shopper, await shop.payInPopup(before.checkout.providerOrderId));
    await shop.gql(Me, {}, before.shopper.token);
    const product = await shop.product('paneer');
    const end = await overload();
    const shopper = await shop.newShopper();
    await shop.addToCart(shopper, { productId: product.id, option: product.options[0], quantity: 1 });
    expect((await shop.gql(Me, {}, shopper.token)).me).not.toBeNull();
    expect((await shop.rest('GET', '/cart', { token: shopper.token })).status).toBe(200);
    const checkout = await shop.openCheckout(shopper, { ...billing, email: shopper.email });
    expect(await shop.complete(shopper, await shop.payInPopup(checkout.providerOrderId))).toMatchObject({
      __typename: 'OrderPlaced',
    });
    end();
  });
});
