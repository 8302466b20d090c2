import type { PageModule, PageRoute } from './loadPage.ts';
import { PageCrash } from './PageCrash.tsx';

const page = (id: string, path: string, load: () => Promise<PageModule>): PageRoute => ({
  id,
  path,
  load,
  loaded: false,
  Component: PageCrash,
});

/** Every page of the shop; each is loaded when it is first visited. */
export const routes: PageRoute[] = [
  page('HomePage', '/', () => import('../pages/HomePage.tsx')),
  page('CategoryPage', '/products/category/:id', () => import('../pages/CategoryPage.tsx')),
  page('SubCategoryPage', '/products/subCat/:id', () => import('../pages/SubCategoryPage.tsx')),
  page('ProductPage', '/product/:id', () => import('../pages/ProductPage.tsx')),
  page('SearchPage', '/search', () => import('../pages/SearchPage.tsx')),
  page('CartPage', '/cart', () => import('../pages/CartPage.tsx')),
  page('CheckoutPage', '/checkout', () => import('../pages/CheckoutPage.tsx')),
  page('OrdersPage', '/orders', () => import('../pages/OrdersPage.tsx')),
  page('MyListPage', '/myList', () => import('../pages/MyListPage.tsx')),
  page('AccountPage', '/my-account', () => import('../pages/AccountPage.tsx')),
  page('SignInPage', '/signIn', () => import('../pages/SignInPage.tsx')),
  page('GoogleSignInPage', '/signIn/google', () => import('../pages/GoogleSignInPage.tsx')),
  page('SignUpPage', '/signUp', () => import('../pages/SignUpPage.tsx')),
  page('ForgotPasswordPage', '/forgotPassword', () => import('../pages/ForgotPasswordPage.tsx')),
  page('ResetPasswordPage', '/resetPassword', () => import('../pages/ResetPasswordPage.tsx')),
  page('VerifyEmailPage', '/verifyEmail', () => import('../pages/VerifyEmailPage.tsx')),
  page('UnsubscribePage', '/newsletter/unsubscribe', () => import('../pages/UnsubscribePage.tsx')),
  page('InfoPage', '/:topic', () => import('../pages/InfoPage.tsx')),
  page('NotFoundPage', '*', () => import('../pages/NotFoundPage.tsx')),
];
