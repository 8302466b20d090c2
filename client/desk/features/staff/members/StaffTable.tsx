import { Badge, Box, HStack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { staffRoles } from '../../../../../server/src/features/staff/deskPermissions.ts';
import type { StaffList_MemberFragment, StaffRole } from '../../../generated/graphql.ts';
import { formatTime } from '../../../lib/format.ts';
import { useStaff } from '../../../lib/session/staff.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { type DataColumn, DataTable } from '../../../ui/lists/DataTable.tsx';
import { SmallButton } from '../../../ui/SmallButton.tsx';
import { SessionsDialog } from './SessionsDialog.tsx';
import { useChangeStaffRole } from './useChangeStaffRole.ts';
import { useResetSecondFactor } from './useResetSecondFactor.ts';
import { useSignOutStaffMember } from './useSignOutStaffMember.ts';

const descriptiveColumns: DataColumn<StaffList_MemberFragment>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: (row) => (
      <Box overflowWrap="anywhere">
        {row.name}
        <Text color="fg.muted">{row.email}</Text>
      </Box>
    ),
  },
  {
    id: 'secondFactor',
    header: 'Second factor',
    cell: (row) => (
      <Badge colorPalette={row.hasSecondFactor ? 'green' : 'gray'}>
        {row.hasSecondFactor ? 'on' : 'off'}
      </Badge>
    ),
  },
  {
    id: 'lastSeen',
    header: 'Last seen',
    cell: (row) => (
      <Text as="span" whiteSpace="nowrap">
        {row.lastSeen ? formatTime(row.lastSeen) : 'not signed in'}
      </Text>
    ),
  },
];

/** The staff with what an owner can do to each member but to the own account. A row opens the member's devices. */
export function StaffTable({ members }: { members: readonly StaffList_MemberFragment[] }) {
  const me = useStaff();
  const { changeRole } = useChangeStaffRole();
  const [removed, setRemoved] = useState<StaffList_MemberFragment | null>(null);
  const [inspected, setInspected] = useState<StaffList_MemberFragment | null>(null);
  const columns = useMemo(() => columnsOf(me.id, { onInspect: setInspected, onRemove: setRemoved }), [me.id]);
  return (
    <>
      <DataTable name="Staff" columns={columns} rows={members} onOpen={setInspected} />
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

interface RowActions {
  onInspect: (member: StaffList_MemberFragment) => void;
  onRemove: (member: StaffList_MemberFragment) => void;
}

const columnsOf = (
  myId: string,
  { onInspect, onRemove }: RowActions,
): DataColumn<StaffList_MemberFragment>[] => [
  ...descriptiveColumns,
  {
    id: 'role',
    header: 'Role',
    cell: (member) => (member.id === myId ? `${member.role} (you)` : <RoleSelect member={member} />),
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: (member) => (
      <HStack wrap="wrap">
        <SmallButton aria-label={`Devices of ${member.name}`} onClick={() => onInspect(member)}>
          Devices
        </SmallButton>
        {member.id !== myId && <MemberActions member={member} onRemove={() => onRemove(member)} />}
      </HStack>
    ),
  },
];

function MemberActions({ member, onRemove }: { member: StaffList_MemberFragment; onRemove: () => void }) {
  const { signOut, busy } = useSignOutStaffMember();
  const reset = useResetSecondFactor();
  return (
    <>
      <SmallButton loading={busy} onClick={() => void signOut(member.id)}>
        Sign out
      </SmallButton>
      {member.hasSecondFactor && (
        <SmallButton loading={reset.busy} onClick={() => void reset.resetSecondFactor(member.id)}>
          Reset second factor
        </SmallButton>
      )}
      <SmallButton colorPalette="red" onClick={onRemove}>
        Remove
      </SmallButton>
    </>
  );
}

function RoleSelect({ member: { id, name, role } }: { member: StaffList_MemberFragment }) {
  const { changeRole } = useChangeStaffRole();
  return (
    <Select
      frame={{ size: 'sm', width: '32' }}
      aria-label={`Role of ${name}`}
      value={role}
      onChange={(event) => void changeRole(id, event.target.value as StaffRole)}
    >
      {staffRoles.map((staffRole) => (
        <option key={staffRole}>{staffRole}</option>
      ))}
    </Select>
  );
}
