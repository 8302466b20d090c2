import type { RouteObject } from 'react-router-dom';
import { Layout } from './Layout.tsx';
import { PageCrash } from './PageCrash.tsx';

/** Every page of the shop; each is loaded when it is first visited. A page's id is the name of its module. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: PageCrash,
    children: [
      {
        ErrorBoundary: PageCrash,
        children: [
          { id: 'HomePage', path: '/', lazy: () => import('../pages/HomePage.tsx') },
          {
            id: 'CategoryPage',
            path: '/products/category/:id',
            lazy: () => import('../pages/CategoryPage.tsx'),
          },
          {
            id: 'SubCategoryPage',
            path: '/products/subCat/:id',
            lazy: () => import('../pages/SubCategoryPage.tsx'),
          },
          { id: 'ProductPage', path: '/product/:id', lazy: () => import('../pages/ProductPage.tsx') },
          { id: 'SearchPage', path: '/search', lazy: () => import('../pages/SearchPage.tsx') },
          { id: 'CartPage', path: '/cart', lazy: () => import('../pages/CartPage.tsx') },
          { id: 'CheckoutPage', path: '/checkout', lazy: () => import('../pages/CheckoutPage.tsx') },
          { id: 'OrdersPage', path: '/orders', lazy: () => import('../pages/OrdersPage.tsx') },
          { id: 'MyListPage', path: '/myList', lazy: () => import('../pages/MyListPage.tsx') },
          { id: 'AccountPage', path: '/my-account', lazy: () => import('../pages/AccountPage.tsx') },
          { id: 'SignInPage', path: '/signIn', lazy: () => import('../pages/SignInPage.tsx') },
          {
            id: 'GoogleSignInPage',
            path: '/signIn/google',
            lazy: () => import('../pages/GoogleSignInPage.tsx'),
          },
          { id: 'SignUpPage', path: '/signUp', lazy: () => import('../pages/SignUpPage.tsx') },
          {
            id: 'ForgotPasswordPage',
            path: '/forgotPassword',
            lazy: () => import('../pages/ForgotPasswordPage.tsx'),
          },
          {
            id: 'ResetPasswordPage',
            path: '/resetPassword',
            lazy: () => import('../pages/ResetPasswordPage.tsx'),
          },
          {
            id: 'VerifyEmailPage',
            path: '/verifyEmail',
            lazy: () => import('../pages/VerifyEmailPage.tsx'),
          },
          {
            id: 'UnsubscribePage',
            path: '/newsletter/unsubscribe',
            lazy: () => import('../pages/UnsubscribePage.tsx'),
          },
          { id: 'InfoPage', path: '/:topic', lazy: () => import('../pages/InfoPage.tsx') },
          { id: 'NotFoundPage', path: '*', lazy: () => import('../pages/NotFoundPage.tsx') },
        ],
      },
    ],
  },
];
