import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cartLine, cartOf, fakeShop, renderPage } from '../../../test/testShop.tsx';
import type { Cart } from '../cart/cart.ts';
import { OrderSummary } from './OrderSummary.tsx';

const discount = (amount: number) => ({ __typename: 'Discount', name: 'Happy hour', code: null, amount });

function show(subTotal: number): void {
  const cart = { ...cartOf(cartLine('tea', subTotal, 1)), discounts: [discount(8), discount(4)] };
  const totals = { subTotal, saved: 12, total: 108 };
  renderPage(fakeShop({}).client, '/', <OrderSummary cart={{ ...cart, ...totals } as Cart} />);
}

it('shows each discount, also of offers with the same name', () => {
  const errors = vi.spyOn(console, 'error');
  show(120);
  expect(screen.getAllByText('Happy hour')).toHaveLength(2);
  screen.getByText('₹108.00');
  screen.getByText('You saved ₹12.00');
  expect(errors).not.toHaveBeenCalled();
});

it('shows no old discount and total while the server computes those of another quantity, and keeps their place', () => {
  show(240);
  expect(screen.getAllByText('…')).toHaveLength(4);
  expect(screen.queryByText('₹108.00')).toBeNull();
  expect(screen.queryByText('You saved ₹12.00')).toBeNull();
  screen.getByText('You saved');
  const places = [...document.querySelectorAll('[data-former]')].map((place) =>
    place.getAttribute('data-former'),
  );
  expect(places).toEqual(['-₹8.00', '-₹4.00', '₹108.00', '₹12.00']);
});

it('says what a line contains', () => {
  const variant = {
    __typename: 'ProductVariant',
    weighed: false,
    netQuantity: '250 g',
    comparablePrice: null,
  };
  const lines = [{ ...cartLine('tea', 90, 1), variant }, cartLine('bucket', 120, 2)];
  renderPage(fakeShop({}).client, '/', <OrderSummary cart={{ ...cartOf(), lines } as unknown as Cart} />);
  const [tea, bucket] = lines.map(({ productTitle }) => screen.getByTitle(productTitle));
  expect(tea).toHaveTextContent('Title of tea × 1250 g');
  expect(bucket).toHaveTextContent(/× 2$/);
});
