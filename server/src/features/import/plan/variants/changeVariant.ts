import type { Measure } from '../../../catalog/measures/measure.ts';
import type { CatalogVariant } from '../../../catalog/variants/variants.service.ts';
import type { RowProblem, VariantRow } from '../../file/catalogueRow.ts';
import { asRead, type Note } from '../../file/fieldReader.ts';
import { lowMarketPriceNote } from '../../file/rowPrices.ts';
import { type PictureFiles, resolvePicture } from '../../pictures/rowPictures.ts';
import type { CatalogueState } from '../catalogueState.ts';
import { type AssignedRows, MAX_OPTION, OPTION_TOO_LONG } from './assignRows.ts';
import type { ItemContext, VariantItems } from './variantItems.ts';

/** What a change of a product's variants depends on. */
export interface ChangeContext extends ItemContext {
  state: Pick<CatalogueState, 'bySku' | 'byVariantSku' | 'inventory'>;
  /** The product's id, the new one of a new product. */
  productId: string;
  /** Of the product. */
  images: readonly string[];
  pictureFiles: PictureFiles;
}

/** The product's variants as they are changed one after the other. */
interface Changes extends ChangeContext, Pick<AssignedRows, 'rowOf'> {
  /** Those that the product has, and the new ones. */
  present: readonly CatalogVariant[];
  items: VariantItems;
  addNote(row: VariantRow, note: Note): void;
}

/** A variant after its record, or why it cannot be as the record says. */
export function changeVariant(
  ctx: Changes,
  variant: CatalogVariant,
  row: VariantRow,
): CatalogVariant | RowProblem {
  const isNew = !ctx.variants.includes(variant);
  const skuReason = skuRefusal(ctx, variant, row.sku);
  if (skuReason) return { field: 'sku', reason: skuReason };
  const price = row.hasPrice || isNew ? row.price : variant.price;
  if (price === 0) return { field: 'sale_price', reason: 'no usable price' };
  const oldPrice = row.hasOldPrice || isNew ? row.oldPrice : Math.max(variant.oldPrice, price);
  if (oldPrice < price) ctx.addNote(row, lowMarketPriceNote(oldPrice, price));
  const { option, gtin } = row.variant;
  const isRenamed = option !== '' && option !== asRead('option', variant.label);
  if (isRenamed && option.length > MAX_OPTION) return OPTION_TOO_LONG;
  const content = contentOf(variant, row);
  const weighed = row.variant.weighed ?? variant.weighed;
  if (weighed && content?.unit !== 'G' && content?.unit !== 'ML')
    return { field: 'unit', reason: 'what is weighed has an amount in g or ml' };
  const draw = ctx.items.draw(variant, row, content, ctx.areStored && !isNew);
  if ('reason' in draw) return draw;
  return {
    ...variant,
    label: isRenamed ? option : variant.label,
    sku: row.sku === null || row.sku === asRead('sku', variant.sku ?? '') ? variant.sku : row.sku,
    gtin: gtin ?? variant.gtin,
    price,
    oldPrice: Math.max(oldPrice, price),
    amount: content?.amount ?? null,
    unit: content?.unit ?? null,
    picture: pictureOf(ctx, variant, row),
    paused: row.variant.paused ?? variant.paused,
    weighed,
    ...draw,
  };
}

/** Why a variant cannot have an SKU; null: it can. */
function skuRefusal(
  { state, productId, present, rowOf }: Changes,
  variant: CatalogVariant,
  sku: string | null,
): string | null {
  if (sku === null) return null;
  const isTaken = present.some(
    (other) => other !== variant && (rowOf.get(other.id)?.sku ?? other.sku) === sku,
  );
  if (isTaken) return 'another variant has this SKU';
  const owners = [state.bySku.get(sku)?.id, state.byVariantSku.get(sku)];
  return owners.some((owner) => owner !== undefined && owner !== productId)
    ? 'another product has this SKU'
    : null;
}

/** What a variant contains after its record. What the option says does not replace another amount. */
function contentOf({ amount, unit }: CatalogVariant, { variant }: VariantRow): Measure | null {
  const stored = amount !== null && unit !== null ? { amount, unit } : null;
  return variant.content ?? stored ?? variant.contentOfOption;
}

/** A variant shows a picture of the file, or one that its product or another variant has. */
function pictureOf(ctx: Changes, { picture }: CatalogVariant, row: VariantRow): string | null {
  const known = [...ctx.images, ...ctx.variants.flatMap((variant) => variant.picture ?? [])];
  return resolvePicture(row, picture, known, ctx.pictureFiles, (note) => ctx.addNote(row, note));
}
