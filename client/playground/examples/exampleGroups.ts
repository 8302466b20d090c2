import { accountsExamples } from './accounts.ts';
import { browseExamples, searchExamples } from './catalog.ts';
import { checkoutExamples, ordersExamples } from './checkout.ts';
import { deskExamples } from './desk.ts';
import type { ExampleGroup } from './example.ts';
import { reviewsExamples } from './reviews.ts';
import { cartExamples, wishlistExamples } from './shopping.ts';

/** At least one example of each feature. */
export const exampleGroups: ExampleGroup[] = [
  browseExamples,
  searchExamples,
  accountsExamples,
  wishlistExamples,
  cartExamples,
  checkoutExamples,
  ordersExamples,
  reviewsExamples,
  deskExamples,
];
