import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../generated/gql.ts';
import { notifyOtherWindows } from '../../lib/session/otherWindows.ts';
import type { WantedAction } from '../../lib/session/wantedAction.ts';
import { useResultMutation } from '../../lib/useResultMutation.ts';
import { useRefusalNotice } from '../../ui/signInNotice.ts';
import { CART, type Cart } from './cart.ts';

/** Read from the cache only. */
const VIEWER_CART = graphql(`
  query ViewerCart {
    me {
      id
      cart {
        id
      }
    }
  }
`);

interface CartChange {
  /** Identifies the change: a newer one with the same key replaces one that has not been sent yet. */
  key: string;
  /** Returns the expected cart, which is shown until the server has answered. */
  optimisticUpdate: (cart: Cart) => Cart;
}

interface CartMutation<Variables> extends CartChange {
  variables: Variables;
  /** What to do after a sign-in, if the session has ended. */
  wanted?: WantedAction;
  /** Shows why the server refuses it, unless a sign-in is needed; by default an alert does. */
  onRefused?: (message: string) => void;
}

/**
 * A mutation of the cart. `mutateCart` shows a change of the cart at once, and an alert when the server refuses it. It resolves to whether
 * the server has made the change; to false when a newer change with the same key has replaced it. `busy` while any change of this hook
 * is running.
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

  async function mutateCart(mutation: CartMutation<Variables>): Promise<boolean> {
    const { variables, wanted, onRefused, ...change } = mutation;
    setRunning((count) => count + 1);
    const result = await sendInTurn(client, change, () => mutate({ variables }));
    setRunning((count) => count - 1);
    const { __typename, message } = result ?? {};
    if (__typename && message) {
      if (onRefused && __typename !== 'NotSignedIn') onRefused(message);
      else showRefusal({ __typename, message }, wanted);
    }
    const isChanged = __typename === 'CartChanged';
    if (isChanged) notifyOtherWindows();
    return isChanged;
  }

  return { mutateCart, busy: running > 0 };
}

interface CartQueue {
  /** Settles when all mutations queued so far have been answered. */
  tail: Promise<unknown>;
  /** The newest change of each key. */
  newest: Map<string, CartChange>;
}

/** One for all hooks of a page. */
const queues = new WeakMap<ApolloClient, CartQueue>();

function queueOf(client: ApolloClient): CartQueue {
  const queue = queues.get(client) ?? { tail: Promise.resolve(), newest: new Map() };
  queues.set(client, queue);
  return queue;
}

/**
 * Shows a change of the cart at once, and sends it after all earlier ones: every answer carries the whole cart, so an
 * older answer must not arrive after a newer one. Resolves to the result of `send`, after which the cart shows the
 * server's state; to null when a newer change with the same key has replaced this one.
 * @param send never rejects
 */
function sendInTurn<Result>(
  client: ApolloClient,
  change: CartChange,
  send: () => Promise<Result>,
): Promise<Result | null> {
  const queue = queueOf(client);
  const { newest } = queue;
  newest.set(change.key, change);
  showOptimistically(client, change);

  const result = queue.tail.then(async () => {
    if (newest.get(change.key) !== change) return null;
    const answer = await send();
    if (newest.get(change.key) === change) {
      newest.delete(change.key);
      client.cache.removeOptimistic(change.key);
    }
    return answer;
  });
  queue.tail = result;
  return result;
}

/** Adds an optimistic layer to the cache. Apollo applies it again whenever the cart below it changes. */
function showOptimistically(client: ApolloClient, { key, optimisticUpdate }: CartChange): void {
  const cart = client.cache.readQuery({ query: VIEWER_CART })?.me?.cart;
  if (!cart) return;
  const id = client.cache.identify({ __typename: 'Cart', id: cart.id });
  client.cache.removeOptimistic(key);
  client.cache.recordOptimisticTransaction((cache) => {
    cache.updateFragment({ id, fragment: CART }, (current) => current && optimisticUpdate(current));
  }, key);
}
