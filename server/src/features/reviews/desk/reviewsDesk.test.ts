import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  AddReview,
  AnswerReview,
  CriticalReviews,
  DeleteAccount,
  type DeskReviewFilter,
  DeskReviews,
  EditReviewAnswer,
  HiddenReviews,
  HideReview,
  Products,
  PublicReviews,
  RemoveReviewAnswer,
  ShowReview,
} from '../../../../test/generated/documents.ts';
import { scansOf } from '../../../../test/scansOf.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { Mail } from '../../notifications/notifications.entity.ts';
import { AuditEvent } from '../../users/audit.entity.ts';
import { Review } from '../reviews.entity.ts';
import { findNewestReviews } from './reviewList.queries.ts';

let kit: TestShop;
let support: Shopper;
let unreviewed: string[];
beforeAll(async () => {
  kit = await startShop();
  support = await kit.newStaff('support');
  const { products } = await kit.gql(Products, { first: 100 });
  unreviewed = products.nodes.flatMap(({ id, reviewCount }) => (reviewCount === 0 ? [id] : []));
});
afterAll(() => kit.close());

/** A product that nobody has reviewed. */
const newProduct = (): string => {
  const id = unreviewed.pop();
  if (!id) throw new Error('All products are reviewed');
  return id;
};

/** A new shopper's review. */
async function addReview(productId: string, customerRating: number, review = 'As I expected.') {
  const shopper = await kit.newShopper();
  expectTypename(
    (await kit.gql(AddReview, { input: { productId, review, customerRating } }, shopper.token)).addReview,
    'ReviewAdded',
  );
  const { id } = await kit.shop.db.read.findOneByOrFail(Review, { userId: shopper.id });
  return { id, shopper };
}

const list = async (filter: DeskReviewFilter = {}, page: object = {}) =>
  (await kit.gql(DeskReviews, { filter, ...page }, support.token)).desk!.reviews;
const hide = async (id: string, reason = 'It insults people') =>
  (await kit.gql(HideReview, { id, reason }, support.token)).hideReview;
const show = async (id: string) => (await kit.gql(ShowReview, { id }, support.token)).showReview;
const answer = async (id: string, text = 'Thank you!') =>
  (await kit.gql(AnswerReview, { id, text }, support.token)).answerReview;
const edit = async (id: string, text: string, previousText: string | null = null) =>
  (await kit.gql(EditReviewAnswer, { id, text, previousText }, support.token)).editReviewAnswer;
const removeAnswer = async (id: string) =>
  (await kit.gql(RemoveReviewAnswer, { id }, support.token)).removeReviewAnswer;
const visible = async (productId: string, page: object = {}) =>
  (await kit.gql(PublicReviews, { productId, ...page })).product!;
const eventsOf = (id: string) =>
  kit.shop.db.read.find(AuditEvent, { where: { subject: `review:${id}` }, order: { id: 'ASC' } });

describe('a hidden review', () => {
  it('is not shown to shoppers and does not count in the rating, until it is shown again', async () => {
    const productId = newProduct();
    await addReview(productId, 5, 'fine');
    const { id } = await addReview(productId, 1, 'rude');
    expect(await visible(productId)).toMatchObject({ rating: 3, reviewCount: 2 });

    expect(await hide(id)).toMatchObject({
      __typename: 'DeskReviewChanged',
      review: { id, hidden: true, hiddenReason: 'It insults people' },
    });
    expect(await visible(productId)).toMatchObject({
      rating: 5,
      reviewCount: 1,
      reviews: { totalCount: 1, nodes: [{ review: 'fine' }] },
    });
    const rest = await kit.rest<{ review: string }[]>('GET', `/productReviews?productId=${productId}`);
    expect(rest.body.map(({ review }) => review)).toEqual(['fine']);

    expect(await show(id)).toMatchObject({ review: { hidden: false, hiddenReason: null } });
    expect(await visible(productId)).toMatchObject({
      rating: 3,
      reviewCount: 2,
      reviews: { nodes: [{ review: 'rude' }, { review: 'fine' }] },
    });
  });

  it('is missing on later pages, too', async () => {
    const productId = newProduct();
    for (const review of ['first', 'second']) await addReview(productId, 4, review);
    const { id } = await addReview(productId, 4, 'third');
    await addReview(productId, 4, 'fourth');
    await hide(id);
    const { reviews } = await visible(productId, { first: 1 });
    const { endCursor } = reviews.pageInfo;
    const next = await visible(productId, { first: 9, after: endCursor });
    expect(next.reviews.nodes.map(({ review }) => review)).toEqual(['second', 'first']);
  });

  it('leaves a product without reviews when it was the only one', async () => {
    const productId = newProduct();
    const { id } = await addReview(productId, 2);
    await hide(id);
    expect(await visible(productId)).toMatchObject({ rating: 0, reviewCount: 0, reviews: { nodes: [] } });
  });

  it('is told to its author with the reason, and recorded with who did it', async () => {
    const { id, shopper } = await addReview(newProduct(), 1, 'secret text');
    await hide(id, 'It is about another product');
    await hide(id, 'Again');
    const mails = await kit.mailsTo(shopper.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your review is no longer shown']);
    expect(mails[0]?.text).toContain('It is about another product');
    // The address may be someone else's.
    expect(mails[0]?.text).not.toContain(shopper.name);
    expect(mails[0]?.text).not.toContain('secret text');
    expect(await eventsOf(id)).toMatchObject([
      {
        action: 'reviewHidden',
        userId: shopper.id,
        actorId: support.id,
        detail: 'It is about another product',
      },
    ]);
  });

  it('is still shown to its author, with the reason, and to nobody else', async () => {
    const productId = newProduct();
    const { id, shopper } = await addReview(productId, 1, 'rude');
    const other = await addReview(newProduct(), 1);
    await hide(other.id);
    const hiddenOf = async (token?: string) => (await kit.gql(HiddenReviews, {}, token)).me?.hiddenReviews;
    expect(await hiddenOf(shopper.token)).toEqual([]);
    await hide(id, 'It insults people');
    expect(await hiddenOf(shopper.token)).toEqual([
      { id, productId, review: 'rude', reason: 'It insults people' },
    ]);
    expect(await hiddenOf(other.shopper.token)).toMatchObject([{ id: other.id }]);
    await show(id);
    expect(await hiddenOf(shopper.token)).toEqual([]);
  });

  it('is not mailed about when it is shown again before the mail was sent', async () => {
    const { id, shopper } = await addReview(newProduct(), 1);
    await hide(id);
    await show(id);
    await show(id);
    expect(await kit.mailsTo(shopper.email)).toEqual([]);
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual(['reviewHidden', 'reviewShown']);
  });

  it('counts once when several staff hide it at the same time', async () => {
    const productId = newProduct();
    const { id } = await addReview(productId, 1);
    await addReview(productId, 4);
    const results = await Promise.all([hide(id, 'a'), hide(id, 'b'), hide(id, 'c')]);
    expect(new Set(results.map(({ __typename }) => __typename))).toEqual(new Set(['DeskReviewChanged']));
    expect(await eventsOf(id)).toHaveLength(1);
    expect(await visible(productId)).toMatchObject({ rating: 4, reviewCount: 1 });
  });

  it('counts in no rating that a review at the same time calculates', async () => {
    const productId = newProduct();
    const { id } = await addReview(productId, 1);
    await Promise.all([hide(id), addReview(productId, 5), addReview(productId, 4)]);
    expect(await visible(productId)).toMatchObject({ rating: 4.5, reviewCount: 2 });
  });

  it.each([
    ['', 'Please give a reason, in one line'],
    ['x'.repeat(201), 'The reason is too long'],
    ['two\nlines', 'Please give a reason, in one line'],
  ])('needs a reason of one line: %j', async (reason, message) => {
    const { id } = await addReview(newProduct(), 1);
    expect(await hide(id, reason)).toEqual({ __typename: 'InvalidInput', message, field: 'reason' });
    expect(await eventsOf(id)).toEqual([]);
  });
});

describe('an answer', () => {
  it('is shown below the review, and mailed to its author', async () => {
    const productId = newProduct();
    const { id, shopper } = await addReview(productId, 2);
    expect(await answer(id, ' Sorry!\nWe send you another one. ')).toMatchObject({
      __typename: 'DeskReviewChanged',
      review: { id, answer: { text: 'Sorry!\nWe send you another one.' } },
    });
    const { reviews, reviewCount } = await visible(productId);
    expect(reviewCount).toBe(1);
    expect(reviews.nodes[0]?.answer).toEqual({
      text: 'Sorry!\nWe send you another one.',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+05:30$/),
    });
    const mails = await kit.mailsTo(shopper.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['We have answered your review']);
    expect(mails[0]?.text).toContain('We send you another one.');
    expect(mails[0]?.text).toContain(`/product/${productId}`);
  });

  it('does not change the REST shape of the review', async () => {
    const productId = newProduct();
    const { id } = await addReview(productId, 2);
    await answer(id);
    const { body } = await kit.rest<object[]>('GET', `/productReviews?productId=${productId}`);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(
      [
        '_id',
        'customerId',
        'customerName',
        'customerRating',
        'dateCreated',
        'id',
        'productId',
        'review',
      ].sort(),
    );
  });

  it('can be edited and removed, which is recorded but not mailed', async () => {
    const productId = newProduct();
    const { id, shopper } = await addReview(productId, 2);
    await answer(id, 'one');
    await kit.sendMails();
    expect(await edit(id, 'two')).toMatchObject({ review: { answer: { text: 'two' } } });
    expect((await visible(productId)).reviews.nodes[0]?.answer?.text).toBe('two');
    await edit(id, 'two');
    expect(await removeAnswer(id)).toMatchObject({ review: { answer: null } });
    await removeAnswer(id);
    expect((await visible(productId)).reviews.nodes[0]?.answer).toBeNull();
    expect(await kit.mailsTo(shopper.email)).toHaveLength(1);
    expect((await eventsOf(id)).map(({ action, detail }) => `${action} ${detail}`)).toEqual([
      'reviewAnswered one',
      'reviewAnswerEdited two',
      'reviewAnswerRemoved two',
    ]);
  });

  it('is the only one: of several at the same time one is kept', async () => {
    const { id, shopper } = await addReview(newProduct(), 2);
    const results = await Promise.all(['a', 'b', 'c'].map((text) => answer(id, text)));
    const kept = results.flatMap((result) => (result.__typename === 'DeskReviewChanged' ? [result] : []));
    expect(kept).toHaveLength(1);
    const conflict = {
      __typename: 'DeskReviewConflict',
      message: 'This review has an answer already',
      review: kept[0]?.review,
    };
    expect(results.filter(({ __typename }) => __typename !== 'DeskReviewChanged')).toEqual([
      conflict,
      conflict,
    ]);
    expect(await kit.mailsTo(shopper.email)).toHaveLength(1);
  });

  it('is not replaced by somebody who has not seen it', async () => {
    const { id } = await addReview(newProduct(), 2);
    await answer(id, 'one');
    expect(await edit(id, 'two', 'one')).toMatchObject({ review: { answer: { text: 'two' } } });
    expect(await edit(id, 'three', 'one')).toMatchObject({
      __typename: 'DeskReviewConflict',
      message: 'Somebody has changed the answer meanwhile. It is now: two',
    });
    // The same change again, as after a lost response.
    expect(await edit(id, 'two', 'one')).toMatchObject({ review: { answer: { text: 'two' } } });
  });

  it('must exist to be edited', async () => {
    const { id } = await addReview(newProduct(), 2);
    expect(await edit(id, 'text')).toMatchObject({
      __typename: 'DeskReviewConflict',
      message: 'Somebody has removed the answer to this review',
    });
  });

  it.each([
    ['  ', 'Please write an answer'],
    ['x'.repeat(2001), 'The answer is too long'],
  ])('is a text: %j', async (text, message) => {
    const { id } = await addReview(newProduct(), 2);
    const refusal = { __typename: 'InvalidInput', message, field: 'text' };
    expect(await answer(id, text)).toEqual(refusal);
    await answer(id);
    expect(await edit(id, text)).toEqual(refusal);
  });
});

it('an unknown review is not found', async () => {
  for (const result of [await hide('nothing'), await show('nothing'), await answer('nothing')])
    expect(result).toEqual({ __typename: 'NotFound', message: 'There is no such review' });
  expect(await edit('nothing', 'text')).toMatchObject({ __typename: 'NotFound' });
  expect(await removeAnswer('nothing')).toMatchObject({ __typename: 'NotFound' });
});

describe('an author who has deleted the account', () => {
  it('gets no mail, the review leads to no account, and the mails about the review are deleted', async () => {
    const productId = newProduct();
    const { id, shopper } = await addReview(productId, 1);
    await hide(id);
    const countMails = () => kit.shop.db.read.countBy(Mail, { recipient: shopper.email });
    expect(await countMails()).toBe(1);
    const { id: customerId } = shopper;
    expect((await list({ productId })).nodes).toMatchObject([{ id, customerId, accountId: customerId }]);
    await kit.gql(DeleteAccount, { password: shopper.password }, shopper.token);
    expect(await countMails()).toBe(0);
    await answer(id);
    expect(await kit.shop.db.read.countBy(Mail, { dedupeKey: `review-${id}-answered` })).toBe(0);
    const former = { id, customerId, accountId: null, customerName: 'Former customer' };
    expect((await list({ productId })).nodes).toMatchObject([former]);
  });

  it('has got reasons and answers in the export', async () => {
    const { id, shopper } = await addReview(newProduct(), 1);
    await hide(id, 'Wrong product');
    await answer(id, 'Please write to us.');
    const { body } = await kit.rest<{ reviews: object[] }>('GET', `/user/${shopper.id}/data`, {
      token: shopper.token,
    });
    expect(body.reviews).toMatchObject([
      {
        hidden: true,
        hiddenReason: 'Wrong product',
        answer: 'Please write to us.',
        answeredAt: expect.any(String),
      },
    ]);
  });
});

describe('the list of reviews', () => {
  it('has all reviews, newest first, in pages', async () => {
    const productId = newProduct();
    const ids: string[] = [];
    for (const review of ['a', 'b', 'c']) ids.unshift((await addReview(productId, 4, review)).id);
    // Reviews of the same time are sorted by id.
    await kit.shop.db.write((tx) => tx.update(Review, { productId }, { createdAt: Date.now() + 60_000 }));
    ids.sort().reverse();
    const first = await list({}, { first: 2 });
    expect(first.nodes.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await list({}, { first: 2, after: first.pageInfo.endCursor });
    expect(second.nodes[0]?.id).toBe(ids[2]);
    const dates = second.nodes.map(({ dateCreated }) => dateCreated);
    expect(dates).toEqual(dates.toSorted().reverse());
    await kit.shop.db.write((tx) => tx.update(Review, { productId }, { createdAt: 1 }));
  });

  it('is filtered by stars, product, hidden and unanswered', async () => {
    const productId = newProduct();
    const oneStar = await addReview(productId, 0.5, 'half');
    const twoStars = await addReview(productId, 1.5, 'one and a half');
    const fiveStars = await addReview(productId, 5, 'five');
    await hide(oneStar.id);
    await answer(twoStars.id);
    const texts = async (filter: object) =>
      (await list({ productId, ...filter })).nodes.map(({ review }) => review);
    expect(await texts({})).toEqual(['five', 'one and a half', 'half']);
    expect(await texts({ stars: [1] })).toEqual(['half']);
    expect(await texts({ stars: [2, 5] })).toEqual(['five', 'one and a half']);
    expect(await texts({ hidden: true })).toEqual(['half']);
    expect(await texts({ hidden: false, unanswered: true })).toEqual(['five']);
    expect(await texts({ stars: [5], hidden: true })).toEqual([]);
    const everywhere = await list({ stars: [5], unanswered: true }, { first: 100 });
    expect(everywhere.nodes.map(({ id }) => id)).toContain(fiveStars.id);
    expect(new Set(everywhere.nodes.map(({ customerRating }) => customerRating))).toEqual(new Set([4.5, 5]));
    const everyDate = everywhere.nodes.map(({ dateCreated }) => dateCreated);
    expect(everyDate).toEqual(everyDate.toSorted().reverse());
  });

  it('has one review alone, also a hidden one', async () => {
    const productId = newProduct();
    const review = await addReview(productId, 1, 'rude');
    await addReview(productId, 5, 'polite');
    await hide(review.id);
    const { nodes, pageInfo } = await list({ id: review.id, stars: [5] });
    expect(nodes.map(({ review: text }) => text)).toEqual(['rude']);
    expect(pageInfo).toEqual({ hasNextPage: false, endCursor: null });
    expect((await list({ id: 'nothing' })).nodes).toEqual([]);
  });

  it('is searched by the name of the product', async () => {
    const product = await kit.product('paneer');
    const { id } = await addReview(product.id, 3);
    const { nodes } = await list({ text: 'paneer' });
    expect(nodes.find((node) => node.id === id)).toMatchObject({ productName: product.name });
    expect((await list({ text: 'qqqqzzzz' })).nodes).toEqual([]);
  });

  it('lists few reviews of several products as it lists many', async () => {
    const ids = [newProduct(), newProduct(), newProduct()];
    for (const stars of [1, 5]) for (const id of ids) await addReview(id, stars);
    const page = (reviewCount: number | null, last: Review | null, ratings?: number[]) => {
      const after = last && [last.createdAt, last.id];
      return findNewestReviews(kit.shop.db, { products: { ids, reviewCount }, ratings }, { after, limit: 4 });
    };
    const all = await page(null, null);
    expect(all).toHaveLength(4);
    expect(await page(6, null)).toEqual(all);
    const rest = await page(null, all[3]!);
    expect(rest).toHaveLength(2);
    expect(await page(6, all[3]!)).toEqual(rest);
    const critical = await page(null, null, [10]);
    expect(critical).toHaveLength(3);
    expect(await page(6, null, [10])).toEqual(critical);
  });

  it('counts critical reviews: up to two stars, visible, unanswered, of the last 30 days', async () => {
    const countCritical = async () =>
      (await kit.gql(CriticalReviews, {}, support.token)).desk!.criticalReviewCount;
    const before = await countCritical();
    const productId = newProduct();
    const added: { id: string }[] = [];
    for (const stars of [0.5, 1, 1.5, 2, 2.5]) added.push(await addReview(productId, stars));
    expect(await countCritical()).toBe(before + 4);
    expect((await list({ critical: true, productId })).nodes).toHaveLength(4);
    expect((await list({ critical: true, stars: [1] })).nodes.slice(0, 2)).toMatchObject([
      { customerRating: 1 },
      { customerRating: 0.5 },
    ]);
    expect((await list({ critical: true, stars: [5], productId })).nodes).toEqual([]);
    await hide(added[0]!.id);
    await answer(added[1]!.id);
    const old = { createdAt: Date.now() - 31 * 24 * 3_600_000 };
    await kit.shop.db.write((tx) => tx.update(Review, { id: added[2]!.id }, old));
    expect(await countCritical()).toBe(before + 1);
  });

  it.each([
    [{}, { first: 0 }],
    [{}, { first: 101 }],
    [{}, { after: 'nonsense' }],
    [{ stars: [6] }, {}],
  ])('refuses %j %j', async (filter, page) => {
    const { body } = await kit.gqlRaw(DeskReviews, { filter, ...page }, { token: support.token });
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('finds its rows by an index, with one statement for any filter', async () => {
    const productId = newProduct();
    await addReview(productId, 1);
    const after = (await list({}, { first: 1 })).pageInfo.endCursor;
    const filters: [object, object][] = [
      [{}, {}],
      [{}, { after }],
      [{ stars: [1, 2] }, { after }],
      [{ hidden: true }, {}],
      [{ hidden: false, unanswered: true }, { after }],
      [{ productId, stars: [1] }, {}],
      [{ text: 'paneer' }, {}],
      [{ text: 'paneer', stars: [1] }, { after }],
      [{ id: 'nothing' }, {}],
      [{ critical: true }, {}],
      [{ critical: true, stars: [2], productId }, {}],
    ];
    for (const [filter, page] of filters) {
      const statements = await kit.statements(() => list(filter, page));
      const reads = statements.filter(({ sql }) => /FROM reviews/.test(sql));
      expect(reads).toHaveLength(1);
      for (const { sql, parameters } of reads)
        expect({ sql, scans: await scansOf(kit.shop.db, sql, parameters) }).toEqual({ sql, scans: [] });
    }
    const [count] = (await kit.statements(() => kit.gql(CriticalReviews, {}, support.token))).filter(
      ({ sql }) => /FROM reviews/.test(sql),
    );
    expect(await scansOf(kit.shop.db, count!.sql, count!.parameters)).toEqual([]);
  });
});
