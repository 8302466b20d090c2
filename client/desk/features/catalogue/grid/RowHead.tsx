import { Checkbox, Flex, IconButton, Image } from '@chakra-ui/react';
import { LuPencil } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import type { DeskProduct } from '../deskProduct.ts';
import { HEAD_WIDTH } from './layout.ts';

interface RowHeadProps {
  product: DeskProduct;
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
}

/** The first column of a row, which stays in sight: checkbox, picture, and a link to the product's page. */
export const RowHead = ({ product: { id, name, images }, isChecked, onCheck }: RowHeadProps) => (
  <Flex
    role="rowheader"
    position="sticky"
    left="0"
    zIndex="1"
    bg="inherit"
    width={`${HEAD_WIDTH}px`}
    flex="none"
    align="center"
    gap="1.5"
    paddingInline="2"
    borderEndWidth="1px"
  >
    <Checkbox.Root size="sm" checked={isChecked} onCheckedChange={({ checked }) => onCheck(checked === true)}>
      <Checkbox.HiddenInput aria-label={`Select ${name}`} />
      <Checkbox.Control />
    </Checkbox.Root>
    {images[0] ? (
      <Image
        src={images[0].url}
        srcSet={images[0].srcSet ?? undefined}
        sizes="32px"
        alt=""
        boxSize="8"
        rounded="sm"
        objectFit="contain"
        loading="lazy"
      />
    ) : (
      <Flex boxSize="8" />
    )}
    <IconButton asChild size="xs" variant="ghost" aria-label={`Open ${name}`}>
      <Link to={`/products/${id}`}>
        <LuPencil />
      </Link>
    </IconButton>
  </Flex>
);
