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
  <Flex align="center" gap="3" color={isTicked ? 'fg.muted' : undefined}>
    <Text as="span" fontSize="xl" fontWeight="bold" minWidth="10" textAlign="end">
      {quantity} ×
    </Text>
    <Image
      src={image.url}
      {...(image.srcSet && { srcSet: image.srcSet, sizes: '56px' })}
      alt=""
      loading="lazy"
      boxSize={{ base: '14', _print: '8' }}
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
        <Text textDecoration={isTicked ? 'line-through' : undefined}>
          {title}
          {option && (
            <Text as="span" fontWeight="semibold">
              {` · ${option}`}
            </Text>
          )}
        </Text>
        {note && <Badge colorPalette="orange">{note}</Badge>}
        {detail && (
          <Text color="fg.muted" textStyle="sm">
            {detail}
          </Text>
        )}
      </Box>
      {children}
    </Flex>
  </Flex>
);
