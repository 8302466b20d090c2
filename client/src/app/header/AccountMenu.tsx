import { LuUser } from 'react-icons/lu';
import { useSession } from '../../lib/session/session.ts';
import { useSignInLink } from '../../lib/session/useSignInLink.ts';
import { button, slotClasses, stack } from '../../theme/classes.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { Link } from '../../ui/links/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';

const slot = slotClasses('accountMenu');

const AccountLinks = lazyDialog(() => import('./AccountLinks.tsx').then((module) => module.AccountLinks));

/** The menu of a signed-in shopper; a Sign In button for a visitor. */
export function AccountMenu() {
  const session = useSession();
  const signInLink = useSignInLink();
  if (!session) {
    return (
      <Link {...signInLink} className={button({}, slot('width'), slot('signIn'))}>
        Sign In
      </Link>
    );
  }
  return (
    <Dropdown
      align="end"
      className={slot('width', 'menu')}
      aria-label="Account"
      label={
        <span className={stack({ gap: 2, align: 'center' })}>
          {session.user.image ? (
            <Picture className={slot('avatar')} image={{ url: session.user.image }} sizes="32px" alt="" />
          ) : (
            <LuUser aria-hidden />
          )}
          <span className={slot('label')}>Account</span>
        </span>
      }
    >
      {(close) => <AccountLinks onNavigate={close} />}
    </Dropdown>
  );
}
