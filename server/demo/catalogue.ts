import { readRecords } from './readRecords.ts';
import attaRiceAndDal from './records/catalogue/attaRiceAndDal.json' with { type: 'json' };
import bakery from './records/catalogue/bakery.json' with { type: 'json' };
import beverages from './records/catalogue/beverages.json' with { type: 'json' };
import breakfastAndInstant from './records/catalogue/breakfastAndInstant.json' with { type: 'json' };
import dairyAndEggs from './records/catalogue/dairyAndEggs.json' with { type: 'json' };
import fruitsAndVegetables from './records/catalogue/fruitsAndVegetables.json' with { type: 'json' };
import householdAndCleaning from './records/catalogue/householdAndCleaning.json' with { type: 'json' };
import kitchenAndAppliances from './records/catalogue/kitchenAndAppliances.json' with { type: 'json' };
import masalaAndSpices from './records/catalogue/masalaAndSpices.json' with { type: 'json' };
import personalCare from './records/catalogue/personalCare.json' with { type: 'json' };
import snacksAndNamkeen from './records/catalogue/snacksAndNamkeen.json' with { type: 'json' };
import sweetsAndChocolate from './records/catalogue/sweetsAndChocolate.json' with { type: 'json' };
import { type DemoCategory, type DemoProduct, demoCategory } from './types.ts';

/** The files in the order in which the shop shows their categories. */
const files = {
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
};

/** The demo catalogue, in the order in which the shop shows its categories. */
export const CATALOGUE: readonly DemoCategory[] = Object.entries(files).map(([name, content]) =>
  readRecords(`catalogue/${name}.json`, demoCategory, content),
);

/** Every product of the catalogue, in the order of the catalogue. */
export function allProducts(): DemoProduct[] {
  return CATALOGUE.flatMap((category) => category.subCategories.flatMap((sub) => sub.products));
}
