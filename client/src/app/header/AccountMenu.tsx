import { chakra, Flex } from '@chakra-ui/react';
import { LuUser } from 'react-icons/lu';
import { buttonLook } from '../../components/buttonLook.ts';
import { Dropdown } from '../../components/Dropdown.tsx';
import { Link } from '../../components/Link.tsx';
import { opened } from '../../components/opened.tsx';
import { Picture } from '../../components/Picture.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { texts } from '../texts.ts';
import styles from './AccountMenu.module.css';

const AccountLinks = opened(() => import('./AccountLinks.tsx').then((module) => module.AccountLinks));

/** The shopper's own pages and the way out; a Sign In button for a visitor. */
export function AccountMenu() {
  const session = useSession();
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
      {(close) => <AccountLinks onFollow={close} />}
    </Dropdown>
  );
}
