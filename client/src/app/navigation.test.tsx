import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { useLocation, useRoutes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { held } from '../../test/testShop.tsx';
import { system } from '../theme/system.ts';
import { Link } from '../ui/Link.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import type { PageModule, PageRoute } from './loadPage.ts';
import { createNavigation } from './navigation.ts';
import { PageRouter } from './PageRouter.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const GONE = 'gone';
const Unavailable = () => <h1>Could not be loaded</h1>;

const route = (id: string, load: () => Promise<PageModule>): PageRoute => ({
  ...{ id, path: `/${id}`, load, loaded: false, Component: Unavailable },
});

const called = (name: string): PageModule => ({ Component: () => <h1>{name}</h1> });

const heading = () => screen.getByRole('heading').textContent;
const address = () => window.location.pathname;
const follow = (name: string) => act(async () => screen.getByRole('link', { name }).click());

/** Goes through the history as the browser's buttons do. */
const goBack = () =>
  act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await gone;
  });

/** A shop at its first page, with links to one that is `slow` until it is let in, one that is `quick`, and others. */
function openShop() {
  const slow = held<PageModule>();
  const spotty = vi.fn(async () => called('Spotty')).mockRejectedValueOnce(new Error(GONE));
  const crash = () => {
    throw new Error(GONE);
  };
  const routes = [
    route('first', async () => called('First')),
    route('slow', () => slow.promise),
    route('quick', async () => called('Quick')),
    route('spotty', spotty),
    route('crashing', async () => ({ Component: crash })),
  ];
  Object.assign(routes[0] ?? {}, called('First'), { loaded: true });
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/first');

  function Pages() {
    const location = useLocation();
    const page = useRoutes(routes);
    return (
      <CrashBoundary location={location}>
        {page}
        {routes.map(({ path }) => (
          <Link key={path} to={path}>
            {path}
          </Link>
        ))}
      </CrashBoundary>
    );
  }
  render(
    <ChakraProvider value={system}>
      <PageRouter navigation={createNavigation(routes)}>
        <Pages />
      </PageRouter>
    </ChakraProvider>,
  );
  return { comeIn: () => act(async () => slow.settle(called('Slow'))) };
}

it('shows a page, and its address, once its code is here', async () => {
  const { comeIn } = openShop();
  await follow('/slow');
  expect([heading(), address()]).toEqual(['First', '/first']);
  await comeIn();
  expect([heading(), address()]).toEqual(['Slow', '/slow']);
});

it('is at a page once, however often its link was clicked', async () => {
  const { comeIn } = openShop();
  await follow('/slow');
  await follow('/slow');
  await comeIn();
  await goBack();
  expect([heading(), address()]).toEqual(['First', '/first']);

  // Its code is here now: the address is there before the page is drawn.
  await act(async () => {
    for (let clicks = 0; clicks < 2; clicks++) screen.getByRole('link', { name: '/slow' }).click();
  });
  await goBack();
  expect([heading(), address()]).toEqual(['First', '/first']);
});

it('never comes to a page for which somebody did not wait', async () => {
  const { comeIn } = openShop();
  await follow('/slow');
  await follow('/quick');
  await comeIn();
  expect([heading(), address()]).toEqual(['Quick', '/quick']);
  await goBack();
  expect([heading(), address()]).toEqual(['First', '/first']);
});

it('says that a page’s code cannot be had, and asks for it again the next time', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openShop();
  await follow('/spotty');
  expect([heading(), address()]).toEqual(['Could not be loaded', '/spotty']);
  await goBack();
  await follow('/spotty');
  expect(heading()).toBe('Spotty');
});

it('leaves scrolling to the browser while it is away, and not when it is back', () => {
  openShop();
  const scrolls = () => window.history.scrollRestoration;
  expect(scrolls()).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(scrolls()).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(scrolls()).toBe('manual');
});

it('goes on from a page that has crashed', async () => {
  // React says what has crashed.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  openShop();
  await follow('/crashing');
  expect(screen.getByRole('heading')).toHaveTextContent('Something went wrong');
  await goBack();
  expect(heading()).toBe('First');
});
