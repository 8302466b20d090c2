import type { ProblemCode } from '../../lib/generated/problemCodes.ts';
import { formatRupees, toRupees } from '../../lib/money.ts';
import { invalidInput, notFound, type Problem, problem } from '../../lib/problems.ts';
import { shopTimeText } from '../../lib/time/shopTimeText.ts';
import type { CatalogContext } from '../catalog/catalog.service.ts';
import type { CodeProblem, OfferScope } from './offer.ts';
import { scopeText } from './scopeNames.ts';

/** Why a code takes nothing off, as shoppers read it. */
export type CouponProblem = Problem<'CouponProblem'> & {
  /** Rupees that the cart lacks. */
  readonly missing?: number;
  /** Units of the offer's products that the cart lacks. */
  readonly missingUnits?: number;
};

const couponProblem = (code: ProblemCode, message: string): CouponProblem =>
  problem('CouponProblem', code, message);

/** The sentence of a code's problem, which names what the offer is for. */
export function toCouponProblem(ctx: CatalogContext, codeProblem: CodeProblem): CouponProblem {
  switch (codeProblem.reason) {
    case 'UNKNOWN':
      return couponProblem('COUPON_UNKNOWN', 'This code does not exist, or is no longer valid');
    case 'NOT_STARTED':
      return couponProblem('COUPON_NOT_STARTED', `This code begins on ${shopTimeText(codeProblem.startsAt)}`);
    case 'ENDED':
      return couponProblem('COUPON_ENDED', `This code ended on ${shopTimeText(codeProblem.endsAt)}`);
    case 'USED_UP':
      return couponProblem('COUPON_USED_UP', 'This code is used up');
    case 'USED_BY_SHOPPER':
      return couponProblem('COUPON_USED_BY_SHOPPER', 'You have used this code already');
    case 'ONLY_FIRST_ORDER':
      return couponProblem('COUPON_ONLY_FIRST_ORDER', 'This code is for your first order only');
    case 'BELOW_MINIMUM': {
      const { missing } = codeProblem;
      const message = `This code needs ${formatRupees(missing)} more in your cart`;
      return { ...couponProblem('COUPON_BELOW_MINIMUM', message), missing: toRupees(missing) };
    }
    case 'NO_MATCHING_PRODUCTS': {
      const scope = scopeText(ctx, codeProblem) ?? 'other products than those in your cart';
      return couponProblem('COUPON_NO_MATCHING_PRODUCTS', `This code is for ${scope}`);
    }
    case 'TOO_FEW_UNITS': {
      const { missing } = codeProblem;
      const scope = scopeText(ctx, codeProblem);
      const message = `Add ${missing} more ${scope ? `of ${scope}` : missing === 1 ? 'product' : 'products'}`;
      return { ...couponProblem('COUPON_TOO_FEW_UNITS', message), missingUnits: missing };
    }
    case 'OTHER_OFFER_BETTER':
      return couponProblem(
        'COUPON_OTHER_OFFER_BETTER',
        'Another offer already saves you more than this code',
      );
  }
}

// What staff can be refused.

export const offerNotFound = () => notFound('OFFER_NOT_FOUND', 'There is no such offer');

/** Of the sample basket of a preview. */
export const basketSizeInvalid = (max: number) =>
  invalidInput('TOO_MANY', `Please choose 1 to ${max} products`, 'basket', { max });

export const basketLineNotOnSale = () =>
  invalidInput('INPUT_INVALID', 'A line of the basket is not on sale', 'basket');

const missingOfScope = {
  CATEGORIES: ['CATEGORY_NOT_FOUND', 'There is no such category'],
  PRODUCTS: ['PRODUCT_NOT_FOUND', 'There is no such product'],
  VARIANTS: ['PRODUCT_NOT_FOUND', 'There is no such size of a product'],
} as const;

/** An offer is for something that the shop does not have. */
export const scopeNotFound = (scope: Exclude<OfferScope, 'ALL'>) => {
  const [code, message] = missingOfScope[scope];
  return invalidInput(code, message, 'scopeIds');
};

export const codeTaken = () => invalidInput('NAME_TAKEN', 'Another offer has this code', 'code');

/** @param editor who has changed it, and when */
export const offerChanged = (editor: string) =>
  invalidInput(
    'CHANGED_MEANWHILE',
    `This offer was changed meanwhile${editor}. Please look at it again.`,
    'version',
  );

export const tooManyActiveOffers = (max: number) =>
  invalidInput('LIMIT_REACHED', `At most ${max} offers can be on at once`, 'active', { max });

export const tooManyAnnouncedOffers = (max: number) =>
  invalidInput('LIMIT_REACHED', `At most ${max} offers can be announced at once`, 'announced', { max });
