import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { notifyOtherWindows } from '../../lib/session/otherWindows.ts';
import type { WantedAction } from '../../lib/session/wantedAction.ts';
import { useResultMutation } from '../../lib/useResultMutation.ts';
import { useRefusalNotice } from '../../ui/signInNotice.ts';
import { type CartChange, enqueueCartMutation } from './cartQueue.ts';

interface CartMutation<Variables> extends CartChange {
  variables: Variables;
  /** What to do after a sign-in, if the session has ended. */
  wanted?: WantedAction;
}

/**
 * A mutation of the cart. `mutateCart` changes the cart optimistically and shows an alert when the server refuses the
 * change. It resolves to whether the server has made the change. `busy` while any change of this hook is running.
 */
export function useCartMutation<
  Data extends Record<string, { __typename: string; message?: string }>,
  Variables extends OperationVariables,
>(document: TypedDocumentNode<Data, Variables>) {
  const client = useApolloClient();
  const showRefusal = useRefusalNotice();
  const [running, setRunning] = useState(0);
  const { mutate } = useResultMutation(
    document,
    'The shop cannot be reached, so the cart stays as it was. Please try again.',
  );

  async function mutateCart({ variables, wanted, ...change }: CartMutation<Variables>): Promise<boolean> {
    setRunning((count) => count + 1);
    const result = await enqueueCartMutation(client, change, () => mutate({ variables }));
    setRunning((count) => count - 1);
    const { __typename, message } = result ?? {};
    if (__typename && message) showRefusal({ __typename, message }, wanted);
    const isChanged = __typename === 'CartChanged';
    if (isChanged) notifyOtherWindows();
    return isChanged;
  }

  return { mutateCart, busy: running > 0 };
}
