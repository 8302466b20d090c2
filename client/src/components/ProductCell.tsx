import { Box, Text } from '@chakra-ui/react';
import { cut } from '../lib/format.ts';
import { paths } from '../lib/paths.ts';
import { PageLink } from './PageLink.tsx';
import { Picture, type PictureProps } from './Picture.tsx';
import styles from './ProductCell.module.css';
import { Stars } from './Rating.tsx';

export interface ProductCellProps {
  item: {
    productId: string;
    productTitle: string;
    image: PictureProps['image'];
    rating: number;
    /** What was chosen; null when there is nothing to choose. */
    option?: string | null;
  };
  /** Longest title in characters. */
  cutAt: number;
}

/** A product in a table: picture and title, leading to it, and its rating. */
export function ProductCell({ item, cutAt }: ProductCellProps) {
  return (
    <PageLink to={paths.product(item.productId)} title={item.productTitle} className={styles.cell}>
      <Box w="20" maxW="full" bg="plate" borderRadius="l2" overflow="hidden">
        <Picture image={item.image} sizes="80px" alt="" />
      </Box>
      <Box flex="1 1 6rem" minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{cut(item.productTitle, cutAt)}</Text>
        {item.option && <Text color="fg.muted">{item.option}</Text>}
        <Stars value={item.rating} />
      </Box>
    </PageLink>
  );
}
