import { Table, VisuallyHidden } from '@chakra-ui/react';
import { LuCheck } from 'react-icons/lu';
import { deskPermissionTable } from '../../../../server/src/features/staff/deskPermissions.ts';
import type { DeskPermission, StaffListQuery } from '../../generated/graphql.ts';
import { ScrollArea } from '../../ui/lists/ScrollArea.tsx';

type Role = NonNullable<StaffListQuery['desk']>['roles'][number];

const permissions = Object.keys(deskPermissionTable) as DeskPermission[];
const areas = [...new Set(permissions.flatMap((permission) => deskPermissionTable[permission].area ?? []))];

const NAME = 'What each role may do';

/** What each role may do, by the parts of the desk. */
export const PermissionTable = ({ roles }: { roles: readonly Role[] }) => (
  <ScrollArea label={NAME}>
    <Table.Root size="sm" textStyle={{ base: 'xs', md: 'sm' }} aria-label={NAME} interactive>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">Action</Table.ColumnHeader>
          {roles.map(({ role }) => (
            <Table.ColumnHeader
              key={role}
              scope="col"
              textAlign="center"
              width={{ md: '24' }}
              paddingInline={{ base: '1', md: '3' }}
            >
              {role}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      {areas.map((area) => (
        <Table.Body key={area}>
          <Table.Row>
            <Table.ColumnHeader
              scope="rowgroup"
              colSpan={roles.length + 1}
              bg="bg.muted"
              fontWeight="semibold"
              paddingBlock="1.5"
            >
              {area}
            </Table.ColumnHeader>
          </Table.Row>
          {permissions
            .filter((permission) => deskPermissionTable[permission].area === area)
            .map((permission) => (
              <Table.Row key={permission}>
                <Table.ColumnHeader scope="row" fontWeight="normal" whiteSpace="normal">
                  {deskPermissionTable[permission].action}
                </Table.ColumnHeader>
                {roles.map(({ role, permissions: own }) => (
                  <Table.Cell key={role} textAlign="center">
                    <Tick isOn={own.includes(permission)} />
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
        </Table.Body>
      ))}
    </Table.Root>
  </ScrollArea>
);

/** A tick, or nothing to see: the ticks of a role are found at a glance. */
const Tick = ({ isOn }: { isOn: boolean }) => (
  <>
    {isOn && <LuCheck aria-hidden size="1.25em" strokeWidth={3} style={{ display: 'inline' }} />}
    <VisuallyHidden>{isOn ? 'yes' : 'no'}</VisuallyHidden>
  </>
);
