import { Button, chakra, Flex } from '@chakra-ui/react';
import { LuHeart, LuLogOut, LuPackage, LuUser } from 'react-icons/lu';
import { buttonLook } from '../../components/buttonLook.ts';
import { Dropdown } from '../../components/Dropdown.tsx';
import { Link } from '../../components/Link.tsx';
import { Picture } from '../../components/Picture.tsx';
import { useSignOut } from '../../features/accounts/useSignOut.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { texts } from '../texts.ts';
import styles from './AccountMenu.module.css';
import { MenuLink } from './MenuLink.tsx';

/** The shopper's own pages and the way out; a Sign In button for a visitor. */
export function AccountMenu() {
  const session = useSession();
  const { signOut, busy } = useSignOut();
  if (!session) {
    return (
      <Link to={paths.signIn()} className={`${buttonLook()} ${styles.width}`}>
        {texts.signIn}
      </Link>
    );
  }
  return (
    <Dropdown
      align="end"
      className={`${styles.width} ${styles.menu}`}
      name={texts.account}
      label={
        <Flex align="center" gap="2">
          {session.user.image ? (
            <chakra.span w="8" borderRadius="full" overflow="hidden">
              <Picture
                image={{ url: session.user.image }}
                sizes="32px"
                alt=""
                style={{ objectFit: 'cover' }}
              />
            </chakra.span>
          ) : (
            <chakra.span fontSize="2xl">
              <LuUser aria-hidden />
            </chakra.span>
          )}
          <chakra.span display={{ base: 'none', xl: 'inline' }}>{texts.account}</chakra.span>
        </Flex>
      }
    >
      {(close) => (
        <>
          <MenuLink to={paths.account()} icon={<LuUser />} onClick={close}>
            {texts.myAccount}
          </MenuLink>
          <MenuLink to={paths.orders()} icon={<LuPackage />} onClick={close}>
            {texts.orders}
          </MenuLink>
          <MenuLink to={paths.myList()} icon={<LuHeart />} onClick={close}>
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
      )}
    </Dropdown>
  );
}
