import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { FaHeart, FaRegHeart } from 'react-icons/fa6';
import { Pop } from '../../components/motion.tsx';
import { isRepeated } from '../../components/OnceButton.tsx';
import { graphql } from '../../generated/gql.ts';
import type { WishlistHeart_ProductFragment } from '../../generated/graphql.ts';
import { texts } from './texts.ts';
import { useAddToWishlist, useRemoveFromWishlist, useWishlistEntry } from './useWishlist.ts';

export const WISHLIST_HEART = graphql(`
  fragment WishlistHeart_product on Product {
    id
    name
    images {
      __typename
      url
      srcSet
    }
    price
    rating
  }
`);

/** The data of fragment `WishlistHeart_product`, wherever it was selected. */
export type HeartProduct = Omit<WishlistHeart_ProductFragment, ' $fragmentName'>;

export interface WishlistHeartProps extends Omit<IconButtonProps, 'onClick' | 'aria-label'> {
  product: HeartProduct;
}

/** Puts a product on My List and takes it off again; filled when it is on it. */
export function WishlistHeart({ product, ...rest }: WishlistHeartProps) {
  const entryId = useWishlistEntry(product.id);
  const { addToWishlist, busy: adding } = useAddToWishlist();
  const { removeFromWishlist, busy: removing } = useRemoveFromWishlist();
  const toggle = (event: MouseEvent) => {
    if (adding || removing || isRepeated(event)) return;
    void (entryId ? removeFromWishlist(entryId) : addToWishlist(product));
  };
  return (
    <IconButton
      variant="outline"
      size="sm"
      borderRadius="full"
      bg="bg.panel"
      color={entryId ? 'heart' : 'fg.muted'}
      _hover={{ color: 'heart' }}
      aria-label={texts.heart(product.name)}
      aria-pressed={entryId !== null}
      {...rest}
      onClick={toggle}
    >
      <Pop on={entryId ? 'filled' : 'empty'}>{entryId ? <FaHeart /> : <FaRegHeart />}</Pop>
    </IconButton>
  );
}
