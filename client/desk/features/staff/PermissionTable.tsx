import { Table, VisuallyHidden } from '@chakra-ui/react';
import { LuCheck } from 'react-icons/lu';
import type { DeskPermission, StaffListQuery } from '../../generated/graphql.ts';
import { ScrollArea } from '../../ui/ScrollArea.tsx';

type Role = NonNullable<StaffListQuery['desk']>['roles'][number];

/** What a permission allows, in the words of the desk. To sign in alone is no use to anybody, and has no row. */
const labels: Record<Exclude<DeskPermission, 'SIGN_IN_TO_DESK'>, string> = {
  USE_DESK: 'Sign in, and see what is to be done',
  READ_ORDERS: 'See orders',
  EXPORT_ORDERS: 'Save lists of orders as a file, with names, phones and addresses',
  PACK_ORDERS: 'Pack orders and send them out',
  WRITE_ORDER_NOTES: 'Write notes for staff on orders',
  REFUND_MISSING_LINES: 'Give money back for products that are missing while packing',
  REFUND_ORDERS: 'Give back any part of what was paid',
  CANCEL_ORDERS: 'Cancel orders and give the money back',
  READ_CATALOGUE: 'See products, categories and banners',
  EDIT_CATALOGUE: 'Change products, prices, categories and banners',
  IMPORT_CATALOGUE: 'Import products from a file, export them, and undo an import',
  READ_STOCK: 'See the stock and its history',
  ADJUST_STOCK: 'Count and correct the stock',
  READ_CUSTOMERS: 'See customers',
  EDIT_CUSTOMERS: 'Sign customers out, block them, give them their data, delete accounts',
  MODERATE_REVIEWS: 'Hide, show and answer reviews',
  READ_REPORTS: 'See sales and other figures',
  SEND_NEWSLETTER: 'See subscribers and send the newsletter',
  READ_AUDIT_LOG: 'See who has done what (audit log)',
  MANAGE_STAFF: 'Invite and remove staff, and change their roles',
  EDIT_SETTINGS: 'Change the settings of the shop',
};

/** What each role may do. */
export function PermissionTable({ roles }: { roles: readonly Role[] }) {
  const permissions = Object.keys(labels) as (keyof typeof labels)[];
  return (
    <ScrollArea label="What each role may do">
      <Table.Root size="sm" textStyle={{ base: 'xs', md: 'sm' }} aria-label="What each role may do">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>What</Table.ColumnHeader>
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
              <Table.Cell whiteSpace="normal">{labels[permission]}</Table.Cell>
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
