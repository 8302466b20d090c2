import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../generated/gql.ts';
import { CART, type Cart } from './cart.ts';
import type { Answer } from './useCartAnswer.ts';

/** Read from the cache only: which cart is the shopper's. */
const MY_CART = graphql(`
  query MyCart {
    me {
      id
      cart {
        id
      }
    }
  }
`);

export interface CartChange {
  /** What is changed: a newer change with the same key takes the place of one that has not been sent yet. */
  key: string;
  /** The cart as it will be; shown at once. */
  edit: (cart: Cart) => Cart;
  send: () => Promise<Answer | undefined>;
}

interface Queue {
  /** Settles when every change that was asked for so far has been answered. */
  last: Promise<unknown>;
  newest: Map<string, CartChange>;
}

const queues = new WeakMap<ApolloClient, Queue>();

function queueOf(client: ApolloClient): Queue {
  const queue = queues.get(client) ?? { last: Promise.resolve(), newest: new Map() };
  queues.set(client, queue);
  return queue;
}

/** Lays the edited cart over the cached one; Apollo repeats the edit when the cart below changes. */
function show(client: ApolloClient, { key, edit }: CartChange): void {
  const cart = client.cache.readQuery({ query: MY_CART })?.me?.cart;
  if (!cart) return;
  const id = client.cache.identify({ __typename: 'Cart', id: cart.id });
  client.cache.removeOptimistic(key);
  client.cache.recordOptimisticTransaction((cache) => {
    cache.updateFragment({ id, fragment: CART }, (shown) => shown && edit(shown));
  }, key);
}

/**
 * Shows a change of the cart at once and sends it in its turn: every answer carries the whole cart, so an older one
 * must never come after a newer one. Resolves to the server's answer; null when a newer change with the same key
 * took its place. Rejects when the server cannot be reached. Either way the cart then shows the server's word.
 */
export async function changeCart(client: ApolloClient, change: CartChange): Promise<Answer | null> {
  const queue = queueOf(client);
  const { newest } = queue;
  newest.set(change.key, change);
  show(client, change);

  async function takeTurn(): Promise<Answer | null> {
    if (newest.get(change.key) !== change) return null;
    try {
      return (await change.send()) ?? null;
    } finally {
      if (newest.get(change.key) === change) {
        newest.delete(change.key);
        client.cache.removeOptimistic(change.key);
      }
    }
  }

  const turn = queue.last.then(takeTurn, takeTurn);
  queue.last = turn;
  return turn;
}
