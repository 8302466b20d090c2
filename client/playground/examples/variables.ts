import type { RunQuery } from './example.ts';

/** The account of the sign-up example. */
export const newAccount = {
  name: 'Meera Iyer',
  email: `meera.${Date.now().toString(36)}@kirana.example`,
  phone: `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`,
  password: 'ten green mangoes',
};

let isSignUpOpened = false;

/** The input of the sign-up example. From then on, the sign-in example uses the same account. */
export function signUpInput() {
  isSignUpOpened = true;
  return newAccount;
}

/** The input of the sign-in example: the new account, otherwise the demo account; empty for a shop without one. */
export async function signInInput(runQuery: RunQuery) {
  const { email, password } = newAccount;
  if (isSignUpOpened) return { email, password };
  return demoAccount(runQuery, 'shopper@kirana.example');
}

/** An account of the demo; empty for a shop without demo accounts. */
async function demoAccount(runQuery: RunQuery, email: string) {
  const { signInOptions } = (await runQuery('{ signInOptions { demo } }')) as {
    signInOptions: { demo: boolean };
  };
  return signInOptions.demo ? { email, password: 'kirana-demo' } : { email: '', password: '' };
}

/** The input that signs the demo's owner in; empty for a shop without one. */
export const ownerInput = (runQuery: RunQuery) => demoAccount(runQuery, 'owner@kirana.example');

/** The oldest paid order and its next step; none when nobody of the staff is signed in. */
export async function findOrderToMove(runQuery: RunQuery) {
  const { desk } = (await runQuery(
    '{ desk { orders(first: 1, sort: OLDEST, filter: { statuses: [paid] }) { nodes { id } } } }',
  )) as { desk: { orders: { nodes: { id: string }[] } } | null };
  return { orderIds: desk?.orders.nodes.map(({ id }) => id) ?? [], to: 'packing' };
}

interface ProductsData {
  products: { nodes: { id: string; options: string[] }[] };
}

/** The id and first option of a product; empty for an empty catalogue. */
export async function findProduct(runQuery: RunQuery) {
  const { products } = (await runQuery(
    '{ products(first: 24, sort: RATING) { nodes { id options countInStock } } }',
  )) as unknown as ProductsData;
  const [product] = products.nodes;
  return product
    ? { productId: product.id, option: product.options[0] ?? null }
    : { productId: '', option: null };
}

/** The id of the first line in the cart; empty for an empty cart. */
export async function findCartLineId(runQuery: RunQuery) {
  const { me } = (await runQuery('{ me { cart { lines { id } } } }')) as {
    me: { cart: { lines: { id: string }[] } } | null;
  };
  return me?.cart.lines[0]?.id ?? '';
}
