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

/** The server's answer to a mutation of the cart: the new cart, or a problem. */
export type CartResult = { __typename: 'CartChanged' } | { __typename: string; message: string };

export interface CartMutation {
  /** Identifies the change: a newer mutation with the same key replaces one that has not been sent yet. */
  key: string;
  /** The expected cart, which is shown until the server has answered. */
  optimisticUpdate: (cart: Cart) => Cart;
  send: () => Promise<CartResult | undefined>;
}

interface CartQueue {
  /** Settles when all mutations queued so far have been answered. */
  tail: Promise<unknown>;
  /** The newest mutation of each key. */
  newest: Map<string, CartMutation>;
}

const queues = new WeakMap<ApolloClient, CartQueue>();

function queueOf(client: ApolloClient): CartQueue {
  const queue = queues.get(client) ?? { tail: Promise.resolve(), newest: new Map() };
  queues.set(client, queue);
  return queue;
}

/** Adds an optimistic layer to the cache. Apollo applies it again whenever the cart below it changes. */
function showOptimistically(client: ApolloClient, { key, optimisticUpdate }: CartMutation): void {
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
 * older answer must not arrive after a newer one. Resolves to the server's answer; to null when a newer mutation with
 * the same key has replaced this one. Rejects when the server cannot be reached. In every case the cart then shows the
 * server's state.
 */
export function enqueueCartMutation(
  client: ApolloClient,
  mutation: CartMutation,
): Promise<CartResult | null> {
  const queue = queueOf(client);
  const { newest } = queue;
  newest.set(mutation.key, mutation);
  showOptimistically(client, mutation);

  async function run(): Promise<CartResult | null> {
    if (newest.get(mutation.key) !== mutation) return null;
    try {
      return (await mutation.send()) ?? null;
    } finally {
      if (newest.get(mutation.key) === mutation) {
        newest.delete(mutation.key);
        client.cache.removeOptimistic(mutation.key);
      }
    }
  }

  const result = queue.tail.then(run, run);
  queue.tail = result;
  return result;
}
