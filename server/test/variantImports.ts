import { Product } from '../src/features/catalog/catalog.entity.ts';
import { Variant } from '../src/features/catalog/variants/variants.entity.ts';
import { InventoryItem } from '../src/features/stock/inventoryItems.entity.ts';
import { insertInventoryItems } from '../src/features/stock/inventoryItems.service.ts';
import { findLedgerMismatches } from '../src/features/stock/ledger.queries.ts';
import { type CatalogueImports, catalogueImports } from './catalogueImport.ts';
import { startShop, type TestShop } from './testkit.ts';

// What the tests of files with variants share.

const HEADER =
  'group,product,category,sub_category,brand,option,sale_price,market_price,stock,sku,gtin,amount,unit,takes,inventory';

export const zeroCounts = { imported: 0, updated: 0, repaired: 0, refused: 0 };

export const refusals = (reportLines: readonly string[]) =>
  reportLines.filter((line) => line.includes(',refused,'));

/** Lines of a product with a name of its own, whose sizes draw on one stock in grams. */
export const loose = (name: string, prices: readonly [number, number] = [26, 48], stock = 5000) => [
  `${name},${name},Fruits,Fresh,Own,500 g,${prices[0]},200,${stock},,,500,g,500,loose`,
  `${name},${name},Fruits,Fresh,Own,1 kg,${prices[1]},200,${stock},,,1,kg,1000,loose`,
];

/** Edits the line of an export with a text. */
export const editLine = (text: string, change: (line: string) => string) => (file: string) =>
  file
    .split('\r\n')
    .map((line) => (line.includes(text) ? change(line) : line))
    .join('\r\n');

/** Starts a shop for the tests of a file, and returns what imports into it. */
export function variantImports() {
  let kit: TestShop;
  let imports: CatalogueImports;
  beforeAll(async () => {
    kit = await startShop();
    imports = catalogueImports(kit);
  });
  afterAll(async () => {
    await kit.close();
    imports.close();
  });
  const run = (...lines: string[]) => imports.importLines(HEADER, lines);
  /** A product by its name. */
  const productOf = (name: string) => kit.shop.db.read.findOneByOrFail(Product, { name });
  const variantsOf = async (name: string) => {
    const { id: productId } = await productOf(name);
    return kit.shop.db.read.find(Variant, { where: { productId }, order: { position: 'ASC' } });
  };
  const itemOf = (id: string | null) => kit.shop.db.read.findOneByOrFail(InventoryItem, { id: id ?? '' });
  const mismatches = () => findLedgerMismatches(kit.shop.db.read);

  /** Imports an export, after an edit. */
  async function importExport(edit: (text: string) => string = (text) => text) {
    const [header = '', ...lines] = edit((await imports.exportText()).replace(/\r\n$/, '')).split('\r\n');
    return imports.importLines(header, lines);
  }

  /** Stores inventory items in grams. @param code of the last one */
  async function insertItems(...[first, second, code]: [string, string, string?]) {
    const item = { countedIn: 'G' as const, units: 9000 };
    return kit.shop.db.write((tx) =>
      insertInventoryItems(tx, [
        { ...item, name: first },
        { ...item, name: second, code: code ?? null },
      ]),
    );
  }
  return {
    get kit() {
      return kit;
    },
    get imports() {
      return imports;
    },
    ...{ run, productOf, variantsOf, itemOf, mismatches, importExport, insertItems },
  };
}
