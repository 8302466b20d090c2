import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { CommandList } from './CommandList.tsx';

it('says which search has failed, and shows what the others find', async () => {
  const { client } = fakeShop({});
  renderDesk(client, <CommandList onChoose={() => {}} />, ['READ_ORDERS']);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'orders' } });
  expect(await screen.findByText(/Could not be searched/)).toBeInTheDocument();
  const group = screen.getByText(/Could not be searched/).closest('[role=group]');
  expect(group).toHaveAttribute('aria-label', 'Orders');
  expect(
    within(screen.getByRole('group', { name: 'Pages' })).getByRole('option', { name: 'Orders' }),
  ).toBeInTheDocument();
  expect(screen.queryByText('Nothing matches')).not.toBeInTheDocument();
});
