import { Button, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { plural } from '../../../src/lib/format.ts';
import { useStoredState } from '../../lib/useStoredState.ts';
import { showSuccess } from '../../ui/messages/toaster.tsx';
import { ShelfRow } from './ShelfRow.tsx';
import {
  type CountEntries,
  differenceOf,
  entryError,
  type ShelfProduct,
  saveInParts,
  toAdjustments,
  toUndo,
  withCurrentNumbers,
  withoutSaved,
} from './shelfCount.ts';
import { type StockRefusal, useAdjustStock } from './useAdjustStock.ts';

interface ShelfFormProps {
  /** Names what the browser stores: a count survives a reload until it is saved. */
  name: string;
  products: readonly ShelfProduct[];
  /** Reads the products anew. */
  onRefresh: () => void;
  /** Present: there are more products. */
  onLoadMore?: () => void;
}

/** One field for each product of a shelf. Enter and the arrow keys move between the fields; all counts are saved together. */
export function ShelfForm({ name, products, onRefresh, onLoadMore }: ShelfFormProps) {
  const [storedEntries, setEntries] = useStoredState<CountEntries>(`count.${name}`, {});
  const [refusals, setRefusals] = useState<readonly StockRefusal[]>([]);
  const refusalOf = (id: string) => refusals.find(({ productId }) => productId === id);
  // A refused count is compared with what is shown now, so that it can be confirmed.
  const entries = withCurrentNumbers(
    storedEntries,
    products.filter(({ id }) => refusalOf(id)),
  );
  const [reason, setReason] = useState('');
  const { adjustStock, busy } = useAdjustStock();
  const adjustments = toAdjustments(entries, reason.trim());
  const hasErrors = Object.values(entries).some((entry) => entryError(entry));
  const differing = Object.values(entries).filter((entry) => differenceOf(entry)).length;

  // The same function in all renders, so that a digit renders one row.
  const type = useCallback(
    ({ id, onHand, toPack }: ShelfProduct, text: string) => {
      setEntries((stored) => ({ ...stored, [id]: { text, onHand, toPack } }));
      setRefusals((others) => others.filter(({ productId }) => productId !== id));
    },
    [setEntries],
  );

  async function save(): Promise<void> {
    const { saved, refusals: refused } = await saveInParts(adjustments, adjustStock);
    const left = saved.length === adjustments.length ? {} : withoutSaved(entries, saved);
    setRefusals(refused);
    setEntries(left);
    if (saved.length > 0) showSaved(saved);
    onRefresh();
  }

  function showSaved(saved: typeof adjustments): void {
    const corrections = toUndo(saved);
    const undo = async () => {
      const { saved: undone } = await saveInParts(corrections, adjustStock);
      if (undone.length === corrections.length) showSuccess('The count was taken back');
      onRefresh();
    };
    showSuccess(
      `${saved.length} ${plural(saved.length, 'item')} counted, ${corrections.length} corrected`,
      corrections.length > 0 ? { label: 'Undo', onClick: () => void undo() } : undefined,
    );
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="0" borderWidth="1px" rounded="l2" bg="bg.panel" onKeyDown={moveBetweenFields}>
        {products.map((product) => (
          <ShelfRow
            key={product.id}
            product={product}
            entry={entries[product.id]}
            refusal={refusalOf(product.id)}
            onType={type}
          />
        ))}
      </Stack>
      {onLoadMore && (
        <Button variant="outline" marginTop="4" onClick={onLoadMore}>
          Show more
        </Button>
      )}
      <Field.Root width={{ base: 'full', md: 'xs' }} marginTop="4">
        <Field.Label>Reason (optional)</Field.Label>
        <Input
          value={reason}
          maxLength={200}
          bg="bg.panel"
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Field.Root>
      <Flex gap="4" align="center" position="sticky" bottom="0" bg="bg.subtle" paddingBlock="3">
        <Button type="submit" loading={busy} disabled={adjustments.length === 0 || hasErrors}>
          Save the count
        </Button>
        <Text aria-live="polite" color="fg.muted">
          {adjustments.length} of {products.length} counted, {differing}{' '}
          {differing === 1 ? 'differs' : 'differ'}
        </Text>
      </Flex>
    </form>
  );
}

/** Enter and the arrow keys move between the fields of the shelf. */
function moveBetweenFields(event: KeyboardEvent<HTMLElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(event.target) + step];
  next?.focus();
  next?.select();
}
