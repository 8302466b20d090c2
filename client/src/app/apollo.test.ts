import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { createCache } from './apollo.ts';

it('keeps each selected field of a unit price', () => {
  const cache = createCache();
  const write = (fields: string, unitPrice: object) =>
    cache.writeQuery({
      query: parse(`{ variant { id comparablePrice { ${fields} } } }`),
      data: {
        variant: {
          ...{ __typename: 'ProductVariant', id: 'v' },
          comparablePrice: { __typename: 'UnitPrice', ...unitPrice },
        },
      },
    });
  write('price reference', { price: 6, reference: '100 g' });
  write('amount', { amount: 100 });
  const variant = cache.readFragment({
    id: 'ProductVariant:v',
    fragment: parse('fragment V on ProductVariant { comparablePrice { price reference amount } }'),
  });
  expect(variant).toMatchObject({ comparablePrice: { price: 6, reference: '100 g', amount: 100 } });
});
