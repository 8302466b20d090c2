import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../features/auth/useViewer.ts';
import { accountPaths } from '../lib/paths.ts';
import { forgetActionsOfOtherPages, takeDueActions, type WantedAction } from '../lib/wantedAction.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { DueAction } from './DueAction.tsx';

/** Does once what was wanted before the sign-in, when the shopper's data are there and the page is open again. */
export function AfterSignIn() {
  const { key, pathname } = useLocation();
  const { viewer } = useViewer();
  const [actions, setActions] = useState<readonly WantedAction[]>([]);
  const isPage = !accountPaths.includes(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each navigation
  useEffect(() => {
    if (isPage) forgetActionsOfOtherPages();
  }, [isPage, key]);
  const isReady = viewer !== null && isPage;
  useEffect(() => {
    const dueActions = isReady ? takeDueActions() : [];
    if (dueActions.length > 0) setActions(dueActions);
  }, [isReady]);
  const [action] = actions;
  if (!action) return null;
  return (
    <>
      <ProgressBar label="Finishing what you have begun" />
      <DueAction key={action.kind} action={action} onClose={() => setActions((all) => all.slice(1))} />
    </>
  );
}
