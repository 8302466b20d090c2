import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useSearchParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { deferred } from '../../test/testShop.tsx';
import { Link } from '../ui/Link.tsx';
import { MENU_HASH, useHashPanel } from './useHashPanel.ts';

function Page() {
  const panel = useHashPanel(MENU_HASH);
  const [params, setParams] = useSearchParams();
  return (
    <>
      <button type="button" onClick={() => setParams({ tab: '2' }, { replace: true })}>
        Tab
      </button>
      <button type="button" onClick={panel.show}>
        Menu
      </button>
      <Link {...panel.link}>Link to the menu</Link>
      {panel.open && (
        <button type="button" onClick={panel.close}>
          Close
        </button>
      )}
      <p>tab {params.get('tab') ?? '1'}</p>
    </>
  );
}

/** Renders a page whose second tab has loaded once `settle` is called. */
async function renderPage() {
  const { promise, settle } = deferred<null>();
  const router = createMemoryRouter([
    {
      Component: Outlet,
      loader: ({ request }) => (request.url.includes('tab=2') ? promise : null),
      HydrateFallback: () => null,
      children: [{ path: '/', Component: Page }],
    },
  ]);
  render(<RouterProvider router={router} useTransitions />);
  await screen.findByText('tab 1');
  const addressOf = () => `${router.state.location.search}${router.state.location.hash}`;
  return { addressOf, finishLoading: () => act(async () => settle(null)), router };
}

it.each(['Menu', 'Link to the menu'])('%s opens the panel without ending a navigation', async (name) => {
  const { addressOf, finishLoading, router } = await renderPage();
  fireEvent.click(screen.getByText('Tab'));
  fireEvent.click(screen.getByText(name));
  expect(await screen.findByText('Close')).toBeInTheDocument();
  expect(addressOf()).toBe('');
  await finishLoading();
  expect(await screen.findByText('tab 2')).toBeInTheDocument();
  await expect.poll(addressOf).toBe('?tab=2#menu');
  fireEvent.click(screen.getByText('Close'));
  await expect.poll(addressOf).toBe('?tab=2');
  expect(screen.queryByText('Close')).not.toBeInTheDocument();
  await act(() => router.navigate(1));
  expect(await screen.findByText('Close')).toBeInTheDocument();
});

it('stays closed when it was closed before the navigation ended', async () => {
  const { addressOf, finishLoading } = await renderPage();
  fireEvent.click(screen.getByText('Tab'));
  fireEvent.click(screen.getByText('Menu'));
  fireEvent.click(await screen.findByText('Close'));
  await finishLoading();
  expect(await screen.findByText('tab 2')).toBeInTheDocument();
  expect(addressOf()).toBe('?tab=2');
  expect(screen.queryByText('Close')).not.toBeInTheDocument();
});
