import { LuChevronRight } from 'react-icons/lu';
import { useSignOut } from '../../features/auth/useSignOut.ts';
import { useCategories } from '../../features/catalog/categories/useCategories.ts';
import { LocationSelector } from '../../features/locations/LocationSelector.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { button, stack, text } from '../../theme/classes.ts';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick.ts';
import { Link } from '../../ui/Link.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { MenuLink } from './MenuLink.tsx';
import styles from './NarrowPanel.module.css';
import { useSignInPath } from './useSignInPath.ts';

/** Categories with their sub-categories, location, and the sign-in or sign-out button. */
export function NarrowPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { categories } = useCategories();
  const session = useSession();
  const signInPath = useSignInPath();
  const { signOut, busy } = useSignOut();
  return (
    <SidePanel title="Menu" open={open} onClose={onClose}>
      <div className={stack()}>
        <LocationSelector align="start" />
      </div>
      <nav aria-label="Menu" className={stack({ direction: 'column', gap: 1 }, styles.menu)}>
        <MenuLink to={paths.home()} onClick={onClose}>
          Home
        </MenuLink>
        {categories.map((category) => (
          <details key={category.id}>
            <summary
              className={stack(
                { align: 'center', justify: 'between' },
                text({ weight: 'semibold' }, styles.category),
              )}
            >
              {category.name}
              <LuChevronRight aria-hidden />
            </summary>
            <div className={styles.children}>
              <MenuLink to={paths.category(category.id)} onClick={onClose}>
                All {category.name}
              </MenuLink>
              {category.children.map((child) => (
                <MenuLink key={child.id} to={paths.subCategory(child.id)} onClick={onClose}>
                  {child.name}
                </MenuLink>
              ))}
            </div>
          </details>
        ))}
      </nav>
      <div className={stack({ direction: 'column' }, styles.account)}>
        {session ? (
          <button
            type="button"
            className={button()}
            {...ignoreDoubleClick(busy, () => {
              onClose();
              void signOut();
            })}
          >
            Logout
          </button>
        ) : (
          <Link to={signInPath} className={button()} onClick={onClose}>
            Sign In
          </Link>
        )}
      </div>
    </SidePanel>
  );
}
