import { type CheckoutShop, startCheckoutShop } from '../../../test/checkoutShop.ts';
import { LastBilling } from '../../../test/generated/documents.ts';
import { billing } from '../../../tools/billing.mjs';

let kit: CheckoutShop;
beforeAll(async () => {
  kit = await startCheckoutShop();
});
afterAll(() => kit.close());

describe('lastBilling', () => {
  it('is null until a checkout is paid, and then has its billing details', async () => {
    const { shopper, product } = await kit.fillCart();
    const lastBilling = async () => (await kit.gql(LastBilling, {}, shopper.token)).me?.lastBilling;
    const begin = (city: string) => kit.openCheckout(shopper, { ...billing, city });
    const pay = async ({ providerOrderId }: Awaited<ReturnType<typeof begin>>) =>
      kit.complete(shopper, await kit.payInPopup(providerOrderId));
    const fillCart = () => kit.addToCart(shopper, { productId: product.id, option: product.options[0] });

    const unpaid = await begin('Nagpur');
    expect(await lastBilling()).toBeNull();
    await pay(unpaid);
    expect(await lastBilling()).toEqual({ ...billing, city: 'Nagpur' });

    await fillCart();
    await pay(await begin('Pune'));
    expect(await lastBilling()).toEqual({ ...billing, city: 'Pune' });
    await fillCart();
    await begin('Delhi');
    expect(await lastBilling()).toEqual({ ...billing, city: 'Pune' });
  });
});
