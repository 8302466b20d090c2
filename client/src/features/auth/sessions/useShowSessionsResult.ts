import { endSession } from '../../../lib/session.ts';
import { useNotice } from '../../../ui/Notice.tsx';
import { texts } from '../texts.ts';

/** Returns a function that shows the result of a mutation of the sessions; undefined: the server was not reached. */
export function useShowSessionsResult() {
  const notify = useNotice();
  return (result: { __typename: string; message: string } | undefined): void => {
    if (result?.__typename === 'NotSignedIn') endSession();
    const error = result?.__typename !== 'SessionsChanged';
    notify({ msg: result?.message ?? texts.noConnection, error });
  };
}
