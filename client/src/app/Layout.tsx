import { memo, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useRefreshOnTabFocus, VIEWER } from '../features/auth/useViewer.ts';
import { CartLinesProvider } from '../features/cart/CartLinesProvider.tsx';
import { CategoriesProvider } from '../features/catalog/categories/CategoriesProvider.tsx';
import { CATEGORIES } from '../features/catalog/categories/useCategories.ts';
import { COUNTRIES } from '../features/locations/countries.ts';
import { WishlistProvider } from '../features/wishlist/WishlistProvider.tsx';
import { HashPanelProvider } from '../lib/HashPanelProvider.tsx';
import { onFirstInteraction } from '../lib/page/onFirstInteraction.ts';
import type { PageLoaderArgs } from '../lib/page/pageLoader.ts';
import { SHOP_INFO } from '../lib/shopInfo.ts';
import { surface, text } from '../theme/classes.ts';
import { loadMotion } from '../ui/motion/motion.tsx';
import { OfflineBar } from '../ui/states/OfflineBar.tsx';
import { AfterSignIn } from './AfterSignIn.tsx';
import { BottomBar } from './BottomBar.tsx';
import { CONTENT_ID, FocusAfterNavigation } from './FocusAfterNavigation.tsx';
import { Footer } from './Footer.tsx';
import styles from './frame.module.css';
import { Header } from './header/Header.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { ShopInfoProvider } from './ShopInfoProvider.tsx';

/** Reads the data of the layout. */
export const loadLayout = ({ client, location, isSignedIn }: PageLoaderArgs) =>
  Promise.all([
    client.query({ query: CATEGORIES }),
    client.query({ query: SHOP_INFO }),
    location && client.query({ query: COUNTRIES }),
    isSignedIn && client.query({ query: VIEWER }),
  ]);

/** The frame around every page. It is memoized, so that a navigation renders only the page. */
export const Layout = memo(function Layout() {
  useRefreshOnTabFocus();
  // Nothing is animated before the first interaction.
  useEffect(() => onFirstInteraction(loadMotion), []);
  return (
    <ShopInfoProvider>
      <CategoriesProvider>
        <HashPanelProvider>
          <a
            href={`#${CONTENT_ID}`}
            className={surface({ variant: 'solid', radius: 'md' }, text({ weight: 'bold' }, styles.skip))}
          >
            Skip to content
          </a>
          <NavigationProgress />
          <OfflineBar />
          <Header />
          <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
            <WishlistProvider>
              <CartLinesProvider>
                <Outlet />
              </CartLinesProvider>
            </WishlistProvider>
          </main>
          <Footer />
          <BottomBar />
          <SearchPanel />
          <ScrollRestoration />
          <FocusAfterNavigation />
          <AfterSignIn />
        </HashPanelProvider>
      </CategoriesProvider>
    </ShopInfoProvider>
  );
});
