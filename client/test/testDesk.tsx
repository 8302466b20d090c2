import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { system } from '../desk/app/theme.ts';
import type { DeskPermission, StaffRole } from '../desk/generated/graphql.ts';
import { StaffContext } from '../desk/lib/session/staff.ts';
import { RefusalList } from '../desk/ui/messages/RefusalList.tsx';

/** A part of the desk as staff with these permissions see it. */
export const withStaff = (
  element: ReactNode,
  permissions: DeskPermission[],
  role: StaffRole = 'owner',
): ReactNode => (
  <StaffContext value={{ id: 'staff-1', name: 'Asha', role, permissions }}>{element}</StaffContext>
);

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
        {withStaff(
          <>
            <RefusalList />
            <RouterProvider
              router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })}
            />
          </>,
          permissions,
        )}
      </ApolloProvider>
    </ChakraProvider>,
  );
