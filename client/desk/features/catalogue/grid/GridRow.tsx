import { Box, Flex } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import type { SelectRow } from '../../../ui/lists/useSelectRow.ts';
import type { ProductRow, ProductVariant } from '../deskProduct.ts';
import { unitNames } from '../editor/variants/variantForm.ts';
import type { SubCategoryChoice } from '../useCategories.ts';
import type { CellEdit } from './CellEditor.tsx';
import { type CatalogueRow, cellNameOf, isEditable, storedText, variantLabel } from './cells.ts';
import type { GridColumn, GridField } from './columns.ts';
import { cellKey, type Draft } from './drafts.ts';
import { GridCell } from './GridCell.tsx';
import { HEAD_WIDTH, ROW_HEIGHT } from './layout.ts';
import { RowHead } from './RowHead.tsx';
import { VariantPricesCell } from './VariantPricesCell.tsx';

interface GridRowProps {
  product: ProductRow;
  /** Undefined: the row is the product's own. */
  variant: ProductVariant | undefined;
  columns: readonly GridColumn[];
  index: number;
  /** Pixels from the top of the list. */
  start: number;
  draft: Draft | undefined;
  refusals: Readonly<Record<string, string>>;
  choices: readonly SubCategoryChoice[];
  isChecked: boolean;
  /** Null: no row can be checked. */
  onCheck: SelectRow | null;
  /** Index of the active cell's column; null: it is in another row. */
  activeColumn: number | null;
  /** The first and last selected column; null: none is selected. */
  selectedFrom: number | null;
  selectedTo: number | null;
  /** The edit of the active cell; null: it is not edited. */
  edit: CellEdit | null;
}

/** A row of the grid; rendered again only when something of it changes, so that moving the selection is fast. */
export const GridRow = memo(function GridRow({
  product,
  variant,
  columns,
  index,
  start,
  draft,
  ...row
}: GridRowProps) {
  const self: CatalogueRow = { product, variant };
  return (
    <Flex
      role="row"
      aria-rowindex={index + 2}
      position="absolute"
      top="0"
      height={`${ROW_HEIGHT}px`}
      borderBottomWidth="1px"
      style={{ transform: `translateY(${start}px)` }}
      bg={product.withdrawn || variant?.paused ? 'bg.muted' : 'bg.panel'}
    >
      <RowHead product={product} variant={variant} isChecked={row.isChecked} onCheck={row.onCheck} />
      {columns.map((column, columnIndex) => {
        const isActive = columnIndex === row.activeColumn;
        const name = cellNameOf(self, column.field);
        const text = name ? draft?.cells[name] : undefined;
        const stored = (of: ProductRow) => (name ? storedText(of, name) : '');
        return (
          <GridCell
            key={column.field}
            column={column}
            isReadOnly={!isEditable(self, column)}
            row={index}
            index={columnIndex}
            left={column.isFrozen ? HEAD_WIDTH : null}
            text={text ?? stored(product)}
            before={draft && text !== undefined ? stored(draft.product) : null}
            refusal={(name && row.refusals[cellKey(product.id, name)]) ?? null}
            isActive={isActive}
            isSelected={
              row.selectedFrom !== null &&
              row.selectedTo !== null &&
              columnIndex >= row.selectedFrom &&
              columnIndex <= row.selectedTo
            }
            edit={isActive ? row.edit : null}
            choices={row.choices}
          >
            {shownInstead(self, column.field, text ?? stored(product))}
          </GridCell>
        );
      })}
    </Flex>
  );
});

/** What a cell shows instead of its text; null: its text. */
function shownInstead({ product, variant }: CatalogueRow, field: GridField, text: string): ReactNode {
  if (!variant)
    return field === 'price' && product.variants.length > 1 && <VariantPricesCell product={product} />;
  if (field === 'name')
    return (
      <Box paddingStart="4" color="fg">
        {variantLabel(variant)}
      </Box>
    );
  const countedIn = variant.inventoryItem?.countedIn ?? 'PIECE';
  if (field !== 'stock' || countedIn === 'PIECE') return null;
  return (
    <>
      {text}
      <Box as="span" color="fg.muted" marginStart="1">
        {unitNames[countedIn]}
      </Box>
    </>
  );
}
