import { Badge, Box, Flex, Image, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface ProductLineProps {
  image: { url: string; srcSet?: string | null };
  title: string;
  option: string | null;
  quantity: number;
  isTicked?: boolean;
  /** In a badge, such as how many units were refunded. */
  note?: ReactNode;
  /** A second line. */
  detail?: ReactNode;
  /** At the end of the row, such as a price. */
  children?: ReactNode;
}

/** Some units of a product, with its picture. */
export const ProductLine = ({
  image,
  title,
  option,
  quantity,
  isTicked = false,
  note,
  detail,
  children,
}: ProductLineProps) => (
  <Flex align="center" gap={{ base: '3', _print: '2' }} color={isTicked ? 'fg.muted' : undefined}>
    <Text
      as="span"
      fontSize={{ base: 'xl', _print: 'sm' }}
      fontWeight="bold"
      minWidth={{ base: '10', _print: '6' }}
      textAlign="end"
    >
      {quantity} ×
    </Text>
    <Image
      src={image.url}
      {...(image.srcSet && { srcSet: image.srcSet, sizes: '56px' })}
      alt=""
      loading="lazy"
      boxSize="14"
      display={{ _print: 'none' }}
      flexShrink="0"
      rounded="l1"
      objectFit="cover"
    />
    <Flex
      flex="1"
      minWidth="0"
      direction={{ base: 'column', sm: 'row' }}
      align={{ base: 'start', sm: 'center' }}
      gap={{ base: '0', sm: '3' }}
    >
      <Box flex="1" minWidth="0">
        <Text textDecoration={isTicked ? 'line-through' : undefined} textStyle={{ _print: 'sm' }}>
          {title}
          {option && (
            <Text as="span" fontWeight="semibold">
              {` · ${option}`}
            </Text>
          )}
        </Text>
        {note && <Badge colorPalette="orange">{note}</Badge>}
        {detail && (
          <Text color="fg.muted" textStyle={{ base: 'sm', _print: 'xs' }}>
            {detail}
          </Text>
        )}
      </Box>
      {children}
    </Flex>
  </Flex>
);
