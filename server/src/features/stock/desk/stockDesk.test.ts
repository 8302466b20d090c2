import { type CheckoutShop, startCheckoutShop } from '../../../../test/checkoutShop.ts';
import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  AdjustStock,
  type AdjustStockMutationVariables,
  LowStock,
  SetLowStockThreshold,
  StockedProducts,
  StockMovements,
  UpdateSettings,
} from '../../../../test/generated/documents.ts';
import { scansOf } from '../../../../test/scansOf.ts';
import type { Shopper } from '../../../../test/testkit.ts';
import { getSettings } from '../../settings/settings.service.ts';
import { AuditEvent } from '../../users/audit.entity.ts';
import { findLedgerMismatches } from '../ledger.queries.ts';

let kit: CheckoutShop;
let packer: Shopper;
beforeAll(async () => {
  kit = await startCheckoutShop();
  packer = await kit.newStaff('packer');
});
afterEach(async () => {
  // Whatever a test does, the ledger sums to the stock.
  expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
  for (const { shopper, checkout } of reservations.splice(0)) await kit.cancel(shopper, checkout.id);
});
afterAll(() => kit.close());

/** Open checkouts, which end after the test. */
const reservations: Awaited<ReturnType<CheckoutShop['startCheckout']>>[] = [];
/** Reserves units of a product that has ten. */
async function reserve(quantity: number) {
  const reservation = await kit.startCheckout({ quantity });
  reservations.push(reservation);
  return reservation.product;
}

type Adjustments = AdjustStockMutationVariables['adjustments'];
const adjust = async (...adjustments: Adjustments[]) =>
  (await kit.gql(AdjustStock, { adjustments: adjustments.flat() }, packer.token)).adjustStock;
const movementsOf = async (productId: string, first = 10, after?: string) =>
  (await kit.gql(StockMovements, { productId, first, after: after ?? null }, packer.token)).desk!
    .stockMovements;
/** A product with so many units, none of them reserved. */
async function productWith(units: number, text = 'basmati') {
  const { id } = await kit.product(text);
  await kit.setStock(id, units);
  return id;
}

describe('an adjustment of the stock', () => {
  it('adds a delivery and takes waste away, each with who, why, before and after', async () => {
    const id = await productWith(10);
    await adjust({ productId: id, kind: 'received', change: 24, reason: 'Invoice 4711' });
    const result = await adjust({
      productId: id,
      kind: 'waste',
      change: -3,
      reason: 'Torn bags',
      expectedOnHand: 34,
    });
    expect(expectTypename(result, 'DeskStockAdjusted').products).toEqual([
      { id, available: 31, reserved: 0, onHand: 31 },
    ]);
    expect((await movementsOf(id)).nodes).toMatchObject([
      { kind: 'waste', quantity: -3, before: 34, after: 31, reason: 'Torn bags', actorName: packer.name },
      { kind: 'received', quantity: 24, before: 10, after: 34, reason: 'Invoice 4711', actorId: packer.id },
      { kind: 'correction', after: 10, actorId: null, actorName: null },
      { kind: 'opening', before: 0 },
    ]);
    const events = await kit.shop.db.read.findBy(AuditEvent, { subject: `product:${id}` });
    expect(events).toMatchObject([
      { action: 'stockAdjusted', actorId: packer.id, detail: 'received: 10 → 34, Invoice 4711' },
      { action: 'stockAdjusted', actorId: packer.id, detail: 'waste: 34 → 31, Torn bags' },
    ]);
  });

  it('sets the units on hand to the counted ones; reserved units stay reserved', async () => {
    const product = await reserve(4);
    const counted = await adjust({
      productId: product.id,
      kind: 'count',
      countedUnits: 9,
      expectedOnHand: 10,
    });
    expect(expectTypename(counted, 'DeskStockAdjusted').products).toEqual([
      { id: product.id, available: 5, reserved: 4, onHand: 9 },
    ]);
    await adjust({ productId: product.id, kind: 'count', countedUnits: 9, expectedOnHand: 9 });
    expect((await movementsOf(product.id, 2)).nodes).toMatchObject([
      { kind: 'count', quantity: 0, before: 9, after: 9 },
      { kind: 'count', quantity: -1, before: 10, after: 9 },
    ]);
  });

  it('is refused with both numbers when the stock has changed; nothing is changed then', async () => {
    const rice = await productWith(10);
    const dal = await productWith(7, 'toor dal');
    const result = await adjust(
      { productId: rice, kind: 'count', countedUnits: 9, expectedOnHand: 10 },
      { productId: dal, kind: 'count', countedUnits: 9, expectedOnHand: 8 },
    );
    expect(expectTypename(result, 'DeskStockRefused').refusals).toEqual([
      { productId: dal, reason: 'ON_HAND_CHANGED', expectedOnHand: 8, onHand: 7, reserved: 0 },
    ]);
    expect([await kit.stockOf(rice), await kit.stockOf(dal)]).toEqual([10, 7]);
    expect((await movementsOf(rice, 1)).nodes).toMatchObject([{ kind: 'correction' }]);
  });

  it('never takes units that shoppers who are paying have reserved', async () => {
    const product = await reserve(6);
    const refusal = { productId: product.id, reason: 'BELOW_RESERVED', onHand: 10, reserved: 6 };
    for (const adjustment of [
      { kind: 'waste', change: -5, reason: 'Sour' },
      { kind: 'count', countedUnits: 5, expectedOnHand: 10 },
    ] as const) {
      const result = await adjust({ productId: product.id, ...adjustment });
      expect(expectTypename(result, 'DeskStockRefused')).toMatchObject({
        message: expect.stringContaining('have reserved'),
        refusals: [refusal],
      });
    }
    await adjust({ productId: product.id, kind: 'waste', change: -4, reason: 'Sour' });
    expect(await kit.stockOf(product.id)).toBe(0);
  });

  it('says that there are not so many units when none are reserved', async () => {
    const id = await productWith(3);
    const result = await adjust({ productId: id, kind: 'waste', change: -4, reason: 'Sour' });
    expect(expectTypename(result, 'DeskStockRefused').message).toBe(
      'There are fewer units than would be taken away. Nothing was changed.',
    );
  });

  it.each<[string, object]>([
    ['countedUnits', { kind: 'count', expectedOnHand: 1 }],
    ['countedUnits', { kind: 'count', countedUnits: -1, expectedOnHand: 1 }],
    ['expectedOnHand', { kind: 'count', countedUnits: 1 }],
    ['change', { kind: 'count', countedUnits: 1, expectedOnHand: 1, change: 1 }],
    ['change', { kind: 'received' }],
    ['change', { kind: 'received', change: -1 }],
    ['change', { kind: 'received', change: 999_991 }],
    ['change', { kind: 'waste', change: 1, reason: 'Sour' }],
    ['change', { kind: 'correction', change: 0, reason: 'Typo' }],
    ['countedUnits', { kind: 'correction', change: 1, countedUnits: 1, reason: 'Typo' }],
    ['reason', { kind: 'waste', change: -1 }],
    ['reason', { kind: 'correction', change: 1, reason: ' ' }],
    ['reason', { kind: 'received', change: 1, reason: 'two\nlines' }],
  ])('needs a sensible %s: %j', async (field, adjustment) => {
    const productId = await productWith(10);
    expect(await adjust({ productId, ...adjustment } as Adjustments)).toMatchObject({
      __typename: 'InvalidInput',
      field: `0.${field}`,
    });
    expect(await kit.stockOf(productId)).toBe(10);
  });

  it('refuses unknown products, a product twice, and none', async () => {
    const productId = await productWith(10);
    const delivery = { productId, kind: 'received', change: 1 } as const;
    expect(await adjust(delivery, { ...delivery, productId: 'nothing' })).toMatchObject({
      __typename: 'NotFound',
    });
    expect(await adjust(delivery, delivery)).toMatchObject({ __typename: 'InvalidInput' });
    expect(await adjust()).toMatchObject({ __typename: 'InvalidInput' });
    expect(await kit.stockOf(productId)).toBe(10);
  });
});

describe('adjustments at the same time', () => {
  it('let one of several counts through', async () => {
    const productId = await productWith(10);
    const counts = [3, 4, 5, 6].map((countedUnits) =>
      adjust({ productId, kind: 'count', countedUnits, expectedOnHand: 10 }),
    );
    const types = (await Promise.all(counts)).map(({ __typename }) => __typename).sort();
    expect(types).toEqual(['DeskStockAdjusted', 'DeskStockRefused', 'DeskStockRefused', 'DeskStockRefused']);
  });

  it('lose no unit while shoppers buy and cancel', async () => {
    const productId = await productWith(50, 'paneer');
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => kit.newShopper()));
    const { options } = await kit.product('paneer');
    const buy = async (shopper: Shopper, index: number) => {
      await kit.addToCart(shopper, { productId, option: options[0], quantity: 2 });
      const checkout = await kit.openCheckout(shopper);
      if (index % 3 === 0) return kit.cancel(shopper, checkout.id);
      return kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
    };
    const wastes = Array.from({ length: 5 }, () =>
      adjust({ productId, kind: 'waste', change: -1, reason: 'Sour' }),
    );
    await Promise.all([...shoppers.map(buy), ...wastes]);
    // Four of six shoppers have bought two units each.
    expect(await kit.stockOf(productId)).toBe(50 - 4 * 2 - 5);
    const [newest] = (await movementsOf(productId, 1)).nodes;
    expect(newest?.after).toBe(37);
  });
});

describe('the ledger at the desk', () => {
  it('has the same balances on every page size, and when only one kind is listed', async () => {
    const id = await productWith(3);
    for (const change of [5, 7, -2])
      await adjust({ productId: id, kind: 'correction', change, reason: 'Moved' });
    const whole = (await movementsOf(id, 100)).nodes;
    const pages: typeof whole = [];
    for (let after: string | undefined; ; ) {
      const { nodes, pageInfo } = await movementsOf(id, 2, after);
      pages.push(...nodes);
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor ?? undefined;
    }
    expect(pages).toEqual(whole);
    expect(whole.map(({ before }) => before).slice(0, -1)).toEqual(whole.map(({ after }) => after).slice(1));
    const { desk } = await kit.gql(StockMovements, { kind: 'received', first: 100 }, packer.token);
    expect(desk!.stockMovements.nodes.find(({ product }) => product.id === id)).toMatchObject({ after: 34 });
  });

  it('lists the movements of all products, and keeps those of withdrawn ones', async () => {
    const id = await productWith(4, 'turmeric');
    await kit.sql(`UPDATE products SET withdrawn = 1 WHERE id = '${id}'`);
    const { desk } = await kit.gql(StockMovements, { first: 1 }, packer.token);
    expect(desk!.stockMovements).toMatchObject({
      nodes: [{ product: { id }, after: 4 }],
      pageInfo: { hasNextPage: true },
    });
    await kit.sql(`UPDATE products SET withdrawn = 0 WHERE id = '${id}'`);
  });

  it('refuses invalid pages', async () => {
    for (const page of [{ first: 0 }, { first: 101 }, { after: 'nonsense' }])
      for (const document of [StockMovements, LowStock, StockedProducts]) {
        const { body } = await kit.gqlRaw<unknown, object>(document.toString(), page, packer);
        expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
      }
  });
});

describe('low stock', () => {
  const list = async (first = 100, after?: string | null) =>
    (await kit.gql(LowStock, { first, after: after ?? null }, packer.token)).desk!;
  const setThreshold = async (productIds: string[], threshold: number | null) =>
    (await kit.gql(SetLowStockThreshold, { input: { productIds, threshold } }, packer.token))
      .setLowStockThreshold;

  it('lists products at their threshold or below, those with the fewest units first', async () => {
    const [none, few, own, plenty] = await Promise.all([
      productWith(0, 'basmati'),
      productWith(5, 'toor dal'),
      productWith(40, 'turmeric'),
      productWith(39, 'paneer'),
    ]);
    expectTypename(await setThreshold([own], 40), 'DeskLowStockThresholdSet');
    const { nodes } = (await list()).lowStock;
    // The place of loose goods is that of their packages: sharedItems.test.ts.
    const pieces = nodes.filter(({ countedIn }) => countedIn === 'PIECE');
    const units = pieces.map(({ available }) => available);
    expect(units).toEqual([...units].sort((a, b) => a - b));
    const ids = nodes.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([none, few]));
    expect(ids.at(-1)).toBe(own);
    expect(ids).not.toContain(plenty);
    expect((await list()).lowStockCount).toBe(ids.length);

    const pages: string[] = [];
    let page = (await list(2)).lowStock;
    for (; page.pageInfo.hasNextPage; page = (await list(2, page.pageInfo.endCursor)).lowStock)
      pages.push(...page.nodes.map(({ id }) => id));
    pages.push(...page.nodes.map(({ id }) => id));
    expect(pages).toEqual(ids);
  });

  it('uses the default again when a threshold is taken away; the change is recorded', async () => {
    const id = await productWith(40, 'turmeric');
    await setThreshold([id], 50);
    const result = expectTypename(await setThreshold([id], null), 'DeskLowStockThresholdSet');
    expect(result.products).toEqual([{ id, lowStockThreshold: 5, hasOwnThreshold: false }]);
    expect((await list()).lowStock.nodes.map((node) => node.id)).not.toContain(id);
    const events = await kit.shop.db.read.findBy(AuditEvent, { subject: `product:${id}` });
    expect(events.slice(-2)).toMatchObject([{ detail: '50' }, { detail: 'default' }]);
  });

  it('uses the default of the shop’s settings', async () => {
    const id = await productWith(6, 'turmeric');
    expect(await setThreshold([id], null)).toMatchObject({ products: [{ lowStockThreshold: 5 }] });
    const owner = await kit.newStaff('owner');
    const input = { ...getSettings(kit.shop), lowStockThreshold: 6 };
    const { updateSettings } = await kit.gql(UpdateSettings, { input, version: 0 }, owner.token);
    expectTypename(updateSettings, 'DeskSettingsSaved');
    const { lowStock, lowStockCount } = await list();
    expect(lowStock.nodes.find((node) => node.id === id)).toMatchObject({ lowStockThreshold: 6 });
    expect(lowStockCount).toBeGreaterThan(0);
    await kit.gql(UpdateSettings, { input: { ...input, lowStockThreshold: 5 }, version: 1 }, owner.token);
    expect((await list()).lowStock.nodes.map((node) => node.id)).not.toContain(id);
  });

  it('refuses unknown products and negative thresholds', async () => {
    const id = await productWith(40, 'turmeric');
    expect(await setThreshold([id, 'nothing'], 99)).toMatchObject({ __typename: 'NotFound' });
    expect(await setThreshold([id], -1)).toMatchObject({ __typename: 'InvalidInput' });
    expect((await list()).lowStock.nodes.map((node) => node.id)).not.toContain(id);
  });
});

describe('the list for counting a shelf', () => {
  const list = async (filter: object) =>
    (await kit.gql(StockedProducts, { first: 100, ...filter }, packer.token)).desk!.stockedProducts.nodes;

  it('has the products of a sub-category with their units, in the shop’s order', async () => {
    const product = await reserve(3);
    const subCategoryId = product.subCatId;
    const nodes = await list({ subCategoryId });
    expect(nodes.find(({ id }) => id === product.id)).toMatchObject({
      available: 7,
      reserved: 3,
      onHand: 10,
    });
    expect(new Set(nodes.map(({ subCatId }) => subCatId))).toEqual(new Set([subCategoryId]));
    expect((await list({ text: 'paneer' }))[0]?.id).toBe(product.id);
  });
});

describe('units that wait to be packed', () => {
  const toPack = async (productId: string) =>
    (
      await kit.gql(StockedProducts, { text: 'paneer', first: 100 }, packer.token)
    ).desk!.stockedProducts.nodes.find(({ id }) => id === productId)?.toPack;

  it('are those of paid orders until they are packed', async () => {
    const { shopper, product, checkout } = await kit.startCheckout({ quantity: 3 });
    const before = (await toPack(product.id)) ?? 0;
    await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
    expect(await toPack(product.id)).toBe(before + 3);
    await kit.sql(`UPDATE orders SET status = 'packed' WHERE checkoutId = '${checkout.id}'`);
    expect(await toPack(product.id)).toBe(before);
  });
});

describe('statements', () => {
  it('find their rows by an index', async () => {
    const productId = await productWith(10);
    const work = await kit.statements(async () => {
      const { desk } = await kit.gql(StockMovements, { first: 2 }, packer.token);
      const { endCursor: after } = desk!.stockMovements.pageInfo;
      for (const filter of [{ productId }, { kind: 'count' }, {}] as const)
        await kit.gql(StockMovements, { ...filter, first: 2, after: after ?? null }, packer.token);
      await kit.gql(StockMovements, { productId, first: 2 }, packer.token);
      await kit.gql(StockMovements, { kind: 'waste', first: 2 }, packer.token);
      await kit.gql(LowStock, { first: 2 }, packer.token);
      await kit.gql(StockedProducts, { first: 2 }, packer.token);
      await adjust({ productId, kind: 'received', change: 1 });
    });
    const statements = work.filter(({ sql }) => /^\s*(SELECT|WITH|UPDATE)/.test(sql));
    expect(statements.length).toBeGreaterThan(20);
    for (const { sql, parameters } of statements) {
      const scans = await scansOf(kit.shop.db, sql, parameters);
      // The others are results within the statement.
      const tables = scans.filter(
        (scan) => !/^(SCAN )?(page|segments|s|sums|low|own|sold|r)( LEFT-JOIN)?$/.test(scan),
      );
      expect({ sql, tables }).toEqual({ sql, tables: [] });
    }
  });

  it('do not grow with the length of a list', async () => {
    const count = async (
      document: typeof StockMovements | typeof LowStock | typeof StockedProducts,
      first: number,
    ) => (await kit.statements(() => kit.gqlRaw(document.toString(), { first }, packer))).length;
    for (const document of [StockMovements, LowStock, StockedProducts])
      expect(await count(document, 100)).toBe(await count(document, 20));
  });
});
