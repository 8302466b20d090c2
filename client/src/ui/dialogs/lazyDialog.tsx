import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { failureText, loadCode } from '../../lib/page/codeLoading.ts';
import { whenIdle } from '../../lib/page/idle.ts';
import { useNotice } from '../states/Notice.tsx';

const NOT_LOADED = 'This could not be loaded. Please try again.';

interface LazyDialogProps {
  /** True by default, for content that is mounted when it opens. */
  open?: boolean;
  onClose?: () => void;
}

/**
 * A dialog, menu or tab whose code is loaded once the page is idle, or when it is opened. When that fails, it shows an error
 * and closes; opening it again tries again, which `React.lazy` does not.
 * @param options.preload false: its code is loaded only when it is opened, because few open it
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { preload = true }: { preload?: boolean } = {},
) {
  let loadedComponent: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    loadedComponent ??= await load();
    return loadedComponent;
  };
  // Errors are ignored here, and shown when the dialog is opened.
  if (preload && typeof window !== 'undefined')
    void whenIdle()
      .then(loadOnce)
      .catch(() => undefined);

  return function LazyDialog(props: Props & LazyDialogProps) {
    const { open = true, onClose } = props;
    const notify = useNotice();
    const [Content, setContent] = useState(() => loadedComponent);
    const fail = useEffectEvent((error: unknown) => {
      notify({ message: failureText(error, NOT_LOADED), error: true });
      if (open) onClose?.();
    });
    useEffect(() => {
      if (Content || !open) return;
      loadCode(loadOnce).then((component) => setContent(() => component), fail);
    }, [Content, open]);
    return Content && <Content {...props} />;
  };
}
