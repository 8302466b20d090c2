import { Box, Checkbox } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ProductLine, type ProductLineProps } from './ProductLine.tsx';

interface TickRowProps extends ProductLineProps {
  isTicked: boolean;
  onToggle: () => void;
  /** Below the target. */
  footer?: ReactNode;
}

/** A product to collect. The whole row is one large target that ticks it off. */
export const TickRow = ({ onToggle, footer, ...line }: TickRowProps) => (
  <Box as="li" borderBottomWidth="1px" _last={{ borderBottomWidth: 0 }} breakInside="avoid">
    <Checkbox.Root
      checked={line.isTicked}
      onCheckedChange={onToggle}
      size={{ base: 'lg', _print: 'sm' }}
      width="full"
      minHeight="16"
      gap="3"
      paddingBlock="3"
      paddingInline="4"
      cursor="pointer"
      _print={{ minHeight: 0, gap: '2', paddingBlock: '0.5', paddingInline: 0 }}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label flex="1" minWidth="0" fontWeight="normal">
        <ProductLine {...line} />
      </Checkbox.Label>
    </Checkbox.Root>
    {footer}
  </Box>
);
