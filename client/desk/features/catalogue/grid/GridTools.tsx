import { Button, HStack, Spacer, Text } from '@chakra-ui/react';
import { commandKey } from '../../../lib/platform.ts';
import { useCan } from '../../../lib/session/staff.ts';
import { ColumnMenu } from '../../../ui/lists/ColumnMenu.tsx';
import { SmallButton } from '../../../ui/SmallButton.tsx';
import type { ProductRow } from '../deskProduct.ts';
import { useMoveProducts } from '../useMoveProducts.ts';

interface GridToolsProps {
  /** The products whose rows are checked. */
  checked: readonly ProductRow[];
  /** Rows that "Change many…" changes: the checked ones, else those of a selection of several. */
  selectedCount: number;
  /** Selects the products that are not loaded yet, too; null: there are none, or some loaded ones are not checked. */
  onCheckAll: (() => void) | null;
  checkAllLabel: string;
  isCheckingAll: boolean;
  columns: React.ComponentProps<typeof ColumnMenu>['columns'];
  onFill: () => void;
  /** Takes the last save back; null: there is none. */
  onUndoSave: (() => void) | null;
  isUndoing: boolean;
  /** Products were withdrawn or put back on sale. */
  onMoved: () => void;
}

/** The buttons above the grid. */
export function GridTools({ checked, selectedCount, columns, ...props }: GridToolsProps) {
  const { onCheckAll, checkAllLabel, isCheckingAll, onFill, onUndoSave, isUndoing, onMoved } = props;
  const canEdit = useCan('EDIT_CATALOGUE');
  const { withdraw, restore, busy } = useMoveProducts(onMoved);
  const isWithdrawn = checked.length > 0 && checked.every(({ withdrawn }) => withdrawn);
  return (
    <HStack wrap="wrap" align="center">
      {canEdit && (
        <>
          <SmallButton marginBottom="2" disabled={selectedCount === 0} onClick={onFill}>
            Change many…
          </SmallButton>
          <SmallButton
            marginBottom="2"
            loading={busy}
            disabled={checked.length === 0}
            onClick={() => void (isWithdrawn ? restore : withdraw)(checked.map(({ id }) => id))}
          >
            {isWithdrawn ? 'Put on sale' : 'Withdraw'}
          </SmallButton>
          {onUndoSave && (
            <SmallButton marginBottom="2" loading={isUndoing} onClick={onUndoSave}>
              Undo last save
            </SmallButton>
          )}
          <Text textStyle="sm" color="fg.muted" marginBottom="2" role="status">
            {checked.length > 0 ? (
              `${checked.length} selected`
            ) : (
              <>
                <Text as="span" hideFrom="md">
                  Tick products first
                </Text>
                <Text as="span" hideBelow="md">
                  {`Tick products to change many. Type to edit, paste from a spreadsheet, ${commandKey}+S to save`}
                </Text>
              </>
            )}
          </Text>
          {onCheckAll && (
            <Button size="xs" variant="ghost" marginBottom="2" loading={isCheckingAll} onClick={onCheckAll}>
              {checkAllLabel}
            </Button>
          )}
        </>
      )}
      <Spacer />
      <ColumnMenu columns={columns} />
    </HStack>
  );
}
