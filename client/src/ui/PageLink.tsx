import { createContext, useContext } from 'react';
import { Link, type LinkProps } from './Link.tsx';
import styles from './PageLink.module.css';

/** Reads what the page at a path needs, before it is asked for. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

/** A link inside the shop that has its page read as soon as somebody seems about to follow it. */
export function PageLink({ to, className = '', ...rest }: LinkProps) {
  const prefetch = useContext(PrefetchContext);
  const wanted = () => typeof to === 'string' && prefetch(to);
  return (
    <Link
      to={to}
      className={`${styles.link} ${className}`}
      onPointerEnter={(event) => event.pointerType === 'mouse' && wanted()}
      onTouchStart={wanted}
      onFocus={wanted}
      {...rest}
    />
  );
}
