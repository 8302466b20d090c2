import { Banner, CatalogState, Category, Product } from './catalog.entity.ts';
import { ProductCreation } from './desk/products/productCreations.entity.ts';
import { CataloguePicture } from './pictures/cataloguePictures.entity.ts';
import { RelatedProduct } from './related/relatedProducts.entity.ts';

export const catalogTables = [
  Banner,
  CatalogState,
  Category,
  Product,
  ProductCreation,
  CataloguePicture,
  RelatedProduct,
];
