import { expectTypename } from '../../../../../test/expectTypename.ts';
import {
  AddReview,
  DeskProduct,
  DeskProducts,
  Product as ProductDocument,
  UpdateProducts,
  type UpdateProductsMutationVariables,
} from '../../../../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../../../../test/testkit.ts';
import { AuditEvent } from '../../../users/audit.entity.ts';
import { Product } from '../../catalog.entity.ts';
import { Variant } from '../../variants/variants.entity.ts';

let kit: TestShop;
let manager: Shopper;
beforeAll(async () => {
  kit = await startShop();
  manager = await kit.newStaff('manager');
});
afterAll(() => kit.close());

type Changes = UpdateProductsMutationVariables['changes'];

const readPage = async (after: string | null) =>
  (await kit.gql(DeskProducts, { first: 100, after }, manager.token)).desk!.products;
/** Products on sale, but those whose sizes have prices of their own, by a range of the shop's own order. */
const products = async (from: number, count: number) => {
  const sized = new Set((await kit.shop.db.read.find(Variant)).map(({ productId }) => productId));
  const found: Awaited<ReturnType<typeof readPage>>['nodes'] = [];
  let after: string | null | undefined = null;
  do {
    const { nodes, pageInfo } = await readPage(after);
    found.push(...nodes.filter(({ id }) => !sized.has(id)));
    after = pageInfo.endCursor;
  } while (after && found.length < from + count);
  return found.slice(from, from + count);
};
const getProduct = async (id: string) => (await kit.gql(DeskProduct, { id }, manager.token)).desk!.product!;
const update = async (changes: Changes, token = manager.token) =>
  (await kit.gql(UpdateProducts, { changes }, token)).updateProducts;
const shopperSees = async (id: string) => (await kit.gql(ProductDocument, { id })).product;
const eventsOf = (id: string) =>
  kit.shop.db.read.find(AuditEvent, { where: { subject: `product:${id}` }, order: { id: 'ASC' } });

describe('updateProducts', () => {
  it('records the changes of many products in one statement', async () => {
    const changes = (await products(0, 40)).map(({ id, version }) => ({ id, version, brand: 'Everest' }));
    const statements = await kit.statements(() => update(changes));
    const inserts = statements.filter(({ sql }) => /^INSERT INTO .audit_events/.test(sql));
    expect(inserts).toHaveLength(1);
    expect(statements.length).toBeLessThan(65);
  });

  it('changes many products at once, and what it returns undoes it', async () => {
    const before = await products(0, 40);
    const changes = before.map(({ id, version, price, oldPrice }) => ({
      id,
      version,
      price: Math.round(price * 110) / 100,
      oldPrice: Math.round(oldPrice * 110) / 100,
    }));
    const saved = expectTypename(await update(changes), 'DeskProductsUpdated');
    expect(saved.previous).toEqual(before);
    expect(saved.products.map(({ price }) => price)).toEqual(changes.map(({ price }) => price));
    expect((await shopperSees(before[0]!.id))?.price).toBe(changes[0]!.price);

    const events = await Promise.all(before.map(({ id }) => eventsOf(id)));
    for (const [index, [event]] of events.entries())
      expect(event).toMatchObject({ actorId: manager.id, subject: `product:${before[index]?.id}` });

    const undo = saved.previous.map(({ id, price, oldPrice }, index) => ({
      id,
      version: saved.products[index]!.version,
      price,
      oldPrice,
    }));
    const undone = expectTypename(await update(undo), 'DeskProductsUpdated');
    const stored = before.map((product, index) => {
      const { version, updatedAt } = undone.products[index]!;
      return { ...product, version, updatedAt };
    });
    expect(undone.products).toEqual(stored);
  });

  it('changes every field', async () => {
    const [product, other] = (await products(40, 2)) as [
      Awaited<ReturnType<typeof getProduct>>,
      { images: { url: string }[] },
    ];
    const { id, version } = product;
    const isElsewhere = (each: typeof product) => each.subCategory.id !== product.subCategory.id;
    const { subCategory } = (await products(0, 40)).find(isElsewhere)!;
    const fields = {
      name: 'Basmati “Gold”',
      brand: 'Kirana’s own',
      description: 'One.\n\nTwo.',
      price: 10.5,
      oldPrice: 20.25,
      featured: !product.featured,
      productRam: ['4 GB'],
      productWeight: ['500 g', '1 kg'],
      size: [],
      countries: ['IN', 'NP'],
      countryOfOrigin: 'LK',
      contents: '1.5 kg',
      position: 7,
      hsn: '1006',
      gst: '5',
    };
    const images = [{ url: other.images[0]!.url, alt: 'A bag of rice' }, { url: product.images[0]!.url }];
    const change = { id, version, ...fields, images, subCategoryId: subCategory.id };
    const [saved] = expectTypename(await update([change]), 'DeskProductsUpdated').products;
    expect(saved).toMatchObject({ ...fields, subCategory });
    expect(saved!.images.map(({ url, alt }) => ({ url, alt }))).toEqual([
      images[0],
      { ...images[1], alt: '' },
    ]);
    const { url, srcSet } = saved!.images[0]!;
    expect(saved!.image).toEqual({ url, srcSet });
    expect(await getProduct(id)).toEqual(saved);
    expect(await shopperSees(id)).toMatchObject({ name: fields.name, price: 10.5 });
  });

  it('stores HSN code and GST, one of the rates of the settings, and takes them away', async () => {
    const { id } = (await products(12, 1))[0]!;
    const change = async (fields: object) =>
      update([{ id, version: (await getProduct(id)).version, ...fields }]);
    const taxOf = async () => {
      const { hsn, gst } = await getProduct(id);
      return { hsn, gst };
    };
    await change({ hsn: '1006.30', gst: ' 18 % ' });
    expect(await taxOf()).toEqual({ hsn: '100630', gst: '18' });
    await change({ gst: 'Exempt' });
    expect(await taxOf()).toEqual({ hsn: '100630', gst: 'exempt' });
    expect(await change({ gst: '12' })).toMatchObject({
      refusals: [{ field: 'gst', message: 'The rates of GST are 0 %, 5 %, 18 %, 40 %: see the settings' }],
    });
    expect(await change({ hsn: '10', gst: 'much' })).toMatchObject({
      refusals: [{ field: 'hsn' }, { field: 'gst' }],
    });
    await change({ hsn: '', gst: '' });
    expect(await taxOf()).toEqual({ hsn: '', gst: '' });
  });

  it('saves nothing when values are refused, and names all of them', async () => {
    const [one, other, third] = await products(0, 3);
    const cheap = { id: one!.id, version: one!.version, price: 1, sku: 'TAKEN' };
    const dear = {
      ...{ id: other!.id, version: other!.version, price: other!.oldPrice + 1 },
      ...{ name: ' ', subCategoryId: 'nothing', sku: 'TAKEN' },
    };
    const change = { id: third!.id, version: third!.version };
    const { message, refusals } = expectTypename(await update([cheap, dear]), 'DeskProductsRefused');
    expect(message).toBe('Nothing was saved: 4 values cannot be stored');
    const productId = other!.id;
    expect(refusals).toEqual([
      { productId, field: 'name', code: 'REQUIRED', message: 'A product needs a name' },
      {
        productId,
        field: 'subCategoryId',
        code: 'CATEGORY_NOT_FOUND',
        message: 'There is no such sub-category',
      },
      {
        productId,
        field: 'price',
        code: 'OUT_OF_RANGE',
        message: expect.stringMatching(/^The price is above the old price of Rs \d/),
      },
      { productId, field: 'sku', code: 'SKU_TAKEN', message: `${one!.name} has the SKU TAKEN already` },
    ]);
    // Which price is too high or low, only a valid other price says.
    expect(await update([{ ...change, price: 0, oldPrice: 0.01 }])).toMatchObject({
      message: 'Nothing was saved: A price is more than zero',
    });
    expect(await products(0, 3)).toEqual([one, other, third]);
  });

  it('only checks the changes in a dry run', async () => {
    const [product] = await products(0, 1);
    const { id, version } = product!;
    const check = async (fields: object) =>
      (await kit.gql(UpdateProducts, { changes: [{ id, version, ...fields }], dryRun: true }, manager.token))
        .updateProducts;
    const events = await eventsOf(id);
    expect(await check({ name: ' ' })).toMatchObject({ refusals: [{ productId: id, field: 'name' }] });
    const { products: checked } = expectTypename(await check({ name: 'Other' }), 'DeskProductsUpdated');
    expect(checked).toEqual([product]);
    expect(await getProduct(id)).toEqual(product);
    expect(await eventsOf(id)).toEqual(events);
  });

  it.each([
    ['price', { price: 0 }],
    ['price', { price: -5 }],
    ['price', { price: 1e12 }],
    ['price', { price: 0.005 }],
    ['oldPrice', { oldPrice: 9999.999 }],
    ['oldPrice', { oldPrice: 0.5 }],
    ['brand', { brand: '\u0007' }],
    ['brand', { brand: 'Tata\u0000' }],
    ['size', { size: ['S\u0000'] }],
    ['name', { name: 'x'.repeat(201) }],
    ['description', { description: 'a\u0000b' }],
    ['subCategoryId', { subCategoryId: 'nothing' }],
    ['countries', { countries: ['XX'] }],
    ['countryOfOrigin', { countryOfOrigin: 'XX' }],
    ['contents', { contents: 'a lot' }],
    ['size', { size: ['L', 'L'] }],
    ['productRam', { productRam: [''] }],
    ['position', { position: -1 }],
    ['images', { images: [{ url: 'https://evil.example/a.webp' }] }],
    ['images', { images: [{ url: `/media/uploads/640/${'0'.repeat(32)}.webp` }] }],
    ['images', { images: [{ url: '/media/demo/v1/640/../../x.webp' }] }],
  ])('refuses a wrong %s: %j', async (field, fields) => {
    const [product] = await products(0, 1);
    const { id, version } = product!;
    const refused = expectTypename(await update([{ id, version, ...fields }]), 'DeskProductsRefused');
    expect(refused.refusals).toMatchObject([{ productId: id, field }]);
    expect(await getProduct(id)).toEqual(product);
  });

  it('refuses a top category, an unknown product and too many or repeated ones', async () => {
    const [product] = await products(0, 1);
    const { id, version, category } = product!;
    expectTypename(await update([{ id, version, subCategoryId: category.id }]), 'DeskProductsRefused');
    const unknown = expectTypename(await update([{ id: 'nothing', version }]), 'DeskProductsRefused');
    expect(unknown.refusals).toEqual([
      {
        productId: 'nothing',
        field: null,
        code: 'PRODUCT_NOT_FOUND',
        message: 'There is no such product',
      },
    ]);
    expectTypename(await update([]), 'InvalidInput');
    expectTypename(
      await update([
        { id, version },
        { id, version },
      ]),
      'InvalidInput',
    );
    const many = Array.from({ length: 501 }, (_, n) => ({ id: `p${n}`, version }));
    expect(expectTypename(await update(many), 'InvalidInput').field).toBe('changes');
  });

  it('does not overwrite what somebody else has changed meanwhile', async () => {
    const [one, other] = await products(70, 2);
    const mine = [one!, other!].map(({ id, version }) => ({ id, version, brand: 'Mine' }));
    const theirs = [{ id: other!.id, version: other!.version, brand: 'Theirs' }];
    const owner = await kit.newStaff('owner');
    expectTypename(await update(theirs, owner.token), 'DeskProductsUpdated');
    const { message, conflicts } = expectTypename(await update(mine), 'DeskEditConflict');
    expect(message).toMatch(
      new RegExp(
        `: ${other!.name} was changed meanwhile by ${owner.name} \\(\\d+ \\w+ 20\\d\\d, .+ [ap]m\\)$`,
      ),
    );
    expect(conflicts).toMatchObject([
      {
        givenVersion: other!.version,
        changedBy: owner.name,
        changedAt: expect.stringMatching(/^20\d\d-.+\+05:30$/),
        isOwnChange: false,
        stored: { brand: 'Theirs' },
      },
    ]);
    expect((await getProduct(one!.id)).brand).toBe(one!.brand);
    const again = [mine[0]!, { ...mine[1]!, version: conflicts[0]!.stored.version }];
    expectTypename(await update(again), 'DeskProductsUpdated');
    expect((await getProduct(other!.id)).brand).toBe('Mine');
  });

  it('says of a product that was never changed, whose version was forged, no time', async () => {
    const [product] = await products(76, 1);
    const forged = [{ id: product!.id, version: '1', brand: 'Mine' }];
    const { message, conflicts } = expectTypename(await update(forged), 'DeskEditConflict');
    expect(message).toBe(`Nothing was saved: ${product!.name} was changed meanwhile`);
    expect(conflicts).toMatchObject([{ changedAt: null, changedBy: null }]);
  });

  it('says that it was oneself who has changed it in another window', async () => {
    const [product] = await products(74, 1);
    const { id, version } = product!;
    expectTypename(await update([{ id, version, brand: 'First window' }]), 'DeskProductsUpdated');
    const conflict = expectTypename(
      await update([{ id, version, brand: 'Second window' }]),
      'DeskEditConflict',
    );
    expect(conflict.conflicts).toMatchObject([{ isOwnChange: true }]);
    expect(conflict.message).toContain(
      `Nothing was saved: ${product!.name} was changed meanwhile by you in another window (`,
    );
  });

  it('names nobody for a change by an import or by a sale, whoever was the last editor before', async () => {
    const [edited, sold] = await products(72, 2);
    const saved = expectTypename(
      await update([edited!, sold!].map(({ id, version }) => ({ id, version, brand: 'Before' }))),
      'DeskProductsUpdated',
    );
    await kit.shop.db.write((tx) =>
      tx.update(Product, { id: edited!.id }, { brand: 'Imported', updatedAt: Date.now() + 1 }),
    );
    const changes = saved.products.map(({ id, version, stock }) => ({
      id,
      version,
      brand: 'Mine',
      stockChange: 1,
      expectedStock: stock + (id === sold!.id ? 1 : 0),
    }));
    const { conflicts } = expectTypename(await update(changes), 'DeskEditConflict');
    expect(conflicts.map(({ stored, changedBy, changedAt }) => [stored.id, changedBy, changedAt])).toEqual([
      [edited!.id, null, expect.any(String)],
      [sold!.id, null, null],
    ]);
  });

  it('lets one of many concurrent editors of a product save', async () => {
    const [product] = await products(60, 1);
    const { id, version } = product!;
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, n) => update([{ id, version, name: `Editor ${n}` }])),
    );
    expect(results.filter(({ __typename }) => __typename === 'DeskProductsUpdated')).toHaveLength(1);
    expect(results.filter(({ __typename }) => __typename === 'DeskEditConflict')).toHaveLength(7);
    expect((await eventsOf(id)).filter(({ action }) => action === 'productChanged')).toHaveLength(1);
  });

  it('lets a shopper review a product that is being edited', async () => {
    const [product] = await products(61, 1);
    const { id, version } = product!;
    const { token } = await kit.newShopper();
    await kit.gql(AddReview, { input: { productId: id, review: 'Good', customerRating: 4 } }, token);
    const saved = expectTypename(await update([{ id, version, brand: 'Reviewed' }]), 'DeskProductsUpdated');
    expect(saved.products[0]!.reviewCount).toBe(product!.reviewCount + 1);
  });

  it('records who changed what', async () => {
    const [product] = await products(62, 1);
    const { id, version, price } = product!;
    await update([{ id, version, price: price - 1, description: 'New' }]);
    const events = await eventsOf(id);
    expect(events).toMatchObject([{ action: 'productChanged', actorId: manager.id, userId: null }]);
    expect(events[0]!.detail).toMatch(/^(description, )?price Rs .+ → Rs .+/);
  });

  it('names the categories between which a product was moved', async () => {
    const [product, other] = [(await products(64, 1))[0]!, (await products(5, 1))[0]!];
    const { id, version, subCategory } = product;
    await update([{ id, version, subCategoryId: other.subCategory.id }]);
    expect((await eventsOf(id))[0]!.detail).toBe(`category ${subCategory.name} → ${other.subCategory.name}`);
  });

  it('writes nothing about products that it does not change', async () => {
    const [product] = await products(63, 1);
    const { id, version, name } = product!;
    const saved = expectTypename(await update([{ id, version, name }]), 'DeskProductsUpdated');
    expect(saved.products[0]!.version).toBe(version);
    expect(await eventsOf(id)).toEqual([]);
  });

  it('is refused to shoppers and to staff without the permission', async () => {
    const [product] = await products(0, 1);
    const change = [{ id: product!.id, version: product!.version, price: 1 }];
    for (const who of [await kit.newShopper(), await kit.newStaff('packer'), await kit.newStaff('support')])
      expectTypename(await update(change, who.token), 'NotAllowed');
    expect(await getProduct(product!.id)).toEqual(product);
  });
});
