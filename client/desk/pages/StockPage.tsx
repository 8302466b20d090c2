import { Box, Button, Flex, Tabs } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { LowStockList } from '../features/stock/LowStockList.tsx';
import { MovementList } from '../features/stock/MovementList.tsx';
import { movementKinds } from '../features/stock/movementKinds.ts';
import { ProductStock } from '../features/stock/ProductStock.tsx';
import { ShelfCount } from '../features/stock/ShelfCount.tsx';
import { StockSearch } from '../features/stock/StockSearch.tsx';
import { UnsoldList } from '../features/stock/UnsoldList.tsx';
import type { DeskStockMovementKind } from '../generated/graphql.ts';
import { useCan } from '../lib/session/staff.ts';
import { SearchBox } from '../ui/lists/SearchBox.tsx';
import { SelectFilter } from '../ui/lists/SelectFilter.tsx';
import { SavedViews } from '../ui/lists/views/SavedViews.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

/** The stock: a search, what is low, the count of a shelf, what is not sold, and its history; of one product with `?product=`. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const canCount = useCan('ADJUST_STOCK');
  const productId = params.get('product');
  const openProduct = (product: string) => setParams({ product });
  if (productId)
    return (
      <>
        <PageHeader
          title="Stock of a product"
          actions={
            <Button variant="outline" onClick={() => setParams({})}>
              All stock
            </Button>
          }
        />
        <ProductStock productId={productId} />
      </>
    );
  const text = params.get('q') ?? '';
  return (
    <>
      <PageHeader title="Stock" actions={<SavedViews list="stock" />} />
      <Flex marginBottom="4">
        <SearchBox
          label="Search the stock"
          placeholder="Product, brand or SKU"
          value={text}
          onChange={(q) => setParams(q ? { q } : {}, { replace: true })}
        />
      </Flex>
      {text ? (
        <StockSearch text={text} onOpen={openProduct} />
      ) : (
        <Tabs.Root
          value={params.get('view') ?? 'low'}
          onValueChange={({ value }) => setParams({ view: value })}
          lazyMount
          unmountOnExit
        >
          <Tabs.List>
            <Tabs.Trigger value="low">Low stock</Tabs.Trigger>
            {canCount && <Tabs.Trigger value="count">Count a shelf</Tabs.Trigger>}
            <Tabs.Trigger value="unsold">Not sold</Tabs.Trigger>
            <Tabs.Trigger value="history">History</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="low">
            <LowStockList onOpen={openProduct} />
          </Tabs.Content>
          <Tabs.Content value="unsold">
            <UnsoldList onOpen={openProduct} />
          </Tabs.Content>
          <Tabs.Content value="count">
            <ShelfCount
              subCategoryId={params.get('shelf')}
              onChoose={(shelf) => setParams({ view: 'count', shelf })}
            />
          </Tabs.Content>
          <Tabs.Content value="history">
            <History
              kind={toKind(params.get('kind'))}
              onKindChange={(kind) => setParams({ view: 'history', ...(kind && { kind }) })}
              onOpen={openProduct}
            />
          </Tabs.Content>
        </Tabs.Root>
      )}
    </>
  );
}

const toKind = (text: string | null): DeskStockMovementKind | null =>
  text && text in movementKinds ? (text as DeskStockMovementKind) : null;

interface HistoryProps {
  kind: DeskStockMovementKind | null;
  onKindChange: (kind: DeskStockMovementKind | null) => void;
  onOpen: (productId: string) => void;
}

const History = ({ kind, onKindChange, onOpen }: HistoryProps) => (
  <>
    <Box marginBottom="4">
      <SelectFilter
        label="Kind of movement"
        hidesLabel
        width="48"
        any="All movements"
        options={movementKinds}
        value={kind ?? ''}
        onChange={(value) => onKindChange(toKind(value))}
      />
    </Box>
    <MovementList kind={kind} onOpen={onOpen} />
  </>
);
