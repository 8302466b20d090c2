import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { system } from '../desk/app/theme.ts';
import type { DeskPermission } from '../desk/generated/graphql.ts';
import { StaffContext } from '../desk/lib/session/staff.ts';
import { RefusalList } from '../desk/ui/messages/RefusalList.tsx';

/** Renders a part of the desk with all providers and a router at `path`, for staff with these permissions. */
export const renderDesk = (
  client: ApolloClient,
  element: ReactNode,
  permissions: DeskPermission[],
  path = '/',
) =>
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <StaffContext value={{ id: 'staff-1', name: 'Asha', role: 'owner', permissions }}>
          <RefusalList />
          <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />
        </StaffContext>
      </ApolloProvider>
    </ChakraProvider>,
  );
