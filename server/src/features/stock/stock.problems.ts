import { invalidInput, notFound, problem } from '../../lib/problems.ts';

// What changes of the stock can be refused.

export const productNotFound = () => notFound('PRODUCT_NOT_FOUND', 'There is no such product');

export const inventoryCodeTaken = (code: string) =>
  invalidInput('NAME_TAKEN', `Another inventory item has the code ${code} already`, 'code', { name: code });

/** @param field of the adjustment that adds too much */
export const stockTooLarge = (max: number, field: string) =>
  invalidInput('STOCK_TOO_LARGE', `A stock is at most ${max.toLocaleString('en')} units`, field, { max });

/** @param refusals one for each product whose stock cannot be adjusted */
export const stockRefused = <Refusal extends { reason: string; reserved: number }>(refusals: Refusal[]) => ({
  ...problem('DeskStockRefused', 'STOCK_REFUSED', `${whyRefused(refusals)} Nothing was changed.`),
  refusals,
});

function whyRefused(refusals: readonly { reason: string; reserved: number }[]): string {
  if (refusals.some(({ reason }) => reason === 'ON_HAND_CHANGED'))
    return 'The stock has changed since it was shown.';
  return refusals.some(({ reserved }) => reserved > 0)
    ? 'Shoppers who are paying have reserved more units than would be left.'
    : 'There are fewer units than would be taken away.';
}
