import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { createDeskCache } from '../../app/apollo.ts';
import { ShelfForm } from './ShelfForm.tsx';

const rice = {
  id: 'rice',
  name: 'Rice',
  brand: 'Own',
  countedIn: 'PIECE' as const,
  onHand: 20,
  reserved: 0,
  toPack: 0,
};
const dal = {
  id: 'dal',
  name: 'Dal',
  brand: 'Own',
  countedIn: 'PIECE' as const,
  onHand: 5,
  reserved: 0,
  toPack: 0,
};

/** A shelf whose rice is sold while it is counted: 9 are on hand, and one waits to be packed. */
function Shelf() {
  const [products, setProducts] = useState([rice, dal]);
  return (
    <ShelfForm
      name="s1"
      products={products}
      onRefresh={() => setProducts([{ ...rice, onHand: 9, toPack: 1 }, dal])}
    />
  );
}

afterEach(() => localStorage.clear());

test('a count that is refused is compared with the present stock, and can be confirmed', async () => {
  const refusal = { __typename: 'DeskStockRefusal', productId: 'rice', reason: 'ON_HAND_CHANGED' };
  const refused = { __typename: 'DeskStockRefused', message: 'The stock has changed' };
  const refusals = [{ ...refusal, expectedOnHand: 20, onHand: 9, reserved: 0 }];
  const { client, callsOf } = fakeShop(
    { DeskAdjustStock: () => ({ adjustStock: { ...refused, refusals } }) },
    createDeskCache(),
  );
  renderDesk(client, <Shelf />, ['ADJUST_STOCK']);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Rice' }), '15');
  expect(screen.getByText('−5')).toBeVisible();
  const save = screen.getByRole('button', { name: 'Save the count' });
  await user.click(save);
  expect(await screen.findByText(/has changed by −11 since you counted/)).toBeVisible();
  expect(screen.getByText('+5')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Dal' }), '5');
  expect(screen.getByRole('textbox', { name: 'Rice' })).toHaveValue('15');
  await user.click(save);
  expect(callsOf('DeskAdjustStock')[1]?.variables).toMatchObject({
    adjustments: [
      { productId: 'rice', countedUnits: 14, expectedOnHand: 9 },
      { productId: 'dal', countedUnits: 5, expectedOnHand: 5 },
    ],
  });
});

test('grams are said in kg, too, beside a field with room for their digits', async () => {
  const bananas = { ...rice, id: 'loose', name: 'Bananas, loose', countedIn: 'G' as const, onHand: 12_500 };
  renderDesk(
    fakeShop({}, createDeskCache()).client,
    <ShelfForm name="s2" products={[bananas, dal]} onRefresh={() => {}} />,
    ['ADJUST_STOCK'],
  );
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Bananas, loose' });
  await user.type(field, '950');
  expect(field).not.toHaveAccessibleDescription(/kg/);
  await user.clear(field);
  await user.type(field, '12500');
  expect(field).toHaveAccessibleDescription(/12\.5 kg/);
  // Pieces have no larger unit.
  await user.type(screen.getByRole('textbox', { name: 'Dal' }), '5000');
  expect(screen.getByRole('textbox', { name: 'Dal' })).not.toHaveAccessibleDescription(/\d/);
});
