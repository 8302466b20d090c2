import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { CommandList } from './CommandList.tsx';

it('says which search has failed, and shows what the others find', async () => {
  const { client } = fakeShop({});
  renderDesk(client, <CommandList onChoose={() => {}} />, ['READ_ORDERS']);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'orders' } });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Orders could not be searched.'));
  // Screen readers skip what is no option there.
  expect(screen.getByRole('listbox')).not.toContainElement(screen.getByRole('status'));
  expect(
    within(screen.getByRole('group', { name: 'Pages' })).getByRole('option', { name: 'Orders' }),
  ).toBeInTheDocument();
  expect(screen.queryByText('Nothing matches')).not.toBeInTheDocument();
});

it('says outside the list that nothing matches', () => {
  renderDesk(fakeShop({}).client, <CommandList onChoose={() => {}} />, []);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'xyzzy' } });
  expect(screen.getByRole('status')).toHaveTextContent('Nothing matches');
});
