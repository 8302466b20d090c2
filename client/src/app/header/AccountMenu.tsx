import { Button, chakra, Flex } from '@chakra-ui/react';
import { LuHeart, LuLogOut, LuPackage, LuUser } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { Dropdown } from '../../components/Dropdown.tsx';
import { useSignOut } from '../../features/accounts/useSignOut.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { MenuLink } from './MenuLink.tsx';

/** The shopper's own pages and the way out; a Sign In button for a visitor. */
export function AccountMenu() {
  const session = useSession();
  const { signOut, busy } = useSignOut();
  if (!session) {
    return (
      <Button asChild>
        <Link to={paths.signIn()}>Sign In</Link>
      </Button>
    );
  }
  return (
    <Dropdown
      align="end"
      px="2"
      aria-label="Account"
      label={
        <Flex align="center" gap="2">
          <chakra.span fontSize="2xl">
            <LuUser aria-hidden />
          </chakra.span>
          <chakra.span display={{ base: 'none', xl: 'inline' }}>Account</chakra.span>
        </Flex>
      }
    >
      {(close) => (
        <>
          <MenuLink to={paths.account()} icon={<LuUser />} onClick={close}>
            My Account
          </MenuLink>
          <MenuLink to={paths.orders()} icon={<LuPackage />} onClick={close}>
            Orders
          </MenuLink>
          <MenuLink to={paths.myList()} icon={<LuHeart />} onClick={close}>
            My Wishlist
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
            <LuLogOut aria-hidden /> Sign out
          </Button>
        </>
      )}
    </Dropdown>
  );
}
