import { chakra } from '@chakra-ui/react';
import { createContext, type FocusEvent, type PointerEvent, type TouchEvent, useContext } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** Reads what the page at a path needs, before it is asked for. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

/** A link that has its page read as soon as somebody seems about to follow it. */
function PrefetchingLink({ to, onPointerEnter, onTouchStart, onFocus, ...rest }: LinkProps) {
  const prefetch = useContext(PrefetchContext);
  const wanted = () => typeof to === 'string' && prefetch(to);
  return (
    <Link
      to={to}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        if (event.pointerType === 'mouse') wanted();
        onPointerEnter?.(event);
      }}
      onTouchStart={(event: TouchEvent<HTMLAnchorElement>) => {
        wanted();
        onTouchStart?.(event);
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        wanted();
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}

/** A link inside the shop that takes Chakra's style props. */
export const PageLink = chakra(PrefetchingLink, {
  base: {
    borderRadius: 'l1',
    transition: 'colors',
    focusVisibleRing: 'outside',
    focusRingColor: 'brand.focusRing',
  },
});
