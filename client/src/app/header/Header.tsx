import { LuHeart, LuShoppingCart } from 'react-icons/lu';
import { useViewer } from '../../features/auth/useViewer.ts';
import { LocationSelector } from '../../features/locations/LocationSelector.tsx';
import { paths } from '../../lib/paths.ts';
import { container, stack, surface } from '../../theme/classes.ts';
import { texts } from '../texts.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { CountLink } from './CountLink.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { NarrowMenu } from './NarrowMenu.tsx';
import { NavBar } from './NavBar.tsx';
import { SearchBox } from './SearchBox.tsx';

/** Logo, search, location, the shopper's counts and the category bar. Fixed to the top once the page is scrolled, by `earlyEvents/inline.js`. */
export function Header() {
  const { viewer } = useViewer();
  return (
    <header className={surface({ variant: 'page', bordered: 'bottom' }, styles.header)}>
      <div className={container()}>
        <div className={stack({ gap: 2, align: 'center' }, styles.row)}>
          <NarrowMenu />
          <Logo />
          <div className={`${styles.search} ${styles.wide}`}>
            <SearchBox />
          </div>
          <div className={`${styles.location} ${styles.wide}`}>
            <LocationSelector />
          </div>
          <div className={stack({ gap: 1, align: 'center' }, styles.own)}>
            <CountLink
              to={paths.myList()}
              label={texts.wishlist}
              icon={<LuHeart />}
              count={viewer ? viewer.wishlist.length : null}
            />
            <CountLink
              to={paths.cart()}
              label={texts.cart}
              icon={<LuShoppingCart />}
              count={viewer ? viewer.cart.count : null}
            />
            <div className={styles.wide}>
              <AccountMenu />
            </div>
          </div>
        </div>
        <div className={styles.below}>
          <SearchBox />
        </div>
      </div>
      <NavBar />
    </header>
  );
}
