import { paths } from '../../lib/paths.ts';
import { useShopInfo } from '../../lib/shopInfo.ts';
import { text } from '../../theme/classes.ts';
import { PageLink } from '../../ui/links/PageLink.tsx';
import styles from './Logo.module.css';

/** The shop's logo and name in a link to the home page. */
export function Logo() {
  const { name } = useShopInfo();
  return (
    <PageLink to={paths.home()} className={styles.logo} aria-label={`${name}, home`}>
      <Mark />
      <span
        className={text({ size: '2xl', weight: 'black', tone: 'strong', wrap: 'none' }, styles.name)}
        aria-hidden
      >
        {name}
      </span>
    </PageLink>
  );
}

/** A basket with a sprout. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" fill="#fff" aria-hidden="true">
      <rect className={styles.background} width="32" height="32" rx="9" />
      <path d="M6.5 14.5h19l-2.2 9.2a2.4 2.4 0 0 1-2.3 1.8H11a2.4 2.4 0 0 1-2.3-1.8z" />
      <path className={styles.leaf} d="M16 13.5c-.4-5 2.6-8 8-8.5.2 5.4-2.6 8.3-8 8.5z" />
      <path d="M16 14c0-3-1.8-5-5.5-5.5 0 3.5 2 5.5 5.5 5.5z" />
    </svg>
  );
}
