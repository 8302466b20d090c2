import { Badge, Box, Checkbox, Flex, Image, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface TickRowProps {
  image: { url: string; srcSet: string | null };
  title: string;
  option: string | null;
  quantity: number;
  /** Of the quantity: not to be collected. */
  refundedUnits?: number;
  isTicked: boolean;
  onToggle: () => void;
  /** A second line. */
  detail?: ReactNode;
  /** At the end of the row, such as a price. */
  children?: ReactNode;
}

/** A product to collect. The whole row is one large target that ticks it off. */
export const TickRow = ({
  image,
  title,
  option,
  quantity,
  refundedUnits = 0,
  isTicked,
  onToggle,
  detail,
  children,
}: TickRowProps) => (
  <Box as="li" borderBottomWidth="1px" _last={{ borderBottomWidth: 0 }} breakInside="avoid">
    <Checkbox.Root
      checked={isTicked}
      onCheckedChange={onToggle}
      size="lg"
      width="full"
      minHeight="16"
      gap="3"
      paddingBlock="3"
      paddingInline="4"
      cursor="pointer"
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label flex="1" minWidth="0" fontWeight="normal">
        <Flex align="center" gap="3" color={isTicked ? 'fg.muted' : undefined}>
          <Text as="span" fontSize="xl" fontWeight="bold" minWidth="10" textAlign="end">
            {quantity - refundedUnits} ×
          </Text>
          <Image
            src={image.url}
            {...(image.srcSet && { srcSet: image.srcSet, sizes: '56px' })}
            alt=""
            loading="lazy"
            boxSize="14"
            flexShrink="0"
            rounded="l1"
            objectFit="cover"
          />
          <Box flex="1" minWidth="0">
            <Text textDecoration={isTicked ? 'line-through' : undefined}>
              {title}
              {option && (
                <Text as="span" fontWeight="semibold">
                  {` · ${option}`}
                </Text>
              )}
            </Text>
            {refundedUnits > 0 && (
              <Badge colorPalette="orange">
                {refundedUnits} of {quantity} refunded
              </Badge>
            )}
            {detail && (
              <Text color="fg.muted" textStyle="sm">
                {detail}
              </Text>
            )}
          </Box>
          {children}
        </Flex>
      </Checkbox.Label>
    </Checkbox.Root>
  </Box>
);
