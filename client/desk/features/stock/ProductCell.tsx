import { HStack, Image, Text } from '@chakra-ui/react';

interface ProductCellProps {
  product: { name: string; brand: string; image: { url: string } };
}

/** A product in a table: picture, name and brand. */
export const ProductCell = ({ product: { name, brand, image } }: ProductCellProps) => (
  <HStack minWidth="28" whiteSpace="normal">
    <Image src={image.url} alt="" boxSize="8" rounded="l1" objectFit="contain" />
    <div>
      <Text fontWeight="medium" overflowWrap="anywhere" lineClamp={{ mdDown: 2 }} title={name}>
        {name}
      </Text>
      <Text color="fg.muted" textStyle="xs">
        {brand}
      </Text>
    </div>
  </HStack>
);
