import { LuHeart, LuLogOut, LuPackage, LuUser } from 'react-icons/lu';
import { useSignOut } from '../../features/auth/useSignOut.ts';
import { paths } from '../../lib/paths.ts';
import { button, slotClasses } from '../../theme/classes.ts';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick.ts';
import { MenuLink } from './MenuLink.tsx';

const slot = slotClasses('accountMenu');

/** Links to the shopper's own pages, and the sign-out button. */
export function AccountLinks({ onFollow }: { onFollow: () => void }) {
  const { signOut, busy } = useSignOut();
  return (
    <>
      <MenuLink to={paths.account()} icon={<LuUser />} onClick={onFollow}>
        My Account
      </MenuLink>
      <MenuLink to={paths.orders()} icon={<LuPackage />} onClick={onFollow}>
        Orders
      </MenuLink>
      <MenuLink to={paths.myList()} icon={<LuHeart />} onClick={onFollow}>
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
