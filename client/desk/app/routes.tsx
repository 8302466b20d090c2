import type { RouteObject } from 'react-router-dom';
import { DeskError } from './DeskError.tsx';
import { DeskLayout } from './DeskLayout.tsx';

/** The pages of the desk, each loaded when it is opened for the first time. A page exports itself as `Component`. */
export const routes: RouteObject[] = [
  {
    path: '/invitation',
    ErrorBoundary: DeskError,
    HydrateFallback: () => null,
    lazy: () => import('../pages/InvitationPage.tsx'),
  },
  {
    path: '/',
    Component: DeskLayout,
    ErrorBoundary: DeskError,
    HydrateFallback: () => null,
    children: [
      {
        // The navigation stays when a page fails.
        ErrorBoundary: DeskError,
        children: [
          { index: true, lazy: () => import('../pages/HomePage.tsx') },
          { path: 'refunds', lazy: () => import('../pages/RefundsPage.tsx') },
          { path: 'products', lazy: () => import('../pages/ProductsPage.tsx') },
          { path: 'products/:id', lazy: () => import('../pages/ProductPage.tsx') },
          { path: 'categories', lazy: () => import('../pages/CategoriesPage.tsx') },
          { path: 'banners', lazy: () => import('../pages/BannersPage.tsx') },
          { path: 'account', lazy: () => import('../pages/AccountPage.tsx') },
          { path: 'staff', lazy: () => import('../pages/StaffPage.tsx') },
          { path: 'audit-log', lazy: () => import('../pages/AuditLogPage.tsx') },
          { path: 'taxes', lazy: () => import('../pages/TaxesPage.tsx') },
          { path: 'orders', lazy: () => import('../pages/OrdersPage.tsx') },
          { path: 'orders/pack-list', lazy: () => import('../pages/PackListPage.tsx') },
          { path: 'orders/packing-slips', lazy: () => import('../pages/PackingSlipsPage.tsx') },
          { path: 'orders/invoices', lazy: () => import('../pages/InvoicesPage.tsx') },
          { path: 'orders/:id', lazy: () => import('../pages/OrderPage.tsx') },
          { path: 'import', lazy: () => import('../pages/ImportPage.tsx') },
          { path: 'stock', lazy: () => import('../pages/StockPage.tsx') },
          { path: 'offers', lazy: () => import('../pages/OffersPage.tsx') },
          { path: 'offers/:id', lazy: () => import('../pages/OfferPage.tsx') },
          { path: 'newsletter', lazy: () => import('../pages/NewsletterPage.tsx') },
          { path: 'newsletter/:id', lazy: () => import('../pages/LetterPage.tsx') },
          { path: 'settings', lazy: () => import('../pages/SettingsPage.tsx') },
          { path: 'customers', lazy: () => import('../pages/CustomersPage.tsx') },
          { path: 'customers/:id', lazy: () => import('../pages/CustomerPage.tsx') },
          { path: 'reviews', lazy: () => import('../pages/ReviewsPage.tsx') },
          { path: '*', lazy: () => import('../pages/NotFoundPage.tsx') },
        ],
      },
    ],
  },
];
