import { useQuery } from '@apollo/client/react';
import { Button, Flex, Heading, Stack, Stat } from '@chakra-ui/react';
import { useState } from 'react';
import { LuPackagePlus } from 'react-icons/lu';
import { formatUnits } from '../../../../server/src/features/stock/formatUnits.ts';
import { useCan } from '../../lib/session/staff.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { QueryPending } from '../../ui/QueryPending.tsx';
import { AdjustDialog } from './AdjustDialog.tsx';
import { PRODUCT_STOCK } from './documents.ts';
import { MovementList } from './MovementList.tsx';
import { ThresholdDialog } from './ThresholdDialog.tsx';

/** The stock of an inventory item, a product's own or another one: its numbers, what staff can change about them, and its history. */
export function ProductStock({ productId }: { productId: string }) {
  const { product } = useStockedProduct(productId);
  return (
    <Stack gap="6">
      {product && (
        <Heading as="h2" size="lg">
          {product.name}
        </Heading>
      )}
      <StockFigures productId={productId} />
      <MovementList productId={productId} />
    </Stack>
  );
}

function useStockedProduct(productId: string) {
  const { data, error, refetch } = useQuery(PRODUCT_STOCK, {
    variables: { productId },
    fetchPolicy: 'cache-and-network',
  });
  return { product: data?.desk?.stockMovements.nodes[0]?.product, error, refetch };
}

interface StockFiguresProps {
  productId: string;
  /** Where the history is, as an anchor of the page; absent: right below. */
  historyHref?: string;
}

/** An inventory item's units, its threshold, and the buttons that change them. Nothing while they are loading. */
export function StockFigures({ productId, historyHref }: StockFiguresProps) {
  const { product, error, refetch } = useStockedProduct(productId);
  const canAdjust = useCan('ADJUST_STOCK');
  const [dialog, setDialog] = useState<'adjust' | 'threshold' | null>(null);
  const close = () => setDialog(null);
  useShortcut('e', 'Adjust the stock', canAdjust ? () => setDialog('adjust') : null);
  if (!product)
    return error ? <QueryPending query={{ error, refetch }} failure="The units could not be read." /> : null;
  return (
    <Flex gap="6" wrap="wrap" align="start">
      <Units label="On hand" value={formatUnits(product.onHand, product.countedIn)} />
      <Units label="Available" value={formatUnits(product.available, product.countedIn)} />
      <Units label="Reserved" value={formatUnits(product.reserved, product.countedIn)} />
      <Units label="Low at" value={formatUnits(product.lowStockThreshold, product.countedIn)} />
      <Flex gap="2" wrap="wrap" alignSelf="center">
        {canAdjust && (
          <>
            <Button variant="outline" onClick={() => setDialog('adjust')}>
              <LuPackagePlus aria-hidden />
              Adjust
            </Button>
            <Button variant="outline" onClick={() => setDialog('threshold')}>
              Low at…
            </Button>
          </>
        )}
        {historyHref && (
          <Button asChild variant="outline">
            <a href={historyHref}>History</a>
          </Button>
        )}
      </Flex>
      {canAdjust && (
        <>
          <AdjustDialog product={product} isOpen={dialog === 'adjust'} onClose={close} />
          <ThresholdDialog product={product} isOpen={dialog === 'threshold'} onClose={close} />
        </>
      )}
    </Flex>
  );
}

const Units = ({ label, value }: { label: string; value: string }) => (
  <Stat.Root flex="none">
    <Stat.Label>{label}</Stat.Label>
    <Stat.ValueText>{value}</Stat.ValueText>
  </Stat.Root>
);
