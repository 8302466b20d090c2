import { useQuery } from '@apollo/client/react';
import { Combobox, createListCollection, Portal } from '@chakra-ui/react';
import { type Ref, useState } from 'react';
import { useDebouncedValue } from '../../../../src/lib/useDebouncedValue.ts';
import { graphql } from '../../../generated/gql.ts';
import { ignoreEnter } from '../../../lib/forms/ignoreEnter.ts';
import { latestOf } from '../../../lib/lists/latestOf.ts';
import type { RelatedProduct } from '../deskProduct.ts';

const RELATED_CHOICES = graphql(`
  query DeskRelatedChoices($text: String!) {
    desk {
      products(filter: { text: $text }, first: 30) {
        nodes {
          ...RelatedProduct_product @unmask
        }
      }
    }
  }
`);

const SEARCH_DELAY_MS = 150;

interface RelatedProductSearchProps {
  ref: Ref<HTMLInputElement>;
  /** Products that cannot be added. */
  excludedIds: readonly string[];
  /** No more can be added. */
  isFull: boolean;
  onAdd: (product: RelatedProduct) => void;
}

/** Finds products on sale by what is typed, and adds the chosen one. */
export function RelatedProductSearch({ ref, excludedIds, isFull, onAdd }: RelatedProductSearchProps) {
  const [text, setText] = useState('');
  const searchText = useDebouncedValue(text.trim(), SEARCH_DELAY_MS);
  const result = useQuery(RELATED_CHOICES, {
    variables: { text: searchText },
    skip: searchText === '',
    fetchPolicy: 'network-only',
  });
  const { loading, error } = result;
  const matches = searchText === '' ? [] : (latestOf(result)?.desk?.products.nodes ?? []);
  const collection = createListCollection({
    items: matches.filter(({ id }) => !excludedIds.includes(id)),
    itemToString: ({ name }) => name,
    itemToValue: ({ id }) => id,
  });
  const emptyText = error
    ? 'The products cannot be read at the moment'
    : text.trim() === ''
      ? 'Type a name, a brand or an SKU'
      : loading || searchText !== text.trim()
        ? 'Searching …'
        : 'No other product found';
  return (
    <Combobox.Root
      collection={collection}
      value={[]}
      onValueChange={({ items: [product] }) => product && onAdd(product)}
      inputValue={text}
      onInputValueChange={({ inputValue }) => setText(inputValue)}
      selectionBehavior="clear"
      disabled={isFull}
    >
      <Combobox.Label>Related products</Combobox.Label>
      <Combobox.Control onKeyDown={ignoreEnter}>
        <Combobox.Input
          ref={ref}
          placeholder={isFull ? 'No more can be added' : 'Type a product to add it'}
        />
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content>
            <Combobox.Empty>{emptyText}</Combobox.Empty>
            {collection.items.map((item) => (
              <Combobox.Item key={item.id} item={item}>
                {item.name}
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}
