import type { Feature } from '../feature.ts';
import { catalogResolvers } from './catalog.resolvers.ts';
import { catalogRest } from './catalog.rest.ts';
import { catalogueDeskResolvers } from './desk/catalogueDesk.resolvers.ts';
import { cataloguePicturesRest } from './pictures/cataloguePictures.rest.ts';
import { deleteUnusedPictures } from './pictures/cataloguePictures.service.ts';
import { previewPicturesRest } from './pictures/previewPictures.rest.ts';
import { deleteOldPrices, recordPrices } from './prices/chargedPrices.service.ts';
import { productListsRest } from './products/productLists.rest.ts';
import { productsRest } from './products/products.rest.ts';
import { searchWordsDeskResolvers } from './searchWords/desk/searchWordsDesk.resolvers.ts';
import { searchWordsDeskRest } from './searchWords/desk/searchWordsDesk.rest.ts';
import { createTimeAnnouncer } from './timeAnnouncer.service.ts';

const BANNERS_MS = 10_000;
const PRICES_MS = 60_000;

export const catalogFeature = {
  resolvers: [catalogResolvers, catalogueDeskResolvers, searchWordsDeskResolvers],
  rest: { section: 'Catalogue', calls: [catalogRest, productListsRest, productsRest] },
  routes: [previewPicturesRest, cataloguePicturesRest, searchWordsDeskRest],
  jobs: (shop) => [
    {
      name: 'announce banners',
      intervalMs: BANNERS_MS,
      run: createTimeAnnouncer(shop, () =>
        shop.catalog.snapshot.banners.flatMap(({ shownFrom, shownUntil }) => [shownFrom, shownUntil]),
      ),
    },
    {
      name: 'record prices',
      intervalMs: PRICES_MS,
      run: (shouldContinue) => recordPrices(shop, shouldContinue),
    },
  ],
  cleanups: { 'delete unused pictures': deleteUnusedPictures, 'delete old prices': deleteOldPrices },
} satisfies Feature;
