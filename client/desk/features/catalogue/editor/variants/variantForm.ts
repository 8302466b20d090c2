import type { VariantInput } from '../../../../../../server/src/features/catalog/desk/products/variant.input.ts';
import { contentsOfOption } from '../../../../../../server/src/features/catalog/measures/measure.ts';
import type { DeskVariantInput, MeasureUnit } from '../../../../generated/graphql.ts';
import { parseUnits } from '../../../../lib/forms/parseUnits.ts';
import { typedPaise } from '../../../../lib/forms/typedPaise.ts';
import type { InventoryItem, ProductVariant } from '../../deskProduct.ts';
import { followOption, type OptionContents } from './optionContents.ts';

/** An inventory item in the form: without its units, which sales change all the time. */
export type FormItem = Pick<InventoryItem, 'id' | 'name' | 'code' | 'countedIn'>;

/** A variant in the form, as it is typed. */
export interface FormVariant extends OptionContents {
  /** Null: a new one. */
  id: string | null;
  /** The id, or of a new one a text of its own. */
  key: string;
  price: string;
  /** Empty: it has no discount. */
  oldPrice: string;
  sku: string;
  gtin: string;
  picture: string;
  isOnSale: boolean;
  weighed: boolean;
  /** What it draws on; null: the product's own units. */
  item: FormItem | null;
  /** The required quantity. */
  takes: string;
}

/** Fields of a variant that are typed or switched. */
export type VariantChange = Partial<Omit<FormVariant, 'id' | 'key' | 'item' | 'optionSays'>>;

export const unitNames: Record<MeasureUnit, string> = { G: 'g', ML: 'ml', CM: 'cm', PIECE: 'pieces' };

/** The name of an inventory item, with its code. */
export const itemText = ({ name, code }: FormItem): string => (code ? `${name} (${code})` : name);

const toFormItem = ({ id, name, code, countedIn }: FormItem): FormItem => ({ id, name, code, countedIn });

export const toFormVariant = (variant: ProductVariant): FormVariant => ({
  id: variant.id,
  key: variant.id,
  label: variant.label,
  price: String(variant.price),
  oldPrice: variant.oldPrice === variant.price ? '' : String(variant.oldPrice),
  amount: String(variant.amount ?? ''),
  unit: variant.unit ?? 'G',
  optionSays: contentsOfOption(variant.label),
  sku: variant.sku ?? '',
  gtin: variant.gtin ?? '',
  picture: variant.picture ?? '',
  isOnSale: !variant.paused,
  weighed: variant.weighed,
  item: variant.inventoryItem && toFormItem(variant.inventoryItem),
  takes: String(variant.requiredQuantity),
});

/** A new variant; it contains what its option says. */
export const newVariant = (fields: Pick<FormVariant, 'label' | 'price' | 'oldPrice'>): FormVariant =>
  followOption({
    ...{ id: null, key: crypto.randomUUID(), sku: '', gtin: '', picture: '' },
    ...{ amount: '', unit: 'G', optionSays: null, isOnSale: true, weighed: false, item: null, takes: '1' },
    ...fields,
  });

/** The parts that the server's schema and its input have in common. */
const toShared = ({ id, label, sku, gtin, amount, unit, picture, weighed, ...variant }: FormVariant) => {
  const parsedAmount = parseUnits(amount);
  return {
    ...{ id, label, sku, gtin, picture, weighed, amount: parsedAmount },
    unit: parsedAmount === null ? null : unit,
    paused: !variant.isOnSale,
    inventoryId: variant.item?.id ?? null,
    requiredQuantity: parseUnits(variant.takes) ?? Number.NaN,
  };
};

/** As the server takes it. */
export const toVariantInput = (variant: FormVariant): DeskVariantInput => ({
  ...toShared(variant),
  price: Number(variant.price),
  oldPrice: Number(variant.oldPrice || variant.price),
});

/** As the server's schema checks it. */
export const toCheckedVariant = (variant: FormVariant): VariantInput => ({
  ...toShared(variant),
  price: typedPaise(variant.price),
  oldPrice: typedPaise(variant.oldPrice || variant.price),
});

/** The price and old price that the product shows: those of its first variant on sale. */
export const shownVariant = (variants: readonly FormVariant[]): FormVariant | undefined =>
  variants.find(({ isOnSale }) => isOnSale) ?? variants[0];

/** What one takes of an inventory item as far as its amount says it; empty: it does not. */
const takesOf = ({ amount, unit }: FormVariant, { countedIn }: FormItem): string => {
  if (countedIn === 'PIECE') return '1';
  return countedIn === unit ? amount : '';
};

/** The variant drawing on another inventory item. */
export const withItem = (variant: FormVariant, item: FormItem | null): FormVariant => ({
  ...variant,
  item: item && toFormItem(item),
  takes: item ? takesOf(variant, item) : '1',
});

/** A changed variant. Its amount follows its option, and what it takes its amount, unless something else was typed. */
export function changeVariant(variant: FormVariant, change: VariantChange): FormVariant {
  const typed = { ...variant, ...change };
  const changed = change.label === undefined ? typed : followOption(typed);
  const { item } = variant;
  const isFollowing = item !== null && variant.takes === takesOf(variant, item) && change.takes === undefined;
  return isFollowing ? { ...changed, takes: takesOf(changed, item) } : changed;
}

/** A variant on one line, to compare versions of it. */
export const variantText = (variant: FormVariant): string =>
  [
    variant.label || 'Without an option',
    `Rs ${variant.price}`,
    variant.oldPrice && `instead of Rs ${variant.oldPrice}`,
    variant.amount !== '' && `${variant.amount} ${unitNames[variant.unit]}`,
    variant.sku && `SKU ${variant.sku}`,
    variant.gtin && `bar code ${variant.gtin}`,
    !variant.isOnSale && 'not on sale',
    variant.weighed && 'weighed when packed',
    `takes ${variant.takes} of ${variant.item?.name ?? 'the product’s own units'}`,
  ]
    .filter(Boolean)
    .join(', ');
