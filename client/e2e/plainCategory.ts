import type { APIRequestContext } from '@playwright/test';
import { ask } from './ownShop.ts';

const CREATE_CATEGORY =
  'mutation($input: DeskNewCategory!) { createCategory(input: $input) { ... on DeskCategorySaved { category { id } } } }';
const CREATE_PRODUCT = 'mutation($input: DeskNewProduct!) { createProduct(input: $input) { __typename } }';

/** Creates a category of twelve products on sale, which have no options. @param token of a member of staff */
export async function createPlainCategory(
  request: APIRequestContext,
  token: string,
): Promise<{ id: string }> {
  const name = `Plain goods ${crypto.randomUUID()}`;
  const create = async (parentId: string | null): Promise<{ id: string }> => {
    const input = { parentId, name, color: '#eeeeee' };
    return (await ask(request, CREATE_CATEGORY, { input }, token)).createCategory.category;
  };
  const category = await create(null);
  const { id: subCategoryId } = await create(category.id);
  for (let number = 1; number <= 12; number++) {
    const product = { name: `${name}, ${number}`, brand: 'Plain', price: 100 + number, stock: 20 };
    await ask(request, CREATE_PRODUCT, { input: { ...product, subCategoryId } }, token);
  }
  return category;
}
