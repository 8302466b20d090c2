import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { system } from '../../app/theme.ts';
import { TitledDialog } from '../dialogs/TitledDialog.tsx';
import { RefusalList } from './RefusalList.tsx';
import { clearMessages, DeskToaster, showError, showSuccess } from './toaster.tsx';

test('a refusal stays until it is closed or the next attempt, other messages go by themselves', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderDesk(fakeShop({}).client, <DeskToaster />, []);
  act(() => {
    showSuccess('One is saved');
    showError('The other is not saved');
  });
  await screen.findByText('The other is not saved');
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(screen.queryByText('One is saved')).toBeNull());
  expect(screen.getByText('The other is not saved')).toBeVisible();
  act(clearMessages);
  await waitFor(() => expect(screen.queryByText('The other is not saved')).toBeNull());
});

test('the same refusal is shown once, also when it comes again while it goes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderDesk(fakeShop({}).client, <DeskToaster />, []);
  const refuse = () => act(() => showError('It is not saved'));
  const expectOne = async () => {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getAllByText('It is not saved')).toHaveLength(1);
    expect(screen.getByText('It is not saved')).toBeVisible();
  };
  refuse();
  await expectOne();
  refuse();
  await expectOne();
  act(clearMessages);
  refuse();
  await expectOne();
});

test('a refusal is shown where it came: in the page, or in the dialog while that is open', async () => {
  const open = (isOpen: boolean) => (
    <TitledDialog title="A dialog" isOpen={isOpen} onClose={() => {}}>
      Its form
    </TitledDialog>
  );
  const { rerender } = render(
    <ChakraProvider value={system}>
      <RefusalList />
      {open(false)}
    </ChakraProvider>,
  );
  const show = (isOpen: boolean) =>
    rerender(
      <ChakraProvider value={system}>
        <RefusalList />
        {open(isOpen)}
      </ChakraProvider>,
    );
  act(() => showError('The page is refused'));
  show(true);
  const dialog = await screen.findByRole('dialog');
  act(() => showError('The form is refused'));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('The form is refused');
  expect(dialog).not.toHaveTextContent('The page is refused');
  const positionOf = (element: HTMLElement) => getComputedStyle(element.parentElement!).position;
  expect(positionOf(within(dialog).getByRole('alert'))).not.toBe('sticky');
  expect(positionOf(screen.getByText('The page is refused').closest('[role=alert]')!)).toBe('sticky');
  show(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'The page is refused',
    'The form is refused',
  ]);
});
