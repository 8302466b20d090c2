import type { Adapter, ListQuery } from '../operations.ts';
import { post } from './kirana.ts';

const SEARCH = `query ($input: SearchInput!) { search(input: $input) { totalItems items {
  productId productName productAsset { preview } priceWithTax { ... on SinglePrice { value } ... on PriceRange { min } }
} } }`;
const PRODUCT = `query ($id: ID!) { product(id: $id) {
  name description assets { preview } variants { id priceWithTax stockLevel }
} }`;

/** Another shop system, as an example: Vendure's shop API at /shop-api. It has no reviews and no rating. */
export const adapter: Adapter = {
  async prepare(origin) {
    const { data } = await post(`${origin}/shop-api`, {
      query: '{ collections { items { id } } products(options: { take: 100 }) { totalItems items { id } } }',
    });
    const ids = (items: { id: string }[]) => items.map(({ id }) => id);
    const graphql = (query: string, variables: object) => ({ path: '/shop-api', body: { query, variables } });
    const search = (input: object) => graphql(SEARCH, { input: { groupByProduct: true, ...input } });
    return {
      total: data.products.totalItems,
      products: ids(data.products.items),
      categories: ids(data.collections.items),
      list: ({ offset, categoryId, sort }: ListQuery) =>
        search({
          take: 12,
          skip: offset,
          collectionId: categoryId,
          sort: sort === 'price' ? { price: 'ASC' } : { name: 'ASC' },
        }),
      search: (term) => search({ take: 10, term }),
      product: (id) => graphql(PRODUCT, { id }),
      hasProducts: (body) => body.includes('"items":['),
      hasCart: () => false,
    };
  },
};
