import { startTransition, useEffect, useState } from 'react';
import { runWhenIdle, whenIdle } from './idle.ts';

/**
 * A hook that returns a component whose code is loaded once the page is idle. Null until then, where it is not `wanted`, and
 * when loading fails. Unlike `React.lazy` with Suspense it never unmounts what is shown in place of the component.
 */
export function lazyOnIdle<Component extends (props: never) => unknown>(load: () => Promise<Component>) {
  let loaded: Component | null = null;
  return function useLazyComponent(wanted = true): Component | null {
    const [component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (!wanted) return;
      return whenIdle(() => {
        load().then(
          (component) => {
            loaded = component;
            // Several components on a page render one after the other, not in one long task.
            runWhenIdle(() => startTransition(() => setComponent(() => component)));
          },
          // The page works without it.
          () => undefined,
        );
      });
    }, [wanted]);
    return wanted ? component : null;
  };
}
