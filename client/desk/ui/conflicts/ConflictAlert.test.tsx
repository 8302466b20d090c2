import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { system } from '../../app/theme.ts';
import { ConflictAlert } from './ConflictAlert.tsx';

const field = (name: string) => ({
  ...{ field: name, label: name, before: 'Old', mine: 'Mine', stored: 'Stored' },
});
const onSave = vi.fn();
const alert = (
  <ConflictAlert
    message="It was changed meanwhile"
    fields={[field('Brand'), field('Name')]}
    onSave={onSave}
    onTakeStored={() => {}}
  />
);
const page = (isShown: boolean) => (
  <ChakraProvider value={system}>
    {isShown && alert}
    <button type="button">Save</button>
  </ChakraProvider>
);

it('takes the focus when it appears, and leaves it alone when it is rendered again', () => {
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Save' }).focus();
  rerender(page(true));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('table', { name: 'Both versions' })).toHaveTextContent('BrandOldMineStored');
  screen.getByRole('button', { name: 'Take what was saved' }).focus();
  rerender(page(true));
  expect(screen.getByRole('button', { name: 'Take what was saved' })).toHaveFocus();
});

it('lets one choose between both versions of each field', async () => {
  const user = userEvent.setup();
  render(page(true));
  await user.click(screen.getByRole('button', { name: 'Save mine instead' }));
  await user.click(screen.getByRole('radio', { name: 'Name: saved meanwhile' }));
  expect(screen.getByRole('radio', { name: 'Brand: yours' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  expect(onSave.mock.calls).toEqual([[new Set()], [new Set(['Name'])]]);
});
