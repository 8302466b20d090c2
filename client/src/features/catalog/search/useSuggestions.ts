import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../generated/gql.ts';
import type { SuggestionsQuery } from '../../../generated/graphql.ts';
import { SUGGESTION_DELAY } from '../../../lib/constants.ts';
import { formatPrice } from '../../../lib/format.ts';
import { useLocationCode } from '../../../lib/location.ts';
import { paths } from '../../../lib/paths.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';

const SUGGESTIONS = graphql(`
  query Suggestions($text: String!, $location: String) {
    suggestions(text: $text, location: $location) {
      products {
        id
        name
        price
        images {
          url
          srcSet
        }
      }
      categories {
        id
        name
        images {
          url
          srcSet
        }
        parent {
          id
          name
        }
      }
    }
  }
`);

/** A suggestion for an unfinished search. */
export interface Suggestion {
  /** The path to open. */
  to: string;
  label: string;
  /** Additional text, such as a price. */
  detail: string;
  image: SuggestionsQuery['suggestions']['products'][number]['images'][number] | undefined;
}

/** Suggestions with a heading. */
export interface SuggestionGroup {
  title: string;
  entries: Suggestion[];
}

/** The server's suggestions in groups; empty groups are left out. */
export function suggestionGroups({
  products,
  categories,
}: SuggestionsQuery['suggestions']): SuggestionGroup[] {
  const groups = [
    {
      title: 'Categories',
      entries: categories.map(({ id, name, images, parent }) => ({
        to: parent ? paths.subCategory(id) : paths.category(id),
        label: name,
        detail: parent?.name ?? '',
        image: images[0],
      })),
    },
    {
      title: 'Products',
      entries: products.map(({ id, name, price, images }) => ({
        to: paths.product(id),
        label: name,
        detail: formatPrice(price),
        image: images[0],
      })),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** Suggestions for an unfinished search. Those for the previous text stay until the new ones are loaded. */
export function useSuggestions(text: string): SuggestionGroup[] {
  const location = useLocationCode();
  const debouncedText = useDebouncedValue(text.trim(), SUGGESTION_DELAY);
  const { data, previousData } = useQuery(SUGGESTIONS, {
    variables: { text: debouncedText, location },
    skip: !debouncedText,
  });
  const latest = data ?? previousData;
  return text.trim() && debouncedText && latest ? suggestionGroups(latest.suggestions) : [];
}
