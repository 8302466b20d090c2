import { expectTypename } from '../../../../test/expectTypename.ts';
import { OfferPreview, Offers } from '../../../../test/generated/documents.ts';
import { type OffersShop, present, startOffersShop, tenPercent } from '../../../../test/offersShop.ts';
import { linesOf } from '../../../../test/refundShop.ts';

let kit: OffersShop;
beforeAll(async () => {
  kit = await startOffersShop();
});
beforeEach(() => kit.withoutOffers());
afterAll(() => kit.close());

/** Something that an offer can be for. */
function thingsFor(scope: 'CATEGORIES' | 'PRODUCTS' | 'VARIANTS'): { id: string; name: string } {
  const { products, childrenOf } = kit.shop.catalog.snapshot;
  if (scope === 'CATEGORIES') return present(childrenOf.get(null)?.[0]);
  const product = present(products.find(({ variants }) => variants.length > 1));
  if (scope === 'PRODUCTS') return product;
  const { id, label } = present(product.variants[1]);
  return { id, name: `${product.name}, ${label}` };
}

describe('the desk’s offers', () => {
  it('are stored, changed with what differs in the audit log, and listed', async () => {
    const offer = await kit.newOffer({ name: 'Diwali', code: ' diwali 10 ', maxUses: 100 });
    expect(offer).toMatchObject({ code: 'DIWALI10', version: 1, active: true, usedUses: 0, cost: 0 });
    const changes = { ...tenPercent, name: 'Diwali', percent: 20, maxUses: null };
    const saved = expectTypename(await kit.save(changes, offer), 'DeskOfferSaved').offer;
    expect(saved).toMatchObject({ id: offer.id, code: null, percent: 20, maxUses: null, version: 2 });
    const { desk } = await kit.gql(Offers, { first: 1 }, kit.manager.token);
    expect(desk?.offers.nodes).toMatchObject([{ id: offer.id, percent: 20 }]);
    const events = await kit.shop.db.read.query(
      `SELECT action, detail FROM audit_events WHERE subject = 'offer:${offer.id}' ORDER BY id`,
    );
    expect(events).toMatchObject([
      { action: 'offerCreated', detail: 'Diwali' },
      {
        action: 'offerChanged',
        detail: 'Diwali: code DIWALI10 → none, percent 10 → 20, limit 100 → none',
      },
    ]);
  });

  it('stay announced when an input does not say it, as that of the release before', async () => {
    const offer = await kit.newOffer();
    expect(offer.announced).toBe(false);
    const announced = expectTypename(
      await kit.save({ ...tenPercent, announced: true }, offer),
      'DeskOfferSaved',
    ).offer;
    expect(announced.announced).toBe(true);
    const saved = expectTypename(
      await kit.save({ ...tenPercent, percent: 11 }, announced),
      'DeskOfferSaved',
    ).offer;
    expect(saved).toMatchObject({ announced: true, percent: 11 });
    const events = await kit.shop.db.read.query(
      `SELECT detail FROM audit_events WHERE subject = 'offer:${offer.id}' ORDER BY id`,
    );
    expect(events.slice(1)).toMatchObject([
      { detail: 'Ten percent off: announced false → true' },
      { detail: 'Ten percent off: percent 10 → 11' },
    ]);
  });

  it('store 0 for what their kind does not use', async () => {
    const offer = await kit.newOffer({ kind: 'BUY_GET', percent: 10, buyQuantity: 2, freeQuantity: 1 });
    expect(offer).toMatchObject({ percent: 0, buyQuantity: 2, freeQuantity: 1 });
  });

  it('are refused when somebody else has changed them meanwhile', async () => {
    const offer = await kit.newOffer();
    expectTypename(await kit.save({ ...tenPercent, percent: 11 }, offer), 'DeskOfferSaved');
    expect(await kit.save({ ...tenPercent, percent: 12 }, offer)).toMatchObject({
      __typename: 'InvalidInput',
      code: 'CHANGED_MEANWHILE',
    });
    expect(await kit.offer(offer.id)).toMatchObject({ percent: 11 });
  });

  it.each([
    ['name', { name: ' ' }],
    ['code', { code: 'A!' }],
    ['code', { code: '   ' }],
    ['percent', { percent: 0 }],
    ['percent', { percent: 101 }],
    ['amount', { kind: 'AMOUNT', amount: 0 }],
    ['amount', { kind: 'AMOUNT', amount: 1.234 }],
    ['buyQuantity', { kind: 'CHEAPEST_FREE', buyQuantity: 0 }],
    ['freeQuantity', { kind: 'BUY_GET', buyQuantity: 1, freeQuantity: 0 }],
    ['scopeIds', { scope: 'PRODUCTS', scopeIds: [] }],
    ['endsAt', { startsAt: '2026-05-03T12:00:00Z', endsAt: '2026-05-03T12:00:00Z' }],
    ['maxUses', { maxUses: 0 }],
    // The shop has no delivery fees.
    ['active', { kind: 'FREE_DELIVERY', active: true }],
  ] as const)('need a valid %s', async (field, changes) => {
    const input = { ...tenPercent, ...changes, scopeIds: [] };
    expect(await kit.save(input)).toMatchObject({ __typename: 'InvalidInput', field });
  });

  it.each(['CATEGORIES', 'PRODUCTS', 'VARIANTS'] as const)(
    'are for %s that the shop has, by their names; what is gone may stay',
    async (scope) => {
      const { id, name } = thingsFor(scope);
      const refusal = {
        __typename: 'InvalidInput',
        code: scope === 'CATEGORIES' ? 'CATEGORY_NOT_FOUND' : 'PRODUCT_NOT_FOUND',
        field: 'scopeIds',
      };
      expect(await kit.save({ ...tenPercent, scope, scopeIds: [id, 'unknown'] })).toMatchObject(refusal);
      const offer = await kit.newOffer({ scope, scopeIds: [id] });
      expect(offer.scopeNames).toEqual([name]);

      await kit.sql(`UPDATE offers SET scopeIds = '["gone", "${id}"]' WHERE id = '${offer.id}'`);
      const changed = { ...tenPercent, scope, scopeIds: ['gone', id], active: false };
      expect(expectTypename(await kit.save(changed, offer), 'DeskOfferSaved').offer).toMatchObject({
        scopeNames: ['no longer in the shop', name],
        active: false,
      });
      const other = { id: offer.id, version: offer.version + 1 };
      expect(await kit.save({ ...changed, scopeIds: ['gone', 'other'] }, other)).toMatchObject(refusal);
      const rest = await kit.save({ ...changed, scopeIds: [id] }, other);
      expect(expectTypename(rest, 'DeskOfferSaved').offer.scopeNames).toEqual([name]);
      // Somebody else has taken out what is gone.
      expect(await kit.save(changed, other)).toMatchObject({ code: 'CHANGED_MEANWHILE', field: 'version' });
    },
  );

  it('say which of their products are not on sale', async () => {
    const { id, name } = thingsFor('PRODUCTS');
    const setWithdrawn = async (withdrawn: number) => {
      await kit.sql(
        `UPDATE products SET withdrawn = ${withdrawn}, revision = (SELECT revision + 1 FROM catalog_state) WHERE id = '${id}'`,
      );
      await kit.sql('UPDATE catalog_state SET revision = revision + 1');
      await kit.shop.catalog.refresh();
    };
    await setWithdrawn(1);
    try {
      const { scopeNames } = await kit.newOffer({ scope: 'PRODUCTS', scopeIds: [id] });
      expect(scopeNames).toEqual([`${name} (not on sale)`]);
    } finally {
      await setWithdrawn(0);
    }
  });

  it('have codes of their own', async () => {
    await kit.newOffer({ code: 'ONCE' });
    expect(await kit.save({ ...tenPercent, code: 'once' })).toMatchObject({
      code: 'NAME_TAKEN',
      field: 'code',
    });
  });

  it('show what they take off a sample basket, and why nothing', async () => {
    const paneer = await kit.product('paneer');
    const preview = async (changes: object, quantity: number) => {
      const basket = [{ productId: paneer.id, quantity }];
      const { desk } = await kit.gql(
        OfferPreview,
        { input: { ...tenPercent, active: false, ...changes }, basket },
        kit.manager.token,
      );
      return desk?.offerPreview;
    };
    const price = Math.round(paneer.price * 100);
    const free = { kind: 'BUY_GET', buyQuantity: 2, freeQuantity: 1 };
    expect(await preview(free, 3)).toMatchObject({
      lines: [{ quantity: 3, subTotal: (price * 3) / 100, discount: price / 100 }],
      saved: price / 100,
      total: (price * 2) / 100,
      problem: null,
    });
    expect(await preview(free, 2)).toMatchObject({
      saved: 0,
      problem: 'Add 1 more product',
    });
  });
});

describe('a refund of lines with a discount', () => {
  it('gives back what was paid for their units, and all of them what was paid', async () => {
    const { shopper, product } = await kit.fillCart(3);
    const price = Math.round(product.price * 100);
    // What is left does not divide by three.
    await kit.newOffer({ kind: 'AMOUNT', amount: 1 });
    const checkout = await kit.openCheckout(shopper);
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const { order } = expectTypename(await kit.complete(shopper, answer), 'OrderPlaced');
    const paid = 3 * price - 100;
    expect(paid % 3).not.toBe(0);
    const [line] = await kit.shop.db.read.query(
      `SELECT id FROM checkout_lines WHERE checkoutId = '${checkout.id}'`,
    );
    const placed = { orderId: order.id, lineId: String(line.id) };
    const first = await kit.refundPart(placed, { lines: linesOf(placed, 1) });
    const rest = await kit.refundPart(placed, { lines: linesOf(placed, 2) });
    expect([first, rest].map(({ refund }) => Math.round(refund.amount * 100))).toEqual([
      Math.floor(paid / 3),
      paid - Math.floor(paid / 3),
    ]);
    expect(await kit.paymentOf(placed)).toMatchObject({ left: 0 });
  });
});
