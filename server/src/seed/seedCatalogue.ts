import type { EntityManager } from 'typeorm';
import { BANNERS } from '../../demo/banners.ts';
import { CATALOGUE } from '../../demo/catalogue.ts';
import {
  bannerPicture,
  pictureUrl,
  productPictures,
  subCategoryEmoji,
  tilePicture,
} from '../../demo/pictures.ts';
import { REVIEWS } from '../../demo/reviews.ts';
import { SHOPPERS } from '../../demo/reviewTexts.ts';
import type { DemoProduct } from '../../demo/types.ts';
import type { Db } from '../database/database.ts';
import { Banner, Category, Product } from '../features/catalog/catalog.entity.ts';
import { nextRevision } from '../features/catalog/catalog.queries.ts';
import { ChargedPrice } from '../features/catalog/prices/chargedPrices.entity.ts';
import { noTax } from '../features/catalog/tax/productTax.service.ts';
import { Variant } from '../features/catalog/variants/variants.entity.ts';
import { Offer } from '../features/offers/offers.entity.ts';
import { Review } from '../features/reviews/reviews.entity.ts';
import { InventoryItem } from '../features/stock/inventoryItems.entity.ts';
import { recordOpeningUnits } from '../features/stock/ledger.service.ts';
import { StockMovement } from '../features/stock/stockMovements.entity.ts';
import { userSearchKeys } from '../features/users/userSearch.ts';
import { User } from '../features/users/users.entity.ts';
import { groupBy } from '../lib/groupBy.ts';
import { toTaxColumns } from '../lib/gst/ownTax.input.ts';
import { newId, newIdAt } from '../lib/ids.ts';
import { toPaise } from '../lib/money.ts';
import { PICTURE_WIDTHS } from '../lib/pictures/images.ts';
import { toSlug } from '../lib/text/slug.ts';
import { makeDemoOffers } from './demoOffers.ts';
import { type SizeRows, sizeRowsOf } from './sizeRows.ts';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 200;
/** The demo shop opened before its oldest reviews and orders. */
const OPENED_DAYS_AGO = 430;

/**
 * Fills an empty catalogue with the demo's, in one transaction, so that an interrupted seed starts anew.
 * @returns whether it was empty
 */
export async function seedEmptyCatalogue(db: Db): Promise<boolean> {
  if (await db.read.exists(Product)) return false;
  return db.write(async (tx) => {
    // Locks the catalogue's revision, so that only one of several starting processes seeds.
    const revision = await nextRevision(tx);
    if (await tx.exists(Product)) return false;
    const { categories, products, variants, items } = makeCatalogue(revision);
    const { users, reviews } = makeReviews(products);
    await insert(tx, Category, categories);
    await insert(tx, User, users);
    await insert(tx, Product, withRatings(products, reviews));
    await insert(tx, InventoryItem, items);
    await insert(tx, Variant, variants);
    await insert(tx, ChargedPrice, chargedUntilNow(products, variants));
    const stockedItems = items.map(({ id, units }) => ({ id, countInStock: units }));
    await recordOpeningUnits(tx, [...products, ...stockedItems]);
    await tx.update(StockMovement, { kind: 'opening' }, { createdAt: Date.now() - OPENED_DAYS_AGO * DAY });
    await insert(tx, Review, reviews);
    await insert(tx, Banner, makeBanners(categories));
    await insert(tx, Offer, makeDemoOffers(categories));
    return true;
  });
}

/** The prices of which the demo's discounts take something off: it charged them until today. */
function chargedUntilNow(products: readonly Product[], variants: readonly Variant[]): ChargedPrice[] {
  const sized = new Set(variants.map(({ productId }) => productId));
  const simple = products
    .filter(({ id }) => !sized.has(id))
    .map(({ id, price, oldPrice }) => ({ productId: id, label: '', price, oldPrice }));
  return [...simple, ...variants]
    .filter(({ price, oldPrice }) => price < oldPrice)
    .map(({ productId, label, oldPrice }) => ({
      productId,
      label,
      price: oldPrice,
      chargedUntil: Date.now(),
    }));
}

async function insert<T extends object>(
  tx: EntityManager,
  table: new () => T,
  rows: readonly T[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await tx.insert(table, rows.slice(start, start + BATCH) as object[]);
  }
}

interface CatalogueRows extends SizeRows {
  categories: Category[];
  products: Product[];
}

function makeCatalogue(revision: number): CatalogueRows {
  const categories: Category[] = [];
  const products: Product[] = [];
  const variants: Variant[] = [];
  const items: InventoryItem[] = [];
  for (const demo of CATALOGUE) {
    const category: Category = {
      id: newId(),
      parentId: null,
      name: demo.name,
      slug: demo.slug,
      color: demo.color,
      images: [pictureUrl(tilePicture(demo.picture), PICTURE_WIDTHS.tile[0])],
      position: categories.length,
      comparableUnit: demo.comparableUnit ?? null,
      hiddenWhileEmpty: false,
      ...noTax,
    };
    categories.push(category);
    for (const demoSub of demo.subCategories) {
      const sub: Category = {
        id: newId(),
        parentId: category.id,
        name: demoSub.name,
        slug: `${demo.slug}-${toSlug(demoSub.name)}`,
        color: demo.color,
        images: [pictureUrl(tilePicture(subCategoryEmoji(demoSub)), PICTURE_WIDTHS.tile[0])],
        position: categories.length,
        comparableUnit: demoSub.comparableUnit ?? null,
        hiddenWhileEmpty: false,
        ...noTax,
        ...toTaxColumns(demoSub),
      };
      categories.push(sub);
      for (const demoProduct of demoSub.products) {
        const tax = demoSub.ownTaxes?.[demoProduct.name];
        const product = makeProduct(demoProduct, category, sub, products.length, revision, tax);
        const sizes = sizeRowsOf(demoProduct, product);
        products.push(product);
        variants.push(...sizes.variants);
        items.push(...sizes.items);
      }
    }
  }
  return { categories, products, variants, items };
}

/** What a product has instead of its sub-category's HSN code and GST. */
type DemoTax = Parameters<typeof toTaxColumns>[0];

function makeProduct(
  demo: DemoProduct,
  category: Category,
  subCategory: Category,
  position: number,
  revision: number,
  tax: DemoTax = {},
): Product {
  const openedAt = Date.now() - OPENED_DAYS_AGO * DAY;
  return {
    id: newIdAt(openedAt + position),
    sku: null,
    name: demo.name,
    brand: demo.brand,
    description: demo.description,
    images: productPictures(demo).map((key) => pictureUrl(key, PICTURE_WIDTHS.product[0])),
    imageAlts: null,
    price: toPaise(demo.price),
    oldPrice: toPaise(demo.oldPrice),
    catId: category.id,
    subCatId: subCategory.id,
    rating: 0,
    reviewCount: 0,
    countInStock: demo.loose ? 0 : demo.stock,
    lowStockAt: null,
    productRam: [...(demo.ram ?? [])],
    productWeight: [...(demo.weight ?? [])],
    size: [...(demo.size ?? [])],
    countries: [...(demo.countries ?? [])],
    countryOfOrigin: demo.countryOfOrigin ?? 'IN',
    contents: demo.otherSizes ? null : (demo.contents ?? null),
    featured: demo.featured ?? false,
    position,
    revision,
    withdrawn: false,
    createdAt: openedAt,
    updatedAt: null,
    ...noTax,
    ...toTaxColumns(tax),
  };
}

/** The demo's reviews with their authors, who cannot sign in. */
function makeReviews(products: readonly Product[]): { users: User[]; reviews: Review[] } {
  const now = Date.now();
  const users = SHOPPERS.map(
    ({ name, email }): User => ({
      id: newId(),
      name,
      email,
      phone: null,
      images: [],
      staffRole: null,
      emailVerified: false,
      passwordHash: null,
      googleSub: null,
      secondFactorSince: null,
      erasedAt: null,
      blockedAt: null,
      blockedReason: null,
      lockVersion: 0,
      ...userSearchKeys({ name, phone: null }),
      createdAt: now - OPENED_DAYS_AGO * DAY,
    }),
  );
  const userId = new Map(users.map(({ name, id }) => [name, id]));
  const productId = new Map(products.map(({ name, id }) => [name, id]));
  const getId = (ids: Map<string, string>, name: string): string => {
    const id = ids.get(name);
    if (!id) throw new Error(`A demo review names ${name}, which is not in the demo`);
    return id;
  };
  const reviews = REVIEWS.map(
    ({ product, customerName, rating, text, daysAgo }): Review => ({
      id: newId(),
      productId: getId(productId, product),
      userId: getId(userId, customerName),
      customerName,
      rating: Math.round(rating * 10),
      hidden: false,
      hiddenReason: null,
      answer: null,
      answeredAt: null,
      review: text,
      createdAt: now - Math.round(daysAgo * DAY),
    }),
  );
  return { users, reviews };
}

function withRatings(products: readonly Product[], reviews: readonly Review[]): Product[] {
  const byProduct = groupBy(reviews, ({ productId }) => productId);
  return products.map((product) => {
    const productReviews = byProduct.get(product.id) ?? [];
    const count = productReviews.length;
    const sum = productReviews.reduce((total, { rating }) => total + rating, 0);
    return { ...product, rating: count > 0 ? Math.round(sum / count) : 0, reviewCount: count };
  });
}

function makeBanners(categories: readonly Category[]): Banner[] {
  return BANNERS.map((demo, position): Banner => {
    const category = categories.find(({ slug }) => slug === demo.category);
    if (!category) throw new Error(`A demo banner leads to ${demo.category}, which is not in the demo`);
    const sub = categories.find(
      ({ parentId, name }) => parentId === category.id && name === demo.subCategory,
    );
    return {
      id: newId(),
      kind: demo.kind,
      title: demo.title,
      text: demo.text,
      images: [pictureUrl(bannerPicture(demo), PICTURE_WIDTHS[demo.kind][0])],
      catId: category.id,
      subCatId: sub?.id ?? null,
      position,
      shownFrom: null,
      shownUntil: null,
    };
  });
}
