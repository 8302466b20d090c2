import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { createDeskCache } from '../../app/apollo.ts';
import { DeskToaster } from '../../ui/messages/toaster.tsx';
import { ShopSettingsForm } from './ShopSettingsForm.tsx';

const opened = {
  __typename: 'DeskSettings' as const,
  ...{ version: 1, name: 'Kirana', phone: '1800 000 0000', supportHours: '24/7', address: '', gstin: '' },
  ...{ invoiceText: '', lowStockThreshold: 5, requireSecondFactor: false, stackOffers: false },
  ...{ gstRegistered: false, gstRates: '2025-09-22: 0, 5, 18, 40' },
};
const message = 'This was changed meanwhile by Ravi (29 Nov 2026, 2:45 pm). Nothing was saved.';

/**
 * The form, after Ravi has saved; the shop refuses the version that was opened.
 * @param ravis what he has changed
 * @param answer to what is saved over his version
 */
async function open(ravis: object, answer?: object) {
  const stored = { ...opened, version: 2, ...ravis };
  const { client, callsOf } = fakeShop(
    {
      UpdateSettings: ({ input, version }) => {
        const settings = { ...stored, ...(input as object), version: Number(version) + 1 };
        const refusal =
          version === 2 ? answer : { __typename: 'DeskSettingsConflict', message, settings: stored };
        const isSaved = version === 3 || !refusal;
        return { updateSettings: isSaved ? { __typename: 'DeskSettingsSaved', settings } : refusal };
      },
    },
    createDeskCache(),
  );
  renderDesk(
    client,
    <>
      <ShopSettingsForm settings={opened} />
      <DeskToaster />
    </>,
    ['EDIT_SETTINGS'],
  );
  const user = userEvent.setup();
  const type = async (label: string, text: string) => {
    const field = screen.getByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, text);
  };
  await type('Name of the shop', 'Mine');
  await type('Phone number', '1800 111 1111');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  return { user, type, calls: () => callsOf('UpdateSettings').map(({ variables }) => variables) };
}

test('changes of different fields are merged and saved without a question', async () => {
  const { calls } = await open({ supportHours: '9 to 18' });
  expect(await screen.findByText('Other fields were changed meanwhile. That is kept, too.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  const merged = { name: 'Mine', phone: '1800 111 1111', supportHours: '9 to 18' };
  expect(calls()).toMatchObject([{ version: 1 }, { version: 2, input: merged }]);
});

test('a field that both have changed is chosen; who has saved, and when, is said', async () => {
  const { user, type, calls } = await open({ name: 'Ravis', supportHours: '9 to 18' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(within(alert).getAllByRole('row')).toHaveLength(2);
  // What is typed while it is asked stays.
  await type('Address', '12 MG Road');
  await user.click(screen.getByRole('radio', { name: 'Name of the shop: saved meanwhile' }));
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  await waitFor(() => expect(calls()).toHaveLength(2));
  const input = { name: 'Ravis', phone: '1800 111 1111', supportHours: '9 to 18', address: '12 MG Road' };
  expect(calls()[1]).toMatchObject({ version: 2, input });
});

test('taking what was saved keeps the changes of other fields, unsaved', async () => {
  const { user, calls } = await open({ name: 'Ravis' });
  await user.click(await screen.findByRole('button', { name: 'Take what was saved' }));
  expect(screen.getByRole('textbox', { name: 'Name of the shop' })).toHaveValue('Ravis');
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('1800 111 1111');
  expect(screen.getByRole('button', { name: 'Save settings' })).toBeEnabled();
  expect(calls()).toHaveLength(1);
});

const kept = 'Other fields were changed meanwhile. That is kept, too.';

test('a merge that the shop refuses is not said to be kept', async () => {
  await open({ supportHours: '9 to 18' }, { __typename: 'NotAllowed', message: 'Only owners may' });
  expect(await screen.findByText('Only owners may')).toBeVisible();
  expect(screen.queryByText(kept)).toBeNull();
});

test('the next save is over the version that was stored last', async () => {
  const { user, type, calls } = await open({});
  expect(await screen.findByText(kept)).toBeVisible();
  await type('Name of the shop', 'Ours');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(calls().map(({ version }) => version)).toEqual([1, 2, 3]));
});

test('a conflict after a merge compares with what was merged', async () => {
  const settings = { ...opened, version: 3, supportHours: '8 to 20' };
  const conflict = { __typename: 'DeskSettingsConflict', message, settings };
  const { calls } = await open({ supportHours: '9 to 18' }, conflict);
  expect(await screen.findByText(kept)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  const merged = { name: 'Mine', phone: '1800 111 1111', supportHours: '8 to 20' };
  expect(calls()[2]).toMatchObject({ version: 3, input: merged });
});
