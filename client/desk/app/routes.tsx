import type { RouteObject } from 'react-router-dom';
import { DeskError } from './DeskError.tsx';
import { DeskLayout } from './DeskLayout.tsx';

/** The pages of the desk, each loaded when it is opened for the first time. A page exports itself as `Component`. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: DeskLayout,
    ErrorBoundary: DeskError,
    HydrateFallback: () => null,
    children: [
      { index: true, lazy: () => import('../pages/HomePage.tsx') },
      { path: 'refunds', lazy: () => import('../pages/RefundsPage.tsx') },
      { path: '*', lazy: () => import('../pages/NotFoundPage.tsx') },
    ],
  },
];
