import { act, fireEvent, render, screen } from '@testing-library/react';
import { use } from 'react';
import {
  createBrowserRouter,
  createMemoryRouter,
  type LoaderFunctionArgs,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { expect, it } from 'vitest';
import { deferred } from '../../test/testShop.tsx';
import { Link } from '../ui/links/Link.tsx';
import { HashPanelProvider } from './HashPanelProvider.tsx';
import { MENU_HASH, useHashPanel } from './useHashPanel.ts';

/** The frame of all pages: the panel's link and button are in another component than the panel. */
function Frame() {
  return (
    <HashPanelProvider>
      <Links />
      <Outlet />
      <Panel />
    </HashPanelProvider>
  );
}

function Links() {
  const panel = useHashPanel(MENU_HASH);
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate('/?tab=2', { replace: true })}>
        Tab
      </button>
      <button type="button" onClick={() => navigate('/product')}>
        Product
      </button>
      <button type="button" onClick={panel.show}>
        Menu
      </button>
      <Link {...panel.link}>Link to the menu</Link>
    </>
  );
}

function Panel() {
  const panel = useHashPanel(MENU_HASH);
  if (!panel.open) return null;
  return (
    <button type="button" onClick={panel.close}>
      Close
    </button>
  );
}

/** Renders a page whose second tab and whose product have loaded once `finishLoading` is called. */
async function renderPage() {
  const { promise, settle } = deferred<null>();
  const loadTab = ({ request }: LoaderFunctionArgs) => (request.url.includes('tab=2') ? promise : null);
  const router = createMemoryRouter([
    {
      Component: Frame,
      HydrateFallback: () => null,
      children: [
        { path: '/', loader: loadTab, element: <p>Home</p> },
        { path: '/product', loader: () => promise, element: <p>The product</p> },
      ],
    },
  ]);
  render(<RouterProvider router={router} useTransitions />);
  await screen.findByText('Home');
  const addressOf = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { addressOf, finishLoading: () => act(async () => settle(null)), router };
}

it.each(['Menu', 'Link to the menu'])('%s opens the panel without ending a navigation', async (name) => {
  const { addressOf, finishLoading, router } = await renderPage();
  fireEvent.click(screen.getByText('Tab'));
  fireEvent.click(screen.getByText(name));
  expect(await screen.findByText('Close')).toBeInTheDocument();
  expect(addressOf()).toBe('/');
  await finishLoading();
  await expect.poll(addressOf).toBe('/?tab=2#menu');
  fireEvent.click(screen.getByText('Close'));
  await expect.poll(addressOf).toBe('/?tab=2');
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
  await expect.poll(addressOf).toBe('/?tab=2');
  expect(screen.queryByText('Close')).not.toBeInTheDocument();
});

it('closes while React still renders its history entry', async () => {
  const { promise, settle } = deferred<null>();
  /** Keeps React from showing the address with the panel's hash, as a slow device does. */
  function SlowPage() {
    const { hash } = useLocation();
    if (hash === MENU_HASH) use(promise);
    return <p>Home</p>;
  }
  const router = createBrowserRouter([{ Component: Frame, children: [{ path: '*', Component: SlowPage }] }]);
  render(<RouterProvider router={router} useTransitions />);
  await act(async () => screen.getByText('Menu').click());
  expect(window.location.hash).toBe(MENU_HASH);
  fireEvent.click(screen.getByText('Close'));
  await expect.poll(() => window.location.hash).toBe('');
  await act(async () => settle(null));
  expect(screen.getByText('Home')).toBeInTheDocument();
  expect(screen.queryByText('Close')).not.toBeInTheDocument();
});

it('closes when the navigation leads to another page', async () => {
  const { addressOf, finishLoading } = await renderPage();
  fireEvent.click(screen.getByText('Product'));
  fireEvent.click(screen.getByText('Link to the menu'));
  expect(await screen.findByText('Close')).toBeInTheDocument();
  await finishLoading();
  expect(await screen.findByText('The product')).toBeInTheDocument();
  expect(screen.queryByText('Close')).not.toBeInTheDocument();
  expect(addressOf()).toBe('/product');
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves a click with %s to the browser', async (key) => {
  const { finishLoading } = await renderPage();
  fireEvent.click(screen.getByText('Tab'));
  // jsdom does not open other tabs.
  const isLeftToBrowser = fireEvent.click(screen.getByText('Link to the menu'), { [key]: true });
  expect(isLeftToBrowser).toBe(true);
  expect(screen.queryByText('Close')).not.toBeInTheDocument();
  await finishLoading();
});
