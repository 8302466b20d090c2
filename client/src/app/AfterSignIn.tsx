import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../features/auth/useViewer.ts';
import { accountPaths } from '../lib/paths.ts';
import { forgetActionsOfOtherPages, takeDueActions, type WantedAction } from '../lib/session/wantedAction.ts';
import { ProgressBar } from '../ui/states/ProgressBar.tsx';
import { DueAction } from './DueAction.tsx';

/** In which one reads what became of an action, before the next one is done. */
const PAUSE_MS = 3000;

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
  const [action, ...others] = actions;
  const finish = () =>
    // Each notice replaces the one before.
    others.length === 0 ? setActions([]) : void setTimeout(() => setActions(others), PAUSE_MS);
  if (!action) return null;
  return (
    <>
      <ProgressBar label="Finishing what you have begun" />
      <DueAction key={action.kind} action={action} onClose={finish} />
    </>
  );
}
