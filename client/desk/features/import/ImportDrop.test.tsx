import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { ImportDrop } from './ImportDrop.tsx';

test('says why a file was refused until the next one is sent', async () => {
  const answers = [
    Response.json({ msg: 'This file is not a catalogue: it is empty' }, { status: 400 }),
    Response.json({ id: 'import-1' }, { status: 201 }),
  ];
  vi.stubGlobal('fetch', async () => answers.shift());
  const onUploaded = vi.fn();
  renderDesk(fakeShop({}).client, <ImportDrop onUploaded={onUploaded} />, ['IMPORT_CATALOGUE']);
  const send = async () =>
    userEvent.upload(await screen.findByLabelText('Catalogue file'), new File(['x'], 'a.csv'));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is not a catalogue: it is empty');
  await send();
  await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledWith('import-1'));
  expect(screen.queryByRole('alert')).toBeNull();
});
