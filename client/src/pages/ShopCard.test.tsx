import { useQuery } from '@apollo/client/react';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartLine, cartOf, deferred, fakeShop, renderPage, SHOPPER, signIn } from '../../test/testShop.tsx';
import { VIEWER } from '../features/auth/useViewer.ts';
import { CartLinesProvider } from '../features/cart/CartLinesProvider.tsx';
import { ShopCard, type ShopCardProduct } from './ShopCard.tsx';

const picture = (url: string) => ({ __typename: 'Image' as const, url, srcSet: null });

function variant(label: string | null, price: number, countInStock: number, image?: string) {
  return {
    ...{ __typename: 'ProductVariant' as const, id: label ?? 'only', label, price, oldPrice: price },
    ...{ discount: 0, countInStock, image: image ? picture(image) : null },
    ...{ weighed: false, netQuantity: null as string | null, unitPrice: null, comparablePrice: null },
  };
}

/** Sold out in 250 g, which is the cheapest. */
const BANANAS: ShopCardProduct = {
  ...{
    id: 'bananas',
    name: 'Bananas',
    brand: 'Farm',
    images: [picture('/bananas.webp')],
    subCatName: 'Fruit',
  },
  ...{ price: 30.1, oldPrice: 30.1, discount: 0, rating: 4, reviewCount: 3, countInStock: 8 },
  options: ['250 g', '500 g', '1 kg'],
  variants: [variant('250 g', 16, 0), variant('500 g', 30.1, 8), variant('1 kg', 55.2, 2, '/kilo.webp')],
};
const GHEE: ShopCardProduct = {
  ...{ ...BANANAS, id: 'ghee', name: 'Ghee', price: 90, options: [], countInStock: 4 },
  variants: [variant(null, 90, 4)],
};

const bananas = (option: string, price: number, quantity: number, countInStock = 8) => ({
  ...cartLine(`line of ${option}`, price, quantity, countInStock),
  ...{ productId: 'bananas', option },
});
const added = (...lines: Parameters<typeof cartOf>) => ({
  addToCart: { __typename: 'CartChanged', cart: cartOf(...lines) },
});

/** Also reads the viewer, as the header does. */
function Page({ children }: { children: React.ReactNode }) {
  const { data } = useQuery(VIEWER);
  return (
    <CartLinesProvider>
      <p>total {data?.me?.cart.total}</p>
      {children}
    </CartLinesProvider>
  );
}

type Replies = Parameters<typeof fakeShop>[0];

async function showCard(cart: object, replies: Replies, props: Partial<Parameters<typeof ShopCard>[0]> = {}) {
  const shop = fakeShop({ Viewer: () => ({ me: { ...SHOPPER, cart } }), ...replies });
  renderPage(
    shop.client,
    '/',
    <Page>
      <ShopCard product={BANANAS} {...props} />
    </Page>,
  );
  await screen.findByText(/^total \d/);
  return shop;
}

const picker = () => screen.getByRole('combobox', { name: 'Options of Bananas' });
const stepper = (name: string) => within(screen.getByRole('group', { name: `Quantity of ${name}` }));
const press = (name: string, within: { getByRole: typeof screen.getByRole } = screen) =>
  userEvent.click(within.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  signIn();
});

it('shows price and picture of the selected variant, and the state of each', async () => {
  await showCard(cartOf(bananas('1 kg', 55.2, 2)), {}, { product: { ...BANANAS, id: 'other' } });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '250 g · Rs 16 · sold out',
    '500 g',
    '1 kg · Rs 55.20',
  ]);
  screen.getByText('Rs 30.10');
  await userEvent.selectOptions(picker(), '1 kg · Rs 55.20');
  screen.getByText('Rs 55.20');
  expect(document.querySelector('img')).toHaveAttribute('src', '/kilo.webp');
  expect(picker()).toHaveFocus();
  await userEvent.selectOptions(picker(), '250 g · Rs 16 · sold out');
  expect(screen.getByRole('button', { name: 'Sold out: Bananas, 250 g' })).toBeDisabled();
});

it('adds the selected variant, changes its quantity and removes it, exact to the paisa', async () => {
  const answer = deferred<object>();
  const half = bananas('500 g', 30.1, 1);
  const { callsOf } = await showCard(cartOf(half), {
    AddToCart: () => answer.promise,
    UpdateCartLine: ({ input }) => {
      const { quantity } = input as { quantity: number };
      return {
        updateCartLine: {
          __typename: 'CartChanged',
          cart: cartOf(half, bananas('1 kg', 55.2, quantity, 2)),
        },
      };
    },
    RemoveCartLine: () => ({ removeCartLine: { __typename: 'CartChanged', cart: cartOf(half) } }),
  });
  // What is in the cart is selected.
  await screen.findByRole('group', { name: 'Quantity of Bananas, 500 g' });
  expect(stepper('Bananas, 500 g').getByRole('status')).toHaveTextContent('1');
  await userEvent.selectOptions(picker(), '1 kg · Rs 55.20');
  await press('Add to cart: Bananas, 1 kg');

  // Before the answer, with the focus on the control that has taken the button's place.
  await screen.findByRole('group', { name: 'Quantity of Bananas, 1 kg' });
  const kilo = stepper('Bananas, 1 kg');
  expect(kilo.getByRole('status')).toHaveTextContent('1');
  expect(kilo.getByRole('button', { name: 'One more' })).toHaveFocus();
  expect(kilo.getByRole('button', { name: 'One less' })).toBeDisabled();
  screen.getByText('total 85.3');
  answer.settle(added(half, bananas('1 kg', 55.2, 1, 2)));
  await screen.findByText('Item is added in the cart');
  expect(callsOf('AddToCart').map(({ variables }) => variables.input)).toEqual([
    { productId: 'bananas', quantity: 1, option: '1 kg' },
  ]);

  await press('One more', kilo);
  screen.getByText('total 140.5');
  await press('One more', kilo);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The quantity is greater than product count in stock',
  );
  screen.getByRole('option', { name: '500 g · Rs 30.10 · 1 in cart' });

  await press('One less', kilo);
  await press('One less', kilo);
  await screen.findByText('Item removed from cart!');
  screen.getByText('total 30.1');
  expect(screen.getByRole('button', { name: 'Add to cart: Bananas, 1 kg' })).toHaveFocus();
  expect(picker()).toHaveValue('1 kg');
});

it('adds once more while the first addition is being sent', async () => {
  const answers = [deferred<object>(), deferred<object>()];
  let count = 0;
  const { callsOf } = await showCard(
    cartOf(),
    { AddToCart: () => answers[count++]?.promise ?? {} },
    { product: GHEE },
  );
  await press('Add to cart: Ghee');
  await screen.findByRole('group', { name: 'Quantity of Ghee' });
  await press('One more', stepper('Ghee'));
  expect(stepper('Ghee').getByRole('status')).toHaveTextContent('2');
  screen.getByText('total 180');
  const ghee = (quantity: number) => ({ ...cartLine('ghee', 90, quantity, 4), productId: 'ghee' });
  answers[0]?.settle(added(ghee(1)));
  await waitFor(() => expect(callsOf('AddToCart')).toHaveLength(2));
  expect(stepper('Ghee').getByRole('status')).toHaveTextContent('2');
  answers[1]?.settle(added(ghee(2)));
  await waitFor(() => expect(stepper('Ghee').getByRole('button', { name: 'One less' })).toBeEnabled());
  expect(stepper('Ghee').getByRole('status')).toHaveTextContent('2');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('gives a refused addition back', async () => {
  await showCard(cartOf(), {
    AddToCart: () => ({ addToCart: { __typename: 'OutOfStock', message: 'Only 0 left.' } }),
  });
  await press('Add to cart: Bananas, 500 g');
  expect(await screen.findByRole('alert')).toHaveTextContent('Only 0 left.');
  screen.getByRole('button', { name: 'Add to cart: Bananas, 500 g' });
  screen.getByText('total 0');
});

it('moves the focus only for its own presses', async () => {
  const ghee = (quantity: number) => ({ ...cartLine('ghee', 90, quantity, 4), productId: 'ghee' });
  const { client } = fakeShop({
    Viewer: () => ({ me: { ...SHOPPER, cart: cartOf(ghee(1)) } }),
    UpdateCartLine: ({ input }) => ({
      updateCartLine: {
        __typename: 'CartChanged',
        cart: cartOf(ghee((input as { quantity: number }).quantity)),
      },
    }),
    RemoveCartLine: () => ({ removeCartLine: { __typename: 'CartChanged', cart: cartOf() } }),
  });
  renderPage(
    client,
    '/',
    <Page>
      <ShopCard product={GHEE} />
      <ShopCard product={GHEE} />
    </Page>,
  );
  const steppers = await screen.findAllByRole('group', { name: 'Quantity of Ghee' });
  const [first, second] = steppers.map((group) => within(group));
  if (!first || !second) throw new Error('Both cards show the quantity');
  await press('One more', second);
  await screen.findByText('total 180');
  await press('One less', first);
  await press('One less', first);
  const [button] = await screen.findAllByRole('button', { name: 'Add to cart: Ghee' });
  expect(button).toHaveFocus();
});

it('names an only option, on the card and in the button', async () => {
  await showCard(
    cartOf(),
    {},
    { product: { ...GHEE, options: ['500 g'], variants: [variant('500 g', 90, 4)] } },
  );
  screen.getByText('500 g');
  screen.getByRole('button', { name: 'Add to cart: Ghee, 500 g' });
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('says what an only package contains, where others have the picker', async () => {
  const only = { ...variant(null, 90, 4), netQuantity: '500 ml' };
  await showCard(cartOf(), {}, { product: { ...GHEE, variants: [only] } });
  screen.getByText('500 ml');
  cleanup();
  const named = { ...variant('Jar', 90, 4), netQuantity: '500 ml' };
  await showCard(cartOf(), {}, { product: { ...GHEE, options: ['Jar'], variants: [named] } });
  screen.getByText('Jar · 500 ml');
});

const perKilo = (price: number) => ({
  __typename: 'UnitPrice' as const,
  ...{ price, reference: 'kg' },
});
const small = { ...variant('250 g', 16, 3), comparablePrice: perKilo(64) };
const large = { ...variant('1 kg', 55.2, 2), comparablePrice: perKilo(55.2) };
const unmeasured = variant('Bunch', 30, 4);
const measured = { ...BANANAS, variants: [unmeasured, large, small] };

it('shows what a kilogram costs, also where that is the price: lists are sorted by it', async () => {
  await showCard(cartOf(), {}, { product: measured });
  await userEvent.selectOptions(picker(), '250 g');
  screen.getByText('Rs 64.00 per kg');
  await userEvent.selectOptions(picker(), '1 kg');
  screen.getByText('Rs 55.20');
  screen.getByText('Rs 55.20 per kg');
});

it('says what the selected package contains, beside what a part of it costs', async () => {
  const perPiece = { __typename: 'UnitPrice' as const, price: 4, reference: 'piece' };
  const bunch = { ...unmeasured, netQuantity: '8 pieces', comparablePrice: perPiece };
  await showCard(cartOf(), {}, { product: { ...measured, variants: [bunch, small] } });
  screen.getByText('8 pieces · Rs 4.00 per piece');
  await userEvent.selectOptions(picker(), '250 g');
  screen.getByText('Rs 64.00 per kg');
  expect(screen.queryByText(/8 pieces/)).toBeNull();
});

it('shows what 100 g cost among products of several categories', async () => {
  await showCard(cartOf(), {}, { product: measured, commonBasis: true });
  await userEvent.selectOptions(picker(), '250 g');
  screen.getByText('Rs 6.40 per 100 g');
});

it('says of the selected variant that it is weighed when it is packed', async () => {
  const weighed = { ...variant('1 kg', 55.2, 2), weighed: true };
  await showCard(cartOf(), {}, { product: { ...BANANAS, variants: [variant('500 g', 30.1, 8), weighed] } });
  expect(screen.queryByText('Weighed when packed')).toBeNull();
  await userEvent.selectOptions(picker(), '1 kg · Rs 55.20');
  screen.getByText('Weighed when packed');
});

describe('in a list that is sorted or filtered by prices', () => {
  it.each([
    ['price', '250 g', 'Rs 16'],
    ['unitPrice', '1 kg', 'Rs 55.20'],
  ] as const)(
    'shows the cheapest variant by %s, also when another one is in the cart',
    async (cheapestBy, label, price) => {
      await showCard(cartOf(bananas('Bunch', 30, 1)), {}, { product: measured, cheapestBy });
      expect(picker()).toHaveValue(label);
      screen.getByText(price);
    },
  );

  it('shows one that can be bought; if none can, the one that the product shows', async () => {
    const soldOut = { ...measured, variants: [unmeasured, large, { ...small, countInStock: 0 }] };
    await showCard(cartOf(), {}, { product: soldOut, cheapestBy: 'price' });
    expect(picker()).toHaveValue('Bunch');
    cleanup();
    const none = measured.variants.map((each) => ({ ...each, countInStock: 0 }));
    await showCard(cartOf(), {}, { product: { ...measured, variants: none }, cheapestBy: 'unitPrice' });
    expect(picker()).toHaveValue('Bunch');
  });
});
