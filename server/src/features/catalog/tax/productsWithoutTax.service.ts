import type { Db } from '../../../database/database.ts';
import { type KeysetList, readKeysetPage } from '../../../database/keysetPage.ts';
import { type Page, type PageArguments, readPage } from '../../../lib/page.ts';
import type { InvalidInput } from '../../../lib/problems.ts';
import { Product } from '../catalog.entity.ts';
import { isOnSaleWithoutTax } from './productTax.queries.ts';

const oldestFirst: KeysetList<Product> = { name: 'products without tax', order: ['id'], direction: 'ASC' };

/** A page of the products on sale whose HSN code or rate nobody has given, the oldest first. */
export const listProductsWithoutTax = (
  { db }: { db: Db },
  args: PageArguments,
): Promise<Page<Product> | InvalidInput> =>
  readPage(oldestFirst, args, (range) =>
    readKeysetPage(db, Product, oldestFirst, [{ conditions: [isOnSaleWithoutTax] }], range),
  );
