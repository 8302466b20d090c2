import { parseInput } from '../../../lib/input/parseInput.ts';
import type { InvalidInput } from '../../../lib/problems.ts';
import { type CatalogContext, findProduct } from '../../catalog/catalog.service.ts';
import { findVariantByLabel } from '../../catalog/variants/variants.service.ts';
import type { BasketLine } from '../offer.ts';
import { basketLineNotOnSale, basketSizeInvalid, toCouponProblem } from '../offers.problems.ts';
import { priceBasket } from '../priceBasket.ts';
import { offerInput } from './offer.input.ts';

const MAX_LINES = 20;
const MAX_QUANTITY = 1000;

/** A line of a sample basket. */
export interface SampleLine {
  productId: string;
  /** Absent: the first option, if the product has any. */
  option?: string | null;
  quantity: number;
}

/** A line of a sample basket with what the offer takes off. Paise. */
export interface PreviewLine {
  name: string;
  quantity: number;
  subTotal: number;
  discount: number;
}

/** What an offer takes off a sample basket. Paise. */
export interface OfferPreview {
  __typename: 'DeskOfferPreview';
  lines: PreviewLine[];
  subTotal: number;
  saved: number;
  total: number;
  /** Why it takes nothing off; null if it does. */
  problem: string | null;
}

/** What an offer takes off a basket, alone, and if its days and limits allow it. */
export function previewOffer(
  ctx: CatalogContext,
  input: unknown,
  sample: readonly SampleLine[],
): OfferPreview | InvalidInput {
  // A preview is possible before the offer can be switched on.
  const parsed = parseInput(offerInput, input);
  if ('message' in parsed) return parsed;
  if (sample.length < 1 || sample.length > MAX_LINES) return basketSizeInvalid(MAX_LINES);
  const basket: (BasketLine & { name: string })[] = [];
  for (const [index, line] of sample.entries()) {
    const basketLine = toBasketLine(ctx, line, index);
    if (!basketLine) return basketLineNotOnSale();
    basket.push(basketLine);
  }
  // As a code, so that the answer says why it takes nothing off.
  const code = parsed.input.code ?? 'PREVIEW';
  const offer = {
    ...parsed.input,
    id: '',
    code,
    startsAt: null,
    endsAt: null,
    firstOrderOnly: false,
    usesLeft: null,
    usesLeftForShopper: null,
  };
  const circumstances = { now: Date.now(), isFirstOrder: true, appliedCode: code, combine: 'best' } as const;
  const { lines, codeProblem, ...totals } = priceBasket(basket, [offer], circumstances);
  return {
    __typename: 'DeskOfferPreview',
    lines: lines.map(({ subTotal, discount }, index) => {
      const { name = '', quantity = 0 } = basket[index] ?? {};
      return { name, quantity, subTotal, discount };
    }),
    subTotal: totals.subTotal,
    saved: totals.saved,
    total: totals.total,
    problem: codeProblem && toCouponProblem(ctx, codeProblem).message,
  };
}

function toBasketLine(ctx: CatalogContext, { productId, option, quantity }: SampleLine, index: number) {
  const product = findProduct(ctx, productId);
  if (!product || quantity < 1 || quantity > MAX_QUANTITY) return null;
  const variant = findVariantByLabel(product, option ?? product.options[0] ?? '');
  if (!variant) return null;
  return {
    // Lines with equal remainders are told apart by their ids: in the order of the basket.
    id: String(index).padStart(2, '0'),
    name: variant.label ? `${product.name}, ${variant.label}` : product.name,
    productId,
    variantId: variant.id,
    categoryIds: [product.catId, product.subCatId],
    price: variant.price,
    quantity,
  };
}
