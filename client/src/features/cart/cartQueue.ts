import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../generated/gql.ts';
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

export interface CartChange {
  /** Identifies the change: a newer one with the same key replaces one that has not been sent yet. */
  key: string;
  /** Returns the expected cart, which is shown until the server has answered. */
  optimisticUpdate: (cart: Cart) => Cart;
}

interface CartQueue {
  /** Settles when all mutations queued so far have been answered. */
  tail: Promise<unknown>;
  /** The newest change of each key. */
  newest: Map<string, CartChange>;
}

const queues = new WeakMap<ApolloClient, CartQueue>();

function queueOf(client: ApolloClient): CartQueue {
  const queue = queues.get(client) ?? { tail: Promise.resolve(), newest: new Map() };
  queues.set(client, queue);
  return queue;
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

/**
 * Shows a change of the cart at once, and sends it after all earlier ones: every answer carries the whole cart, so an
 * older answer must not arrive after a newer one. Resolves to the result of `send`, after which the cart shows the
 * server's state; to null when a newer change with the same key has replaced this one.
 * @param send never rejects
 */
export function enqueueCartMutation<Result>(
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
