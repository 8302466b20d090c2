import { newId } from '../../../../lib/ids.ts';
import { type OptionLists, optionsOf } from '../../../catalog/catalogueRows.service.ts';
import { parseMeasure } from '../../../catalog/measures/measure.ts';
import { type CatalogVariant, variantsOf } from '../../../catalog/variants/variants.service.ts';
import type { CatalogueRow, RowProblem, VariantRow } from '../../file/catalogueRow.ts';
import type { Line } from '../../file/line.ts';
import type { StateProduct } from '../catalogueState.ts';
import { changedValues, type FieldValues, type ImportedField } from '../compareRow.ts';
import { type PlannedRow, plan, refusal } from '../plannedRow.ts';
import type { Details } from '../storedDetails.ts';
import { noteDifferences } from './differences.ts';
import { type PlannedVariants, planVariants, type VariantContext } from './planVariants.ts';

export type VariantLine = Line & { row: VariantRow };

/** The records about one product, the stored one if there is any, and what they depend on. */
export interface Group
  extends Pick<
    VariantContext,
    | 'state'
    | 'summary'
    | 'itemsOfFile'
    | 'statedUnits'
    | 'units'
    | 'expectedUnits'
    | 'setsMovedStock'
    | 'pictureFiles'
  > {
  lines: readonly [VariantLine, ...VariantLine[]];
  product: StateProduct | null;
  details: Details;
  /** Why the product cannot be as a record says; null: it can. */
  findProblem(row: VariantRow): RowProblem | null;
  /** Plans what a record says of the product as a whole. */
  planProduct(line: Line, compared: Pick<Line, 'notes'> & { row: CatalogueRow }): PlannedRow;
}

/**
 * Plans the records about one product. The first that is not refused stands for the product, with the changes of all
 * its variants; the others are merged into it.
 */
export function planGroup(group: Group): PlannedRow[] {
  const { lines, product } = group;
  const productId = product?.id ?? newId();
  const context = contextOf(group, productId);
  const variants = planVariants(
    context,
    lines.map(({ row }) => row),
  );
  const head = lines.find(({ row }) => !variants.problems.has(row)) ?? lines[0];
  const headProblem = group.findProblem(head.row);
  return lines.map((line) => {
    const variant = variants.labelOf.get(line.row) ?? line.row.variant.option;
    const problem = variants.problems.get(line.row) ?? headProblem;
    if (problem) return plan(line, { ...refusal(line, problem), variant, product });
    const notes = [...line.notes, ...(variants.notes.get(line.row) ?? [])];
    if (line === head) return { ...planHead(group, { ...line, notes }, context, variants), variant };
    const ownNotes = notes.filter(({ appliesTo }) => appliesTo !== 'new');
    return plan(
      { ...line, row: null, notes: [...ownNotes, ...noteDifferences(head.row, line.row)] },
      { outcome: 'merged', variant },
    );
  });
}

function contextOf({ lines, product, details, ...group }: Group, productId: string): VariantContext {
  const [first] = lines;
  const lists: OptionLists = {
    size: details.size ?? [],
    productRam: details.productRam ?? [],
    productWeight: details.productWeight ?? [],
  };
  const stored = details.variants ?? [];
  return {
    ...group,
    productId,
    productName: product?.name ?? first.row.name,
    lists,
    variants: stored.length > 0 || !product ? stored : unstoredVariants(product, lists, lines, details),
    areStored: stored.length > 0,
    images: details.images ?? [],
  };
}

/** The variants of a product that are not stored: one for each of its options, or one without a label. */
function unstoredVariants(
  product: StateProduct,
  lists: OptionLists,
  lines: readonly VariantLine[],
  { contents }: Details,
): CatalogVariant[] {
  const options = optionsOf(lists);
  // Its package becomes the first of the options.
  if (options.length === 0 && lines.every(({ row }) => row.variant.option !== '')) return [];
  const measure = contents ? parseMeasure(contents) : null;
  return variantsOf({ ...product, options, contents: measure, variants: [] }).map((variant) => ({
    ...variant,
    id: newId(),
  }));
}

function planHead(
  group: Group,
  line: VariantLine,
  context: VariantContext,
  planned: PlannedVariants,
): PlannedRow {
  const { row } = line;
  const { product, details } = group;
  const { variants, lists } = planned;
  const shown = variants.find(({ paused }) => !paused) ?? variants[0];
  const own = planned.items.find(({ id }) => id === context.productId);
  const items = planned.items.filter((item) => item !== own);
  const whole = group.planProduct(line, { row: withoutVariant(row), notes: line.notes });
  const common = { items, hasMovedStock: planned.hasMovedStock };
  const prices = { price: shown?.price ?? row.price, oldPrice: shown?.oldPrice ?? row.oldPrice };
  if (!product) {
    const drawsOwn = variants.some(({ inventoryId }) => inventoryId === null);
    const assumedStock = drawsOwn && row.stock === null ? row.initialStock : 0;
    const stock = own?.after ?? (drawsOwn ? null : 0);
    return {
      ...whole,
      ...common,
      productId: context.productId,
      row: { ...row, ...prices, sku: null, options: lists, stock, initialStock: own?.after ?? assumedStock },
      after: { ...whole.after, variants },
    };
  }
  const isChanged = JSON.stringify(variants) !== JSON.stringify(context.variants);
  const hasItsSku = product.sku !== null && variants.some(({ sku }) => sku === product.sku);
  const stored: FieldValues = {
    ...{ price: product.price, oldPrice: product.oldPrice, sku: product.sku, ...context.lists },
    variants: details.variants ?? [],
    ...(own && { stock: own.before }),
  };
  const values = changedValues(stored, {
    ...(isChanged && { ...prices, variants, ...(hasItsSku && { sku: null }) }),
    ...((isChanged || context.areStored) && lists),
    ...(own && { stock: own.after }),
  });
  const before = Object.fromEntries(
    (Object.keys(values) as ImportedField[]).map((field) => [field, stored[field]]),
  );
  const after = { ...whole.after, ...values };
  const areItemsChanged = items.some((item) => item.isNew || item.after !== item.before);
  return {
    ...whole,
    ...common,
    outcome: Object.keys(after).length > 0 || areItemsChanged ? 'changed' : 'unchanged',
    before: { ...whole.before, ...before },
    after,
    onHand: group.units.get(product.id)?.onHand ?? null,
  };
}

/** What a record says of its product as a whole. */
const withoutVariant = (row: VariantRow): VariantRow => ({
  ...row,
  sku: null,
  stock: null,
  stockAtExport: null,
  options: null,
  hasPrice: false,
  hasOldPrice: false,
  contentsOfName: null,
});
