import { useQuery } from '@apollo/client/react';
import { createContext, type ReactNode, useMemo } from 'react';
import { graphql } from '../../generated/gql.ts';
import { useSession } from '../../lib/session.ts';

const MY_LIST = graphql(`
  query MyListIds {
    me {
      id
      wishlist {
        id
        productId
      }
    }
  }
`);

/** Everything the pages show of an entry on My List. The viewer query and every answer that carries one select it. */
export const WISHLIST_ENTRY = graphql(`
  fragment WishlistEntry_item on WishlistItem {
    __typename
    id
    productId
    productTitle
    image {
      __typename
      url
      srcSet
    }
    rating
    price
  }
`);

type Entries = ReadonlyMap<string, string>;
const none: Entries = new Map();

/** The ids of the entries on My List by their products' ids; empty for a visitor. */
export const WishlistEntries = createContext(none);

/** Reads My List once for all the hearts of a page. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  // The viewer query of the header brings the list; this only looks at it.
  const { data } = useQuery(MY_LIST, { fetchPolicy: 'cache-only', skip: !session });
  const list = session ? data?.me?.wishlist : undefined;
  const entries = useMemo(
    () => (list ? new Map(list.map(({ productId, id }) => [productId, id])) : none),
    [list],
  );
  return <WishlistEntries value={entries}>{children}</WishlistEntries>;
}
