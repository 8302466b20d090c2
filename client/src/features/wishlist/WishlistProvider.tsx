import { useQuery } from '@apollo/client/react';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { graphql } from '../../generated/gql.ts';
import { useSession } from '../../lib/session/session.ts';

const WISHLIST_IDS = graphql(`
  query WishlistIds {
    me {
      id
      wishlist {
        id
        productId
      }
    }
  }
`);

/** All data of a My List entry that the pages show. The viewer query and the mutations select it. */
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

type EntryIds = ReadonlyMap<string, string>;
const NO_ENTRIES: EntryIds = new Map();

/** The ids of the entries on My List by product id; empty for a visitor. */
const EntryIdsContext = createContext(NO_ENTRIES);

/** Reads My List from the cache once for all hearts of a page. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  // The header's viewer query loads the list.
  const { data } = useQuery(WISHLIST_IDS, { fetchPolicy: 'cache-only', skip: !session });
  const wishlist = session ? data?.me?.wishlist : undefined;
  const entryIds = useMemo(
    () => (wishlist ? new Map(wishlist.map(({ productId, id }) => [productId, id])) : NO_ENTRIES),
    [wishlist],
  );
  return <EntryIdsContext value={entryIds}>{children}</EntryIdsContext>;
}

/** The id of the My List entry of a product; null when it is not on the list, and for a visitor. */
export const useWishlistEntryId = (productId: string): string | null =>
  useContext(EntryIdsContext).get(productId) ?? null;
