import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { cartOf, fakeShop, renderPage, SHOPPER, signIn } from '../../test/testShop.tsx';
import { ProductDetail } from './ProductPage.tsx';

const picture = (url: string) => ({ __typename: 'Image', url, srcSet: null });

const variant = (label: string, price: number, oldPrice: number, countInStock: number, image?: string) => ({
  ...{ __typename: 'ProductVariant', id: label, label, price, oldPrice, countInStock },
  discount: Math.floor(((oldPrice - price) * 100) / oldPrice),
  ...{ amount: null, unit: null, netQuantity: null as string | null, weighed: false },
  ...{ unitPrice: null as object | null, comparablePrice: null as object | null },
  ...{ gtin: `890103072${price}`, image: image ? picture(image) : null },
});

/** Its options are in two lists with one index. */
const RICE = {
  ...{ __typename: 'Product', id: 'rice', name: 'Rice', brand: 'Farm', description: 'Long grain' },
  ...{ images: [picture('/rice.webp')], imageAlts: [], catId: 'c', catName: 'Staples', subCatId: 's' },
  ...{
    subCatName: 'Rice',
    price: 60,
    oldPrice: 60,
    discount: 0,
    rating: 4,
    reviewCount: 0,
    countInStock: 20,
  },
  ...{ size: ['Bag', 'Sack', 'Tin'], productRam: [], productWeight: ['1 kg', '5 kg', '2 kg'] },
  options: ['Bag / 1 kg', 'Sack / 5 kg', 'Tin / 2 kg'],
  priceRange: { __typename: 'PriceRange', lowest: 60, highest: 300 },
  variants: [
    variant('Bag / 1 kg', 60, 60, 20),
    variant('Sack / 5 kg', 240, 300, 2, '/sack.webp'),
    variant('Tin / 2 kg', 300, 300, 0),
  ],
  related: [],
  offers: [] as object[],
  countryOfOrigin: null,
};

const option = (list: string, name: string) =>
  within(screen.getByRole('group', { name: list })).getByRole('button', { name });
const quantity = () => within(screen.getByRole('group', { name: 'Quantity of Rice' }));

async function openPage(product = RICE) {
  const shop = fakeShop({
    Product: () => ({ product }),
    AddToCart: () => ({ addToCart: { __typename: 'CartChanged', cart: cartOf() } }),
    Viewer: () => ({ me: { ...SHOPPER, cart: cartOf() } }),
  });
  renderPage(shop.client, '/product/rice', <ProductDetail id="rice" />);
  await screen.findByRole('heading', { name: 'Rice' });
  return shop;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  signIn();
});

it('does not say "from" when only variants that are not on sale have another price', async () => {
  await openPage({ ...RICE, priceRange: { ...RICE.priceRange, highest: 60 } });
  screen.getByText('Rs 60');
  expect(screen.queryByText('from')).toBeNull();
});

it('shows price, discount, stock and picture of the selected option at once', async () => {
  const { calls, callsOf } = await openPage();
  screen.getByText('from');
  screen.getByText('Rs 60');
  for (let count = 1; count < 4; count++)
    await userEvent.click(quantity().getByRole('button', { name: 'One more' }));

  const callsBefore = calls.length;
  await userEvent.click(option('WEIGHT', '5 kg'));
  expect(calls).toHaveLength(callsBefore);
  expect(screen.queryByText('from')).toBeNull();
  screen.getByText('Rs 240');
  expect(screen.getByLabelText('Old price Rs 300')).toBeVisible();
  screen.getByText('20% Off');
  screen.getByText('Only 2 left');
  await waitFor(() => expect(screen.getByAltText('Rice, Sack / 5 kg')).toBeVisible());
  // No more than there is of it.
  expect(quantity().getByRole('status')).toHaveTextContent('2');
  await userEvent.click(quantity().getByRole('button', { name: 'One more' }));
  await screen.findByText('The quantity is greater than product count in stock');

  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  await screen.findByText('Item is added in the cart');
  expect(callsOf('AddToCart').map(({ variables }) => variables.input)).toEqual([
    { productId: 'rice', quantity: 2, option: 'Sack / 5 kg' },
  ]);
});

it('counts the stock of the selected option in the additional info, too', async () => {
  await openPage();
  await userEvent.click(screen.getByRole('tab', { name: 'Additional info' }));
  const row = screen.getByRole('row', { name: /^In stock/ });
  expect(row).toHaveTextContent('In stock20');
  await userEvent.click(option('WEIGHT', '5 kg'));
  expect(row).toHaveTextContent('In stock2');
  expect(row).not.toHaveTextContent('In stock20');
});

it('tells a sold-out option by words', async () => {
  await openPage();
  option('Size', 'Tin sold out');
  await userEvent.click(option('WEIGHT', '2 kg sold out'));
  screen.getByText('Rs 300');
  expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
});

it('says of an option that it is weighed when it is packed', async () => {
  const [bag, sack, tin] = RICE.variants;
  await openPage({ ...RICE, variants: [bag!, { ...sack!, weighed: true }, tin!] });
  const note = 'Weighed when packed: you pay for what it weighs, never more.';
  expect(screen.queryByText(note)).toBeNull();
  await userEvent.click(option('WEIGHT', '5 kg'));
  expect(screen.getByText(note)).toBeVisible();
});

const unitPrice = (price: number, reference: string) => ({ __typename: 'UnitPrice', price, reference });

it('says how much an option contains, and what that costs by law and to compare', async () => {
  const [bag, sack, tin] = RICE.variants;
  const measures = [
    { netQuantity: '500 g', unitPrice: unitPrice(0.12, 'g'), comparablePrice: unitPrice(120, 'kg') },
    { netQuantity: '3 pieces', unitPrice: unitPrice(80, 'piece'), comparablePrice: unitPrice(80, 'piece') },
    { comparablePrice: unitPrice(150, 'kg') },
  ];
  const variants = [bag!, sack!, tin!].map((each, index) => ({ ...each, ...measures[index] }));
  await openPage({ ...RICE, variants });
  await userEvent.click(screen.getByRole('tab', { name: 'Additional info' }));
  screen.getByText('500 g · Rs 0.12 per g · Rs 120.00 per kg');
  screen.getByRole('row', { name: 'Net quantity 500 g' });
  await userEvent.click(option('WEIGHT', '5 kg'));
  screen.getByText('3 pieces · Rs 80.00 per piece');
  screen.getByRole('row', { name: 'Net quantity 3 pieces' });
  // Its text says what it contains.
  await userEvent.click(option('WEIGHT', '2 kg sold out'));
  screen.getByText('Rs 150.00 per kg');
  expect(screen.queryByRole('row', { name: /^Net quantity/ })).toBeNull();
});

it('says which offers are for it, and by which code', async () => {
  const offer = (name: string, code: string | null) => ({ __typename: 'Offer', id: name, name, code });
  await openPage({ ...RICE, offers: [offer('Rice week', 'RICE10'), offer('Ten percent off', null)] });
  const notes = screen.getAllByText(/^Offer:/).map(({ textContent }) => textContent);
  expect(notes).toEqual(['Offer: Rice week, with the code RICE10', 'Offer: Ten percent off']);
});

it('offers each variant to search engines', async () => {
  await openPage();
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const product = scripts.map(({ textContent }) => JSON.parse(textContent)).find(({ offers }) => offers);
  expect(product.offers).toMatchObject([
    { name: 'Rice, Bag / 1 kg', price: 60, gtin: '89010307260', availability: 'https://schema.org/InStock' },
    { name: 'Rice, Sack / 5 kg', price: 240, gtin: '890103072240' },
    { name: 'Rice, Tin / 2 kg', price: 300, availability: 'https://schema.org/OutOfStock' },
  ]);
});
