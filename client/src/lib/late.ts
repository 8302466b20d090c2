import { startTransition, useEffect, useState } from 'react';
import { oneByOne, whenPageAtRest } from './pageAtRest.ts';

/**
 * A hook that gives a component whose code comes once the page is at rest; null until it is here, where it is not
 * `wanted`, and where it cannot be had.
 */
export function late<Late extends (props: never) => unknown>(load: () => Promise<Late>) {
  let loaded: Late | null = null;
  return function useLate(wanted = true): Late | null {
    const [late, setLate] = useState(() => loaded);
    useEffect(() => {
      if (!wanted) return;
      return whenPageAtRest(() => {
        load().then(
          (component) => {
            loaded = component;
            oneByOne(() => startTransition(() => setLate(() => component)));
          },
          // What is there without it will do.
          () => undefined,
        );
      });
    }, [wanted]);
    return wanted ? late : null;
  };
}
