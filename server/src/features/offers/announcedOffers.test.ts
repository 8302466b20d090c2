import { expectTypename } from '../../../test/expectTypename.ts';
import { AnnouncedOffers, type DeskOfferInput, OffersOfProduct } from '../../../test/generated/documents.ts';
import { type OffersShop, present, startOffersShop, tenPercent } from '../../../test/offersShop.ts';
import { createJobs } from '../../jobs/jobs.ts';
import { isoTime } from '../../lib/time/isoTime.ts';

let kit: OffersShop;
let jobs: ReturnType<typeof createJobs>;
beforeAll(async () => {
  kit = await startOffersShop();
  jobs = createJobs(kit.shop);
});
beforeEach(() => kit.withoutOffers());
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

const HOUR = 3_600_000;
const inHours = (hours: number) => isoTime(Date.now() + hours * HOUR);

/** Asks as a visitor, whose answers are cached. */
const announced = async () => (await kit.gql(AnnouncedOffers, {}, null)).offers;
const announcedNames = async () => (await announced()).map(({ name }) => name);
const offersOf = async ({ id }: { id: string }) =>
  present((await kit.gql(OffersOfProduct, { id }, null)).product).offers.map(({ name }) => name);

const announce = (changes: Partial<DeskOfferInput> = {}) => kit.newOffer({ announced: true, ...changes });

/** @returns the catalogue's revision after it */
async function runJob(name: 'announce offers' | 'announce used up offers'): Promise<number> {
  await present(jobs.find((job) => job.name === name)).run(() => true);
  await kit.shop.catalog.refresh();
  return kit.shop.catalog.snapshot.revision;
}

/** Lets the shop's clock be later, or the present one again. */
function laterBy(milliseconds: number): void {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + milliseconds);
}

describe('the announced offers', () => {
  it('are told to visitors, the oldest first, with code and end', async () => {
    const endsAt = inHours(1);
    await announce({ name: 'By code', code: 'tea10', endsAt });
    await announce({ name: 'By itself' });
    await kit.newOffer({ name: 'Secret', code: 'SECRET' });
    expect(await announced()).toEqual([
      { id: expect.any(String), name: 'By code', code: 'TEA10', endsAt },
      { id: expect.any(String), name: 'By itself', code: null, endsAt: null },
    ]);
  });

  it('are twenty at most', async () => {
    for (let count = 0; count < 20; count++) await announce();
    expect(expectTypename(await kit.save({ ...tenPercent, announced: true }), 'InvalidInput')).toMatchObject({
      message: 'At most 20 offers can be announced at once',
      field: 'announced',
    });
    expect(await announced()).toHaveLength(20);
    expectTypename(await kit.save(tenPercent), 'DeskOfferSaved');
  });

  it('are told without a statement', async () => {
    await announce();
    const product = present(kit.shop.catalog.snapshot.products[0]);
    await kit.shop.catalog.ensureFresh();
    const statements = await kit.statements(async () => {
      await announced();
      await offersOf(product);
    });
    expect(statements.filter(({ sql }) => /offers/i.test(sql))).toEqual([]);
  });

  it.each([
    ['is switched off', { active: false }],
    ['has ended', { startsAt: null, endsAt: isoTime(Date.now() - 1000) }],
    ['begins later', { startsAt: isoTime(Date.now() + HOUR) }],
    ['is no longer announced', { announced: false }],
  ])('lack one that %s, also in answers that were cached', async (_, changes) => {
    const category = present(kit.shop.catalog.snapshot.childrenOf.get(null)?.[0]);
    const scope = { scope: 'CATEGORIES' as const, scopeIds: [category.id] };
    const product = present(kit.shop.catalog.snapshot.products.find(({ catId }) => catId === category.id));
    const offer = await announce({ name: 'Tea', ...scope });
    expect(await announcedNames()).toEqual(['Tea']);
    expect(await offersOf(product)).toEqual(['Tea']);
    const input = { ...tenPercent, announced: true, ...scope, ...changes };
    expectTypename(await kit.save(input, offer), 'DeskOfferSaved');
    expect(await announcedNames()).toEqual([]);
    expect(await offersOf(product)).toEqual([]);
  });

  it('begin and end in cached answers, by a job', async () => {
    await announce({ name: 'First', endsAt: inHours(1) });
    await announce({ name: 'Second', startsAt: inHours(2) });
    await kit.newOffer({ name: 'Secret', endsAt: inHours(3) });
    const before = await runJob('announce offers');
    expect(await announcedNames()).toEqual(['First']);
    expect(await runJob('announce offers')).toBe(before);
    laterBy(1.5 * HOUR);
    expect(await runJob('announce offers')).toBe(before + 1);
    expect(await announcedNames()).toEqual([]);
    jest.restoreAllMocks();
    laterBy(2.5 * HOUR);
    expect(await runJob('announce offers')).toBe(before + 2);
    expect(await announcedNames()).toEqual(['Second']);
    jest.restoreAllMocks();
    laterBy(3.5 * HOUR);
    expect(await runJob('announce offers')).toBe(before + 2);
  });

  it('lack one that is used up, until a use is released: by a job, in answers that were cached, too', async () => {
    await announce({ name: 'Last one', code: 'LAST', maxUses: 1 });
    await announce({ name: 'More left', maxUses: 3 });
    const revision = await runJob('announce used up offers');
    expect(await announcedNames()).toEqual(['Last one', 'More left']);
    const { shopper } = await kit.fillCart();
    expectTypename(await kit.apply(shopper, 'LAST'), 'CartChanged');
    const { id } = await kit.openCheckout(shopper);
    expect(await runJob('announce used up offers')).toBe(revision + 1);
    expect(await announcedNames()).toEqual(['More left']);
    expect(await runJob('announce used up offers')).toBe(revision + 1);
    await kit.cancel(shopper, id);
    expect(await runJob('announce used up offers')).toBe(revision + 2);
    expect(await announcedNames()).toEqual(['Last one', 'More left']);
  });
});

describe('the offers of a product', () => {
  it.each(['category', 'sub-category', 'product', 'variant'])('are those for its %s', async (scope) => {
    const { products } = kit.shop.catalog.snapshot;
    const product = present(products.find(({ variants }) => variants.length > 1));
    const other = present(products.find(({ catId }) => catId !== product.catId));
    const { id } = product;
    const scopes: Record<string, Partial<DeskOfferInput>> = {
      category: { scope: 'CATEGORIES', scopeIds: [product.catId] },
      'sub-category': { scope: 'CATEGORIES', scopeIds: [product.subCatId] },
      product: { scope: 'PRODUCTS', scopeIds: [id] },
      variant: { scope: 'VARIANTS', scopeIds: [present(product.variants[1]).id] },
    };
    await announce({ name: 'Scoped', ...scopes[scope] });
    await announce({ name: 'For everything' });
    await kit.newOffer({ name: 'Secret', ...scopes[scope] });
    expect(await offersOf(product)).toEqual(['Scoped']);
    expect(await offersOf(other)).toEqual([]);
  });
});
