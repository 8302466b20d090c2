import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { createDeskCache } from '../../app/apollo.ts';
import { AdjustDialog } from './AdjustDialog.tsx';

const milk = { id: 'milk', name: 'Milk', countedIn: 'PIECE' as const, onHand: 12, reserved: 2 };
const fromZero = 'Please give a whole number of units from 0';

test.each([
  ['waste', '13', 'Only 12 units are on hand', '12'],
  ['removed', '11', 'Of 12 units on hand, 2 are reserved by shoppers who are paying', '12'],
  ['waste', '-3', fromZero, '12'],
  ['received', '\u22123', fromZero, '12'],
  ['received', 'ten', null, '12'],
  ['waste', '10', null, '12 → 2'],
  ['received', '500', null, '12 → 512'],
])('%s of %s units: %s, %s on hand', async (choice, units, problem, onHand) => {
  const { client } = fakeShop({}, createDeskCache());
  renderDesk(client, <AdjustDialog product={milk} isOpen onClose={() => {}} />, ['ADJUST_STOCK']);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What happened' }), choice);
  await user.click(screen.getByRole('textbox', { name: /Units/ }));
  await user.paste(units);
  const save = screen.getByRole('button', { name: 'Save' });
  if (problem) expect(screen.getByText(problem)).toBeVisible();
  expect(save).toHaveProperty('disabled', problem !== null);
  expect(screen.getByText('On hand').nextSibling).toHaveTextContent(new RegExp(`^${onHand}$`));
});

test('an item in grams is adjusted in grams', async () => {
  const { client } = fakeShop({}, createDeskCache());
  const bananas = { ...milk, name: 'Bananas, loose', countedIn: 'G' as const, onHand: 2400 };
  renderDesk(client, <AdjustDialog product={bananas} isOpen onClose={() => {}} />, ['ADJUST_STOCK']);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /Units \(g\)/ }), '600');
  expect(screen.getByText('On hand').nextSibling).toHaveTextContent('2,400 g → 3,000 g');
  await user.type(screen.getByRole('textbox', { name: /Units \(g\)/ }), '000');
  expect(screen.getByText('600 kg')).toBeVisible();
  expect(screen.getByText('On hand').nextSibling).toHaveTextContent('2,400 g → 6,02,400 g');
});
