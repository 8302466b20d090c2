import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { system } from '../../app/theme.ts';
import { TextDialog } from './TextDialog.tsx';

function open({ busy = false } = {}) {
  const onClose = vi.fn();
  render(
    <ChakraProvider value={system}>
      <TextDialog
        title="Answer a review"
        label="Answer"
        help="Everybody can read it."
        initialText="Thank you."
        submitLabel="Answer"
        busy={busy}
        onSubmit={async () => null}
        onClose={onClose}
      />
    </ChakraProvider>,
  );
  return { user: userEvent.setup(), onClose };
}
const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you have entered?' });

it('closes with Escape when nothing was entered', async () => {
  const { user, onClose } = open();
  await user.click(await screen.findByRole('textbox', { name: /Answer/ }));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
  expect(question()).toBeNull();
});

it('asks before Escape discards what was entered', async () => {
  const { user, onClose } = open();
  const field = await screen.findByRole('textbox', { name: /Answer/ });
  await user.type(field, ' We have told the baker.');
  await user.keyboard('{Escape}');
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard what you have entered?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  expect(field).toHaveValue('Thank you. We have told the baker.');
  await user.click(field);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalled();
});

it('stays open while it is saved', async () => {
  const { user, onClose } = open({ busy: true });
  await user.click(await screen.findByRole('textbox', { name: /Answer/ }));
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.type(await screen.findByRole('textbox', { name: /Answer/ }), ' We have told the baker.');
  await user.keyboard('{Escape}');
  expect(question()).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(onClose).not.toHaveBeenCalled();
});
