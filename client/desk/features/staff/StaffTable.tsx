import { Badge, Box, Button, HStack, NativeSelect, Table, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { StaffList_MemberFragment, StaffRole } from '../../generated/graphql.ts';
import { formatTime } from '../../lib/format.ts';
import { useStaff } from '../../lib/staff.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { cardsOnPhones } from '../../ui/cardLayout.ts';
import { ScrollArea } from '../../ui/ScrollArea.tsx';
import { staffRoles } from './roles.ts';
import { SessionsDialog } from './SessionsDialog.tsx';
import { useChangeStaffRole } from './useChangeStaffRole.ts';
import { useResetSecondFactor } from './useResetSecondFactor.ts';
import { useSignOutStaffMember } from './useSignOutStaffMember.ts';

/** The staff with what an owner can do to each member but to the own account. */
export function StaffTable({ members }: { members: readonly StaffList_MemberFragment[] }) {
  const me = useStaff();
  const { changeRole } = useChangeStaffRole();
  const [removed, setRemoved] = useState<StaffList_MemberFragment | null>(null);
  const [inspected, setInspected] = useState<StaffList_MemberFragment | null>(null);
  return (
    <>
      <ScrollArea label="Staff">
        <Table.Root size="sm" role="table" aria-label="Staff" css={cardsOnPhones}>
          <Table.Header role="rowgroup">
            <Table.Row role="row">
              <Table.ColumnHeader role="columnheader">Name</Table.ColumnHeader>
              <Table.ColumnHeader role="columnheader">Role</Table.ColumnHeader>
              <Table.ColumnHeader role="columnheader">Second factor</Table.ColumnHeader>
              <Table.ColumnHeader role="columnheader">Last seen</Table.ColumnHeader>
              <Table.ColumnHeader role="columnheader">Actions</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body role="rowgroup">
            {members.map((member) => (
              <Table.Row key={member.id} role="row">
                <Table.Cell role="cell" data-label="Name">
                  <Box overflowWrap="anywhere">
                    {member.name}
                    <Text color="fg.muted">{member.email}</Text>
                  </Box>
                </Table.Cell>
                <Table.Cell role="cell" data-label="Role">
                  {member.id === me.id ? (
                    `${member.role} (you)`
                  ) : (
                    <RoleSelect
                      label={`Role of ${member.name}`}
                      role={member.role}
                      onChange={(role) => void changeRole(member.id, role)}
                    />
                  )}
                </Table.Cell>
                <Table.Cell role="cell" data-label="Second factor">
                  <Badge colorPalette={member.hasSecondFactor ? 'green' : 'gray'}>
                    {member.hasSecondFactor ? 'on' : 'off'}
                  </Badge>
                </Table.Cell>
                <Table.Cell role="cell" data-label="Last seen" whiteSpace="nowrap">
                  {member.lastSeen ? formatTime(member.lastSeen) : 'not signed in'}
                </Table.Cell>
                <Table.Cell role="cell" data-label="Actions">
                  <HStack wrap="wrap">
                    <Button
                      size="xs"
                      variant="outline"
                      aria-label={`Devices of ${member.name}`}
                      onClick={() => setInspected(member)}
                    >
                      Devices
                    </Button>
                    {member.id !== me.id && (
                      <MemberActions member={member} onRemove={() => setRemoved(member)} />
                    )}
                  </HStack>
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </ScrollArea>
      {inspected && <SessionsDialog member={inspected} onClose={() => setInspected(null)} />}
      <ConfirmDialog
        isOpen={removed !== null}
        title={`Remove ${removed?.name} from the staff?`}
        confirmLabel="Remove"
        isDangerous
        onClose={() => setRemoved(null)}
        onConfirm={() => {
          if (removed) void changeRole(removed.id, null);
          setRemoved(null);
        }}
      >
        The person is signed out at once and keeps the account as a shopper.
      </ConfirmDialog>
    </>
  );
}

function MemberActions({ member, onRemove }: { member: StaffList_MemberFragment; onRemove: () => void }) {
  const { signOut, busy } = useSignOutStaffMember();
  const reset = useResetSecondFactor();
  return (
    <>
      <Button size="xs" variant="outline" loading={busy} onClick={() => void signOut(member.id)}>
        Sign out
      </Button>
      {member.hasSecondFactor && (
        <Button
          size="xs"
          variant="outline"
          loading={reset.busy}
          onClick={() => void reset.resetSecondFactor(member.id)}
        >
          Reset second factor
        </Button>
      )}
      <Button size="xs" variant="outline" colorPalette="red" onClick={onRemove}>
        Remove
      </Button>
    </>
  );
}

interface RoleSelectProps {
  label: string;
  role: StaffRole;
  onChange: (role: StaffRole) => void;
}

function RoleSelect({ label, role, onChange }: RoleSelectProps) {
  return (
    <NativeSelect.Root size="sm" width="32">
      <NativeSelect.Field
        aria-label={label}
        value={role}
        onChange={(event) => onChange(event.target.value as StaffRole)}
      >
        {staffRoles.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
