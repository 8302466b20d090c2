import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dropdown } from './Dropdown.tsx';

/** Presses a key on the focused element. Returns false when the default action, scrolling, is prevented. */
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('is opened by the arrow keys, which move the focus along its controls and do not scroll', () => {
  render(
    <Dropdown label="Account">
      {() => (
        <>
          <a href="/orders">Orders</a>
          <button type="button">Sign out</button>
        </>
      )}
    </Dropdown>,
  );
  const menu = screen.getByRole('button', { name: 'Account' });
  menu.focus();
  expect(press('ArrowDown')).toBe(false);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(press('ArrowDown')).toBe(false);
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveFocus();
  press('ArrowDown');
  expect(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus();
  expect(press('ArrowDown')).toBe(false);
  press('ArrowUp');
  press('ArrowUp');
  expect(menu).toHaveFocus();
  press('Escape');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
});

it('ignores arrow keys that its content handles', () => {
  render(
    <Dropdown label="Location">
      {() => <input aria-label="Search" onKeyDown={(event) => event.preventDefault()} />}
    </Dropdown>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Location' }));
  const search = screen.getByRole('textbox', { name: 'Search' });
  search.focus();
  press('ArrowDown');
  expect(search).toHaveFocus();
});
