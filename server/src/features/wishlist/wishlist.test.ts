import { expectTypename } from '../../../test/expectTypename.ts';
import { AddToWishlist, MyList, RemoveFromWishlist } from '../../../test/generated/documents.ts';
import { startShop, type TestShop } from '../../../test/testkit.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

const add = async (productId: string, token?: string) =>
  (await kit.gql(AddToWishlist, { productId }, token)).addToWishlist;
const remove = async (id: string, token: string) =>
  (await kit.gql(RemoveFromWishlist, { id }, token)).removeFromWishlist;

test('a product is added to My List once, and removed', async () => {
  const { token } = await kit.newShopper();
  const [tea, rice] = [await kit.product('tea'), await kit.product('rice')];
  const first = expectTypename(await add(tea.id, token), 'WishlistChanged');
  expect(first.wishlist).toEqual([{ id: first.item?.id, productTitle: tea.name, price: tea.price }]);
  const second = expectTypename(await add(rice.id, token), 'WishlistChanged');
  expect(second.wishlist.map(({ productTitle }) => productTitle)).toEqual([rice.name, tea.name]);

  for (const result of await Promise.all([add(tea.id, token), add(tea.id, token)])) {
    expect(result).toEqual({
      __typename: 'AlreadyInWishlist',
      message: 'Product already added in the My List',
    });
  }
  const itemId = first.item?.id ?? '';
  expect(await remove(itemId, token)).toMatchObject({
    item: { id: itemId },
    wishlist: [{ id: second.item?.id }],
  });
  expect(await remove(itemId, token)).toMatchObject({ item: null });
});

test('visitors must sign in, and the product must exist', async () => {
  const { token } = await kit.newShopper();
  const tea = await kit.product('tea');
  expect(await add(tea.id)).toEqual({ __typename: 'NotSignedIn', message: 'Please Login to continue' });
  expect(await add('nothing', token)).toMatchObject({ __typename: 'NotFound' });
});

test('a shopper cannot remove another shopper’s item', async () => {
  const [owner, other] = [await kit.newShopper(), await kit.newShopper()];
  const tea = await kit.product('tea');
  const { item } = expectTypename(await add(tea.id, owner.token), 'WishlistChanged');
  await remove(item?.id ?? '', other.token);
  expect((await kit.gql(MyList, {}, owner.token)).me?.wishlist).toHaveLength(1);
});
