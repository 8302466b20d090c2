import type { RestReview } from '../../../test/restTypes.ts';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';

let kit: TestShop;
let shopper: Shopper;
let product: { id: string; reviewCount: number };

beforeAll(async () => {
  kit = await startShop();
  shopper = await kit.newShopper();
  product = await kit.product('paneer');
});
afterAll(() => kit.close());

const list = async (query: string) => (await kit.rest<RestReview[]>('GET', `/productReviews${query}`)).body;
const add = (body: object, token: string | null = shopper.token) =>
  kit.rest<RestReview>('POST', '/productReviews/add', { token, body });
const problem = {
  status: false,
  error: true,
  msg: expect.any(String),
  code: expect.stringMatching(/^[A-Z_]+$/),
};

test('a review is added once, with the name of the session’s user, at the end of the list [3.review.1 6.visitor.2 7.reviews.1 7.reviews.2]', async () => {
  const sent = {
    review: ' Soft and fresh. ',
    customerRating: '3.5',
    customerId: shopper.id,
    customerName: 'Somebody Else',
    productId: product.id,
  };
  const added = await add(sent);
  expect(added.status).toBe(201);
  expect(added.body).toEqual({
    id: expect.any(String),
    _id: added.body.id,
    review: 'Soft and fresh.',
    customerRating: 3.5,
    customerId: shopper.id,
    customerName: shopper.name,
    productId: product.id,
    dateCreated: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  const reviews = await list(`?productId=${product.id}`);
  expect(reviews).toHaveLength(product.reviewCount + 1);
  expect(reviews.at(-1)).toEqual(added.body);
  const dates = reviews.map(({ dateCreated }) => dateCreated);
  expect(dates).toEqual([...dates].sort());
  expect(await add({ ...sent, customerRating: 5 })).toMatchObject({ status: 409, body: problem });
});

test.each(['', '?productId=undefined', '?productId=null', '?productId=nobody'])(
  'the list is empty for an unknown product: %s',
  async (query) => expect(await list(query)).toEqual([]),
);

test.each([
  ['without a text', { review: '' }, 400],
  ['with white space alone', { review: '  ' }, 400],
  ['with no stars', { customerRating: undefined }, 400],
  ['with six stars', { customerRating: 6 }, 400],
  ['with a third of a star', { customerRating: '3.3' }, 400],
  ['with stars in words', { customerRating: 'five' }, 400],
  ['of an unknown product', { productId: 'nobody' }, 404],
  ['with another shopper’s id', { customerId: 'nobody' }, 403],
])('a review %s is refused', async (_, changed, status) => {
  const { id } = await kit.product('basmati');
  const response = await add({ review: 'Fine', customerRating: 4, productId: id, ...changed });
  expect(response).toMatchObject({ status, body: problem });
});

test('visitors must sign in [5.review.2 6.visitor.5]', async () => {
  const response = await add({ review: 'Fine', customerRating: 4, productId: product.id }, null);
  expect(response).toMatchObject({ status: 401, body: { ...problem, msg: 'Please Login first' } });
});
