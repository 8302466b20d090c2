import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { deferred } from '../../test/testShop.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';

it('shows a bar while the next page is loaded', async () => {
  const page = deferred<{ Component: () => string }>();
  const Layout = () => (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([
    {
      Component: Layout,
      children: [
        { path: '/', Component: () => 'home' },
        { path: '/slow', lazy: () => page.promise },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => void router.navigate('/slow'));
  await screen.findByRole('progressbar', { name: 'Loading the page' });
  page.settle({ Component: () => 'slow page' });
  await screen.findByText('slow page');
  expect(screen.queryByRole('progressbar')).toBeNull();
});
