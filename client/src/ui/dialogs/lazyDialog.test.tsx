import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { deferred } from '../../../test/testShop.tsx';
import { whenIdle } from '../../lib/page/idle.ts';
import { system } from '../../theme/system.ts';
import { NoticeProvider } from '../states/Notice.tsx';
import { lazyDialog } from './lazyDialog.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

type Menu = () => React.JSX.Element;
const Menu = () => <p>the menu</p>;

/** A button that opens and closes the lazy menu. */
function renderMenu(load: () => Promise<Menu>, preload = true) {
  const LazyMenu = lazyDialog(load, { preload });
  function Shop() {
    const [open, setOpen] = useState(false);
    return (
      <NoticeProvider>
        <button type="button" onClick={() => setOpen(!open)}>
          Menu
        </button>
        {open && <LazyMenu />}
      </NoticeProvider>
    );
  }
  render(
    <ChakraProvider value={system}>
      <Shop />
    </ChakraProvider>,
  );
}

const press = () => act(async () => screen.getByRole('button', { name: 'Menu' }).click());

it('shows the content as soon as its code has loaded', async () => {
  const menu = deferred<Menu>();
  renderMenu(() => menu.promise);
  await press();
  expect(screen.queryByText('the menu')).toBeNull();
  await act(async () => menu.settle(Menu));
  screen.getByText('the menu');
});

it.each([true, false])('loads its code before it is opened if it is to be preloaded: %s', async (preload) => {
  const load = vi.fn<() => Promise<Menu>>().mockResolvedValue(Menu);
  renderMenu(load, preload);
  await whenIdle();
  expect(load).toHaveBeenCalledTimes(preload ? 1 : 0);
  await press();
  expect(load).toHaveBeenCalledTimes(1);
  screen.getByText('the menu');
});

it('shows that the shop has a new version when the code is missing', async () => {
  renderMenu(vi.fn<() => Promise<Menu>>().mockRejectedValue(new Error('gone')));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The shop has a new version. Please load the page again.',
  );
});

it('shows that it could not be loaded offline, and loads again when it is opened again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<Menu>>().mockRejectedValue(new Error('gone'));
  renderMenu(load);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded. Please try again.');

  load.mockResolvedValue(Menu);
  await press();
  await press();
  screen.getByText('the menu');
});
