import { Flex, IconButton, Image, VisuallyHidden } from '@chakra-ui/react';
import { LuPencil } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { RowBox } from '../../../ui/lists/RowBox.tsx';
import type { SelectRow } from '../../../ui/lists/useSelectRow.ts';
import type { ProductRow, ProductVariant } from '../deskProduct.ts';
import { HEAD_WIDTH } from './layout.ts';

interface RowHeadProps {
  product: ProductRow;
  /** Undefined: the row is the product's own. */
  variant: ProductVariant | undefined;
  isChecked: boolean;
  /** Null: no row can be checked. */
  onCheck: SelectRow | null;
}

/** The first column of a row, which stays in sight: that of a product has checkbox, picture, and a link to the product's page. */
export const RowHead = ({ product: { id, name, thumbnail }, variant, isChecked, onCheck }: RowHeadProps) => (
  <Flex
    role="rowheader"
    position="sticky"
    left="0"
    zIndex="1"
    bg="inherit"
    width={`${HEAD_WIDTH}px`}
    flex="none"
    align="center"
    gap={{ base: '1', md: '1.5' }}
    paddingInline="2"
    borderEndWidth="1px"
  >
    {variant ? (
      <VisuallyHidden>{name}</VisuallyHidden>
    ) : (
      <>
        {onCheck && (
          <RowBox size="sm" id={id} label={`Select ${name}`} isSelected={isChecked} onSelect={onCheck} />
        )}
        {/* For the mouse: keys and screen readers have the same link beside it. */}
        <Link to={`/products/${id}`} tabIndex={-1} aria-hidden>
          {thumbnail ? (
            <Image src={thumbnail} alt="" boxSize="8" rounded="sm" objectFit="contain" loading="lazy" />
          ) : (
            <Flex boxSize="8" />
          )}
        </Link>
        <IconButton asChild size="xs" variant="ghost" aria-label={`Open ${name}`}>
          <Link to={`/products/${id}`}>
            <LuPencil />
          </Link>
        </IconButton>
      </>
    )}
  </Flex>
);
