import { startTransition, useEffect, useState } from 'react';
import { runWhenIdle, whenIdle } from './idle.ts';

/**
 * A hook that returns a component whose code is loaded once the page is idle; null until then, when loading fails, and
 * unless `isNeeded`. Unlike `React.lazy`, it suspends nothing: the page renders something else while it is null.
 */
export function lazyOnIdle<Component extends (props: never) => unknown>(load: () => Promise<Component>) {
  let loadedComponent: Component | null = null;
  return function useLazyComponent(isNeeded = true): Component | null {
    const [component, setComponent] = useState(() => loadedComponent);
    useEffect(() => {
      if (!isNeeded) return;
      whenIdle()
        .then(load)
        .then(
          (component) => {
            loadedComponent = component;
            // Several components on a page render one after the other, not in one long task.
            runWhenIdle(() => startTransition(() => setComponent(() => component)));
          },
          // The page works without it.
          () => undefined,
        );
    }, [isNeeded]);
    return isNeeded ? component : null;
  };
}
