import fc from 'fast-check';
import { type AvailableOffer, type BasketLine, offerKinds, offerScopes } from './offer.ts';
import { type PricingOptions, priceBasket } from './priceBasket.ts';

const NOW = 1000;
const options: PricingOptions = { now: NOW, isFirstOrder: true, appliedCode: null, combine: 'stack' };

const line = (id: string, price: number, quantity = 1, changes: Partial<BasketLine> = {}): BasketLine => ({
  id,
  productId: `product ${id}`,
  variantId: `variant ${id}`,
  categoryIds: ['fruit'],
  price,
  quantity,
  ...changes,
});

const offer = (changes: Partial<AvailableOffer>): AvailableOffer => ({
  id: 'offer',
  name: 'Offer',
  code: null,
  kind: 'PERCENT',
  percent: 10,
  amount: 0,
  buyQuantity: 1,
  freeQuantity: 1,
  scope: 'ALL',
  scopeIds: [],
  firstOrderOnly: false,
  minBasket: 0,
  startsAt: null,
  endsAt: null,
  usesLeft: null,
  usesLeftForShopper: null,
  ...changes,
});

const discountsOf = (basket: BasketLine[], offers: AvailableOffer[], changes: Partial<PricingOptions> = {}) =>
  Object.fromEntries(
    priceBasket(basket, offers, { ...options, ...changes }).lines.map(({ id, discount }) => [id, discount]),
  );

describe('priceBasket', () => {
  it('takes nothing off without offers', () => {
    expect(priceBasket([line('a', 4800, 2)], [], options)).toEqual({
      lines: [{ id: 'a', subTotal: 9600, discount: 0, paid: 9600 }],
      discounts: [],
      subTotal: 9600,
      saved: 0,
      total: 9600,
      codeProblem: null,
    });
  });

  it('spreads an amount by the largest remainders, and ties by line id', () => {
    const amount = offer({ kind: 'AMOUNT', amount: 1000 });
    expect(discountsOf([line('c', 3333), line('a', 3333), line('b', 3333)], [amount])).toEqual({
      a: 334,
      b: 333,
      c: 333,
    });
    expect(discountsOf([line('a', 100), line('b', 899), line('c', 1)], [offer({ percent: 15 })])).toEqual({
      a: 15,
      b: 135,
      c: 0,
    });
  });

  it('rounds a percentage of all lines half up', () => {
    expect(discountsOf([line('a', 1005)], [offer({})])).toEqual({ a: 101 });
    expect(discountsOf([line('a', 1004)], [offer({})])).toEqual({ a: 100 });
  });

  it('makes the cheapest units of each group free', () => {
    const buyTwoGetOne = offer({ kind: 'BUY_GET', buyQuantity: 2, freeQuantity: 1 });
    expect(discountsOf([line('a', 100, 3), line('b', 80, 3), line('c', 500)], [buyTwoGetOne])).toEqual({
      // 500 100 100 · 100 80 80 · 80
      a: 100,
      b: 80,
      c: 0,
    });
  });

  it('makes one unit free, once there are enough', () => {
    const cheapest = offer({ kind: 'CHEAPEST_FREE', buyQuantity: 3 });
    expect(discountsOf([line('a', 100), line('b', 80)], [cheapest])).toEqual({ a: 0, b: 0 });
    expect(discountsOf([line('a', 100), line('b', 80, 4)], [cheapest])).toEqual({ a: 0, b: 80 });
  });

  it.each([
    [
      { scope: 'CATEGORIES', scopeIds: ['rice'] },
      { a: 0, b: 20 },
    ],
    [
      { scope: 'PRODUCTS', scopeIds: ['product a'] },
      { a: 10, b: 0 },
    ],
    [
      { scope: 'VARIANTS', scopeIds: ['variant b'] },
      { a: 0, b: 20 },
    ],
    [{ scope: 'ALL' }, { a: 10, b: 20 }],
  ] as const)('is for the lines of %j', (scope, discounts) => {
    const basket = [line('a', 100), line('b', 200, 1, { categoryIds: ['food', 'rice'] })];
    expect(discountsOf(basket, [offer(scope)])).toEqual(discounts);
  });

  it('stacks free units before percentages before amounts, each on what is left', () => {
    const offers = [
      offer({ id: '1', kind: 'AMOUNT', amount: 1000, name: 'Ten' }),
      offer({ id: '2', percent: 50, name: 'Half' }),
      offer({ id: '3', kind: 'BUY_GET', name: 'One more' }),
    ];
    const { discounts, total } = priceBasket([line('a', 10_000, 2)], offers, options);
    expect(discounts.map(({ name, amount }) => [name, amount])).toEqual([
      ['One more', 10_000],
      ['Half', 5000],
      ['Ten', 1000],
    ]);
    expect(total).toBe(4000);
  });

  it('never makes a unit free twice', () => {
    const offers = [offer({ id: '1', kind: 'BUY_GET' }), offer({ id: '2', kind: 'CHEAPEST_FREE' })];
    const basket = [line('a', 10_000), line('b', 9000), line('c', 20_000)];
    expect(priceBasket(basket, offers, options)).toMatchObject({
      discounts: [
        { offerId: '1', amount: 10_000 },
        { offerId: '2', amount: 9000 },
      ],
      total: 20_000,
    });
  });

  it.each([
    ['an amount', { kind: 'AMOUNT', amount: 5000 }, 4500, 100],
    ['all of it', { percent: 100 }, 4500, 100],
    ['a free unit that is the only one', { kind: 'CHEAPEST_FREE' }, 4500, 4500],
    ['anything off a basket of less', { percent: 50 }, 80, 80],
  ] as const)('leaves Rs 1 to pay of %s', (_, changes, price, total) => {
    expect(priceBasket([line('a', price)], [offer(changes)], options)).toMatchObject({
      total,
      saved: price - total,
    });
  });

  it.each([
    ['UNKNOWN', { code: 'OTHER' }, {}],
    ['NOT_STARTED', { startsAt: NOW + 1 }, { startsAt: NOW + 1 }],
    ['ENDED', { endsAt: NOW }, { endsAt: NOW }],
    ['USED_UP', { usesLeft: 0 }, {}],
    ['USED_BY_SHOPPER', { usesLeftForShopper: 0 }, {}],
    ['ONLY_FIRST_ORDER', { firstOrderOnly: true }, {}],
    ['BELOW_MINIMUM', { minBasket: 22_000 }, { missing: 12_000 }],
    [
      'NO_MATCHING_PRODUCTS',
      { scope: 'PRODUCTS', scopeIds: ['rice'] },
      { scope: 'PRODUCTS', scopeIds: ['rice'] },
    ],
    ['TOO_FEW_UNITS', { kind: 'BUY_GET', buyQuantity: 2 }, { missing: 2, scope: 'ALL', scopeIds: [] }],
    ['OTHER_OFFER_BETTER', { kind: 'AMOUNT', amount: 100 }, {}],
  ] as const)('refuses a code because of %s', (reason, changes, parameters) => {
    const code = offer({ id: 'code', code: 'SAVE10', ...changes } as Partial<AvailableOffer>);
    const better = offer({ id: 'better', percent: 50 });
    const circumstances = {
      ...options,
      isFirstOrder: false,
      appliedCode: 'save 10',
      combine: 'best',
    } as const;
    const result = priceBasket([line('a', 10_000)], [code, better], circumstances);
    expect(result.codeProblem).toEqual({ reason, ...parameters });
    expect(result.discounts).toMatchObject([{ offerId: 'better' }]);
  });

  it('accepts a code in any case, and ignores offers with other codes', () => {
    const offers = [offer({ id: '1', code: 'SAVE10' }), offer({ id: '2', code: 'SAVE50', percent: 50 })];
    expect(priceBasket([line('a', 10_000)], offers, { ...options, appliedCode: ' save10 ' })).toMatchObject({
      codeProblem: null,
      discounts: [{ code: 'SAVE10', amount: 1000 }],
    });
  });
});

describe('priceBasket, with any basket and offers', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const baskets = fc
    .uniqueArray(fc.constantFrom(...ids), { maxLength: 5 })
    .chain((lineIds) =>
      fc.tuple(
        ...lineIds.map((id) =>
          fc
            .tuple(fc.nat({ max: 60_000 }), fc.integer({ min: 1, max: 99 }), fc.constantFrom('x', 'y'))
            .map(([price, quantity, category]) => line(id, price, quantity, { categoryIds: [category] })),
        ),
      ),
    );
  const someOffer = fc.record({
    kind: fc.constantFrom(...offerKinds),
    percent: fc.integer({ min: 1, max: 100 }),
    amount: fc.integer({ min: 1, max: 100_000 }),
    buyQuantity: fc.integer({ min: 1, max: 5 }),
    freeQuantity: fc.integer({ min: 1, max: 3 }),
    scope: fc.constantFrom(...offerScopes),
    scopeIds: fc.subarray(['x', 'product a', 'product b', 'variant c']),
    minBasket: fc.nat({ max: 20_000 }),
    usesLeft: fc.option(fc.nat({ max: 1 })),
  });
  /** The first one has a code: codes are unique. */
  const offersOf = fc
    .array(someOffer, { maxLength: 4 })
    .map((offers) =>
      offers.map((each, at) => offer({ ...each, id: `offer ${at}`, code: at === 0 ? 'CODE' : null })),
    );
  const modes = fc.constantFrom('stack' as const, 'best' as const);

  it('takes off no less than nothing and no more than a line costs, and adds up', () => {
    fc.assert(
      fc.property(baskets, offersOf, modes, (basket, offers, combine) => {
        const priced = priceBasket(basket, offers, { ...options, combine, appliedCode: 'CODE' });
        const sumOf = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0);
        for (const { subTotal, discount, paid } of priced.lines) {
          expect(Number.isInteger(discount)).toBe(true);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(subTotal);
          expect(paid).toBe(subTotal - discount);
        }
        for (const { amount } of priced.discounts) expect(amount).toBeGreaterThan(0);
        expect(sumOf(priced.lines.map(({ discount }) => discount))).toBe(priced.saved);
        expect(sumOf(priced.discounts.map(({ amount }) => amount))).toBe(priced.saved);
        expect(sumOf(priced.lines.map(({ paid }) => paid))).toBe(priced.total);
      }),
    );
  });

  it('does not depend on the order of lines and offers', () => {
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    fc.assert(
      fc.property(baskets, offersOf, modes, (basket, offers, combine) => {
        const all = { ...options, combine, appliedCode: 'CODE' };
        const priced = priceBasket(basket, offers, all);
        const reversed = priceBasket(basket.toReversed(), offers.toReversed(), all);
        expect(reversed.discounts).toEqual(priced.discounts);
        expect(reversed.codeProblem?.reason).toEqual(priced.codeProblem?.reason);
        expect(reversed.lines.toSorted(byId)).toEqual(priced.lines.toSorted(byId));
      }),
    );
  });

  it('with `best` is as good for the shopper as each offer alone', () => {
    fc.assert(
      fc.property(baskets, offersOf, (basket, offers) => {
        const all = { ...options, combine: 'best', appliedCode: 'CODE' } as const;
        const { saved, discounts } = priceBasket(basket, offers, all);
        expect(discounts.length).toBeLessThanOrEqual(1);
        for (const each of offers)
          expect(saved).toBeGreaterThanOrEqual(
            priceBasket(basket, [each], { ...all, combine: 'stack' }).saved,
          );
      }),
    );
  });

  it('computes large amounts exactly', () => {
    const basket = [line('a', 2_147_483_647, 1000), line('b', 2_147_483_645, 999)];
    const priced = priceBasket(basket, [offer({ percent: 33 })], options);
    expect(priced.lines.map(({ discount }) => discount).reduce((a, b) => a + b)).toBe(priced.saved);
  });
});
