import { LuHeart, LuShoppingCart } from 'react-icons/lu';
import { useViewer } from '../../features/auth/useViewer.ts';
import { LocationSelector } from '../../features/locations/LocationSelector.tsx';
import { paths } from '../../lib/paths.ts';
import { container, stack, surface } from '../../theme/classes.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { CountLink } from './CountLink.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { NarrowMenu } from './NarrowMenu.tsx';
import { NavBar } from './NavBar.tsx';
import { SearchBox } from './SearchBox.tsx';

/** Logo, search, location, counts, account and navigation bar. `earlyEvents/inline.js` fixes it to the top on scrolling. */
export function Header() {
  const { viewer } = useViewer();
  return (
    <header className={surface({ variant: 'page', bordered: 'bottom' }, styles.header)}>
      <div className={container()}>
        <div className={stack({ gap: 2, align: 'center' }, styles.row)}>
          <NarrowMenu />
          <Logo />
          <div className={`${styles.search} ${styles.wideOnly}`}>
            <SearchBox />
          </div>
          <div className={`${styles.location} ${styles.wideOnly}`}>
            <LocationSelector />
          </div>
          <div className={stack({ gap: 1, align: 'center' }, styles.actions)}>
            <CountLink
              to={paths.myList()}
              label="Wishlist"
              icon={<LuHeart />}
              count={viewer ? viewer.wishlist.length : null}
            />
            <CountLink
              to={paths.cart()}
              label="Cart"
              icon={<LuShoppingCart />}
              count={viewer ? viewer.cart.count : null}
            />
            <div className={styles.wideOnly}>
              <AccountMenu />
            </div>
          </div>
        </div>
        <div className={styles.narrowSearch}>
          <SearchBox />
        </div>
      </div>
      <NavBar />
    </header>
  );
}
