import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import type { Navigation, Shown } from './navigation.ts';

/** Has everything in it follow the browser's address, and each page begin where it should. */
export function PageRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const { first, navigator } = navigation;
  const [shown, setShown] = useState<Shown>(first);
  useLayoutEffect(() => navigation.follow((next) => startTransition(() => setShown(next))), [navigation]);
  useLayoutEffect(() => {
    // What is there already stays where the shopper has scrolled to.
    if (shown !== first) scroll(shown);
  }, [shown, first]);
  return (
    <Router navigator={navigator} location={shown.location} navigationType={shown.navigationType}>
      {children}
    </Router>
  );
}

function scroll({ location, position, stays }: Shown): void {
  const part = location.hash && document.getElementById(location.hash.slice(1));
  if (position !== undefined) window.scrollTo(0, position);
  else if (part) part.scrollIntoView();
  else if (!stays) window.scrollTo(0, 0);
}
