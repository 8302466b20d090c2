import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { DeskPermission } from '../../generated/graphql.ts';
import { PermissionTable } from './PermissionTable.tsx';

const packer: DeskPermission[] = ['SIGN_IN_TO_DESK', 'USE_DESK', 'READ_ORDERS', 'PACK_ORDERS'];
const owner = Object.values(DeskPermission);

function show(): void {
  const roles = [
    { role: 'owner', permissions: owner },
    { role: 'packer', permissions: packer },
  ] as const;
  renderDesk(
    fakeShop({}).client,
    <PermissionTable roles={roles.map((role) => ({ ...role, permissions: [...role.permissions] }))} />,
    ['MANAGE_STAFF'],
  );
}

/** The rows of an area: each action with what the roles may, in the order of the columns. */
const rowsOf = (area: string) => {
  const group = screen.getByRole('rowheader', { name: area }).closest('tbody') as HTMLElement;
  return within(group)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ]);
};

test('lists the actions of each area with a yes or no for each role', () => {
  show();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Action', 'owner', 'packer']),
  );
  expect(rowsOf('Orders')).toEqual([
    ['See', 'yes', 'yes'],
    ['Write notes for staff', 'yes', 'no'],
    ['Pack, send out', 'yes', 'yes'],
    ['Cancel, with the money back', 'yes', 'no'],
    ['Export, with names and addresses', 'yes', 'no'],
  ]);
});

test('has a row for each permission', () => {
  show();
  expect(screen.getAllByText('yes')).toHaveLength(owner.length - 1 + packer.length - 1);
});
