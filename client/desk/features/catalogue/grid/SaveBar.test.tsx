import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../../../test/testDesk.tsx';
import { fakeShop } from '../../../../test/testShop.tsx';
import { SaveBar } from './SaveBar.tsx';

test('asks before unsaved changes are discarded', async () => {
  const onDiscard = vi.fn();
  const others = { onShow: vi.fn(), onShowRefused: vi.fn(), onSave: vi.fn(), onUndo: vi.fn() };
  const counts = {
    changeCount: 80,
    productCount: 40,
    refusalCount: 0,
    hasMovedOldPrices: false,
    isBusy: false,
  };
  renderDesk(fakeShop({}).client, <SaveBar {...counts} {...others} onDiscard={onDiscard} />, []);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onDiscard).not.toHaveBeenCalled();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('80 changes in 40 products will be lost.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onDiscard).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(onDiscard).toHaveBeenCalledOnce();
});

test('says why there are more changes than were entered', () => {
  const actions = { onShow: vi.fn(), onShowRefused: vi.fn(), onSave: vi.fn(), onUndo: vi.fn() };
  const counts = { changeCount: 73, productCount: 50, refusalCount: 0, isBusy: false };
  renderDesk(
    fakeShop({}).client,
    <SaveBar {...counts} {...actions} hasMovedOldPrices onDiscard={vi.fn()} />,
    [],
  );
  expect(screen.getByText('Old prices that were equal to the price move with it')).toBeVisible();
});
