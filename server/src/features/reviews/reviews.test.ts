import {
  AddReview,
  type AddReviewInput,
  Products,
  ReviewOf,
  Reviews,
} from '../../../test/generated/documents.ts';
import { startShop, type TestShop } from '../../../test/testkit.ts';
import { Review } from './reviews.entity.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

/** Ids of products that nobody has reviewed. */
const listUnreviewed = async () => {
  const { products } = await kit.gql(Products, { first: 100 });
  return products.nodes.flatMap(({ id, reviewCount }) => (reviewCount === 0 ? [id] : []));
};
const findUnreviewed = async () => (await listUnreviewed())[0]!;
const add = async (token: string | null, input: AddReviewInput) =>
  (await kit.gql(AddReview, { input }, token)).addReview;

test('reviews are listed newest first, in pages, and determine the rating [2.product.29]', async () => {
  const productId = await findUnreviewed();
  for (const [review, customerRating] of [
    ['first', 5],
    ['second', 3.5],
    ['third', 4],
  ] as const) {
    const shopper = await kit.newShopper();
    expect(await add(shopper.token, { productId, review, customerRating })).toMatchObject({
      __typename: 'ReviewAdded',
      review: { customerName: shopper.name, customerRating },
    });
  }
  const { product } = await kit.gql(Reviews, { productId, first: 2 });
  expect(product).toMatchObject({
    rating: 4.2,
    reviewCount: 3,
    reviews: { totalCount: 3, pageInfo: { hasNextPage: true } },
  });
  expect(product?.reviews.nodes).toEqual([{ review: 'third' }, { review: 'second' }]);
  const after = product?.reviews.pageInfo.endCursor;
  const rest = await kit.gql(Reviews, { productId, first: 2, after });
  expect(rest.product?.reviews).toMatchObject({
    nodes: [{ review: 'first' }],
    pageInfo: { hasNextPage: false },
  });
});

test('concurrent requests get the newest reviews of each product, as many as requested', async () => {
  const [rice, dal, empty] = (await listUnreviewed()) as [string, string, string];
  const addReviews = async (productId: string, reviews: string[]) => {
    for (const review of reviews)
      await add((await kit.newShopper()).token, { productId, review, customerRating: 4 });
    // Reviews of the same time are sorted by id.
    await kit.shop.db.write((tx) => tx.update(Review, { productId }, { createdAt: 1 }));
    const ids = { productId, createdAt: 1 };
    return (await kit.shop.db.read.find(Review, { where: ids, order: { id: 'DESC' } })).map((r) => r.review);
  };
  const ofRice = await addReviews(rice, ['a', 'b', 'c', 'd']);
  const ofDal = await addReviews(dal, ['e', 'f']);
  const { newestReviewsLoader } = kit.shop;
  const expected = [
    [rice, 2, ofRice.slice(0, 2)],
    [dal, 3, ofDal],
    [rice, 3, ofRice.slice(0, 3)],
    [empty, 3, []],
    [dal, 1, ofDal.slice(0, 1)],
  ] as const;
  const loaded = await Promise.all(
    expected.map(([productId, count]) => newestReviewsLoader.load({ productId, count })),
  );
  expect(loaded.map((reviews) => reviews?.map(({ review }) => review))).toEqual(
    expected.map(([, , reviews]) => reviews),
  );
  expect(loaded[0]?.[0]).toMatchObject({ productId: rice, rating: 40, createdAt: 1 });
});

test('a shopper reviews a product once, also with concurrent requests', async () => {
  const productId = await findUnreviewed();
  const { token } = await kit.newShopper();
  const input = { productId, review: 'Good', customerRating: 4 };
  const both = await Promise.all([add(token, input), add(token, input)]);
  expect(both.map(({ __typename }) => __typename).sort()).toEqual(['AlreadyReviewed', 'ReviewAdded']);
});

test('a shopper replaces the review of a product, which gives the product another rating', async () => {
  const productId = await findUnreviewed();
  const { token } = await kit.newShopper();
  const ownReview = () => kit.gql(ReviewOf, { productId }, token);
  expect((await ownReview()).me?.reviewOf).toBeNull();
  for (const [review, customerRating] of [
    ['Stale', 1],
    ['Fresh this time', 4.5],
  ] as const) {
    expect(await add(token, { productId, review, customerRating, replace: true })).toMatchObject({
      __typename: 'ReviewAdded',
    });
    expect(await ownReview()).toMatchObject({
      me: { reviewOf: { review, customerRating } },
      product: { rating: customerRating, reviewCount: 1 },
    });
  }
  const { token: otherToken } = await kit.newShopper();
  expect(
    await add(otherToken, { productId, review: 'Mine', customerRating: 3, replace: true }),
  ).toMatchObject({
    __typename: 'ReviewAdded',
  });
  expect((await ownReview()).product).toMatchObject({ reviewCount: 2 });
});

test('a review that the shop has hidden is not replaced', async () => {
  const productId = await findUnreviewed();
  const { token } = await kit.newShopper();
  const input = { productId, review: 'Rude', customerRating: 1, replace: true };
  await add(token, input);
  await kit.shop.db.write((tx) => tx.update(Review, { productId }, { hidden: true }));
  expect(await add(token, { ...input, review: 'Polite' })).toMatchObject({ __typename: 'AlreadyReviewed' });
  expect((await kit.gql(ReviewOf, { productId }, token)).me?.reviewOf).toBeNull();
});

test.each([
  [{ review: '  ' }, 'Please add Review'],
  [{ review: '\0' }, 'Please add Review'],
  [{ review: '\u200b\u200b' }, 'Please add Review'],
  [{ review: 'x'.repeat(5001) }, 'This review is too long'],
  [{ customerRating: 0 }, 'Please choose from half a star to 5 stars'],
  [{ customerRating: 5.5 }, 'Please choose from half a star to 5 stars'],
  [{ customerRating: 3.3 }, 'Please choose whole or half stars'],
])('a review with %j is refused', async (fault, message) => {
  const { token } = await kit.newShopper();
  const productId = await findUnreviewed();
  expect(await add(token, { productId, review: 'Good', customerRating: 4, ...fault })).toEqual({
    __typename: 'InvalidInput',
    message,
  });
});

test('visitors must sign in; an unknown product is not found', async () => {
  const input = { productId: 'nothing', review: 'Good', customerRating: 4 };
  expect(await add(null, input)).toEqual({ __typename: 'NotSignedIn', message: 'Please Login first' });
  expect(await add((await kit.newShopper()).token, input)).toMatchObject({ __typename: 'NotFound' });
});
