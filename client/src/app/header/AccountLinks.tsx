import { LuHeart, LuLogOut, LuPackage, LuUser } from 'react-icons/lu';
import { useSignOut } from '../../features/auth/useSignOut.ts';
import { paths } from '../../lib/paths.ts';
import { button, slotClasses } from '../../theme/classes.ts';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick.ts';
import { MenuLink } from './MenuLink.tsx';

const slot = slotClasses('accountMenu');

/** Links to the shopper's own pages, and the sign-out button. @param onNavigate called when a link is clicked */
export function AccountLinks({ onNavigate }: { onNavigate: () => void }) {
  const { signOut, busy } = useSignOut();
  return (
    <>
      <MenuLink to={paths.account()} icon={<LuUser />} onClick={onNavigate}>
        My Account
      </MenuLink>
      <MenuLink to={paths.orders()} icon={<LuPackage />} onClick={onNavigate}>
        Orders
      </MenuLink>
      <MenuLink to={paths.myList()} icon={<LuHeart />} onClick={onNavigate}>
        My Wishlist
      </MenuLink>
      <button
        type="button"
        className={button({ variant: 'ghost' }, slot('signOut'))}
        {...ignoreDoubleClick(busy, () => void signOut())}
      >
        <LuLogOut aria-hidden /> Sign out
      </button>
    </>
  );
}
