import { Outlet, useLocation, useRoutes } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Layout } from './Layout.tsx';
import { routes } from './routes.tsx';
import { useFocusAfterNavigation } from './useFocusAfterNavigation.ts';

const frame = [{ Component: Layout, children: [{ Component: Guarded, children: routes }] }];

/** The page of the address in its frame. */
export function Pages() {
  useFocusAfterNavigation();
  return <CrashBoundary location={useLocation()}>{useRoutes(frame)}</CrashBoundary>;
}

/** Where a page crashes, the frame around it stays. */
function Guarded() {
  return (
    <CrashBoundary location={useLocation()}>
      <Outlet />
    </CrashBoundary>
  );
}
