import { createContext, useContext } from 'react';
import { link } from '../../theme/classes.ts';
import { Link, type LinkProps } from './Link.tsx';

interface PageLinkProps extends LinkProps {
  /** What changes when a mouse points at the link. */
  hover?: 'color' | 'background';
}

/** Loads the code and data of the page at a path. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

/** A link inside the shop that prefetches its page when it is pointed at, touched or focused. */
export function PageLink({ to, className, hover, ...rest }: PageLinkProps) {
  const prefetch = useContext(PrefetchContext);
  const prefetchPage = () => typeof to === 'string' && prefetch(to);
  return (
    <Link
      to={to}
      className={link({ hover }, className)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && prefetchPage()}
      onTouchStart={prefetchPage}
      onFocus={prefetchPage}
      {...rest}
    />
  );
}
