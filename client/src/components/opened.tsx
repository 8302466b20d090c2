import { type ComponentType, useEffect, useState } from 'react';
import { failureText, soon } from '../lib/soon.ts';
import { useNotice } from './Notice.tsx';

const NOT_LOADED = 'This could not be loaded. Please try again.';

/**
 * A component for what is opened: its code comes soon after the page. Who is faster waits for it; where it cannot be had it
 * says so, and is asked for again with the next opening.
 */
export function opened<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const get = soon(async () => {
    loaded = await load();
    return loaded;
  });
  return function Opened(props: Props) {
    const notify = useNotice();
    const [Content, setContent] = useState(() => loaded);
    useEffect(() => {
      if (Content) return;
      get().then(
        (component) => setContent(() => component),
        (error) => notify({ msg: failureText(error, NOT_LOADED), error: true }),
      );
    }, [Content, notify]);
    return Content && <Content {...props} />;
  };
}
