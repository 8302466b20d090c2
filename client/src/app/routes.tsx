import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router-dom';
import { loadCode } from '../lib/page/codeLoading.ts';
import type { PageHandle } from '../lib/page/pageHandle.ts';
import type { PageLoader, PageLoaderArgs } from '../lib/page/pageLoader.ts';
import { Layout, loadLayout } from './Layout.tsx';
import { PageError } from './PageError.tsx';

/** The exports of a page's module. */
interface PageModule {
  Component: ComponentType;
  loader?: PageLoader;
  handle?: PageHandle;
}

/** Every page: the name of its module in `src/pages`, its path, and the import of its module. */
const pages: [name: string, path: string, load: () => Promise<PageModule>][] = [
  ['HomePage', '/', () => import('../pages/HomePage.tsx')],
  ['CategoryPage', '/products/category/:id', () => import('../pages/CategoryPage.tsx')],
  ['SubCategoryPage', '/products/subCat/:id', () => import('../pages/SubCategoryPage.tsx')],
  ['ProductPage', '/product/:id', () => import('../pages/ProductPage.tsx')],
  ['SearchPage', '/search', () => import('../pages/SearchPage.tsx')],
  ['CartPage', '/cart', () => import('../pages/CartPage.tsx')],
  ['CheckoutPage', '/checkout', () => import('../pages/CheckoutPage.tsx')],
  ['OrdersPage', '/orders', () => import('../pages/OrdersPage.tsx')],
  ['MyListPage', '/myList', () => import('../pages/MyListPage.tsx')],
  ['AccountPage', '/my-account', () => import('../pages/AccountPage.tsx')],
  ['SignInPage', '/signIn', () => import('../pages/SignInPage.tsx')],
  ['GoogleSignInPage', '/signIn/google', () => import('../pages/GoogleSignInPage.tsx')],
  ['SignUpPage', '/signUp', () => import('../pages/SignUpPage.tsx')],
  ['ForgotPasswordPage', '/forgotPassword', () => import('../pages/ForgotPasswordPage.tsx')],
  ['ResetPasswordPage', '/resetPassword', () => import('../pages/ResetPasswordPage.tsx')],
  ['VerifyEmailPage', '/verifyEmail', () => import('../pages/VerifyEmailPage.tsx')],
  ['UnsubscribePage', '/newsletter/unsubscribe', () => import('../pages/UnsubscribePage.tsx')],
  ['InfoPage', '/:topic', () => import('../pages/InfoPage.tsx')],
  ['NotFoundPage', '*', () => import('../pages/NotFoundPage.tsx')],
];

/** Runs a page's loader for the address that React Router navigates to. */
type RunLoader = (loader: PageLoader, args: Pick<PageLoaderArgs, 'params' | 'search'>) => unknown;

/** The route tree. When a page crashes, only the page is replaced by an error. */
export function createRoutes(run: RunLoader): RouteObject[] {
  const adapt =
    (loader: PageLoader) =>
    async ({ params, request }: LoaderFunctionArgs) => {
      await run(loader, { params, search: new URL(request.url).searchParams });
      // The data are in Apollo Client's cache, but React Router does not accept undefined.
      return null;
    };
  const children = pages.map(
    ([id, path, load]): RouteObject => ({
      id,
      path,
      lazy: async () => {
        const { Component, loader, handle } = await loadCode(load);
        return { Component, handle, ...(loader && { loader: adapt(loader) }) };
      },
    }),
  );
  return [
    {
      id: 'layout',
      Component: Layout,
      ErrorBoundary: PageError,
      loader: adapt(loadLayout),
      shouldRevalidate: () => false,
      children: [{ id: 'page', ErrorBoundary: PageError, children }],
    },
  ];
}

/** Loads the code of the page at a path, so that the page can be rendered at once. Returns the ids of the matched routes. */
export async function loadPage(routes: RouteObject[], path: string): Promise<string[]> {
  const matches = matchRoutes(routes, path) ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return matches.map(({ route }) => route.id ?? '');
}
