import { startShop, type TestShop } from '../../../test/testkit.ts';

const RESULT =
  '__typename ... on WishlistChanged { item { id } wishlist { id productTitle price } } ... on Problem { message }';
const ADD = `mutation ($id: ID!) { addToWishlist(productId: $id) { ${RESULT} } }`;
const REMOVE = `mutation ($id: ID!) { removeFromWishlist(id: $id) { ${RESULT} } }`;

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

test('a product is added to My List once, and removed', async () => {
  const { token } = await kit.newShopper();
  const [tea, rice] = [await kit.product('tea'), await kit.product('rice')];
  const { addToWishlist: first } = await kit.gql(ADD, { id: tea.id }, token);
  expect(first.wishlist).toEqual([{ id: first.item.id, productTitle: tea.name, price: tea.price }]);
  const { addToWishlist: second } = await kit.gql(ADD, { id: rice.id }, token);
  expect(second.wishlist.map(({ productTitle }: { productTitle: string }) => productTitle)).toEqual([
    rice.name,
    tea.name,
  ]);

  const twice = await Promise.all([kit.gql(ADD, { id: tea.id }, token), kit.gql(ADD, { id: tea.id }, token)]);
  for (const { addToWishlist } of twice) {
    expect(addToWishlist).toEqual({
      __typename: 'AlreadyInWishlist',
      message: 'Product already added in the My List',
    });
  }
  const { removeFromWishlist } = await kit.gql(REMOVE, { id: first.item.id }, token);
  expect(removeFromWishlist).toMatchObject({
    item: { id: first.item.id },
    wishlist: [{ id: second.item.id }],
  });
  expect((await kit.gql(REMOVE, { id: first.item.id }, token)).removeFromWishlist).toMatchObject({
    item: null,
  });
});

test('visitors must sign in, and other shoppers change nothing', async () => {
  const [mine, other] = [await kit.newShopper(), await kit.newShopper()];
  const tea = await kit.product('tea');
  expect((await kit.gql(ADD, { id: tea.id })).addToWishlist).toEqual({
    __typename: 'NotSignedIn',
    message: 'Please Login to continue',
  });
  const { addToWishlist } = await kit.gql(ADD, { id: tea.id }, mine.token);
  await kit.gql(REMOVE, { id: addToWishlist.item.id }, other.token);
  expect((await kit.gql('{ me { wishlist { id } } }', {}, mine.token)).me.wishlist).toHaveLength(1);
  expect((await kit.gql(ADD, { id: 'nothing' }, mine.token)).addToWishlist).toMatchObject({
    __typename: 'NotFound',
  });
});
