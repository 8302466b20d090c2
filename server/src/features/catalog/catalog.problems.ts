import { rateRefusal } from '../../lib/gst/gstRates.ts';
import { type InvalidInput, invalidInput, notFound, problem } from '../../lib/problems.ts';

// What the catalogue can refuse, to shoppers and at the desk.

export const productNotOnSale = () => notFound('PRODUCT_NOT_ON_SALE', 'This product is not on sale any more');

export const offsetOutOfRange = (max: number) =>
  invalidInput('OUT_OF_RANGE', `offset must be from 0 to ${max}`, 'offset', { min: 0, max });

export const sortNeedsText = () =>
  invalidInput('SORT_NEEDS_TEXT', 'RELEVANCE needs a text to compare with', 'sort');

export const maxStockNegative = () =>
  invalidInput('OUT_OF_RANGE', 'maxStock must be at least 0', 'maxStock', { min: 0 });

// Edits at the desk. `editor` is who has changed it and when, as a part of the sentence; null if nobody knows.

/** For a category or a banner that has another version than the editor saw. */
export const changedMeanwhile = (noun: 'category' | 'banner', editor: string | null) =>
  invalidInput(
    'CHANGED_MEANWHILE',
    `This ${noun} was changed meanwhile${editor ?? ''}. Please look at it again.`,
    'version',
  );

export const listChanged = () =>
  invalidInput('CHANGED_MEANWHILE', 'This list has changed meanwhile. Please look at it again.', 'ids');

/** For none or more than `max`. */
export const numberOfChangesInvalid = (count: number, max: number) =>
  invalidInput(tooManyOrFew(count), `Please change 1 to ${max} products at once`, 'changes', { min: 1, max });

/** For none or more than `max`. */
export const numberOfSelectedInvalid = (count: number, max: number) =>
  invalidInput(tooManyOrFew(count), `Please select 1 to ${max} products`, 'ids', { min: 1, max });

const tooManyOrFew = (count: number) => (count === 0 ? 'TOO_FEW' : 'TOO_MANY');

export const productListedTwice = () => invalidInput('LISTED_TWICE', 'A product is listed twice', 'changes');

/** @param name of the product if it is one alone */
export const productsChangedMeanwhile = <Conflict>(
  conflicts: Conflict[],
  { name, editor }: { name: string | null; editor: string },
) => ({
  ...problem(
    'DeskEditConflict',
    'CHANGED_MEANWHILE',
    name === null
      ? `Nothing was saved: ${conflicts.length} of these products were changed meanwhile`
      : `Nothing was saved: ${name} was changed meanwhile${editor}`,
  ),
  conflicts,
});

/** @param purposes for which a picture can be uploaded */
export const purposeInvalid = (purposes: readonly string[]) =>
  invalidInput('INPUT_INVALID', `purpose is one of ${purposes.join(', ')}`, 'purpose');

export const cataloguePictureTooLarge = () =>
  problem('RequestTooLarge', 'PICTURE_TOO_LARGE', 'This picture is too large');

export const categoryNotFound = () => notFound('CATEGORY_NOT_FOUND', 'There is no such category');

/** For a banner that is to link to it. */
export const linkedCategoryNotFound = () =>
  invalidInput('CATEGORY_NOT_FOUND', 'There is no such category', 'categoryId');

export const categoryTooDeep = () =>
  invalidInput('CATEGORY_TOO_DEEP', 'A sub-category has no sub-categories', 'parentId');

export const categoryNameTaken = (name: string) =>
  invalidInput('NAME_TAKEN', `There is already a category ${name} here`, 'name', { name });

export const categoryNotEmpty = (name: string) => ({
  ...problem(
    'DeskCategoryNotEmpty',
    'CATEGORY_NOT_EMPTY',
    `${name} still has products, sub-categories or banners. Move or delete them first.`,
  ),
  name,
});

export const bannerNotFound = () => notFound('BANNER_NOT_FOUND', 'There is no such banner');

/** @param message that the desk's form shows as well */
export const bannerTimesNotInOrder = (message: string) =>
  invalidInput('TIMES_NOT_IN_ORDER', message, 'shownUntil');

/** @param message what is wrong with a group of words */
export const searchWordsInvalid = (message: string, field: string): InvalidInput =>
  invalidInput('SEARCH_WORDS_INVALID', message, field);

export const searchWordsChanged = (editor: string | null) =>
  problem(
    'DeskSearchWordsConflict',
    'CHANGED_MEANWHILE',
    `This group was changed or removed meanwhile${editor ?? ''}. Nothing was saved.`,
  );

export const gstRateRefused = (allowed: readonly number[]) =>
  invalidInput('GST_RATE_INVALID', rateRefusal(allowed), 'gst');
