import { useNavigate } from 'react-router-dom';
import { saveFile } from '../../../src/lib/saveFile.ts';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import { showError, showSuccess } from '../../ui/messages/toaster.tsx';
import {
  BLOCK_CUSTOMER,
  CUSTOMER,
  CUSTOMER_EVENTS,
  ERASE_CUSTOMER,
  EXPORT_CUSTOMER_DATA,
  SIGN_OUT_CUSTOMER,
  SIGN_OUT_CUSTOMER_SESSION,
  UNBLOCK_CUSTOMER,
} from './documents.ts';

/** Sessions and events change, too. */
const refetchQueries = [CUSTOMER, CUSTOMER_EVENTS];

interface Result {
  __typename: string;
  message: string;
}

/** Says what has happened. @returns the message of a refusal, or null */
function tell({ __typename, message }: Result): string | null {
  if (__typename !== 'DeskCustomerChanged') return message;
  showSuccess(message);
  return null;
}

function tellOrShowError(result: Result): void {
  const refusal = tell(result);
  if (refusal) showError(refusal);
}

/** What staff can do to a customer's account. */
export function useManageCustomer(id: string) {
  const navigate = useNavigate();
  const signingOut = useResultMutation(SIGN_OUT_CUSTOMER);
  const signingOutSession = useResultMutation(SIGN_OUT_CUSTOMER_SESSION);
  const blocking = useResultMutation(BLOCK_CUSTOMER);
  const unblocking = useResultMutation(UNBLOCK_CUSTOMER);
  const exporting = useResultMutation(EXPORT_CUSTOMER_DATA);
  const erasing = useResultMutation(ERASE_CUSTOMER);
  const actions = [signingOut, signingOutSession, blocking, unblocking, exporting, erasing];

  return {
    busy: actions.some(({ busy }) => busy),
    async signOut(): Promise<void> {
      tellOrShowError(await signingOut.mutate({ variables: { id }, refetchQueries }));
    },
    async signOutSession(sessionId: string): Promise<void> {
      tellOrShowError(await signingOutSession.mutate({ variables: { id, sessionId }, refetchQueries }));
    },
    /** Resolves to the message of a refusal, or null. */
    block: async (reason: string): Promise<string | null> =>
      tell(await blocking.mutate({ variables: { id, reason }, refetchQueries })),
    async unblock(): Promise<void> {
      tellOrShowError(await unblocking.mutate({ variables: { id }, refetchQueries }));
    },
    async exportData(): Promise<void> {
      const result = await exporting.mutate({ variables: { id }, refetchQueries });
      if (result.__typename !== 'DeskCustomerData') return showError(result.message);
      saveFile(result.fileName, new Blob([result.json], { type: 'application/json' }));
    },
    /** Resolves to the message of a refusal, or null. */
    async erase(email: string): Promise<string | null> {
      const result = await erasing.mutate({
        variables: { id, email },
        update: (cache) => cache.evict({ id: cache.identify({ __typename: 'DeskCustomer', id }) }),
      });
      if (result.__typename !== 'DeskCustomerErased') return result.message;
      showSuccess(result.message);
      await navigate('/customers', { replace: true });
      return null;
    },
  };
}
