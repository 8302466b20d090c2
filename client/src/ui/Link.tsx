import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: To;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

/** A link inside the shop. React Router's own `Link` adds twice as much code, for features that the shop does not use. */
export function Link({ to, preventScrollReset = false, onClick, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { preventScrollReset });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
