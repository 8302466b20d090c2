import { createContext, useContext } from 'react';
import { link } from '../theme/classes.ts';
import { Link, type LinkProps } from './Link.tsx';

/** Reads what the page at a path needs, before it is asked for. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

/** A link inside the shop that has its page read as soon as somebody seems about to follow it. */
export function PageLink({ to, className = '', ...rest }: LinkProps) {
  const prefetch = useContext(PrefetchContext);
  const wanted = () => typeof to === 'string' && prefetch(to);
  return (
    <Link
      to={to}
      className={link({}, className)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && wanted()}
      onTouchStart={wanted}
      onFocus={wanted}
      {...rest}
    />
  );
}
