import { attaRiceAndDal } from './catalogue/attaRiceAndDal.ts';
import { bakery } from './catalogue/bakery.ts';
import { beverages } from './catalogue/beverages.ts';
import { breakfastAndInstant } from './catalogue/breakfastAndInstant.ts';
import { dairyAndEggs } from './catalogue/dairyAndEggs.ts';
import { fruitsAndVegetables } from './catalogue/fruitsAndVegetables.ts';
import { householdAndCleaning } from './catalogue/householdAndCleaning.ts';
import { kitchenAndAppliances } from './catalogue/kitchenAndAppliances.ts';
import { masalaAndSpices } from './catalogue/masalaAndSpices.ts';
import { personalCare } from './catalogue/personalCare.ts';
import { snacksAndNamkeen } from './catalogue/snacksAndNamkeen.ts';
import { sweetsAndChocolate } from './catalogue/sweetsAndChocolate.ts';
import type { DemoCategory, DemoProduct } from './types.ts';

/** The demo catalogue, in the order in which the shop shows its categories. */
export const CATALOGUE: readonly DemoCategory[] = [
  fruitsAndVegetables,
  dairyAndEggs,
  attaRiceAndDal,
  masalaAndSpices,
  snacksAndNamkeen,
  bakery,
  beverages,
  sweetsAndChocolate,
  breakfastAndInstant,
  personalCare,
  householdAndCleaning,
  kitchenAndAppliances,
];

/** Every product of the catalogue, in the order of the catalogue. */
export function allProducts(): DemoProduct[] {
  return CATALOGUE.flatMap((category) => category.subCategories.flatMap((sub) => sub.products));
}
