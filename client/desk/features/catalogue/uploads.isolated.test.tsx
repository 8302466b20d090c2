import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../test/testShop.tsx';
import { system } from '../../app/theme.ts';
import { uploadPicture } from '../../lib/files/uploadPicture.ts';
import { type Staff, StaffContext } from '../../lib/session/staff.ts';
import { CategoryDialog } from './categories/CategoryDialog.tsx';
import { ProductEditor } from './editor/ProductEditor.tsx';

vi.mock('../../lib/files/uploadPicture.ts');

const NOTE = 'Pictures are being sent …';
const picture = new File(['picture'], 'pepper.png', { type: 'image/png' });

/** Ends the upload. */
let finish: () => void;
beforeEach(() => {
  vi.mocked(uploadPicture).mockImplementation(
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ url: '/pictures/pepper.webp', srcSet: null });
      }),
  );
});

function show(element: ReactElement) {
  const shop = fakeShop({ DeskCategoryChoices: () => ({ desk: { __typename: 'Desk', categories: [] } }) });
  const staff: Staff = { id: 'staff-1', name: 'Asha', role: 'owner', permissions: ['EDIT_CATALOGUE'] };
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={shop.client}>
        <StaffContext value={staff}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
        </StaffContext>
      </ApolloProvider>
    </ChakraProvider>,
  );
}

test('a product cannot be saved while its pictures upload, by button or keys', async () => {
  show(<ProductEditor product={null} />);
  await userEvent.upload(await screen.findByLabelText('Pictures', { selector: 'input' }), picture);
  const bar = screen.getByRole('region', { name: 'Unsaved changes' });
  expect(within(bar).getByRole('status')).toHaveTextContent(NOTE);
  expect(within(bar).getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), '{Control>}s{/Control}');
  expect(screen.queryByText('A product needs a name')).toBeNull();
  await act(async () => finish());
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeInTheDocument();
  expect(within(bar).queryByText(NOTE)).toBeNull();
  expect(within(bar).getByRole('button', { name: 'Save' })).toBeEnabled();
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), '{Control>}s{/Control}');
  expect(await screen.findByText('A product needs a name')).toBeInTheDocument();
});

test('a category cannot be saved while its picture uploads', async () => {
  const changes = { create: vi.fn(), update: vi.fn(), busy: false };
  show(<CategoryDialog category={null} parentId={null} changes={changes as never} onClose={() => {}} />);
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Toys');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  await userEvent.upload(screen.getByLabelText('Picture'), picture);
  expect(screen.getByText(NOTE)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await act(async () => finish());
  expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
  expect(screen.queryByText(NOTE)).toBeNull();
});
