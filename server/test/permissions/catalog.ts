import { allowAll, type Call } from './expectedResults.ts';

export const catalogCalls: Record<string, Call> = {
  'GET /api/category/': allowAll(200),
  'GET /api/category/{id}': allowAll(200),
  'GET /api/homeBanner': allowAll(200),
  'GET /api/banners': allowAll(200),
  'GET /api/homeSideBanners': allowAll(200),
  'GET /api/products/catId': { query: () => 'catId=a', ...allowAll(200) },
  'GET /api/products/subCatId': { query: () => 'subCatId=a', ...allowAll(200) },
  'GET /api/products/rating': { query: () => 'catId=a&rating=4', ...allowAll(200) },
  'GET /api/products/fiterByPrice': { query: () => 'catId=a&minPrice=1&maxPrice=9', ...allowAll(200) },
  'GET /api/products/featured': allowAll(200),
  // The id does not exist.
  'GET /api/products/{id}': allowAll(404),
  'GET /api/search': { query: () => 'q=mango', ...allowAll(200) },
};
