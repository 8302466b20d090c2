import { startShop, type TestShop } from '../../../test/testkit.ts';
import { billing } from '../../../tools/billing.mjs';

const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }`;
const BEGIN = `mutation ($billing: BillingInput!) { beginCheckout(billing: $billing) {
  ... on CheckoutBegun { checkout { id providerOrderId } }
} }`;
const COMPLETE = `mutation ($input: CompleteCheckoutInput!) { completeCheckout(input: $input) { __typename } }`;
const LAST_BILLING = `{ me { lastBilling {
  fullName country streetAddressLine1 streetAddressLine2 city state zipCode phoneNumber email
} } }`;

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

describe('lastBilling', () => {
  it('is null until a checkout is paid, and then has its billing details', async () => {
    const shopper = await kit.newShopper();
    const lastBilling = async () => (await kit.gql(LAST_BILLING, {}, shopper.token)).me.lastBilling;
    const product = await kit.product('paneer');
    await kit.setStock(product.id, 10);

    const begin = async (city: string) => {
      const input = { productId: product.id, option: product.options[0], quantity: 1 };
      await kit.gql(ADD, { input }, shopper.token);
      const variables = { billing: { ...billing, city } };
      return (await kit.gql(BEGIN, variables, shopper.token)).beginCheckout.checkout;
    };

    const unpaid = await begin('Nagpur');
    expect(await lastBilling()).toBeNull();
    await kit.gql(COMPLETE, { input: await kit.payInPopup(unpaid.providerOrderId) }, shopper.token);
    expect(await lastBilling()).toEqual({ ...billing, city: 'Nagpur' });

    await kit.gql(
      COMPLETE,
      { input: await kit.payInPopup((await begin('Pune')).providerOrderId) },
      shopper.token,
    );
    expect(await lastBilling()).toEqual({ ...billing, city: 'Pune' });
    await begin('Delhi');
    expect(await lastBilling()).toEqual({ ...billing, city: 'Pune' });
  });
});
