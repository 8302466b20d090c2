import { verdictOf } from '../chaos/shoppers/verdicts.ts';
import { cartHasStock, cartLineNotFound, quantityAboveStock } from '../src/features/cart/cart.problems.ts';
import { goodsUnavailable, tooLittleForAllLines } from '../src/features/checkout/checkout.problems.ts';

// What the shoppers of a run with faults understand of the REST API's refusals.

const rice = { id: '1', name: 'Rice', countInStock: 0 };

test.each([
  ['some units are left', goodsUnavailable({ ...rice, countInStock: 2 }, false)],
  ['none is left', goodsUnavailable(rice, false)],
  ['others have reserved all', goodsUnavailable(rice, true)],
  ['each size alone could be bought', tooLittleForAllLines({ ...rice, countInStock: 1 })],
  ['a quantity is above the stock', quantityAboveStock('1', 2)],
  ['the cart has some of the stock', cartHasStock(rice, 3, 2)],
  ['the cart has all of the stock', cartHasStock(rice, 0, 0)],
])('sold out: %s', (_, { message }) => {
  expect(verdictOf(409, message)).toBe('sold out');
});

test('a line that was added and bought meanwhile was added', () => {
  expect(verdictOf(404, cartLineNotFound().message)).toBe('done');
});
