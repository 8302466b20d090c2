import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { system } from '../app/theme.ts';
import { ConflictAlert } from './ConflictAlert.tsx';

const alert = (
  <ConflictAlert
    message="It was changed meanwhile"
    fields={[{ label: 'Brand', mine: 'Mine', stored: 'Stored' }]}
    onKeepMine={() => {}}
    onTakeStored={() => {}}
  />
);

it('takes the focus when it appears, and leaves it alone when it is rendered again', () => {
  const page = (isShown: boolean) => (
    <ChakraProvider value={system}>
      {isShown && alert}
      <button type="button">Save</button>
    </ChakraProvider>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Save' }).focus();
  rerender(page(true));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('table', { name: 'Both versions' })).toHaveTextContent('BrandMineStored');
  screen.getByRole('button', { name: 'Take what was saved' }).focus();
  rerender(page(true));
  expect(screen.getByRole('button', { name: 'Take what was saved' })).toHaveFocus();
});
