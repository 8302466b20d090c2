import { type Call, everybody } from './expectedResults.ts';

export const catalogCalls: Record<string, Call> = {
  'GET /api/category/': everybody(200),
  'GET /api/category/{id}': everybody(200),
  'GET /api/homeBanner': everybody(200),
  'GET /api/banners': everybody(200),
  'GET /api/homeSideBanners': everybody(200),
  'GET /api/products/catId': { query: () => 'catId=a', ...everybody(200) },
  'GET /api/products/subCatId': { query: () => 'subCatId=a', ...everybody(200) },
  'GET /api/products/rating': { query: () => 'catId=a&rating=4', ...everybody(200) },
  'GET /api/products/fiterByPrice': { query: () => 'catId=a&minPrice=1&maxPrice=9', ...everybody(200) },
  'GET /api/products/featured': everybody(200),
  // The id does not exist.
  'GET /api/products/{id}': everybody(404),
  'GET /api/search': { query: () => 'q=mango', ...everybody(200) },
};
