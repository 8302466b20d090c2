import { memo, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useRefreshOnTabFocus } from '../features/auth/useViewer.ts';
import { CategoriesProvider } from '../features/catalog/CategoriesProvider.tsx';
import { WishlistProvider } from '../features/wishlist/WishlistProvider.tsx';
import { whenUsed } from '../lib/whenUsed.ts';
import { surface, text } from '../theme/classes.ts';
import { loadMotion } from '../ui/motion.tsx';
import { OfflineBar } from '../ui/OfflineBar.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import styles from './frame.module.css';
import { Header } from './header/Header.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { CONTENT } from './useFocusAfterNavigation.ts';

/** The frame around every page; it is not drawn again for another one. */
export const Layout = memo(function Layout() {
  useRefreshOnTabFocus();
  // Nothing moves before somebody does something.
  useEffect(() => whenUsed(loadMotion), []);
  return (
    <CategoriesProvider>
      <a
        href={`#${CONTENT}`}
        className={surface({ bg: 'solid', radius: 'md' }, text({ weight: 'bold' }, styles.skip))}
      >
        Skip to content
      </a>
      <OfflineBar />
      <Header />
      <main id={CONTENT} tabIndex={-1} className={styles.main}>
        <WishlistProvider>
          <Outlet />
        </WishlistProvider>
      </main>
      <Footer />
      <BottomBar />
      <SearchPanel />
    </CategoriesProvider>
  );
});
