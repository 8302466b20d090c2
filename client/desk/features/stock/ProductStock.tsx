import { useQuery } from '@apollo/client/react';
import { Button, Flex, Heading, Stack, Stat } from '@chakra-ui/react';
import { useState } from 'react';
import { LuPackagePlus } from 'react-icons/lu';
import { useShortcut } from '../../lib/shortcuts.ts';
import { useCan } from '../../lib/staff.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { STOCK_MOVEMENTS } from './documents.ts';
import { MovementList } from './MovementList.tsx';
import { ThresholdForm } from './ThresholdForm.tsx';

interface ProductStockProps {
  productId: string;
  /** By default the product's name. */
  title?: string;
}

/** The stock of a product: its numbers, what staff can change about them, and its ledger. */
export function ProductStock({ productId, title }: ProductStockProps) {
  // The same query as the ledger's below: a product has at least its opening movement.
  const { data } = useQuery(STOCK_MOVEMENTS, { variables: { productId, kind: null } });
  const product = data?.desk?.stockMovements.nodes[0]?.product;
  const canAdjust = useCan('ADJUST_STOCK');
  const [isOpen, setOpen] = useState(false);
  useShortcut('e', 'Adjust the stock', () => canAdjust && setOpen(true));
  return (
    <Stack gap="6">
      {product && (
        <>
          <Heading as="h2" size="lg">
            {title ?? product.name}
          </Heading>
          <Flex gap="6" wrap="wrap" align="start">
            <Units label="On hand" value={product.onHand} />
            <Units label="Available" value={product.available} />
            <Units label="Reserved" value={product.reserved} />
            {canAdjust && (
              <>
                <ThresholdForm product={product} />
                <Button onClick={() => setOpen(true)} marginTop={{ md: '6' }}>
                  <LuPackagePlus aria-hidden />
                  Adjust
                </Button>
                <AdjustDialog product={product} isOpen={isOpen} onClose={() => setOpen(false)} />
              </>
            )}
          </Flex>
        </>
      )}
      <MovementList productId={productId} />
    </Stack>
  );
}

const Units = ({ label, value }: { label: string; value: number }) => (
  <Stat.Root flex="none">
    <Stat.Label>{label}</Stat.Label>
    <Stat.ValueText>{value}</Stat.ValueText>
  </Stat.Root>
);
