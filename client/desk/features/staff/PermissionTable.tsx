import { Table, VisuallyHidden } from '@chakra-ui/react';
import { LuCheck } from 'react-icons/lu';
import type { StaffListQuery } from '../../generated/graphql.ts';

type Role = NonNullable<StaffListQuery['desk']>['roles'][number];

import { ScrollArea } from '../../ui/ScrollArea.tsx';

/** `REFUND_MISSING_LINES` as `Refund missing lines`. */
const toWords = (permission: string): string =>
  permission.charAt(0) + permission.slice(1).toLowerCase().replaceAll('_', ' ');

/** What each role may do. */
export function PermissionTable({ roles }: { roles: readonly Role[] }) {
  const permissions = [...new Set(roles.flatMap((role) => role.permissions))];
  return (
    <ScrollArea label="What each role may do">
      <Table.Root size="sm" textStyle={{ base: 'xs', md: 'sm' }} aria-label="What each role may do">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Permission</Table.ColumnHeader>
            {roles.map(({ role }) => (
              <Table.ColumnHeader key={role} textAlign="center" paddingInline={{ base: '1', md: '3' }}>
                {role}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {permissions.map((permission) => (
            <Table.Row key={permission}>
              <Table.Cell>{toWords(permission)}</Table.Cell>
              {roles.map(({ role, permissions: own }) => (
                <Table.Cell key={role} textAlign="center">
                  {own.includes(permission) && (
                    <>
                      <LuCheck aria-hidden style={{ display: 'inline' }} />
                      <VisuallyHidden>yes</VisuallyHidden>
                    </>
                  )}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}
