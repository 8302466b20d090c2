import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { failureText } from '../lib/codeLoading.ts';
import { soon } from '../lib/soon.ts';
import { useNotice } from './Notice.tsx';

const NOT_LOADED = 'This could not be loaded. Please try again.';

/** For what stays mounted while it is closed. */
interface Opening {
  /** Left out: it is open for as long as it is mounted. */
  open?: boolean;
  onClose?: () => void;
}

/**
 * A component for what is opened: its code comes soon after the page. Who is faster waits for it; where it cannot be had it
 * says so and closes, and is asked for again with the next opening.
 */
export function opened<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const get = soon(async () => {
    loaded = await load();
    return loaded;
  });
  return function Opened(props: Props & Opening) {
    const { open = true, onClose } = props;
    const notify = useNotice();
    const [Content, setContent] = useState(() => loaded);
    const fail = useEffectEvent((error: unknown) => {
      notify({ msg: failureText(error, NOT_LOADED), error: true });
      if (open) onClose?.();
    });
    useEffect(() => {
      if (Content || !open) return;
      get().then((component) => setContent(() => component), fail);
    }, [Content, open]);
    return Content && <Content {...props} />;
  };
}
