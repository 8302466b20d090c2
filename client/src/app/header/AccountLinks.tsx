import { Button } from '@chakra-ui/react';
import { LuHeart, LuLogOut, LuPackage, LuUser } from 'react-icons/lu';
import { useSignOut } from '../../features/accounts/useSignOut.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../texts.ts';
import { MenuLink } from './MenuLink.tsx';

/** The ways to the shopper's own pages, and out. */
export function AccountLinks({ onFollow }: { onFollow: () => void }) {
  const { signOut, busy } = useSignOut();
  return (
    <>
      <MenuLink to={paths.account()} icon={<LuUser />} onClick={onFollow}>
        {texts.myAccount}
      </MenuLink>
      <MenuLink to={paths.orders()} icon={<LuPackage />} onClick={onFollow}>
        {texts.orders}
      </MenuLink>
      <MenuLink to={paths.myList()} icon={<LuHeart />} onClick={onFollow}>
        {texts.myWishlist}
      </MenuLink>
      <Button
        variant="ghost"
        w="full"
        justifyContent="start"
        px="3"
        gap="3"
        fontWeight="semibold"
        loading={busy}
        onClick={() => void signOut()}
      >
        <LuLogOut aria-hidden /> {texts.signOut}
      </Button>
    </>
  );
}
