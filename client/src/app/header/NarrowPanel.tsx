import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { LuChevronRight } from 'react-icons/lu';
import { useLocation } from 'react-router-dom';
import { useSignOut } from '../../features/auth/useSignOut.ts';
import { useCategories } from '../../features/catalog/categories/useCategories.ts';
import { LocationSelector } from '../../features/locations/LocationSelector.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { useSignInLink } from '../../lib/session/useSignInLink.ts';
import { button, stack, text } from '../../theme/classes.ts';
import { SidePanel } from '../../ui/dialogs/SidePanel.tsx';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick.ts';
import { Link } from '../../ui/links/Link.tsx';
import { MenuLink } from './MenuLink.tsx';
import styles from './NarrowPanel.module.css';

interface NarrowPanelProps {
  open: boolean;
  onClose: () => void;
  /** Called when the shopper leaves for another page. */
  onNavigate: () => void;
}

/** Categories with their sub-categories, location, and the sign-in or sign-out button. */
export function NarrowPanel({ open, onClose, onNavigate }: NarrowPanelProps) {
  const { categories } = useCategories();
  const session = useSession();
  const signInLink = useSignInLink();
  const { signOut, busy } = useSignOut();
  const reloadWhenClosed = useReloadWhenClosed(open, onClose);
  const closing = { onClose, onNavigate };
  return (
    <SidePanel title="Menu" open={open} onClose={onClose}>
      <div className={stack()}>
        <LocationSelector align="start" onChange={reloadWhenClosed} />
      </div>
      <nav aria-label="Menu" className={stack({ direction: 'column', gap: 1 }, styles.menu)}>
        <PanelLink to={paths.home()} {...closing}>
          Home
        </PanelLink>
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
              <PanelLink to={paths.category(category.id)} {...closing}>
                All {category.name}
              </PanelLink>
              {category.children.map((child) => (
                <PanelLink key={child.id} to={paths.subCategory(child.id)} {...closing}>
                  {child.name}
                </PanelLink>
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
              onNavigate();
              void signOut();
            })}
          >
            Logout
          </button>
        ) : (
          <Link {...signInLink} className={button()} replace onClick={onNavigate}>
            Sign In
          </Link>
        )}
      </div>
    </SidePanel>
  );
}

interface PanelLinkProps extends Pick<NarrowPanelProps, 'onClose' | 'onNavigate'> {
  to: string;
  children: ReactNode;
}

/** A link that replaces the panel's history entry. A link to the current page only closes the panel. */
function PanelLink({ to, onClose, onNavigate, children }: PanelLinkProps) {
  const { pathname, search } = useLocation();
  const follow = (event: MouseEvent) => {
    if (to !== pathname + search) return onNavigate();
    event.preventDefault();
    onClose();
  };
  return (
    <MenuLink to={to} replace onClick={follow}>
      {children}
    </MenuLink>
  );
}

/** Returns a function that closes the panel and reloads the page below it: otherwise the panel would open again. */
function useReloadWhenClosed(open: boolean, onClose: () => void): () => void {
  const mustReload = useRef(false);
  useEffect(() => {
    if (!open && mustReload.current) window.location.reload();
  }, [open]);
  return () => {
    mustReload.current = true;
    onClose();
  };
}
